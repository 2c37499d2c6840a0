import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Titles of works with who wrote them stay in their language.
struct CitedWorkTests {
  @Test(arguments: [
    ("\"Short letters and what they are for\" by The Nova Letter Project", true),
    ("“Short letters and what they are for” by Ann Other", true),
    ("[Short letters and what they are for](https://nova.example/a) by The Nova Project", true),
    ("[\"Short letters and their uses\"](https://nova.example/a) — Ann Other", true),
    (
      "\"Short letters and their uses\" by Ann Other [https://nova.example](https://nova.example)",
      true
    ),
    ("\"Short letters and what they are for\" is what you read first.", false),
    ("\"Short letters and their uses\" by Ann Other. Read it before you write.", false),
    ("[Short letters and their uses](a.md) by The Nova Project", false),
    ("Short letters and what they are for by The Nova Project", false),
    ("\"Save\" by The Nova Project", false),
    ("\"nova\" by the nova project [https://nova.example](https://nova.example)", true),
    ("\"nova\" by the nova project", false),
  ])
  func isTold(text: String, isWork: Bool) throws {
    let document = try CheckedDocument.markdown("- \(text)\n", "en")
    let block = try #require(document.document.blocks.first)
    #expect(CitedWork.isOne(block) == isWork)
  }

  @Test func referencesAreNotLeftUntranslated() throws {
    let items = """
      - "Short letters and what every component is for" by The Nova Letter Project
      - ["Long letters of each component"](https://nova.example/long) by Ann Other
      - ["Letters that a component has twice"](https://nova.example/twice) by Bob Other
      - ["Letters of another component"](https://nova.example/other) by Cy Other

      """
    let found = try ForeignPassages.findings(
      "untranslated-term", "es", "# Referencias\n\nEste es el texto de todo esto.\n\n\(items)",
      source: "# References\n\nThis is the text of it all.\n\n\(items)")
    #expect(found.allSatisfy { $0.severity == .note }, "\(found.map(\.message))")
  }
}
