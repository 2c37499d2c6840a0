/// Finds TeX in running text, whose commands are no words: `$\alpha_i$`, `\begin{bmatrix}`.
enum Formulas {
  /// The formulas and commands of a text, as UTF-8 ranges in order.
  ///
  /// A formula stands between two dollar signs that touch it, as Pandoc reads them, and has a
  /// command, an index or an exponent; sums of money have none.
  ///
  /// - Complexity: linear in the text.
  static func ranges(in text: String) -> [Range<Int>] {
    let bytes = Array(text.utf8)
    guard bytes.contains(where: { $0 == backslash || $0 == dollar }) else { return [] }
    var result: [Range<Int>] = []
    var start = 0
    while start < bytes.count {
      let end =
        bytes[start] == dollar
        ? formulaEnd(from: start, in: bytes)
        : bytes[start] == backslash ? commandEnd(from: start, in: bytes) : nil
      if let end { result.append(start..<end) }
      start = end ?? start + 1
    }
    return result
  }

  /// Behind the formula that begins with the dollar sign at a place; nil where there is none.
  private static func formulaEnd(from start: Int, in bytes: [UInt8]) -> Int? {
    let isDisplayed = start + 1 < bytes.count && bytes[start + 1] == dollar
    let inner = start + (isDisplayed ? 2 : 1)
    guard inner < bytes.count, isDisplayed || !isSpace(bytes[inner]) else { return nil }
    guard let close = bytes[inner...].firstIndex(of: dollar), close > inner,
      isDisplayed || !isSpace(bytes[close - 1])
    else { return nil }
    let end = isDisplayed ? min(close + 2, bytes.count) : close + 1
    if !isDisplayed, end < bytes.count, isDigit(bytes[end]) { return nil }
    return bytes[inner..<close].contains(where: isTelling) ? end : nil
  }

  /// Behind a command and the name of what it begins; nil where the backslash is none.
  private static func commandEnd(from start: Int, in bytes: [UInt8]) -> Int? {
    var end = start + 1
    while end < bytes.count, isLetter(bytes[end]) { end += 1 }
    guard end - start > shortestCommand else { return nil }
    guard end < bytes.count, bytes[end] == openBrace,
      ["\\begin", "\\end"].contains(where: { $0.utf8.elementsEqual(bytes[start..<end]) })
    else { return end }
    return bytes[end...].prefix(longestName).firstIndex(of: closeBrace).map { $0 + 1 } ?? end
  }

  private static func isTelling(_ byte: UInt8) -> Bool {
    byte == backslash || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "^")
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0d).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7a).contains(byte | 0x20) }

  private static let backslash = UInt8(ascii: "\\")
  private static let dollar = UInt8(ascii: "$")
  private static let openBrace = UInt8(ascii: "{")
  private static let closeBrace = UInt8(ascii: "}")
  /// In letters and the backslash; `\n` and `\d` stand in texts on programming.
  private static let shortestCommand = 2
  /// In bytes, with its braces.
  private static let longestName = 40
}
