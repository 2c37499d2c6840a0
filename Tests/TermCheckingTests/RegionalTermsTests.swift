import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Countries that share a language have terms of their own, and those of no country are everybody's.
struct RegionalTermsTests {
  @Test(
    arguments: [
      ("zh-HK", "zh-HK", true), ("zh-HK", "zh-MO", true), ("zh-HK", "zh-TW", false),
      ("zh-TW", "zh-HK", false), ("zh-Hant", "zh-HK", true), ("zh-Hant", "zh-TW", true),
      ("zh-HK", "zh-Hant", true), ("pt-BR", "pt-PT", false), ("pt", "pt-PT", true),
    ] as [(LanguageTag, LanguageTag, Bool)])
  func demandsTermsOfTheCountry(of term: LanguageTag, in draft: LanguageTag, isDemanded: Bool) {
    let concept = Concept(
      id: "plugin", terms: [Term("plugin", language: "en"), Term("外掛程式", language: term)])
    let found = TermChecker(
      glossary: Glossary(concepts: [concept], language: "en"),
      rules: RuleSelection(only: ["missing-term"])
    ).check(
      CheckedDocument(plainText: "請打開它。", language: draft),
      sources: [CheckedDocument(plainText: "Open the plugin.", language: "en")]
    ).findings
    #expect(found.isEmpty != isDemanded, "\(found)")
  }

  /// What a product shows in a language of no country it shows in all of them.
  @Test(
    arguments: [
      ("zh-Hant", "zh-HK", true), ("zh-HK", "zh-Hant", true), ("zh-Hans", "zh-HK", false),
      ("pt", "pt-PT", true),
    ] as [(LanguageTag, LanguageTag, Bool)])
  func findsLabels(of product: LanguageTag, in draft: LanguageTag, isFound: Bool) {
    let labels = LabelCatalog([LabelCatalog.Label([("en", "Panels"), (product, "面板設定")])])
    #expect(labels.contains("面板設定", in: draft) == isFound)
    #expect(labels.translations(of: "Panels", from: "en", to: draft).isEmpty != isFound)
    #expect((labels.misspelled("面板设定", in: draft) != nil) == isFound)
  }
}
