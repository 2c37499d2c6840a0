import AssetFormats
package import LanguageAssets
package import LanguageText

/// Translation memories as text.
package enum MemoryText {
  /// The units as TMX 1.4, in UTF-8.
  ///
  /// - Parameters:
  ///   - units: the units, in order.
  ///   - sourceLanguage: what the header names; nil means that any language may be the source.
  /// - Returns: a whole file.
  package static func tmx(
    _ units: [TranslationUnit], sourceLanguage: LanguageTag? = nil
  ) -> [UInt8] {
    TMXWriter.bytes(of: units, header: TMXHeader(sourceLanguage: sourceLanguage))
  }

  /// The units as tab-separated values with a header of language tags.
  ///
  /// Tabs and line ends in the text become blanks; a language that a unit lacks is an empty cell,
  /// of several variants in one language the first is written.
  package static func tsv(_ units: [TranslationUnit]) -> String {
    let languages = Set(units.flatMap { $0.variants.map(\.language) }).sorted()
    let header = languages.map(\.canonical).joined(separator: "\t")
    let rows = units.map { unit in
      languages.map { language in
        unit.variants.first { $0.language == language }?.segment.plainText.onOneLine ?? ""
      }.joined(separator: "\t")
    }
    return ([header] + rows).joined(separator: "\n") + "\n"
  }
}

extension String {
  fileprivate var onOneLine: String {
    String(map { $0 == "\t" || $0.isNewline ? " " : $0 })
  }
}
