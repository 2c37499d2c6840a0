import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Cells of rows that begin with the names of different options are no translations of each other.
struct TableRowsTests {
  private static let source = """
    | Name | Text |
    | --- | --- |
    | depth | How deep the small box is. |
    | width | How wide the small box is. |

    Then:

    | Name | Text |
    | --- | --- |
    | depth | How deep the small box is. |
    """

  @Test(arguments: [("depth", Severity.warning), ("weight", nil)] as [(String, Severity?)])
  func onlyRowsOfOneNameAreCompared(_ name: String, severity: Severity?) throws {
    let draft = """
      | Имя | Текст |
      | --- | --- |
      | depth | Глубина маленького ящика, вот такая. |
      | width | Ширина маленького ящика, вот такая. |

      Затем:

      | Имя | Текст |
      | --- | --- |
      | \(name) | Глубина маленького ящика в целом. |
      """
    let found = TermChecker(glossary: Glossary(concepts: [], language: "en")).check(
      try .markdown(draft, "ru"), sources: [try .markdown(Self.source, "en")]
    ).findings.filter { $0.rule == "inconsistent-segment" }
    #expect(found.map(\.severity) == [severity].compactMap(\.self))
  }
}
