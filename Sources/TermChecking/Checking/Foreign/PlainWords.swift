/// Cuts texts into words that hardly have any other characters than most texts have, without cutting them
/// into characters first.
enum PlainWords {
  /// The words of a text in letters of ASCII and Cyrillic, as UTF-8 byte offsets; nil for a text that has
  /// more than these and usual marks.
  ///
  /// Digits are a part of a word, or else a mark.
  ///
  /// - Complexity: O(n) in the length of the text.
  static func ranges(in text: String, withDigits: Bool = false) -> [Range<Int>]? {
    let bytes = text.utf8.span
    var words: [Range<Int>] = []
    var (start, position) = (0, 0)
    while position < bytes.count {
      switch bytes[position] {
      case 0x41...0x5a, 0x61...0x7a:
        position += 1
        continue
      case 0x30...0x39 where withDigits:
        position += 1
        continue
      case 0xd0, 0xd1:
        position += 2
        continue
      default: break
      }
      guard let length = lengthOfMark(at: position, in: bytes) else { return nil }
      if start < position { words.append(start..<position) }
      position += length
      start = position
    }
    if start < position { words.append(start..<position) }
    return words
  }

  /// The words of a text in lower case, digits among their letters, with a space before and behind each; nil as
  /// for ``ranges(in:withDigits:)``.
  ///
  /// - Complexity: O(n) in the length of the text.
  static func joined(in text: String) -> String? {
    let bytes = text.utf8.span
    var joined: [UInt8] = [UInt8(ascii: " ")]
    joined.reserveCapacity(bytes.count + 2)
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case 0x30...0x39, 0x61...0x7a:
        joined.append(byte)
        position += 1
      case 0x41...0x5a:
        joined.append(byte | 0x20)
        position += 1
      case 0xd0, 0xd1:
        let (lead, trail) = small(byte, bytes[position + 1])
        joined.append(lead)
        joined.append(trail)
        position += 2
      default:
        guard let length = lengthOfMark(at: position, in: bytes) else { return nil }
        if joined.last != UInt8(ascii: " ") { joined.append(UInt8(ascii: " ")) }
        position += length
      }
    }
    if joined.last != UInt8(ascii: " ") { joined.append(UInt8(ascii: " ")) }
    return String(decoding: joined, as: UTF8.self)
  }

  /// Whether words in lower case with spaces between them are folded already: they have no letters but those of
  /// ASCII and of Russian, and no ё.
  static func areFolded(_ words: String) -> Bool {
    let bytes = words.utf8.span
    var position = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: " "), 0x30...0x39, 0x61...0x7a: position += 1
      case 0xd0 where bytes[position + 1] >= 0xb0: position += 2
      case 0xd1 where bytes[position + 1] <= 0x8f: position += 2
      default: return false
      }
    }
    return true
  }

  /// The small letter of one in the first 128 of Cyrillic.
  private static func small(_ lead: UInt8, _ trail: UInt8) -> (UInt8, UInt8) {
    switch (lead, trail) {
    case (0xd0, 0x80...0x8f): (0xd1, trail + 0x10)
    case (0xd0, 0x90...0x9f): (0xd0, trail + 0x20)
    case (0xd0, 0xa0...0xaf): (0xd1, trail - 0x20)
    // The letters of Old Slavonic take turns.
    case (0xd1, 0xa0...0xbf): (0xd1, trail | 1)
    default: (lead, trail)
    }
  }

  /// How many bytes a mark has that is no letter; nil for a character that this does not know.
  private static func lengthOfMark(at position: Int, in bytes: Span<UInt8>) -> Int? {
    let next = position + 1 < bytes.count ? bytes[position + 1] : 0
    return switch bytes[position] {
    case 0..<0x80: 1
    // « and » and the space that does not break.
    case 0xc2 where next == 0xab || next == 0xbb || next == 0xa0: 2
    // Dashes, quotation marks and the ellipsis.
    case 0xe2 where next == 0x80 && (0x90...0xa6).contains(bytes[position + 2]): 3
    default: nil
    }
  }
}
