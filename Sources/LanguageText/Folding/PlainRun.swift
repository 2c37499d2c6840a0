/// Runs of text that folding changes letter by letter only, byte count kept: the bulk of every text.
///
/// Printable ASCII, the letters of Russian, some quotation marks and dashes, Han characters and kana,
/// and single spaces and hyphens between the former three. What needs a look at its neighbours (marks,
/// several spaces, spaces beside Han) ends a run.
struct PlainRun {
  private let foldsCase: Bool
  private let foldsYo: Bool
  private let hasSpaces: Bool
  private let hasHan: Bool
  private let hasKatakana: Bool

  /// What one character is to a run.
  private enum Kind {
    /// ASCII, Cyrillic or a mark of punctuation: spaces beside it stay.
    case spaced
    /// Han, kana or their punctuation.
    case unspaced
    case none
  }

  init(_ options: FoldingOptions) {
    foldsCase = options.contains(.letterCase)
    foldsYo = options.contains(.yo)
    hasSpaces = !options.contains(.joins)
    hasHan = !options.contains(.hanVariants)
    hasKatakana = options.isDisjoint(with: KatakanaFolding.options)
  }

  /// Where the run that begins at an offset ends; the offset when none does.
  func end(from start: Int, in input: [UInt8]) -> Int {
    let bytes = input.span
    var position = start
    // The end of the run so far: a character counts when the next one cannot change it.
    var end = start
    var previous = Kind.none
    while position < bytes.count {
      let byte = bytes[position]
      if byte < 0x80 {
        if byte == 0x20 || byte == 0x2d, previous == .spaced, hasSpaces {
          end = position
          guard position + 1 < bytes.count, isSpaced(bytes[position + 1]) else { return end }
          position += 1
          continue
        }
        guard Self.isSolid(byte) else { return position }
        repeat { position += 1 } while position < bytes.count && Self.isSolid(bytes[position])
        end = position - 1
        previous = .spaced
        continue
      }
      if byte == 0xd0 || byte == 0xd1 {
        let start = position
        while position + 1 < bytes.count, Self.isRussian(bytes[position], bytes[position + 1]) {
          position += 2
        }
        guard position > start else { break }
        end = position - 2
        previous = .spaced
        continue
      }
      guard case let (kind, length) = character(byte, at: position, in: bytes), kind != .none else {
        break
      }
      end = position
      position += length
      previous = kind
    }
    guard position < bytes.count else { return bytes.count }
    // What follows may be a mark on the last character.
    return bytes[position] < 0x80 ? position : end
  }

  /// A text with its letters folded, when all of it is one run; nil for any other.
  func folded(_ text: [UInt8]) -> [UInt8]? {
    var output = text
    var bytes = output.mutableSpan
    var position = 0
    var previous = Kind.none
    while position < bytes.count {
      if hasSpaces, position + 8 <= bytes.count,
        let word = ASCIIWord(bytes.span.word(at: position), behindSolid: previous == .spaced)
      {
        if foldsCase { lower(word.capitals, at: position, in: &bytes) }
        position += word.length
        previous = .spaced
        continue
      }
      let byte = bytes[position]
      if Self.isSolid(byte) {
        if foldsCase, byte &- 0x41 < 26 { bytes[position] = byte | 0x20 }
        position += 1
        previous = .spaced
      } else if byte == 0x20 || byte == 0x2d {
        guard previous == .spaced, hasSpaces, position + 1 < bytes.count,
          isSpaced(bytes[position + 1])
        else { return nil }
        position += 1
      } else if byte == 0xd0 || byte == 0xd1 {
        guard position + 1 < bytes.count, Self.isRussian(byte, bytes[position + 1]) else {
          return nil
        }
        let (lead, trail) = cyrillic(byte, bytes[position + 1])
        bytes[position] = lead
        bytes[position + 1] = trail
        position += 2
        previous = .spaced
      } else {
        guard byte >= 0x80,
          case let (kind, length) = character(byte, at: position, in: bytes.span), kind != .none
        else { return nil }
        position += length
        previous = kind
      }
    }
    return output
  }

