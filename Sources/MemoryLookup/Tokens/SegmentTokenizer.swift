import LanguageText

/// Cuts a segment into words, numbers, placeables and marks, or characters in place of words.
///
/// White space and invisible characters belong to no token. Words hold letters, digits, `_` and
/// inner apostrophes; a hyphen is a mark. Han characters and kana are words of one character in
/// every language.
package struct SegmentTokenizer: Sendable {
  private let unit: ComparisonUnit

  /// Makes a tokenizer.
  package init(_ unit: ComparisonUnit) { self.unit = unit }

  /// The tokens of a text, in order.
  package func tokens(of text: String) -> [SegmentToken] {
    var tokens: [SegmentToken] = []
    scan(Array(text.utf8)) { kind, start, end in
      tokens.append(SegmentToken(kind: kind, range: start..<end))
    }
    return tokens
  }

  /// Hands over the tokens of UTF-8 bytes, in order, as kind, start and end.
  @inline(__always)
  func scan(_ bytes: [UInt8], _ token: (TokenKind, Int, Int) -> Void) {
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte <= 0x20 {
        offset += 1
        continue
      }
      if let end = PlaceablePattern.end(in: bytes, at: offset) {
        token(.placeable, offset, end)
        offset = end
        continue
      }
      let (kind, end) = step(bytes, offset)
      if let kind { token(kind, offset, end) }
      offset = end
    }
  }

  /// The token at an offset that holds no ASCII space; nil for what belongs to no token.
  private func step(_ bytes: [UInt8], _ start: Int) -> (TokenKind?, Int) {
    let (first, next) = LetterClass.read(bytes, at: start)
    switch first {
    case .space: return (nil, next)
    case .mark: return (.mark, next)
    case .ideograph: return (.word, next)
    case .digit:
      let end = endOfNumber(bytes, start)
      guard unit == .words, end < bytes.count else { return (.number, end) }
      let (after, _) = LetterClass.read(bytes, at: end)
      return after == .letter ? (.word, endOfWord(bytes, start)) : (.number, end)
    case .letter:
      return unit == .characters ? (.word, next) : (.word, endOfWord(bytes, start))
    }
  }

  private func endOfNumber(_ bytes: [UInt8], _ start: Int) -> Int {
    var end = start
    while end < bytes.count {
      let (read, next) = LetterClass.read(bytes, at: end)
      if read == .digit {
        end = next
      } else if end > start, [0x2c, 0x2e, 0x3a].contains(bytes[end]), next < bytes.count,
        LetterClass.read(bytes, at: next).0 == .digit
      {
        end = next
      } else {
        break
      }
    }
    return end
  }

  private func endOfWord(_ bytes: [UInt8], _ start: Int) -> Int {
    var end = start
    while end < bytes.count {
      let byte = bytes[end]
      if byte == 0x27 || byte == 0xe2 && isApostrophe(bytes, end) {
        let next = end + (byte == 0x27 ? 1 : 3)
        guard next < bytes.count, LetterClass.read(bytes, at: next).0 == .letter else { break }
        end = next
        continue
      }
      let (read, next) = LetterClass.read(bytes, at: end)
      guard read == .letter || read == .digit else { break }
      end = next
    }
    return end
  }

  /// Whether U+2019 stands at an offset.
  private func isApostrophe(_ bytes: [UInt8], _ offset: Int) -> Bool {
    offset + 2 < bytes.count && bytes[offset + 1] == 0x80 && bytes[offset + 2] == 0x99
  }
}
