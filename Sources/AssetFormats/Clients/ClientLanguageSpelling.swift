package import LanguageText

/// A way of spelling language tags that a client understands.
package enum ClientLanguageSpelling: Hashable, Sendable {
  /// Language and region only: a script is taken for a region and never matches (OmegaT).
  case languageAndRegion
  /// Chinese by region, everything else as BCP 47 has it; zh-TW finds nothing in zh-Hant (Okapi).
  case scriptAsRegion
  /// Always with a region, the usual one where the tag names none (Trados).
  case fullRegion
  /// Chinese by script (Weblate).
  case regionAsScript
  /// Language and, for Chinese, script; regions make no difference (DeepL).
  case languageAndScript

  /// The spelling of a tag.
  package func tag(for language: LanguageTag) -> LanguageTag {
    switch self {
    case .languageAndRegion: Self.join(language.language, language.knownRegion)
    case .scriptAsRegion: language.isChinese ? Self.byRegion(language) : language
    case .fullRegion:
      Self.join(language.language, language.knownRegion ?? Self.usualRegions[language.language])
    case .regionAsScript: language.isChinese ? Self.byScript(language) : language
    case .languageAndScript:
      language.isChinese ? Self.byScript(language) : Self.join(language.language, nil)
    }
  }

  private static func byRegion(_ language: LanguageTag) -> LanguageTag {
    join(language.language, language.knownRegion)
  }

  private static func byScript(_ language: LanguageTag) -> LanguageTag {
    join(language.language, language.likelyScript)
  }

  private static func join(_ language: String, _ subtag: String?) -> LanguageTag {
    LanguageTag(stringLiteral: [language, subtag].compactMap(\.self).joined(separator: "-"))
  }

  /// The region that a language without one is taken for, where a client wants one.
  private static let usualRegions = [
    "ar": "SA", "be": "BY", "bg": "BG", "ca": "ES", "cs": "CZ", "da": "DK", "de": "DE", "el": "GR",
    "en": "US", "es": "ES", "et": "EE", "eu": "ES", "fa": "IR", "fi": "FI", "fr": "FR", "gl": "ES",
    "he": "IL", "hi": "IN", "hr": "HR", "hu": "HU", "id": "ID", "is": "IS", "it": "IT", "ja": "JP",
    "kk": "KZ", "ko": "KR", "lt": "LT", "lv": "LV", "ms": "MY", "nb": "NO", "nl": "NL", "nn": "NO",
    "pl": "PL", "pt": "BR", "ro": "RO", "ru": "RU", "sk": "SK", "sl": "SI", "sr": "RS", "sv": "SE",
    "th": "TH", "tr": "TR", "uk": "UA", "vi": "VN", "zh": "CN",
  ]
}

extension LanguageTag {
  fileprivate var isChinese: Bool { language == "zh" }

  /// The region of the tag; for Chinese without one, that where the script is used.
  fileprivate var knownRegion: String? {
    if let region { return region }
    guard isChinese, script != nil else { return nil }
    return likelyScript == "Hant" ? "TW" : "CN"
  }
}
