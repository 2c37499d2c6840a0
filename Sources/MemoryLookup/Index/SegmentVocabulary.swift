import LanguageText

/// The folded words of a language's segments, each with its stem, while an index is built.
struct SegmentVocabulary {
  /// The number of every number.
  static let number: UInt32 = 0
  /// The number of every placeable.
  static let placeable: UInt32 = 1
  /// The stem of a mark: none.
  static let noStem = UInt32.max

  /// The folded words and their stems.
  private(set) var words = StringInterner()
  /// The number of each folded word's stem; ``noStem`` for marks.
  private(set) var stems: [UInt32] = []
  private let unit: ComparisonUnit
  /// Words as they were written, so that each is folded once.
  private var written = StringInterner()
  private var foldedOfWritten: [UInt32] = []
  /// The folded word + 1 of each character of three bytes, as most of Japanese and Chinese are, by
  /// its code point.
  private var foldedOfCharacter = [UInt32](repeating: 0, count: 1 << 16)

  init(_ unit: ComparisonUnit) {
    self.unit = unit
    _ = words.number(of: TokenFolding.number)
    _ = words.number(of: TokenFolding.placeable)
    stems = [Self.number, Self.placeable]
  }

  /// The number of a token that was written as some bytes of a segment.
  @inline(__always)
  mutating func folded(
    _ kind: TokenKind, _ bytes: [UInt8], _ start: Int, _ end: Int
  ) -> UInt32 {
    switch kind {
    case .number: return Self.number
    case .placeable: return Self.placeable
    case .word, .mark:
      guard end - start == 3, bytes[start] >= 0xe0 else {
        return foldedOfWritten(kind, bytes, start, end)
      }
      let scalar =
        Int(bytes[start] & 0x0f) << 12 | Int(bytes[start + 1] & 0x3f) << 6
        | Int(bytes[start + 2] & 0x3f)
      if foldedOfCharacter[scalar] == 0 {
        foldedOfCharacter[scalar] = foldedOfWritten(kind, bytes, start, end) + 1
      }
      return foldedOfCharacter[scalar] - 1
    }
  }

  private mutating func foldedOfWritten(
    _ kind: TokenKind, _ bytes: [UInt8], _ start: Int, _ end: Int
  ) -> UInt32 {
    let (number, isNew) = written.number(bytes, start, end)
    if isNew { foldedOfWritten.append(fold(kind, Array(bytes[start..<end]))) }
    return foldedOfWritten[Int(number)]
  }

  private mutating func fold(_ kind: TokenKind, _ word: [UInt8]) -> UInt32 {
    let folded = TokenFolding.fold(word)
    let number = add(folded)
    if kind == .mark, unit == .words {
      stems[Int(number)] = Self.noStem
    } else if unit == .words {
      stems[Int(number)] = add(TokenStem.of(folded))
    }
    return number
  }

  /// The number of a folded word, which is its own stem when it is new.
  private mutating func add(_ word: [UInt8]) -> UInt32 {
    let (number, isNew) = words.number(word, 0, word.count)
    if isNew { stems.append(number) }
    return number
  }
}

/// How words of segments are folded: case, width, ё, apostrophes.
enum TokenFolding {
  /// What stands for every number: no word begins like that.
  static let number: [UInt8] = [0x30]
  /// What stands for every placeable: U+FFFC.
  static let placeable: [UInt8] = [0xef, 0xbf, 0xbc]

  /// A word or mark folded.
  static func fold(_ word: [UInt8]) -> [UInt8] {
    if word.allSatisfy({ $0 < 0x80 }) {
      return word.map { (0x41...0x5a).contains($0) ? $0 + 0x20 : $0 }
    }
    return FoldedText(utf8: word, [.letterCase, .width, .yo, .apostrophes, .invisibles]).bytes
  }
}
