/// A string between quotes with the escapes of C, JSON and Apple's string tables.
struct EscapedString {
  private let source: SourceText
  private let range: Range<Int>

  /// Takes what stands between the quotes, as a range of the source.
  init(_ range: Range<Int>, of source: SourceText) {
    self.range = range
    self.source = source
  }

  /// The visible text; nil when nothing is visible.
  var block: TextBlock? {
    var text = VisibleText(source)
    append(to: &text)
    return text.block(.paragraph)
  }

  /// Appends the visible text to another.
  func append(to text: inout VisibleText) {
    walk { stretch, shown in
      guard let shown else { return text.append(stretch) }
      let isSpace = shown.utf8.allSatisfy(\.isSpace)
      if isSpace, text.utf8.last == 0x20 { return }
      text.append(isSpace ? " " : shown, for: stretch)
    }
  }

  /// The value, line ends kept.
  var value: String {
    var value = ""
    walk { stretch, shown in value += shown ?? source.string(stretch) }
    return value
  }

  /// Calls a closure with each plain stretch, and with each escape and what it stands for.
  private func walk(_ take: (Range<Int>, String?) -> Void) {
    var (start, position) = (range.lowerBound, range.lowerBound)
    while position < range.upperBound {
      guard source.utf8[position] == UInt8(ascii: "\\"), position + 1 < range.upperBound else {
        position += 1
        continue
      }
      if start < position { take(start..<position, nil) }
      let (end, shown) = escape(at: position)
      take(position..<end, shown)
      (start, position) = (end, end)
    }
    if start < range.upperBound { take(start..<range.upperBound, nil) }
  }

  /// Where an escape in a range of the source ends, and what it stands for.
  static func escape(
    at start: Int, in range: Range<Int>, of source: SourceText
  ) -> (end: Int, shown: String) {
    EscapedString(range, of: source).escape(at: start)
  }

  private func escape(at start: Int) -> (end: Int, shown: String) {
    switch source.utf8[start + 1] {
    case UInt8(ascii: "n"), UInt8(ascii: "r"): return (start + 2, "\n")
    case UInt8(ascii: "t"): return (start + 2, "\t")
    case UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "a"), UInt8(ascii: "v"):
      return (start + 2, "")
    case UInt8(ascii: "u"), UInt8(ascii: "U"): return codeUnits(at: start)
    case let byte where byte < 0x80: return (start + 2, String(decoding: [byte], as: UTF8.self))
    default: return (start + 1, "\\")
    }
  }

  /// Reads `\u` with four digits, and a second one that completes a pair of surrogates.
  private func codeUnits(at start: Int) -> (end: Int, shown: String) {
    guard let first = codeUnit(at: start) else { return (start + 2, "") }
    if UTF16.isLeadSurrogate(first), let second = codeUnit(at: start + 6),
      UTF16.isTrailSurrogate(second)
    {
      return (start + 12, Self.visible(String(decoding: [first, second], as: UTF16.self)))
    }
    return (start + 6, Self.visible(String(decoding: [first], as: UTF16.self)))
  }

  private func codeUnit(at start: Int) -> UInt16? {
    guard start + 6 <= range.upperBound, source.utf8[start] == UInt8(ascii: "\\"),
      source.utf8[start + 1] | 0x20 == UInt8(ascii: "u")
    else { return nil }
    return UInt16(String(decoding: source.utf8[start + 2..<start + 6], as: UTF8.self), radix: 16)
  }

  /// Spaces that do not break are plain, invisible characters are nothing.
  private static func visible(_ text: String) -> String {
    switch text {
    case "\u{A0}", "\u{2007}", "\u{202F}": " "
    case "\u{AD}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{2060}", "\u{FEFF}", "\u{0}": ""
    default: text
    }
  }
}
