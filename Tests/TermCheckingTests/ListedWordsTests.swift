import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Words of a list that a middle dot parts are no spelling of a term made of them.
struct ListedWordsTests {
  @Test(
    arguments: [
      // A further dot before or behind makes it a list.
      ("ボタンカラー", "枠・ボタン・カラーを選びます。", []),
      ("ボタンカラー", "ボタン・カラー・サイズを選びます。", []),
      ("ボタンカラー", "枠･ボタン･カラーを選びます。", []),
      ("ボタンカラー", "CSS・ボタン・カラーを選びます。", []),
      ("ボタンカラー", "ボタン・カラーを選びます。", ["ボタン・カラー"]),
      ("ボタンカラー", "・ボタン・カラーを選びます。", ["ボタン・カラー"]),
      ("ボタンカラー", "枠、ボタン・カラー、文字を選びます。", ["ボタン・カラー"]),
      // The term has the dot.
      ("メーン・ボタン", "枠・メイン・ボタンを選びます。", ["メイン・ボタン"]),
      // No dot inside.
      ("サーバー", "枠・サーバ・文字を選びます。", ["サーバ"]),
    ] as [(String, String, [String])])
  func areNoSpelling(term: String, draft: String, matches: [String]) {
    for status in [TermStatus.preferred, .forbidden] {
      let concept = Concept(id: "thing", terms: [Term(term, language: "ja", status: status)])
      let findings = TermChecker(glossary: Glossary(concepts: [concept])).check(
        CheckedDocument(plainText: draft, language: "ja")
      ).findings.filter { ["spelling-variant", "forbidden-term"].contains($0.rule) }
      #expect(findings.map(\.match) == matches, "\(status)")
    }
  }
}
