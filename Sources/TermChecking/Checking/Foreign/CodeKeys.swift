import DocumentFormats

/// Tells from the code that a document shows whether a word is what its code calls something.
///
/// A page that shows `storage: true` speaks of *storage* and means the key as often as the thing, and writers
/// mark the key as code where they think of it.
enum CodeKeys {
  /// Whether code among some blocks has the word as the key of a value, `storage: true` and `"storage": true`, or
  /// as the member of something, `spec.storage` and `--storage`; not where it is one of several words.
  ///
  /// In small letters it may also begin an item before a colon: the field that a list explains.
  ///
  /// - Complexity: O(size of the blocks).
  static func hold(_ word: String, in blocks: [TextBlock]) -> Bool {
    blocks.contains { block in
      if block.kind == .code { return isKey(word, in: block.text) }
      if block.kind == .listItem, isField(word, in: block.text) { return true }
      return block.spans.contains { span in
        span.kind == .code && span.range.count > word.utf8.count
          && isKey(word, in: block.text.utf8Slice(span.range))
      }
    }
  }

  private static func isField(_ word: String, in item: String) -> Bool {
    item.holdsBytes(of: word, at: 0) && word.utf8.allSatisfy { $0 &- 0x61 < 26 || $0 == 0x5f }
      && item.utf8Slice(word.utf8.count..<item.utf8.count).first.map { ":：".contains($0) } ?? false
  }

  private static func isKey(_ word: String, in code: String) -> Bool {
    code.places(ofBytes: word).contains { place in
      let before = code.utf8.prefix(place.lowerBound)
      let behind = code.utf8.dropFirst(place.upperBound)
      if behind.first.map(isPartOfName) ?? false { return false }
      if before.last == UInt8(ascii: ".") || before.suffix(2).elementsEqual("--".utf8) {
        return true
      }
      let isQuoted = before.last.map(quotes.contains) ?? false && behind.first == before.last
      let tail = isQuoted ? behind.dropFirst() : behind
      guard tail.first == UInt8(ascii: ":"), begins(isQuoted ? before.dropLast() : before) else {
        return false
      }
      // What a colon joins without a space is a part of something else.
      return tail.dropFirst().first.map {
        $0 <= 0x20 || quotes.contains($0) || $0 == UInt8(ascii: "[")
      } ?? true
    }
  }

  private static let quotes = Array("\"'".utf8)

  /// Whether nothing stands before a key but the indentation of its line, the mark of an item, a brace or a
  /// comma.
  private static func begins(_ head: Substring.UTF8View) -> Bool {
    guard let last = head.last(where: { $0 != 0x20 && $0 != 0x09 }) else { return true }
    return last < 0x20 || "-{,(".utf8.contains(last)
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x5f || byte == 0x2d
  }
}
