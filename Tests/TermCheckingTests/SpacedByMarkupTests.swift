import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

@Suite struct `Spaces at markup` {
  @Test(arguments: [
    // Many writers set links and emphasis off with spaces.
    ("[スコープ](scope.md) 解決を行います。", ""),
    ("次の **スコープ** 解決を行います。", ""),
    ("スコープ 解決を行います。", "スコープ 解決"),
  ])
  func `are no other spelling of a word without any`(draft: String, variant: String) throws {
    let glossary = Glossary(concepts: [.example("scope", "ja", "スコープ解決")])
    let found = TermChecker(glossary: glossary).check(try .markdown(draft, "ja")).findings
    #expect(
      found.filter { $0.rule == "spelling-variant" }.map(\.match)
        == (variant.isEmpty ? [] : [variant]))
  }
}
