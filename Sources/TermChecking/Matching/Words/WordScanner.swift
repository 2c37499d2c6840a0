import LanguageText

/// Splits folded text into the words of languages that put spaces between them.
struct WordScanner {
  /// The words in order.
  private(set) var tokens: [WordToken] = []

  private let apostropheJoins: Bool
  private let ends: Set<Int>
  private var gapStart = 0
  private var lastIsCyrillic = false

  /// Splits a text; `apostropheJoins` makes об'єкт one word.
  ///
  /// At some offsets a word ends if Hangul stands behind it: Korean joins nouns and particles to code
  /// without a space.
  init(_ text: [UInt8], apostropheJoins: Bool, endingBeforeHangulAt ends: Set<Int> = []) {
    self.apostropheJoins = apostropheJoins
    self.ends = ends
    let bytes = text.span
    var position = 0
    while position < bytes.count {
      let (kind, length) = Self.letter(at: position, in: bytes)
      position = kind == nil ? position + length : readWord(from: position, in: bytes)
    }
  }

  /// The kinds of characters of a word.
  private struct Letter: OptionSet {
    let rawValue: UInt8
    static let latin = Letter(rawValue: 1)
    static let cyrillic = Letter(rawValue: 2)
    static let other = Letter(rawValue: 4)
  }

  /// Reads the word that begins at an offset; returns where it ends.
  private mutating func readWord(from start: Int, in bytes: Span<UInt8>) -> Int {
    var position = start
    var kinds: Letter = []
    var hash = FormTable.seed
    Self.readPlainLetters(in: bytes, &position, &kinds, &hash)
    let isPlain = kinds == .latin || kinds == .cyrillic
    if isPlain, isBetweenSpaces(start..<position, in: bytes) {
      lastIsCyrillic = kinds == .cyrillic
      gapStart = position
      tokens.append(
        WordToken(
          range: start..<position, hash: hash, gap: .space, mixesScripts: false,
          endsInHangul: false, isIdentifier: false))
      return position
    }
    return readOn(from: start, position, kinds, hash, in: bytes)
  }

  /// Whether one space stands between the last word and another, which a space or the end follows: most
  /// words have no other neighbours.
  @inline(__always)
  private func isBetweenSpaces(_ word: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    gapStart == word.lowerBound - 1 && bytes[gapStart] == 0x20 && !tokens.isEmpty
      && (word.upperBound == bytes.count || bytes[word.upperBound] == 0x20)
  }

  /// Reads on in the word that begins at an offset, of which some plain letters are read; returns where it
  /// ends.
  private mutating func readOn(
    from start: Int, _ end: Int, _ letters: Letter, _ firstHash: UInt64, in bytes: Span<UInt8>
  ) -> Int {
    var (position, kinds, hash) = (end, letters, firstHash)
    var hasUnderscore = false
    while true {
      Self.readPlainLetters(in: bytes, &position, &kinds, &hash)
      guard position < bytes.count, bytes[position] != 0x20 else { break }
      let isHangul = (0xea...0xed).contains(bytes[position])
      if isHangul, position > start, ends.contains(position) { break }
      let (kind, length) = Self.letter(at: position, in: bytes)
      guard let kind = kind ?? joiner(at: position, length, in: bytes) else { break }
      kinds.formUnion(kind)
      hasUnderscore = hasUnderscore || bytes[position] == UInt8(ascii: "_")
      for index in position..<position + length { hash = FormTable.hash(hash, bytes[index]) }
      position += length
    }
    let gap = gap(gapStart..<start, in: bytes)
    let isCyrillic = kinds.contains(.cyrillic)
    let isDotted = gap == .dot && !(isCyrillic && lastIsCyrillic)
    if isDotted { tokens[tokens.count - 1].isIdentifier = true }
    lastIsCyrillic = isCyrillic
    if tokens.isEmpty { tokens.reserveCapacity((bytes.count - start) / 4 + 1) }
    tokens.append(
      WordToken(
        range: start..<position, hash: hash, gap: gap,
        mixesScripts: isCyrillic && kinds.contains(.latin),
        endsInHangul: KoreanNounReader.endsInHangul(bytes, start..<position),
        isIdentifier: hasUnderscore || isDotted
          || Self.isIdentifier(start..<position, in: bytes)))
    gapStart = position
    return position
  }

