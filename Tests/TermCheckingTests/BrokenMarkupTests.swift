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
    ("The _lamp_ is bright.", "这盏_灯_很亮。", ["_ warning"]),
    ("The *lamp* is bright.", "这盏*“灯”*很亮。", ["* warning"]),
    (
      "See [the lamp][].\n\n[the lamp]: a.md", "见 [这盏灯][]。\n\n[the lamp]: a.md", ["[这盏灯][] warning"]
    ),
    ("See [it][lamp].\n\n[lamp]: a.md", "见 [它][灯]。\n\n[lamp]: a.md", ["[它][灯] warning"]),
    ("See [it](https://a.example).", "见 [它](hhttps://a.example)。", ["它 warning"]),
    // The source has them, too, what is read as it should be, code, and what is no address.
    ("The **lamp (new) **is bright.", "这盏**灯（新的）**很亮。", []),
    ("The **lamp** is bright.", "这盏**灯**很亮。", []),
    ("Use `a ** b` here.", "在这里使用 `a ** b` 吧。", []),
    ("See [1] (the lamp) here.", "在这里见 [1] (灯)。", []),
    ("Nothing is bold.", "没有什么是粗体的。", []),
    ("The _lamp_ is bright.", "这盏 _灯_ 很亮，见 a_b。", []),
    ("The *lamp* and 3 * 4 * 5.", "这盏灯和 3 * 4 * 5。", []),
    ("See a[0][1] and [it](ssh://a.example).", "见 a[0][1] 和[它](ssh://a.example)。", []),
  ])
  func areTold(source: String, draft: String, told: [String]) throws {
    #expect(try messages(draft, of: source) == told)
  }

  /// Of two pairs of stars that one is told that makes no emphasis.
  @Test(arguments: [
    ("它是**“灯”**，好。", 6), ("**灯（新的）**很亮。", 17), ("** 灯**很亮。", 0),
  ])
  func thePairAtFaultIsTold(draft: String, offset: Int) throws {
    let found = TermChecker(glossary: Glossary(concepts: [], language: "en")).check(
      try .markdown(draft, "zh-Hans"), sources: [try .markdown("It is the **lamp**.", "en")])
    #expect(
      found.findings.filter { $0.rule == "do-not-translate" }.map(\.range.lowerBound) == [offset])
  }

  /// Jekyll and MkDocs make emphasis of stars wherever they stand, but not of lines inside a word.
  @Test(arguments: [
    ("The **lamp (new)** is bright.", "这盏**灯（新的）**很亮。", 0),
    ("The *lamp (new)* is bright.", "这盏*灯（新的）*很亮。", 0),
    ("The _lamp_ is bright.", "这盏_灯_很亮。", 1),
    ("Read [the page](page.md).", "读 [这一页] (./page.md) 吧。", 1),
  ])
  func starsAreEmphasisInTraditionalMarkdown(source: String, draft: String, count: Int) throws {
    let found = TermChecker(glossary: Glossary(concepts: [], language: "en")).check(
      try .markdown(draft, "zh-Hans"), sources: [try .markdown(source, "en")],
      facts: CheckFacts(markdown: .traditional))
    #expect(found.findings.count { $0.rule == "do-not-translate" } == count)
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
