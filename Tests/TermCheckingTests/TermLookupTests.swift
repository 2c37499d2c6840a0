import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Which terms a word is a form of.
struct TermLookupTests {
  @Test(
    arguments: [
      ("ko", "보관소", "보관소", true), ("ko", "보관소", "보관소에서", true), ("ko", "보관소", "보관소를", true),
      ("ko", "보관소", "보관소입니다", true), ("ko", "보관소", "보관소들을", true),
      ("ko", "보관소", "보관소장", false), ("ko", "보관소", "큰 보관소를", false),
      ("ko", "보관 상자", "보관 상자에", true), ("ru", "ящик", "ящиком", true),
      ("ru", "ящик", "ящик стола", false),
    ] as [(LanguageTag, String, String, Bool)])
  func knowsWordsInAnyForm(_ language: LanguageTag, _ term: String, _ word: String, isHit: Bool) {
    let glossary = Glossary(concepts: [.example("a", language, term)])
    let hits = TermLookup(glossary, languages: [language]).hits(for: word)
    #expect(hits.map(\.term.text) == (isHit ? [term] : []))
  }
}
