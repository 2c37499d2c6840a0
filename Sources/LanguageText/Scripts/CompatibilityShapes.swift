/// Characters that stand in Unicode beside the one that is meant, and hardly ever in a text: half-width katakana and
/// radicals.
package enum CompatibilityShapes {
  /// Whether a text may hold such characters; what they are, others say.
  ///
  /// Half-width katakana begin with EF BD or EF BE, U+2E80 to U+2FFF with E2 BA to E2 BF.
  ///
  /// Complexity: O(n), one to two instructions a byte.
  package static func mayStand(in text: String) -> Bool {
    let bytes = text.utf8.span
    var position = 0
    while let lead = leads.first(in: bytes, from: position, to: bytes.count) {
      position = lead + 1
      guard position < bytes.count else { break }
      let next = bytes[position]
      if bytes[lead] == 0xe2 ? next >= 0xba : next == 0xbd || next == 0xbe { return true }
    }
    return false
  }

  private static let leads = ByteMarks([0xe2, 0xef])
}
