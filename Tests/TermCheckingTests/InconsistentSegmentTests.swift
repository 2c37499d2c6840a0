import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

struct InconsistentSegmentTests {
  /// A wording with a forbidden term is not held against another, be it the first or in the memory.
  @Test(
    arguments: [
      ("Нажмите синий тумблер сейчас.", "Нажмите синий переключатель сейчас.", nil),
      (
        "Нажмите синий переключатель сейчас.", "Нажмите синий тумблер сейчас.",
        "Нажмите синий переключатель сейчас."
      ),
      ("Нажмите синий тумблер сейчас.", "Сейчас нажмите синий тумблер.", nil),
      (
        "Нажмите синий переключатель сейчас.", "Сейчас нажмите этот переключатель.",
        "Нажмите синий переключатель сейчас."
      ),
    ] as [(String, String, String?)])
  func noForbiddenWordingIsSuggested(first: String, second: String, expected: String?) {
    let checker = TermChecker(
      glossary: Glossary(
        concepts: [
          .example("toggle", "ru", "переключатель", forbidden: ["тумблер"]),
          Concept(
            id: "blue", terms: [Term("синий тумблер", language: "ru", status: .proposed)]),
        ]), languages: ["ru"])
    let found = checker.check(
      CheckedDocument(plainText: "\(first)\n\n\(second)", language: "ru"),
      sources: [
        CheckedDocument(
          plainText: "Press the blue switch now.\n\nPress the blue switch now.", language: "en")
      ]
    ).findings.filter { $0.rule == "inconsistent-segment" }
    #expect(found.flatMap(\.suggestions).map(\.text) == [expected].compactMap(\.self))
  }
}
