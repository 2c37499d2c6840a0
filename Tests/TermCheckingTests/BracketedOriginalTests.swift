import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// What a paragraph translates may stand in brackets behind it, and does not name its terms.
struct BracketedOriginalTests {
  @Test(arguments: [
    ("Adding a lamp", "添加电灯(Adding a lamp)", true), ("Adding a lamp", "添加灯具(Adding a lamp)", false),
    ("Adding a lamp", "添加电灯（adding a lamp）", true),
    // The original of a word, and brackets that the source has.
    ("Adding a lamp", "添加电灯(lamp)", false), ("Adding a box (a lamp)", "添加箱子(a lamp)", false),
  ])
  func doesNotNameATerm(source: String, draft: String, isMissing: Bool) {
    let glossary = Glossary(
      concepts: [.example("lamp", "zh-Hans", english: "lamp", "灯具")], language: "en")
    let found = TermChecker(glossary: glossary).check(
      CheckedDocument(plainText: draft, language: "zh-Hans"),
      sources: [CheckedDocument(plainText: source, language: "en")]
    ).findings.filter { $0.rule == "missing-term" }
    #expect(found.count == (isMissing ? 1 : 0))
  }
}
