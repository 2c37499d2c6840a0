/// Strings that programs put into the addresses of pages: `anchor: { safety: securite }`.
enum AddressParts {
  /// Whether a string is a word or more in small letters of ASCII, with hyphens between them, and one of its keys says
  /// that it belongs to an address: it is written without accents on purpose.
  static func isOne(_ text: String, at path: [String]) -> Bool {
    guard path.contains(where: { keys.contains($0.lowercased()) }) else { return false }
    return text.utf8.allSatisfy {
      $0 &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }
  }

  private static let keys: Set<String> = [
    "anchor", "anchors", "href", "permalink", "route", "routes", "slug", "slugs", "url", "urls",
  ]
}
