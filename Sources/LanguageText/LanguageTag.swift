/// A BCP 47 language tag in canonical case, such as `zh-Hant-TW`.
///
/// Two tags are equal when their canonical spellings are. To ask whether text in one may serve as
/// text in the other (zh-TW for zh-Hant, en-US for en), compare ``matchingKey``.
/// Source: RFC 5646 §2.1 (syntax) and §2.1.1 (case).
package struct LanguageTag: Hashable, Sendable {
  /// The primary language subtag in lower case, such as `zh`.
  package let language: String
  /// The script subtag in title case, such as `Hant`; nil when the tag does not name one.
  package let script: String?
  /// The region subtag in upper case, such as `TW` or `419`; nil when the tag does not name one.
  package let region: String?
  /// Variants, extensions and private use, in lower case and in order.
  package let rest: [String]

  /// Parses a tag, with `-` or `_` between subtags, in any case.
  ///
  /// Returns nil for what no BCP 47 tag can look like: an empty text, subtags longer than 8
  /// characters or holding anything but ASCII letters and digits, a language that is not 2–8
  /// letters.
  package init?(_ text: some StringProtocol) {
    if (2...3).contains(text.utf8.count), Self.isLetters(String(text)) {
      language = String(text)
      script = nil
      region = nil
      rest = []
      return
    }
    var subtags = text.split(
      omittingEmptySubsequences: false, whereSeparator: { "-_".contains($0) }
    )
    .map { $0.lowercased() }[...]
    guard subtags.allSatisfy(Self.isSubtag), let language = subtags.popFirst(),
      (2...8).contains(language.utf8.count), Self.isLetters(language)
    else { return nil }
    self.language = language
    if let first = subtags.first, first.utf8.count == 4, Self.isLetters(first) {
      script = first.prefix(1).uppercased() + first.dropFirst()
      subtags.removeFirst()
    } else {
      script = nil
    }
    if let first = subtags.first, Self.isRegion(first) {
      region = first.uppercased()
      subtags.removeFirst()
    } else {
      region = nil
    }
    rest = Array(subtags)
  }

  /// The tag in canonical case: `zh-hant_tw` becomes `zh-Hant-TW`.
  package var canonical: String {
    ([language] + [script, region].compactMap(\.self) + rest).joined(separator: "-")
  }

  /// The script that text in this language is written in: the named one, else the usual one of the
  /// language and region, else nil when this project knows none.
  package var likelyScript: String? {
    if let script { return script }
    switch language {
    case "zh": return ["TW", "HK", "MO"].contains(region ?? "") ? "Hant" : "Hans"
    case "yue": return "Hant"
    case "ja": return "Jpan"
    case "ko": return "Kore"
    case "ru", "uk", "be", "bg", "mk", "kk", "ky", "mn", "tg": return "Cyrl"
    case "sr": return "Cyrl"
    case "ar", "ckb", "fa", "ps", "ug", "ur": return "Arab"
    case "bn": return "Beng"
    case "gu": return "Gujr"
    case "hy": return "Armn"
    case "ka": return "Geor"
    case "km": return "Khmr"
    case "kn": return "Knda"
    case "lo": return "Laoo"
    case "ml": return "Mlym"
    case "my": return "Mymr"
    case "pa": return "Guru"
    case "si": return "Sinh"
    case "ta": return "Taml"
    case "te": return "Telu"
    case "he": return "Hebr"
    case "el": return "Grek"
    case "hi", "mr", "ne": return "Deva"
    case "th": return "Thai"
    case "en", "de", "fr", "es", "it", "pt", "nl", "sv", "da", "nb", "nn", "no", "fi", "pl", "cs",
      "sk", "sl", "hr", "hu", "ro", "tr", "vi", "id", "ms", "et", "lv", "lt", "ca", "eu", "gl",
      "af", "az", "bs", "cy", "eo", "fil", "ga", "is", "sq", "sw", "tl", "uz":
      return "Latn"
    default: return nil
    }
  }

  /// The regions by which texts in the language are most often called where a region is named, the
  /// likeliest first: `US` and `GB` for en, `CN` for zh-Hans; the named one alone where there is one.
  package var likelyRegions: [String] {
    if let region { return [region] }
    switch (language, likelyScript) {
    case ("en", _): return ["US", "GB"]
    case ("pt", _): return ["BR", "PT"]
    case ("zh", "Hant"): return ["TW", "HK"]
    case ("zh", _): return ["CN"]
    default: return [Self.regions[language] ?? language.uppercased()]
    }
  }

  private static let regions = [
    "ar": "SA", "bn": "BD", "ca": "ES", "cs": "CZ", "da": "DK", "el": "GR", "et": "EE", "eu": "ES",
    "fa": "IR", "he": "IL", "hi": "IN", "ja": "JP", "ko": "KR", "nb": "NO", "sl": "SI", "sr": "RS",
    "sv": "SE", "ta": "IN", "te": "IN", "uk": "UA", "vi": "VN",
  ]

  /// Whether this can name the language of a folder or file: a language whose script this project
  /// knows, with no subtag but a script in use and a region.
  ///
  /// `zh-hant-tw` does; `compile-time-flags`, which has the form of a tag, does not, nor `ml`, which is
  /// rather machine learning than Malayalam where no region says so.
  package var namesKnownLanguage: Bool {
    guard rest.isEmpty, region != nil || !Self.ambiguousNames.contains(language),
      let usual = LanguageTag(language)?.likelyScript
    else { return false }
    return script.map { $0 == usual || ["Latn", "Cyrl", "Arab", "Hans", "Hant"].contains($0) }
      ?? true
  }

  /// Languages whose codes are words or abbreviations that folders are called by.
  private static let ambiguousNames: Set<String> = [
    "az", "bs", "cy", "is", "kn", "ml", "my", "ps", "si", "sw", "ug",
  ]

  /// What tags of interchangeable text share.
  ///
  /// The language, and for languages written in several scripts the likely script: zh-TW and zh-Hant give
  /// `zh-Hant`; en-US gives `en`. Portuguese outside of Brazil is `pt-PT`, the Traditional Chinese of Hong Kong and
  /// Macao `zh-Hant-HK`.
  package var matchingKey: String {
    switch language {
    case "pt" where isEuropeanPortuguese: "pt-PT"
    case "zh" where isOfHongKong: "zh-Hant-HK"
    case "zh", "sr", "uz", "az", "pa":
      [language, likelyScript].compactMap(\.self).joined(separator: "-")
    default: language
    }
  }

  /// The ``matchingKey`` of this language and those of others that it matches.
  package var matchingKeys: [String] {
    switch language {
    case "pt" where region == nil: ["pt", "pt-PT"]
    case "pt" where isEuropeanPortuguese: ["pt-PT", "pt"]
    case "zh" where isTraditionalOfNoRegion: ["zh-Hant", "zh-Hant-HK"]
    case "zh" where isOfHongKong: ["zh-Hant-HK", "zh-Hant"]
    default: [matchingKey]
    }
  }

  /// Whether text in the two languages is interchangeable: zh-TW matches zh-Hant, ru-RU matches ru.
  ///
  /// A file, a screen and a user have other names in Portugal than in Brazil: pt-PT does not match pt-BR,
  /// and pt, which says neither, matches both; so do zh-HK, zh-TW and zh-Hant.
  package func matches(_ other: LanguageTag) -> Bool {
    guard language == other.language else { return false }
    return self == other || matchingKey == other.matchingKey
      || language == "pt" && (region == nil || other.region == nil)
      || isOfHongKong && other.isTraditionalOfNoRegion
      || isTraditionalOfNoRegion && other.isOfHongKong
  }

  /// Whether this is Chinese as Hong Kong and Macao write it, who have other words than Taiwan has.
  ///
  /// Source: CLDR, supplementalData, parentLocales: zh-Hant-MO inherits from zh-Hant-HK.
  private var isOfHongKong: Bool {
    language == "zh" && (region == "HK" || region == "MO") && likelyScript == "Hant"
  }

  private var isTraditionalOfNoRegion: Bool {
    language == "zh" && region == nil && script == "Hant"
  }

  /// Whether a region says that this is Portuguese as it is not written in Brazil.
  ///
  /// Source: CLDR, supplementalData, parentLocales: all other regions inherit from pt-PT.
  private var isEuropeanPortuguese: Bool { region.map { $0 != "BR" } ?? false }

  /// Whether words are written without spaces between them, as in Chinese, Japanese and Thai.
  package var isWrittenWithoutSpaces: Bool {
    switch language {
    case "zh", "yue", "ja", "th", "lo", "km", "my": true
    default: false
    }
  }

  private static func isSubtag(_ text: String) -> Bool {
    (1...8).contains(text.utf8.count)
      && text.utf8.allSatisfy { (0x61...0x7a).contains($0) || (0x30...0x39).contains($0) }
  }

  private static func isLetters(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x61...0x7a).contains($0) }
  }

  private static func isRegion(_ text: String) -> Bool {
    text.utf8.count == 2 && isLetters(text)
      || text.utf8.count == 3 && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }
}

extension LanguageTag: CustomStringConvertible {
  package var description: String { canonical }
}

extension LanguageTag: Comparable {
  package static func < (left: LanguageTag, right: LanguageTag) -> Bool {
    left.canonical < right.canonical
  }
}

extension LanguageTag: ExpressibleByStringLiteral {
  /// A tag written in source code; a literal that is no tag gives `und`.
  package init(stringLiteral value: String) {
    self = LanguageTag(value) ?? LanguageTag(undetermined: ())
  }

  private init(undetermined: Void) {
    language = "und"
    script = nil
    region = nil
    rest = []
  }
}
