import DocumentFormats

/// What a draft says that has nothing for most of its source: a page that is yet to be translated, one that breaks off,
/// or a translation of a text that has grown since.
struct OmittedText {
  /// Where it is told: at the first paragraph of the draft.
  let range: Range<Int>
  /// What is told.
  let message: String
  /// Whether the draft has so little that no term can be missing in it.
  let isNearlyAll: Bool

  /// Of fewer passages that are left out nothing is told.
  private static let leastOmitted = 4
  /// A draft of so many paragraphs may be there only to say that it is to come.
  private static let mostOfPlaceholder = 2
  /// How many times as long as such a draft its source is: Chinese takes a third of the characters of English.
  private static let timesOfPlaceholder = 8

  /// Counts what is left out; nil for a draft that has half of one of its sources, or only a few passages less.
  ///
  /// - Complexity: O(passages), and O(length) of the source of a draft of a paragraph or two.
  init?(in context: CheckContext) {
    guard let source = context.sources.first, let first = context.draft.document.blocks.first,
      !context.sources.contains(where: \.isPairedWithDraft)
    else { return nil }
    range = first.offsets.fileRange(of: 0..<0)
    isNearlyAll = Self.isPlaceholder(context)
    if isNearlyAll {
      message = "the draft has hardly anything of \(source.path)"
      return
    }
    var all = [Int](repeating: 0, count: context.sources.count)
    var kept = all
    for passage in context.passages where !passage.sourceBlocks.isEmpty {
      let blocks = context.sources[passage.document].document.blocks
      guard !passage.sourceBlocks.allSatisfy({ Self.saysNothing(blocks[$0]) }) else { continue }
      all[passage.document] += 1
      kept[passage.document] += passage.draftBlocks.isEmpty ? 0 : 1
    }
    guard
      zip(all, kept).allSatisfy({ $0 - $1 >= Self.leastOmitted && $1 * 2 < $0 })
    else { return nil }
    message =
      "the draft has nothing for \(all[0] - kept[0]) of the \(all[0]) passages of \(source.path)"
  }

  /// Whether a block need not be there: what a picture shows, and an address or a path, which are aligned with nothing.
  static func saysNothing(_ block: TextBlock) -> Bool {
    block.kind == .caption
      || block.spans.contains { $0.kind == .url && $0.range == 0..<block.text.utf8.count }
      || !block.text.contains(where: \.isLetter)
  }

  /// Whether a draft is a paragraph or two where all of its sources are texts.
  private static func isPlaceholder(_ context: CheckContext) -> Bool {
    let blocks = context.draft.document.blocks.filter(\.kind.isProse)
    guard blocks.count <= mostOfPlaceholder else { return false }
    let length = blocks.reduce(0) { $0 + $1.text.unicodeScalars.count }
    return context.sources.allSatisfy { source in
      let prose = source.document.blocks.filter(\.kind.isProse)
      return prose.count > mostOfPlaceholder
        && prose.reduce(0) { $0 + $1.text.unicodeScalars.count } > length * timesOfPlaceholder
    }
  }
}
