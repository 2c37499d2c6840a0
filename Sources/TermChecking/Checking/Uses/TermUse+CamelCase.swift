import LanguageAssets

extension TermUse {
  /// Whether the words of a term are written as one, with capitals where others begin that the term has in
  /// lower case, as names in code are: *IPAddress* for *IP address*.
  ///
  /// - Complexity: O(length of the term).
  var isInCamelCase: Bool {
    let name = term.text
    guard spelling == .variant, name.utf8.contains(where: Self.partsWords) else { return false }
    let text = Array(self.text.utf8)
    guard !text.contains(where: Self.partsWords) else { return false }
    var offset = 0
    var isRaised = false
    for word in name.utf8.split(whereSeparator: Self.partsWords) {
      if offset > 0 {
        guard offset < text.count, let first = word.first else { return false }
        if text[offset] &- 0x41 < 26, first &- 0x61 < 26 { isRaised = true }
      }
      offset += word.count
    }
    return isRaised
  }

  private static func partsWords(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-")
  }
}
