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
      marks += offsets.map { Mark(text: texts.count, offset: $0) }
      texts.append(block.text)
    }
  }

  /// Whether one of the texts that have a word right before a mark satisfies a condition.
  ///
  /// - Complexity: O(number of marks), and what the condition takes for each such text.
  func mayHave(_ word: String, where isMember: (String) -> Bool) -> Bool {
    let length = word.utf8.count
    return marks.contains { mark in
      mark.offset >= length
        && texts[mark.text].holdsBytes(of: word, at: mark.offset - length)
        && isMember(texts[mark.text])
    }
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
