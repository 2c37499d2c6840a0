import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Radicals where a character belongs, in documents with markup.
struct MisplacedRadicalsTests {
  /// On a button somebody may have meant katakana that take less room.
  @Test func halfWidthKatakanaOfStringsAreWarnings() throws {
    let checker = TermChecker(glossary: Glossary(concepts: []))
    let found = checker.check(try .strings(["ﾒﾆｭｰ"], "ja")).findings
    #expect(found.map(\.severity) == [.warning])
    #expect(found.flatMap(\.suggestions) == [Suggestion("メニュー", isSafe: false)])
    let text = checker.check(CheckedDocument(plainText: "ﾒﾆｭｰを開く。", language: "ja")).findings
    #expect(text.map(\.severity) == [.error])
    #expect(text.flatMap(\.suggestions) == [Suggestion("メニュー", isSafe: true)])
  }

  @Test(arguments: [
    ("zh-Hans", "打开⻚面。", ["⻚→页"]), ("zh-Hans", "打开⽂⻚。", ["⽂⻚→文页"]),
    ("zh-Hans", "⻚**⽂**件", ["⻚→页", "⽂→文"]), ("zh-Hans", "打开[⻚⾏](a.md)⽂件", ["⻚⾏→页行", "⽂→文"]),
    ("zh-Hans", "打开&#x2eda;面。", ["⻚→"]), ("zh-Hans", "打开⾨。", ["⾨→"]), ("zh-Hant", "打開⾨。", ["⾨→門"]),
    ("zh-Hans", "打开`⻚面`。", []), ("ja", "⽂字を⼊力します。", ["⽂→文", "⼊→入"]),
    ("ja", "ﾒﾆｭｰの⽂字", ["ﾒﾆｭｰ→メニュー", "⽂→文"]), ("en", "The radical ⽂字", []),
  ])
  func eachUnbrokenPartIsMended(language: String, text: String, expected: [String]) throws {
    let document = try CheckedDocument.markdown(text, LanguageTag(stringLiteral: language))
    let found = TermChecker(glossary: Glossary()).check(document).findings
      .filter { $0.rule == "mixed-script" }
    #expect(found.map { "\($0.match)→\($0.suggestions.first?.text ?? "")" } == expected)
    #expect(!found.contains { finding in finding.suggestions.contains { !$0.isSafe } })
  }

  /// A text that speaks of radicals as its source does.
  @Test func radicalsOfTheSourceStay() throws {
    let source = try CheckedDocument.markdown("The radical ⼈字", "en")
    let draft = try CheckedDocument.markdown("部首⼈字和⽂字", "zh-Hans")
    let found = TermChecker(glossary: Glossary()).check(draft, sources: [source]).findings
    #expect(found.filter { $0.rule == "mixed-script" }.map(\.match) == ["⽂"])
  }
}
