package import LanguageAssets
package import LanguageText

/// Turns units into what a client takes.
package struct ClientUnits {
  private let profile: ClientProfile
  private let source: LanguageTag
  private let targets: [LanguageTag]

  /// Makes a converter of units with a source and one or more target languages.
  package init(_ profile: ClientProfile, source: LanguageTag, targets: [LanguageTag]) {
    self.profile = profile
    self.source = source
    self.targets = targets
  }

  /// What the client's file says about itself.
  package func header(_ header: TMXHeader) -> TMXHeader {
    var header = header
    header.sourceLanguage = profile.tag(for: source)
    header.administrativeLanguage = header.administrativeLanguage ?? "en"
    // OmegaT takes a file of its own for one without inline codes.
    header.creationTool = "isogloss"
    header.creationToolVersion = nil
    header.metadata.attributes = Self.dated(header.metadata.attributes)
    return header
  }

  /// The unit for the client; nil when it has no text in the source or no target language.
  package func unit(_ unit: TranslationUnit) -> TranslationUnit? {
    guard let original = best(source, in: unit) else { return nil }
    var result = unit
    result.sourceLanguage = nil
    result.metadata.attributes = Self.dated(unit.metadata.attributes)
    result.variants = [variant(original, source)]
    for target in targets {
      guard let translation = best(target, in: unit), translation != original else { continue }
      let tag = profile.tag(for: target)
      if result.variants.contains(where: { $0.language == tag }) { continue }
      result.variants.append(variant(translation, target))
    }
    return result.variants.count > 1 ? result : nil
  }

  /// The text in a language: under the same tag, else under the nearest that may stand for it.
  private func best(_ language: LanguageTag, in unit: TranslationUnit) -> Variant? {
    unit.variants.first { $0.language == language }
      ?? unit.variants.first {
        profile.tag(for: $0.language) == profile.tag(for: language)
          && $0.language.matches(language)
      }
      ?? unit.variants.first { $0.language.matches(language) && $0.language.region == nil }
  }

  private func variant(_ variant: Variant, _ language: LanguageTag) -> Variant {
    var result = variant
    result.language = profile.tag(for: language)
    result.metadata.attributes = Self.dated(variant.metadata.attributes)
    switch profile.inlineCodes {
    case .kept: break
    case .asText: result.segment = SegmentContent(variant.segment.textWithCodes)
    case .leftOut: result.segment = SegmentContent(variant.segment.plainText)
    }
    return result
  }

  /// The attributes with dates as TMX wants them, `YYYYMMDDThhmmssZ`; clients refuse others.
  private static func dated(_ attributes: [InlineCode.Attribute]) -> [InlineCode.Attribute] {
    attributes.compactMap { attribute in
      guard ["creationdate", "changedate", "lastusagedate"].contains(attribute.name) else {
        return attribute
      }
      return TMXDate(attribute.value).map { .init(name: attribute.name, value: $0.text) }
    }
  }
}

extension SegmentContent {
  /// The text with the native codes as they were in the original document.
  fileprivate var textWithCodes: String { Self.text(pieces) }

  private static func text(_ pieces: [Piece]) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .code(let code): text(code.pieces)
      }
    }.joined()
  }
}
