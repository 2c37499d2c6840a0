import Testing

@testable import IsoglossProject

@Suite("Languages of translation files by their paths")
struct CatalogPathTests {
  @Test(
    "The path says the language that the file does not",
    arguments: [
      ("po/fr.po", "fr"),
      ("po/zh_TW.po", "zh-TW"),
      ("po/sr@latin.po", "sr-Latn"),
      ("po/ca@valencia.po", "ca"),
      ("po/af.po", "af"),
      ("locale/de/LC_MESSAGES/app.po", "de"),
      ("locale/kab/LC_MESSAGES/app.po", "kab"),
      ("locale/sr@cyrillic/LC_MESSAGES/app.po", "sr-Cyrl"),
      ("app-es.po", "es"),
      ("ja/app.po", "ja"),
      ("app.po", nil),
      ("gui.po", nil),
      ("compile-time-flags.po", nil),
    ] as [(String, String?)])
  func language(path: String, language: String?) {
    #expect(CatalogPath.language(of: path)?.canonical == language)
  }

  @Test(
    "Of other files only the whole name says it",
    arguments: [("ja.xlf", "ja"), ("merge_en.xlf", nil), ("ja/app.xlf", nil)] as [(String, String?)]
  )
  func languageAsName(path: String, language: String?) {
    #expect(CatalogPath.languageAsName(of: path)?.canonical == language)
  }
}
