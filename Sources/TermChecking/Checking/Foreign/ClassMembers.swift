import DocumentFormats

/// Where texts may name members of classes, `Array#push`, `Letter::new` or `Node.next`: found once for the
/// many words that may be the name of a class.
struct ClassMembers: Sendable {
  /// The mark of a member.
  private struct Mark {
    /// The text that has it, as an index.
    let text: Int
    /// The UTF-8 byte offset at which the name of the class ends.
    let offset: Int
    /// The last bytes of the name, which tell most words from it without a look at the text.
    let ending: UInt32
  }

  /// The texts that have such marks.
  private var texts: [String] = []
  private var marks: [Mark] = []

  /// Looks through the texts of blocks.
  ///
  /// - Complexity: O(length of the texts).
  init(of blocks: [TextBlock]) {
    for block in blocks {
      let offsets = Self.marks(in: block.text)
      guard !offsets.isEmpty else { continue }
      let bytes = block.text.utf8.span
      for offset in offsets {
        let ending = Self.ending(of: bytes, before: offset)
        marks.append(Mark(text: texts.count, offset: offset, ending: ending))
      }
      texts.append(block.text)
    }
  }

  /// Whether one of the texts that have a word right before a mark satisfies a condition.
  ///
  /// - Complexity: O(number of marks), and what the condition takes for each such text.
  func mayHave(_ word: String, where isMember: (String) -> Bool) -> Bool {
    let length = word.utf8.count
    let ending = Self.ending(of: word.utf8.span, before: length)
    let known = UInt32.max >> UInt32(max(0, 32 - 8 * length))
    return marks.contains { mark in
      (mark.ending ^ ending) & known == 0 && mark.offset >= length
        && texts[mark.text].holdsBytes(of: word, at: mark.offset - length)
        && isMember(texts[mark.text])
    }
  }

  /// The last four bytes before an offset, or as many as there are.
  private static func ending(of bytes: Span<UInt8>, before offset: Int) -> UInt32 {
    var ending: UInt32 = 0
    for index in max(0, offset - 4)..<offset { ending = ending << 8 | UInt32(bytes[index]) }
    return ending
  }

  /// Where `#`, `::` or a full stop stands before a letter of ASCII or `_`.
  private static func marks(in text: String) -> [Int] {
    let bytes = text.utf8.span
    var offsets: [Int] = []
    for offset in 0..<bytes.count {
      var end = offset + 1
      switch bytes[offset] {
      case UInt8(ascii: "#"), UInt8(ascii: "."): break
      case UInt8(ascii: ":") where end < bytes.count && bytes[end] == UInt8(ascii: ":"): end += 1
      default: continue
      }
      guard end < bytes.count,
        (bytes[end] | 0x20) &- 0x61 < 26 || bytes[end] == UInt8(ascii: "_")
      else { continue }
      offsets.append(offset)
    }
    return offsets
  }
}
