import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Sentences of a source that say opposite things, with one translation.
struct EnglishOppositesTests {
  @Test(arguments: [
    ("Failed to create the box", "Failed to delete the box", true),
    ("The box was created.", "The box was deleted.", true),
    ("Installed all boxes", "Uninstalled all boxes", true),
    ("Show the old boxes", "Hide the old boxes", true),
    ("Read before the lamp", "Read after the lamp", true),
    ("You like the box", "You don’t like the box", true),
    ("The box is open", "The box is not open", true),
    ("Close the box", "The box is not open", false), ("Like it", "Don’t like it", false),
    ("Zoom in a bit", "Zoom out a bit", true), ("Zoom in a bit", "Zoom into a bit", false),
    // The same, or something else, or more than a word.
    ("Failed to create the box", "Failed to create a box", false),
    ("Failed to create the box", "Failed to create the lamp", false),
    ("Failed to create the box", "Failed to delete the lamp", false),
    ("Address of the box", "Removal of the box", false), ("Show boxes", "Hide boxes", false),
  ])
  func areSaid(first: String, second: String, expected: Bool) {
    #expect(EnglishOpposites.areSaid(by: first, second) == expected)
    #expect(EnglishOpposites.areSaid(by: second, first) == expected)
  }

  @Test func oneTranslationOfBothIsAWarning() throws {
    let found = TermChecker(glossary: Glossary(concepts: [])).check(
      try .strings(["Не удалось создать ящик", "Не удалось создать ящик"], "ru"),
      sources: [try .strings(["Failed to create the box", "Failed to delete the box"], "en")]
    ).findings
    #expect(found.map(\.rule) == ["inconsistent-segment"])
    #expect(found.map(\.severity) == [.warning])
    #expect(
      found.first?.message
        == "“Failed to create the box” says the opposite and has the same translation")
  }
}
