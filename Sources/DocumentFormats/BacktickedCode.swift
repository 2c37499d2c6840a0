/// Code between back-ticks in text that has no other markup, such as the strings of a user interface.
struct BacktickedCode {
  /// Byte offsets of the code with its back-ticks.
  let range: Range<Int>
  /// Byte offsets of what stands between them.
  let code: Range<Int>

  /// Reads the code that a text begins with, up to as many back-ticks as before it.
  ///
  /// Nil where none close it or nothing stands between them, and for one of GNU's quotations, which end with an
  /// apostrophe and not with the next back-tick: ``Use `a' and `b'``.
  ///
  /// - Complexity: O(n) in the length of the text.
  init?(at text: ArraySlice<UInt8>) {
    let fence = Self.ticks(text)
    guard !fence.isEmpty else { return nil }
    var rest = text[fence.endIndex...]
    while let start = rest.firstIndex(of: Self.tick) {
      let closing = Self.ticks(rest[start...])
      guard closing.count != fence.count else {
        let inside = text[fence.endIndex..<start]
        guard !inside.isEmpty, fence.count > 1 || !Self.isQuotation(inside) else { return nil }
        range = text.startIndex..<closing.endIndex
        code = fence.endIndex..<start
        return
      }
      rest = rest[closing.endIndex...]
    }
    return nil
  }

  /// All that is code in a text, in order.
  static func all(in text: [UInt8]) -> [BacktickedCode] {
    var found: [BacktickedCode] = []
    var rest = text[...]
    while let start = rest.firstIndex(of: tick) {
      let code = BacktickedCode(at: rest[start...])
      if let code { found.append(code) }
      // A run of back-ticks that opens nothing is passed as a whole.
      rest = rest[(code?.range.upperBound ?? ticks(rest[start...]).endIndex)...]
    }
    return found
  }

  private static let tick = UInt8(ascii: "`")

  private static func ticks(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    text.prefix { $0 == tick }
  }

  private static func isQuotation(_ code: ArraySlice<UInt8>) -> Bool {
    // Those of strings in code have another each.
    let apostrophes = code.count { $0 == UInt8(ascii: "'") }
    return !apostrophes.isMultiple(of: 2) || code.first == 0x20 || code.last == 0x20
  }
}
