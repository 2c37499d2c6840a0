extension LanguageTag {
  /// The tag with the two letters of its language where it has three: `jpn-JP` is `ja-JP`.
  ///
  /// Source: RFC 5646 §2.2.1, by which the shortest code of ISO 639 is the tag; what programs write comes from ISO 639-2.
  package var withShortestCode: LanguageTag {
    guard language.utf8.count == 3, let short = Self.shortestCodes[language] else { return self }
    return LanguageTag(canonical.replacing(language, with: short, maxReplacements: 1)) ?? self
  }

  private static let shortestCodes: [String: String] = [
    "afr": "af", "ara": "ar", "aze": "az", "bel": "be", "ben": "bn", "bul": "bg", "cat": "ca",
    "ces": "cs", "cym": "cy", "dan": "da", "deu": "de", "ell": "el", "eng": "en", "est": "et",
    "eus": "eu", "fas": "fa", "fin": "fi", "fra": "fr", "gle": "ga", "glg": "gl", "heb": "he",
    "hin": "hi", "hrv": "hr", "hun": "hu", "hye": "hy", "ind": "id", "isl": "is", "ita": "it",
    "jpn": "ja", "kat": "ka", "kaz": "kk", "khm": "km", "kor": "ko", "lav": "lv", "lit": "lt",
    "mkd": "mk", "mon": "mn", "msa": "ms", "mya": "my", "nld": "nl", "nno": "nn", "nob": "nb",
    "pol": "pl", "por": "pt", "ron": "ro", "rus": "ru", "sin": "si", "slk": "sk", "slv": "sl",
    "spa": "es", "sqi": "sq", "srp": "sr", "swe": "sv", "tam": "ta", "tel": "te", "tha": "th",
    "tur": "tr", "ukr": "uk", "urd": "ur", "vie": "vi", "zho": "zh",
  ]
}
