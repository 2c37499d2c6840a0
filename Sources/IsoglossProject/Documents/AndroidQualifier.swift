/// The language part of a folder of Android's string resources, such as `values-zh-rTW`.
enum AndroidQualifier {
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
