/// Texts in UTF-16, which are worked on in UTF-8 and written back as they were.
package enum WideText {
  /// The text of a file in UTF-8 and without its byte order mark, where that says UTF-16; all other bytes, and those
  /// that are no text, as they are.
  ///
  /// - Complexity: O(n) for UTF-16, else O(1).
  package static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    guard isBigEndian(bytes) != nil, let text = try? DecodedText.decode(bytes) else { return bytes }
    return Array(text.utf8)
  }

  /// A text in the encoding of a file, with its byte order mark.
  ///
  /// - Parameters:
  ///   - utf8: the text, as ``utf8(_:)`` gives it.
  ///   - original: the file.
  /// - Returns: the text as the file has to have it; as it is where the file is no UTF-16.
  /// - Complexity: O(n).
  package static func encoded(_ utf8: [UInt8], like original: [UInt8]) -> [UInt8] {
    guard let isBigEndian = isBigEndian(original) else { return utf8 }
    var bytes = Array(original.prefix(2))
    bytes.reserveCapacity(utf8.count * 2 + 2)
    _ = transcode(
      utf8.makeIterator(), from: UTF8.self, to: UTF16.self, stoppingOnError: false
    ) { unit in
      let pair = [UInt8(unit >> 8), UInt8(unit & 0xff)]
      bytes += isBigEndian ? pair : pair.reversed()
    }
    return bytes
  }

  /// Whether a file is UTF-16 with a byte order mark.
  static func isWide(_ bytes: [UInt8]) -> Bool { isBigEndian(bytes) != nil }

  /// Whether a file is UTF-16 with the greater byte first; nil for all that is no UTF-16.
  private static func isBigEndian(_ bytes: [UInt8]) -> Bool? {
    bytes.starts(with: [0xfe, 0xff]) ? true : bytes.starts(with: [0xff, 0xfe]) ? false : nil
  }
}
