import LanguageText
import Testing

@testable import TermExtraction

/// What proposed concepts are called.
@Suite struct ConceptNamerTests {
  @Test(
    arguments: [
      // The English name, or any in Latin letters.
      ([("en", "Toggle buttons"), ("ja", "トグルボタン")], "toggle-button"),
      // Names and verbs as they stand.
      ([("en", "outdated Windows edition")], "outdated-windows-edition"),
      ([("en", "Toggle Buttons")], "toggle-button"),
      ([("en", "Multi-step Wizards")], "multi-step-wizard"),
      ([("en", "page does not load")], "page-does-not-load"),
      ([("ja", "閉じる"), ("zh-Hant", "Pull-Down")], "pull-down"),
      // Kana and Cyrillic say how they are read; the Han characters of a Japanese name do not.
      ([("ja", "アイテム"), ("ru", "элемент")], "aitemu"),
      ([("ja", "状態"), ("ru", "состояние")], "sostoanie"),
      ([("ja", "状態"), ("zh-Hans", "状态")], "zhuang-tai"),
      ([("ja", "状態")], "zhuang-tai"),
    ] as [([(LanguageTag, String)], String)])
  func namesConcepts(terms: [(LanguageTag, String)], id: String) {
    let terms = terms.map { language, text in
      ProposedTerm(language: language, text: text, count: 1, forms: [text])
    }
    var concepts = [ProposedConcept(id: "", confidence: 1, terms: terms, evidence: [])]
    ConceptNamer.name(&concepts)
    #expect(concepts.map(\.id) == [id])
  }
}
