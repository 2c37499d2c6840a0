import DocumentFormats

/// What a string of a program does not have of the tags of its source: `<b>Open</b> it</b>` closes one more than it opens,
/// and where `<0>here</0>` is left out, the link that a program puts there is lost.
struct TagDifference {
  /// What is different.
  enum Kind: Hashable {
    /// The string opens the element more or less often than it closes it.
    case unbalanced(opened: Int, closed: Int)
    /// The string has none of the element, which stands for something that only the program knows.
    case missing
  }

  /// Elements that nothing closes.
  private static let void: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "p", "li", "source",
    "track", "wbr",
  ]

  /// The index of the paragraph of the draft.
  let block: Int
  /// Where the last such tag stands in it, in UTF-8 bytes; all of it where none does.
  let range: Range<Int>
  /// The name of the element, as the source has it.
  let name: String
  /// What is different.
  let kind: Kind

  /// Compares the tags of a string with those of its source; nil where all are closed, in running text, whose markup is
  /// read by others, and where the source itself leaves some open.
  ///
  /// - Complexity: O(length of the string and of its source).
  init?(in passage: Passage, _ context: CheckContext) {
    guard let (index, original) = passage.string(in: context) else { return nil }
    let source = context.sources[passage.document]
    let (text, other) = (
      context.draft.document.blocks[index].text, source.document.blocks[original].text
    )
    guard other.holdsBytes(of: "<") else { return nil }
    let originals = Self.tags(in: other)
    let own = Self.tags(in: text)
    let (all, present) = (Self.counts(of: originals), Self.counts(of: own))
    var seen: Set<String> = []
    for tag in originals where seen.insert(tag.key).inserted {
      let (expected, found) = (all[tag.key] ?? (0, 0), present[tag.key] ?? (0, 0))
      guard expected.opened == expected.closed else { continue }
      if found.opened == 0, found.closed == 0 {
        guard tag.isOfProgram else { continue }
        (range, kind) = (0..<text.utf8.count, .missing)
      } else {
        guard found.opened != found.closed,
          let last = own.last(where: {
            $0.key == tag.key && $0.isClosing == (found.closed > found.opened)
          })
        else { continue }
        range = last.range
        kind = .unbalanced(opened: found.opened, closed: found.closed)
      }
      (block, name) = (index, tag.name)
      return
    }
    return nil
  }

  /// How often each element is opened and closed.
  private static func counts(of tags: [Tag]) -> [String: (opened: Int, closed: Int)] {
    tags.reduce(into: [:]) { counts, tag in
      let step = tag.isClosing ? (0, 1) : (1, 0)
      let known = counts[tag.key] ?? (0, 0)
      counts[tag.key] = (known.opened + step.0, known.closed + step.1)
    }
  }

  private struct Tag {
    let name: String
    let isClosing: Bool
    let range: Range<Int>

    /// What its other tags have in common.
    let key: String
    /// Whether it is a link or stands for something that only the program knows: `<0>`, `<Link>`.
    var isOfProgram: Bool {
      key == "a" || name.first?.isUppercase == true && name.contains(where: \.isLowercase)
        || name.first?.isNumber == true
    }
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
      guard let first = letters.first,
        (first | 0x20) &- 0x61 < 26 || letters.allSatisfy({ $0 &- 0x30 < 10 }),
        // The next bracket, whichever it is, so that no text is looked through for each tag that is left open.
        let end = bytes[letters.endIndex...].firstIndex(where: { "<>".utf8.contains($0) }),
        bytes[end] == UInt8(ascii: ">"),
        end == letters.endIndex || bytes[letters.endIndex] == 0x20
      else { continue }
      let name = String(decoding: letters, as: UTF8.self)
      if bytes[end - 1] != UInt8(ascii: "/"), !void.contains(name.lowercased()) {
        tags.append(
          Tag(name: name, isClosing: isClosing, range: open..<end + 1, key: name.lowercased()))
      }
      position = end + 1
    }
    return tags
  }
}
