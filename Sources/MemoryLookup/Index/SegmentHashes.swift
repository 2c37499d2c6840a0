/// Hashes of segments that tell equal ones without their text.
enum SegmentHashes {
  /// Adds a token to the hash of a segment's folded tokens, in which numbers and placeables count
  /// as they are written.
  @inline(__always)
  static func add(
    _ kind: TokenKind, _ bytes: [UInt8], _ start: Int, _ end: Int,
    word words: borrowing StringInterner, _ word: UInt32, to hash: UInt64
  ) -> UInt64 {
    switch kind {
    case .number, .placeable:
      return StringHash.add(UInt64(StringHash.hash(bytes, start, end)) | 1 << 32, to: hash)
    case .word, .mark:
      return StringHash.add(UInt64(words.hash(word)), to: hash)
    }
  }
}
