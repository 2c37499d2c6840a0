import LanguageText

/// The language part of a folder of Android's string resources, such as `values-zh-rTW`.
enum AndroidQualifier {
  /// The language that a qualifier with a region or script means: `zh-TW` for `zh-rTW`, `zh-Hant` for
  /// `b+zh+Hant`; nil for others, which are tags as they are.
  static func language(named qualifier: String) -> LanguageTag? {
    if qualifier.hasPrefix("b+") {
      return LanguageTag(qualifier.dropFirst(2).replacing("+", with: "-"))
    }
    let parts = qualifier.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, (2...3).contains(parts[0].count), parts[1].count == 3,
      parts[1].first == "r", parts[1].dropFirst().allSatisfy({ $0.isASCII && $0.isUppercase })
    else { return nil }
    return LanguageTag(parts[0] + "-" + parts[1].dropFirst())
  }

  /// The languages that Android calls by codes that are no longer used.
  static let formerCodes: [String: LanguageTag] = ["in": "id", "iw": "he", "ji": "yi"]

  /// How a qualifier writes a language with a region: `zh-rTW`; nil for others.
  static func qualifier(for language: LanguageTag) -> String? {
    let parts = language.canonical.split(separator: "-")
    guard parts.count == 2, parts[1].count == 2 else { return nil }
    return "\(parts[0])-r\(parts[1])"
  }

  /// The language tag that a folder name means: `zh-TW` for `values-zh-rTW`, `zh-Hant` for
  /// `values-b+zh+Hant`; nil when the name does not begin with `values-`.
  static func tag(ofFolder name: Substring) -> String? {
    guard name.hasPrefix("values-") else { return nil }
    let qualifier = name.dropFirst("values-".count)
    let tag =
      qualifier.hasPrefix("b+")
      ? qualifier.dropFirst(2).replacing("+", with: "-") : qualifier.replacing("-r", with: "-")
    return String(tag)
  }
}
