extension HanVariants {
  /// How many characters of a text only Simplified Chinese text uses, and how many only Traditional.
  ///
  /// Complexity: O(n).
  package static func counts(in text: String) -> (simplified: Int, traditional: Int) {
    let (simplified, traditional) = (simplifiedOnly, traditionalOnly)
    var counts = (simplified: 0, traditional: 0)
    visit(text) { character, _ in
      if simplified.contains(character) {
        counts.simplified += 1
      } else if traditional.contains(character) {
        counts.traditional += 1
      }
    }
    return counts
  }

  /// The longest runs of characters that only Simplified Chinese text uses, as UTF-8 byte offsets.
  ///
  /// Complexity: O(n).
  package static func simplifiedOnly(in text: String) -> [Range<Int>] {
    runs(of: simplifiedOnly, in: text)
  }

  /// The longest runs of characters that only Traditional Chinese text uses, as UTF-8 byte offsets.
  ///
  /// Complexity: O(n).
  package static func traditionalOnly(in text: String) -> [Range<Int>] {
    runs(of: traditionalOnly, in: text)
  }

  private static func runs(of set: HanSet, in text: String) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    visit(text) { character, offset in
      guard set.contains(character) else { return }
      if let last = runs.last, last.upperBound == offset {
        runs[runs.count - 1] = last.lowerBound..<offset + 3
      } else {
        runs.append(offset..<offset + 3)
      }
    }
    return runs
  }

  /// Goes through the characters of a text that are three bytes long and may be Han, U+3000 and up.
  @inline(__always)
  private static func visit(_ text: String, _ body: (UInt16, Int) -> Void) {
    let bytes = text.utf8.span
    var offset = 0
    while offset < bytes.count {
      let lead = bytes[offset]
      if lead >= 0xe3, lead < 0xf0 {
        let (second, third) = (bytes[offset + 1], bytes[offset + 2])
        let character =
          UInt16(lead & 0x0f) << 12 | UInt16(second & 0x3f) << 6 | UInt16(third & 0x3f)
        body(character, offset)
        offset += 3
      } else {
        offset += 1
      }
    }
  }
}
