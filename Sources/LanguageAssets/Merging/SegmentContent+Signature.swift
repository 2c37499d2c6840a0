package import LanguageText

extension SegmentContent {
  /// What two segments share that say the same, whichever tool wrote them.
  ///
  /// The text without white space at its ends, with U+FFFC and the element's name for each inline
  /// code; attributes and native code are left out.
  package var signature: String {
    var text = ""
    Self.append(pieces, to: &text)
    var scalars = Substring(text).unicodeScalars
    while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
    return String(scalars.drop { $0.properties.isWhitespace })
  }

  private static func append(_ pieces: [Piece], to text: inout String) {
    for piece in pieces {
      switch piece {
      case .text(let part): text += part
      case .code(let code) where code.name == "hi" || code.name == "sub":
        append(code.pieces, to: &text)
      case .code(let code): text += "\u{FFFC}\(code.name)"
      }
    }
  }
}

extension TranslationUnit {
  /// The variant that the others translate: that of the unit's source language, else of the
  /// memory's, else the first; nil when the unit has no text in the language that is named.
  package func source(in memoryLanguage: LanguageTag?) -> Variant? {
    guard let language = sourceLanguage ?? memoryLanguage else { return variants.first }
    return variants.first { $0.language == language }
      ?? variants.first { $0.language.matches(language) }
  }

  /// When a variant was changed last, as digits that compare like the dates; empty when neither it
  /// nor the unit says.
  package func changeDate(of variant: Variant) -> String {
    let date =
      variant.metadata.attribute("changedate") ?? variant.metadata.attribute("creationdate")
      ?? metadata.attribute("changedate") ?? metadata.attribute("creationdate") ?? ""
    return date.filter(\.isNumber)
  }
}
