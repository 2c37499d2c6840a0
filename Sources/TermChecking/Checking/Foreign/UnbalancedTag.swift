import DocumentFormats

/// A tag that a string of a program opens more or less often than it closes it, where its source does both alike:
/// `<b>Open</b> it</b>`.
struct UnbalancedTag {
  /// Elements that nothing closes.
  private static let void: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "p", "li", "source",
    "track", "wbr",
  ]

  /// The index of the paragraph of the draft.
  let block: Int
  /// Where the last such tag stands in it, in UTF-8 bytes.
  let range: Range<Int>
  /// The name of the element, in lower case.
  let name: String
  /// How often the string opens the element, and closes it.
  let counts: (opened: Int, closed: Int)

  /// Compares the tags of a string with those of its source; nil where all are closed, in running text, whose markup is
  /// read by others, and where the source itself leaves some open.
  ///
  /// - Complexity: O(length of the string and of its source).
  init?(in passage: Passage, _ context: CheckContext) {
    guard let (index, original) = passage.string(in: context) else { return nil }
    let source = context.sources[passage.document]
    let (block, otherBlock) = (
      context.draft.document.blocks[index], source.document.blocks[original]
    )
    // Tags are masked.
    guard !block.spans.isEmpty, !otherBlock.spans.isEmpty else { return nil }
    let (text, other) = (block.text, otherBlock.text)
    let originals = Self.tags(in: other)
    let own = Self.tags(in: text)
    for name in Set(originals.map(\.name)).sorted() {
      func counts(_ tags: [Tag]) -> (opened: Int, closed: Int) {
        let named = tags.filter { $0.name == name }
        let closed = named.count(where: \.isClosing)
        return (named.count - closed, closed)
      }
      let (expected, found) = (counts(originals), counts(own))
      guard expected.opened == expected.closed, found.opened != found.closed,
        let last = own.last(where: {
          $0.name == name && $0.isClosing == (found.closed > found.opened)
        })
      else { continue }
      (self.block, range, self.name, self.counts) = (index, last.range, name, found)
      return
    }
    return nil
  }

  private struct Tag {
    let name: String
    let isClosing: Bool
    let range: Range<Int>
  }

  /// The tags of elements that have to be closed, in order.
  private static func tags(in text: String) -> [Tag] {
    let bytes = Array(text.utf8)
    var tags: [Tag] = []
    var position = 0
    while let open = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = open + 1
      let isClosing = position < bytes.count && bytes[position] == UInt8(ascii: "/")
      let start = isClosing ? position + 1 : position
      let letters = bytes[start...].prefix { ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 }
      guard let first = letters.first, (first | 0x20) &- 0x61 < 26,
        // The next bracket, whichever it is, so that no text is looked through for each tag that is left open.
        let end = bytes[letters.endIndex...].firstIndex(where: { "<>".utf8.contains($0) }),
        bytes[end] == UInt8(ascii: ">"),
        end == letters.endIndex || bytes[letters.endIndex] == 0x20
      else { continue }
      let name = String(decoding: letters, as: UTF8.self).lowercased()
      if bytes[end - 1] != UInt8(ascii: "/"), !void.contains(name) {
        tags.append(Tag(name: name, isClosing: isClosing, range: open..<end + 1))
      }
      position = end + 1
    }
    return tags
  }
}