  /// Makes small letters of the bytes whose highest bits are given.
  @inline(__always)
  private func lower(_ capitals: UInt64, at position: Int, in bytes: inout MutableSpan<UInt8>) {
    var rest = capitals
    while rest != 0 {
      bytes[position + rest.trailingZeroBitCount / 8] |= 0x20
      rest &= rest &- 1
    }
  }

  /// Folds the letters of a run that was copied to the end of the output.
  func fold(_ output: inout [UInt8], from start: Int) {
    guard foldsCase || foldsYo else { return }
    var bytes = output.mutableSpan
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x80 {
        if foldsCase, byte &- 0x41 < 26 { bytes[index] = byte | 0x20 }
        index += 1
      } else if byte == 0xd0 || byte == 0xd1 {
        let (lead, trail) = cyrillic(byte, bytes[index + 1])
        bytes[index] = lead
        bytes[index + 1] = trail
        index += 2
      } else {
        index += byte < 0xe0 ? 2 : 3
      }
    }
  }

  private func cyrillic(_ lead: UInt8, _ trail: UInt8) -> (UInt8, UInt8) {
    switch (lead, trail) {
    case (0xd0, 0x81):
      // Ё becomes ё, Е or е.
      foldsYo ? (0xd0, foldsCase ? 0xb5 : 0x95) : foldsCase ? (0xd1, 0x91) : (lead, trail)
    case (0xd1, 0x91): foldsYo ? (0xd0, 0xb5) : (lead, trail)
    case (0xd0, 0x90...0x9f): foldsCase ? (0xd0, trail + 0x20) : (lead, trail)
    case (0xd0, 0xa0...0xaf): foldsCase ? (0xd1, trail - 0x20) : (lead, trail)
    default: (lead, trail)
    }
  }

  private func isSpaced(_ byte: UInt8) -> Bool {
    Self.isSolid(byte) || byte == 0xd0 || byte == 0xd1
  }

  /// Whether a byte is printable ASCII other than a space or hyphen.
  @inline(__always)
  private static func isSolid(_ byte: UInt8) -> Bool { byte &- 0x21 < 0x5e && byte != 0x2d }

  /// Whether two bytes are a letter of Russian.
  @inline(__always)
  private static func isRussian(_ lead: UInt8, _ trail: UInt8) -> Bool {
    lead == 0xd0
      ? trail >= 0x90 || trail == 0x81 : lead == 0xd1 && (trail <= 0x8f || trail == 0x91)
  }

  @inline(__always)
  private func character(
    _ lead: UInt8, at position: Int, in bytes: Span<UInt8>
  ) -> (Kind, length: Int) {
    switch lead {
    case 0xc2:
      // « and ».
      guard position + 1 < bytes.count else { return (.none, 0) }
      return (bytes[position + 1] | 0x10 == 0xbb ? .spaced : .none, 2)
    case 0xe2:
      guard position + 2 < bytes.count, bytes[position + 1] == 0x80 else { return (.none, 0) }
      switch bytes[position + 2] {
      // Long dashes, double quotation marks, the ellipsis.
      case 0x94, 0x95, 0x9c...0x9e, 0xa6: return (.spaced, 3)
      default: return (.none, 0)
      }
    case 0xe4...0xe9:
      return (hasHan && position + 2 < bytes.count ? .unspaced : .none, 3)
    case 0xe3:
      guard position + 2 < bytes.count else { return (.none, 0) }
      return (isKana(bytes[position + 1], bytes[position + 2]) ? .unspaced : .none, 3)
    default: return (.none, 0)
    }
  }

  /// Whether the two bytes behind E3 make a kana or a mark of punctuation.
  private func isKana(_ second: UInt8, _ third: UInt8) -> Bool {
    switch second {
    case 0x80: (0x81...0x82).contains(third) || (0x88...0x91).contains(third)
    case 0x81: third >= 0x81
    case 0x82: third <= 0x96 || hasKatakana && third >= 0xa1
    case 0x83: hasKatakana && third != 0xbb
    default: false
    }
  }
}
