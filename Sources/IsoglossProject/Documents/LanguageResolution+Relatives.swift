package import LanguageText

extension LanguageResolution {
  /// The language of a file whose text reads as another, where a part of its name or of its folder's between hyphens,
  /// underscores and dots is the tag of a relative that texts cannot be told by: `ui__af-main.po` is Afrikaans, which
  /// reads as Dutch.
  ///
  /// Such a part alone is no language: any short word may be a tag.
  package static func relative(of detected: LanguageTag, namedBy path: String) -> LanguageTag? {
    path.split(separator: "/").suffix(2).reversed().lazy
      .flatMap { name in name.split { "-_. ".contains($0) }.reversed() }
      .compactMap { relatives[$0.lowercased()]?.contains(detected.language) ?? false ? $0 : nil }
      .compactMap { LanguageTag(String($0)) }.first
  }

  /// Languages that ``LanguageDetector`` does not know, with those that it takes them for.
  private static let relatives: [String: Set<String>] = [
    "af": ["nl"], "ca": ["es", "fr", "it", "pt"], "et": ["fi"], "gl": ["es", "pt"],
    "hr": ["cs", "pl"], "ky": ["kk", "ru"], "mn": ["kk", "ru"], "ms": ["id"], "nn": ["da", "nb"],
    "sk": ["cs", "pl"], "sl": ["cs", "pl"], "tg": ["kk", "ru"], "uz": ["tr"],
  ]
}
