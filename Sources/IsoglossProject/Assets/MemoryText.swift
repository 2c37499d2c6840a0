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
  /// Cells are quoted where they must be, so that `tm import` reads the same text; a language that a unit lacks is an empty cell,
  /// of several variants in one language the first is written.
  package static func tsv(_ units: [TranslationUnit]) -> [UInt8] {
    let languages = Set(units.flatMap { $0.variants.map(\.language) }).sorted()
    let rows = units.map { unit in
      languages.map { language in
        unit.variants.first { $0.language == language }?.segment.plainText ?? ""
      }
    }
    return DelimitedTextWriter.bytes(of: [languages.map(\.canonical)] + rows, separator: "\t")
  }
}
