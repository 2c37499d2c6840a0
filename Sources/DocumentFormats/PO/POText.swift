/// Reads the strings of a PO file: escapes resolved, every character knowing its place.
struct POText {
  private let source: SourceText

  /// Makes a reader of the strings of a file.
  init(_ source: SourceText) {
    self.source = source
  }

  /// Whether a string is there and says nothing.
  func isEmpty(_ pieces: POEntry.Pieces?) -> Bool {
    pieces.map { $0.allSatisfy(\.isEmpty) } ?? false
  }

  /// The visible text of a string; nil when nothing is visible.
  func block(_ pieces: POEntry.Pieces) -> TextBlock? {
    var text = VisibleText(source)
    for piece in pieces {
      walk(piece) { stretch, shown in
        guard let shown else { return text.append(stretch) }
        if shown == " ", text.utf8.last == 0x20 { return }
        text.append(shown, for: stretch)
      }
    }
    return text.block(.paragraph)
  }

  /// The value of a string, line ends kept.
  func string(_ pieces: POEntry.Pieces) -> String {
    var value = ""
    for piece in pieces {
      walk(piece) { stretch, shown in
        let isLineEnd = source.utf8[stretch].elementsEqual("\\n".utf8)
        value += isLineEnd ? "\n" : shown ?? source.string(stretch)
      }
    }
    return value
  }

  /// Calls a closure with each plain stretch, and with each escape and what it shows.
  private func walk(_ piece: Range<Int>, _ take: (Range<Int>, String?) -> Void) {
    var (start, position) = (piece.lowerBound, piece.lowerBound)
    while position < piece.upperBound {
      guard source.utf8[position] == UInt8(ascii: "\\"), position + 1 < piece.upperBound else {
        position += 1
        continue
      }
      take(start..<position, nil)
      let (end, shown) = escape(at: position, in: piece)
      take(position..<end, shown)
      (start, position) = (end, end)
    }
    take(start..<piece.upperBound, nil)
  }

  private func escape(at start: Int, in piece: Range<Int>) -> (end: Int, shown: String) {
    let rest = source.utf8[start + 1..<piece.upperBound]
    guard let kind = rest.first else { return (start + 1, "\\") }
    switch kind {
    case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "r"), UInt8(ascii: "f"),
      UInt8(ascii: "v"):
      return (start + 2, " ")
    case UInt8(ascii: "a"), UInt8(ascii: "b"): return (start + 2, "")
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "'"), UInt8(ascii: "?"):
      return (start + 2, String(decoding: [kind], as: UTF8.self))
    case UInt8(ascii: "x"):
      let digits = rest.dropFirst().prefix(2).prefix { Character(Unicode.Scalar($0)).isHexDigit }
      return (max(digits.endIndex, start + 2), Self.character(digits, radix: 16))
    case 0x30...0x37:
      let digits = rest.prefix(3).prefix { (0x30...0x37).contains($0) }
      return (digits.endIndex, Self.character(digits, radix: 8))
    default:
      // No escape: a backslash as it is written.
      return (start + 1, "\\")
    }
  }

  private static func character(_ digits: ArraySlice<UInt8>, radix: Int) -> String {
    guard let value = UInt8(String(decoding: digits, as: UTF8.self), radix: radix),
      (0x20...0x7e).contains(value)
    else { return "" }
    return String(decoding: [value], as: UTF8.self)
  }
}