  /// Reads on over letters of ASCII and Cyrillic, the bulk of every text.
  @inline(__always)
  private static func readPlainLetters(
    in bytes: Span<UInt8>, _ position: inout Int, _ kinds: inout Letter, _ hash: inout UInt64
  ) {
    while position < bytes.count {
      let byte = bytes[position]
      if (byte | 0x20) &- 0x61 < 26 {
        kinds.formUnion(.latin)
        hash = FormTable.hash(hash, byte)
        position += 1
      } else if byte & 0xfc == 0xd0, position + 1 < bytes.count {
        kinds.formUnion(.cyrillic)
        hash = FormTable.hash(FormTable.hash(hash, byte), bytes[position + 1])
        position += 2
      } else {
        break
      }
    }
  }

  // MARK: Around words

  /// Whether what stands around a word makes it a name in a program: `$name`, `name()`, `--name`.
  @inline(__always)
  private static func isIdentifier(_ word: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    let (start, end) = (word.lowerBound, word.upperBound)
    if end < bytes.count {
      let next = bytes[end]
      if next == UInt8(ascii: "@") || next == UInt8(ascii: "=") { return true }
      let isCall =
        next == UInt8(ascii: "(") && end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: ")")
      if isCall { return true }
    }
    guard start > 0 else { return false }
    switch bytes[start - 1] {
    case UInt8(ascii: "_"), UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: "$"),
      UInt8(ascii: "\\"), UInt8(ascii: "="):
      return true
    case UInt8(ascii: "-"):
      return start >= 2 && bytes[start - 2] == UInt8(ascii: "-")
        && (start == 2 || bytes[start - 3] == 0x20)
    default: return false
    }
  }

  @inline(__always)
  private func gap(_ range: Range<Int>, in bytes: Span<UInt8>) -> WordGap {
    guard !tokens.isEmpty, !range.isEmpty else { return .other }
    if range.count == 1 {
      switch bytes[range.lowerBound] {
      case UInt8(ascii: " "): return .space
      case UInt8(ascii: "-"): return .hyphen
      case UInt8(ascii: "."): return .dot
      default: break
      }
    }
    for index in range where bytes[index] != 0x20 && !(0x09...0x0d).contains(bytes[index]) {
      return .other
    }
    return .space
  }

  // MARK: Characters

  private func joiner(at offset: Int, _ length: Int, in bytes: Span<UInt8>) -> Letter? {
    if bytes[offset] == UInt8(ascii: "_") { return .other }
    guard apostropheJoins, offset + length < bytes.count,
      Self.letter(at: offset + length, in: bytes).kind == .cyrillic
    else { return nil }
    let isApostrophe =
      bytes[offset] == UInt8(ascii: "'")
      || UTF8Bytes.scalar(in: bytes, at: offset).scalar == "\u{2019}"
    return isApostrophe ? .other : nil
  }

  /// What the scalar at an offset is, nil for what is no part of a word, and its length in bytes.
  @inline(__always)
  private static func letter(at offset: Int, in bytes: Span<UInt8>) -> (kind: Letter?, length: Int)
  {
    let byte = bytes[offset]
    if byte < 0x80 {
      if (byte | 0x20) &- 0x61 < 26 { return (.latin, 1) }
      return (byte &- 0x30 < 10 ? .other : nil, 1)
    }
    if (0xd0...0xd3).contains(byte) { return (.cyrillic, 2) }
    if (0xe4...0xe9).contains(byte) || byte == 0xe3 && isKana(at: offset, in: bytes) {
      return (nil, 3)
    }
    return rareLetter(at: offset, in: bytes)
  }

  /// Whether a character behind E3 is a kana, or a mark of their punctuation: no mark on a letter.
  private static func isKana(at offset: Int, in bytes: Span<UInt8>) -> Bool {
    guard offset + 2 < bytes.count else { return false }
    let (second, third) = (bytes[offset + 1], bytes[offset + 2])
    return second <= 0x83 && (second != 0x82 || third != 0x99 && third != 0x9a)
  }

  private static func rareLetter(
    at offset: Int, in bytes: Span<UInt8>
  ) -> (kind: Letter?, length: Int) {
    let (scalar, length) = UTF8Bytes.scalar(in: bytes, at: offset)
    switch ScriptClass(scalar) {
    case .latin: return (.latin, length)
    case .cyrillic: return (.cyrillic, length)
    case .hangul, .digit: return (.other, length)
    case .han, .hiragana, .katakana: return (nil, length)
    case .other: return (isWordCharacter(scalar) ? .other : nil, length)
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
