import DocumentFormats
import LanguageText

/// Tells translations from documents whose names end like a language for other reasons: a page on a model may be
/// called `large-zh.md` beside `large-en.md`, and both are in English.
struct LanguageNames {
  /// The language of the sources, whose own documents say nothing.
  let sourceLanguage: LanguageTag
  /// Reads a text of the project, in whatever language; nil for what is none.
  let text: (String) -> String?

  /// Whether none of the documents of a layout is in the language that its name says, as far as that can be told,
  /// and so some are in another.
  ///
  /// Only names of files are doubted: a folder of a language may hold copies that wait for their translation.
  ///
  /// - Complexity: O(size of a few documents of each language).
  func areMisleading(in layout: LayoutDetection.Layout) -> Bool {
    let name = layout.pattern.versions.text.split(separator: "/").last ?? ""
    guard name.contains("{lang}"), !layout.isBilingual else { return false }
    if let language = onlyLanguage(of: layout), layout.pattern.source != nil {
      // `base.en.md` beside `base.md` in English is no translation, either.
      return layout.translatedSources.prefix(Self.fewFiles).contains {
        text($0).flatMap(LanguageDetector.detect)?.language == language
      }
    }
    var others = 0
    for (name, files) in layout.files.sorted(by: { $0.key < $1.key }) {
      guard let named = LanguageResolution.language(named: name), !named.matches(sourceLanguage)
      else { continue }
      for file in files.sorted().prefix(Self.fewFiles) {
        guard let language = text(file).flatMap(LanguageDetector.detect) else { continue }
        if language.language == named.language { return false }
        others += 1
      }
    }
    return others >= Self.leastOthers
  }

  /// The primary language that all files of a layout are in by their names; nil where they are in several.
  private func onlyLanguage(of layout: LayoutDetection.Layout) -> String? {
    let languages = Set(
      layout.files.keys.compactMap { LanguageResolution.language(named: $0)?.language })
    return languages.count == 1 ? languages.first : nil
  }

  /// So many documents tell the language of all.
  private static let fewFiles = 3
  private static let leastOthers = 2
}
