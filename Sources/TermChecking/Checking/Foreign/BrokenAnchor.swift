import DocumentFormats
import LanguageText

/// A link of a draft to a heading of its page by a name that the heading does not have: `#公開` where it is `{#publish}`, as
/// the link of the source says.
struct BrokenAnchor {
  /// The index of the paragraph of the draft.
  let block: Int
  /// Where the text of the link stands in it, in UTF-8 bytes.
  let range: Range<Int>
  /// Where the link leads, with its sign.
  let found: String
  /// Where that of the source leads, likewise.
  let original: String
  /// What the paragraph translates.
  let passage: Passage

  /// The links of a draft that lead to no heading of it, where those of the source lead to one that the draft has by the
  /// name that is written behind it, in order.
  ///
  /// - Complexity: O(number of links and headings).
  static func all(in context: CheckContext) -> [BrokenAnchor] {
    let headings = context.draft.document.blocks.filter { $0.kind == .heading }
    let written = Set(headings.compactMap(name))
    guard !written.isEmpty else { return [] }
    // What site generators make of a text differs in marks only.
    let made = Set(headings.lazy.filter { name(of: $0) == nil }.map { letters(of: $0.text) })
    var broken: [BrokenAnchor] = []
    for passage in context.passages where passage.draftBlocks.count == passage.sourceBlocks.count {
      let source = context.sources[passage.document].document.blocks
      for (index, original) in zip(passage.draftBlocks, passage.sourceBlocks) {
        let own = links(in: context.draft.document.blocks[index])
        guard !own.isEmpty else { continue }
        let others = links(in: source[original])
        guard own.count == others.count else { continue }
        for (link, other) in zip(own, others)
        where link.name != other.name && written.contains(other.name)
          && !written.contains(link.name) && !made.contains(letters(of: link.name))
        {
          broken.append(
            BrokenAnchor(
              block: index, range: link.range, found: "#" + link.name, original: "#" + other.name,
              passage: passage))
        }
      }
    }
    return broken
  }

  /// The name that is written behind a heading.
  private static func name(of heading: TextBlock) -> String? {
    heading.spans.lazy.compactMap(\.anchorName).first
  }

  /// The links of a paragraph to headings of its page, without those whose letters are written as numbers.
  private static func links(in block: TextBlock) -> [(range: Range<Int>, name: String)] {
    block.spans.compactMap { span in
      guard case .link(let destination) = span.kind, destination.hasPrefix("#"),
        destination.utf8.count > 1, !destination.utf8.contains(UInt8(ascii: "%"))
      else { return nil }
      return (span.range, String(destination.dropFirst()))
    }
  }

  private static func letters(of text: String) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
