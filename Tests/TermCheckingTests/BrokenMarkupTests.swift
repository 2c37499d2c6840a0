import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Marks of Markdown that a translation shows.
struct BrokenMarkupTests {
  private func messages(_ draft: String, of source: String) throws -> [String] {
    TermChecker(glossary: Glossary(concepts: [], language: "en"))
      .check(try .markdown(draft, "zh-Hans"), sources: [try .markdown(source, "en")]).findings
      .filter { $0.rule == "do-not-translate" }.map { "\($0.match) \($0.severity)" }
  }

  @Test(arguments: [
    ("Read [the page](page.md) now.", "现在读 [这一页] (./page.md) 吧。", ["] ( warning"]),
    ("Read [the page](page.md) now.", "现在读[这一页]（https://a.example/b）吧。", ["]（ warning"]),
    ("The **lamp (new)** is bright.", "这盏**灯（新的）**很亮。", ["** warning"]),
    ("Use `lamp` here.", "在这里使用 lamp` 吧。", ["` warning"]),
    // The source has them, too, what is read as it should be, code, and what is no address.
    ("The **lamp (new) **is bright.", "这盏**灯（新的）**很亮。", []),
    ("The **lamp** is bright.", "这盏**灯**很亮。", []),
    ("Use `a ** b` here.", "在这里使用 `a ** b` 吧。", []),
    ("See [1] (the lamp) here.", "在这里见 [1] (灯)。", []),
    ("Nothing is bold.", "没有什么是粗体的。", []),
  ])
  func areTold(source: String, draft: String, told: [String]) throws {
    #expect(try messages(draft, of: source) == told)
  }

  @Test(arguments: [(3, 3), (4, 1)])
  func manyOfADocumentAreToldOnce(count: Int, told: Int) throws {
    let source = (1...count).map { "The **lamp (\($0))** of page \($0) is bright." }
    let draft = (1...count).map { "第 \($0) 页的**灯（\($0)）**很亮。" }
    let found = try messages(
      draft.joined(separator: "\n\n"), of: source.joined(separator: "\n\n"))
    #expect(found.count == told)
  }

  /// Strings and other formats have marks of their own.
  @Test func stringsAreLeftAlone() throws {
    let found = TermChecker(glossary: Glossary(concepts: [], language: "en")).check(
      try .strings(["灯** 是新的"], "zh-Hans"), sources: [try .strings(["The lamp is new"], "en")])
    #expect(found.findings.filter { $0.rule == "do-not-translate" }.isEmpty)
  }
}
