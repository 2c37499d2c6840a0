import LanguageText

/// The words of an English text in lower case, and its marks, around a place.
///
/// Every use of a term asks for a few of them, so that the rest of a paragraph is not cut. Where all
/// characters that matter are ASCII, they are read as bytes.
enum EnglishTokens {
  /// The last words and marks before a UTF-8 byte offset, in order, at most as many as are given.
  ///
  /// - Complexity: O(length of those words) in ASCII, else O(length of the text).
  static func last(_ count: Int, before offset: Int, of text: String) -> [EnglishToken] {
    lastOfASCII(count, before: offset, of: text)
      ?? tokens(text.utf8Slice(0..<offset)).suffix(count)
  }

  /// The first word or mark behind a UTF-8 byte offset; nil at the end of the text.
  ///
  /// - Complexity: O(length of the word) in ASCII, else O(length of the text).
  static func first(behind offset: Int, of text: String) -> EnglishToken? {
    let bytes = text.utf8.span
    var start = offset
    while start < bytes.count, isSpace(bytes[start]) { start += 1 }
    guard start < bytes.count else { return nil }
    var end = start
    while end < bytes.count, isWord(bytes[end]) { end += 1 }
    if end == start { end += 1 }
    // What is no ASCII may belong to the word, or to the mark.
    guard bytes[start] < 0x80, end == bytes.count || bytes[end] < 0x80 else {
      return tokens(text.utf8Slice(offset..<bytes.count)).first
    }
    return EnglishToken(bytes, start..<end)
  }

  /// The same as ``last(_:before:of:)``; nil where a character that is no ASCII may belong to a word.
  private static func lastOfASCII(
    _ count: Int, before offset: Int, of text: String
  ) -> [EnglishToken]? {
    let bytes = text.utf8.span
    var tokens: [EnglishToken] = []
    tokens.reserveCapacity(count)
    var end = min(offset, bytes.count)
    while tokens.count < count, end > 0 {
      var start = end
      while start > 0, isWord(bytes[start - 1]) { start -= 1 }
      if start == end { start -= 1 }
      guard bytes[start] < 0x80, start == 0 || bytes[start - 1] < 0x80 else { return nil }
      if !isSpace(bytes[start]) { tokens.append(EnglishToken(bytes, start..<end)) }
      end = start
    }
    tokens.reverse()
    return tokens
  }

  private static func tokens(_ text: String) -> [EnglishToken] {
    var tokens: [EnglishToken] = []
    var word = ""
    for character in text.lowercased() {
      if character.isLetter || character == "'" || character == "’" {
        word.append(character == "’" ? "'" : character)
        continue
      }
      if !word.isEmpty { tokens.append(EnglishToken(word)) }
      word = ""
      if !character.isWhitespace { tokens.append(EnglishToken(String(character))) }
    }
    return word.isEmpty ? tokens : tokens + [EnglishToken(word)]
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "'")
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0d).contains(byte)
  }
}
