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
      let byte = bytes[position]
      let next = position + 1 < bytes.count ? bytes[position + 1] : 0
      var length = 1
      switch byte {
      case 0x41...0x5a, 0x61...0x7a:
        position += 1
        continue
      case 0x30...0x39 where withDigits:
        position += 1
        continue
      case 0xd0, 0xd1:
        position += 2
        continue
      case 0..<0x80: break
      // « and » and the space that does not break.
      case 0xc2 where next == 0xab || next == 0xbb || next == 0xa0: length = 2
      // Dashes, quotation marks and the ellipsis.
      case 0xe2 where next == 0x80 && position + 2 < bytes.count:
        guard (0x90...0xa6).contains(bytes[position + 2]) else { return nil }
        length = 3
      default: return nil
      }
      if start < position { words.append(start..<position) }
      position += length
      start = position
    }
    if start < position { words.append(start..<position) }
    return words
  }
}
