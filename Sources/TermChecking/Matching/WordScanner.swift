import LanguageText

/// Splits folded text into the words of languages that put spaces between them.
struct WordScanner {
  /// The words in order.
  private(set) var tokens: [WordToken] = []

  private let bytes: [UInt8]
  private let apostropheJoins: Bool
  private var position = 0
  private var gapStart = 0
  private var lastIsCyrillic = false

  /// Splits a text; `apostropheJoins` makes об'єкт one word.
  init(_ bytes: [UInt8], apostropheJoins: Bool) {
    self.bytes = bytes
    self.apostropheJoins = apostropheJoins
    tokens.reserveCapacity(bytes.count / 6)
    while position < bytes.count {
      let (kind, length) = letter(at: position)
      if kind == nil { position += length } else { readWord() }
    }
  }

  /// The kinds of characters of a word.
  private struct Letter: OptionSet {
    let rawValue: UInt8
    static let latin = Letter(rawValue: 1)
    static let cyrillic = Letter(rawValue: 2)
    static let other = Letter(rawValue: 4)
  }

  private mutating func readWord() {
    let start = position
    var kinds: Letter = []
    var hasUnderscore = false
    while true {
      position = endOfPlainLetters(from: position, &kinds)
      guard position < bytes.count else { break }
      let (kind, length) = letter(at: position)
      guard let kind = kind ?? joiner(at: position, length) else { break }
      kinds.formUnion(kind)
      hasUnderscore = hasUnderscore || bytes[position] == UInt8(ascii: "_")
      position += length
    }
    let gap = gap(gapStart..<start)
    let isPrefixed = start > 0 && Self.isIdentifierPrefix(bytes[start - 1])
    let isDotted = gap == .dot && !(kinds.contains(.cyrillic) && lastIsCyrillic)
    if isDotted { tokens[tokens.count - 1].isIdentifier = true }
    lastIsCyrillic = kinds.contains(.cyrillic)
    tokens.append(
      WordToken(
        range: start..<position, gap: gap,
        mixesScripts: kinds.contains(.latin) && kinds.contains(.cyrillic),
        isIdentifier: hasUnderscore || isPrefixed || isDotted || isCall || isOption(start)))
    gapStart = position
  }

  /// Where the letters of ASCII and Cyrillic from an offset on end.
  private func endOfPlainLetters(from start: Int, _ kinds: inout Letter) -> Int {
    let text = bytes.span
    var index = start
    while index < text.count {
      let byte = text[index]
      if (byte | 0x20) &- 0x61 < 26 {
        kinds.formUnion(.latin)
        index += 1
      } else if byte >= 0xd0, byte <= 0xd3 {
        kinds.formUnion(.cyrillic)
        index += 2
      } else {
        break
      }
    }
    return index
  }

  /// Whether `()`, `@` or `=` follows.
  private var isCall: Bool {
    guard position < bytes.count else { return false }
    if bytes[position] == UInt8(ascii: "@") || bytes[position] == UInt8(ascii: "=") { return true }
    return position + 1 < bytes.count && bytes[position] == UInt8(ascii: "(")
      && bytes[position + 1] == UInt8(ascii: ")")
  }

  /// Whether a word is an option such as `--verbose`.
  private func isOption(_ start: Int) -> Bool {
    start >= 2 && bytes[start - 1] == UInt8(ascii: "-") && bytes[start - 2] == UInt8(ascii: "-")
      && (start == 2 || bytes[start - 3] == 0x20)
  }

  /// Whether the byte before a word makes it a name in a program.
  private static func isIdentifierPrefix(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "_"), UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: "$"),
      UInt8(ascii: "\\"), UInt8(ascii: "="):
      true
    default: false
    }
  }

  private func gap(_ range: Range<Int>) -> WordGap {
    guard !tokens.isEmpty, !range.isEmpty else { return .other }
    if range.count == 1 {
      switch bytes[range.lowerBound] {
      case UInt8(ascii: " "): return .space
      case UInt8(ascii: "-"): return .hyphen
      case UInt8(ascii: "."): return .dot
      default: break
      }
    }
    return bytes[range].allSatisfy { $0 == 0x20 || (0x09...0x0d).contains($0) } ? .space : .other
  }

  private func joiner(at offset: Int, _ length: Int) -> Letter? {
    if bytes[offset] == UInt8(ascii: "_") { return .other }
    guard apostropheJoins, offset + length < bytes.count,
      letter(at: offset + length).kind == .cyrillic
    else { return nil }
    let isApostrophe =
      bytes[offset] == UInt8(ascii: "'") || bytes[offset...].starts(with: "\u{2019}".utf8)
    return isApostrophe ? .other : nil
  }

  /// What the scalar at an offset is, nil for what is no part of a word, and its length in bytes.
  @inline(__always)
  private func letter(at offset: Int) -> (kind: Letter?, length: Int) {
    let byte = bytes[offset]
    if byte < 0x80 {
      let isLetter = (0x61...0x7a).contains(byte) || (0x41...0x5a).contains(byte)
      if isLetter { return (.latin, 1) }
      return ((0x30...0x39).contains(byte) ? .other : nil, 1)
    }
    if (0xd0...0xd3).contains(byte) { return (.cyrillic, 2) }
    if (0xe4...0xe9).contains(byte) { return (nil, 3) }
    let (scalar, length) = UTF8Bytes.scalar(in: bytes, at: offset)
    switch ScriptClass(scalar) {
    case .latin: return (.latin, length)
    case .cyrillic: return (.cyrillic, length)
    case .hangul, .digit: return (.other, length)
    case .han, .hiragana, .katakana: return (nil, length)
    case .other: return (Self.isWordCharacter(scalar) ? .other : nil, length)
    }
  }

  /// Whether a character of a script without a class of its own is a letter or a mark on one.
  private static func isWordCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x80...0xa9, 0xab...0xb9, 0xbb...0xbf, 0x2000...0x206f, 0x2100...0x2bff, 0x3000...0x303f,
      0xff00...0xff0f, 0xff1a...0xff20:
      return false
    default:
      let properties = scalar.properties
      return properties.isAlphabetic || properties.canonicalCombiningClass != .notReordered
    }
  }
}
