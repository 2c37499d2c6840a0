import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Links to headings of a page whose names the draft does not have.
struct BrokenAnchorTests {
  private static let source = """
    See [the lamp](#the-lamp) first.

    ## The Lamp

    It is bright.
    """

  /// The draft's link and heading, and whether the link is told.
  @Test(arguments: [
    ("#ランプ", "ランプ {#the-lamp}", true), ("#the-lmap", "ランプ {#the-lamp}", true),
    ("#the-lamp", "ランプ {#the-lamp}", false),
    // The heading has no name but its text, or not that to which the source links.
    ("#ランプ", "ランプ", false), ("#ランプ", "ランプ {#lamp}", false), ("#lamp", "ランプ {#lamp}", false),
    // Written as numbers, and to another page.
    ("#%E3%83%A9", "ランプ {#the-lamp}", false), ("a.md#ランプ", "ランプ {#the-lamp}", false),
  ])
  func areTold(link: String, heading: String, isTold: Bool) throws {
    let draft = "まず[ランプ](\(link))を見てください。\n\n## \(heading)\n\n明るいです。"
    let found = TermChecker(glossary: Glossary(concepts: [], language: "en")).check(
      try .markdown(draft, "ja"), sources: [try .markdown(Self.source, "en")]
    ).findings.filter { $0.rule == "do-not-translate" }
    #expect(found.map(\.severity) == (isTold ? [.warning] : []))
    #expect(found.map(\.match) == (isTold ? ["ランプ"] : []))
  }
}
