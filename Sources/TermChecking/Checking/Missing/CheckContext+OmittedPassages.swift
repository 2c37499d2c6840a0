import DocumentFormats

extension CheckContext {
  /// Where sources have passages that the draft leaves out, in order.
  ///
  /// An entry of a bilingual file that is not translated yet is none, nor is what need not be there, such as a path, nor
  /// what may be the paragraphs that the draft has in the same place and that the alignment has paired with nothing.
  ///
  /// - Complexity: O(n log n) in the number of passages, and O(m) in the paragraphs that no source has for each gap.
  var omittedPassages: [SourceReference] {
    sources.indices.filter { !sources[$0].isPairedWithDraft }.flatMap { document in
      let own = passages.filter { $0.document == document }
      let added = own.filter { $0.sourceBlocks.isEmpty }.flatMap(\.draftBlocks).sorted()
      let gaps = gaps(among: own.filter { !$0.sourceBlocks.isEmpty })
      return gaps.filter { gap in
        let between = added.count { $0 > gap.start && $0 < gap.end && !saysNothing($0) }
        return between < gap.passages.count
      }.flatMap(\.passages).compactMap(reference)
    }
  }

  /// Passages that follow each other in a source and that the draft leaves out, and the paragraphs of the draft that those
  /// before and behind them are translated by.
  private typealias Gap = (passages: [Passage], start: Int, end: Int)

  private func gaps(among passages: [Passage]) -> [Gap] {
    var gaps: [Gap] = []
    var (start, open): (Int, [Passage]) = (-1, [])
    func close(at end: Int) {
      if !open.isEmpty { gaps.append((open, start, end)) }
      open = []
    }
    for passage in passages {
      if let first = passage.draftBlocks.first, let last = passage.draftBlocks.last {
        close(at: first)
        start = last
      } else if !saysNothing(passage) {
        open.append(passage)
      }
    }
    close(at: Int.max)
    return gaps
  }

  private func saysNothing(_ passage: Passage) -> Bool {
    let blocks = sources[passage.document].document.blocks
    return passage.sourceBlocks.allSatisfy { OmittedText.saysNothing(blocks[$0]) }
  }

  private func saysNothing(_ block: Int) -> Bool {
    OmittedText.saysNothing(draft.document.blocks[block])
  }

  /// The source paragraphs of a passage; nil when it has none.
  private func reference(to passage: Passage) -> SourceReference? {
    let source = sources[passage.document]
    let blocks = passage.sourceBlocks.map { source.document.blocks[$0] }
    guard let first = blocks.first, let last = blocks.last else { return nil }
    let start = first.offsets.fileRange(of: 0..<first.offsets.textLength).lowerBound
    let end = last.offsets.fileRange(of: 0..<last.offsets.textLength).upperBound
    return SourceReference(
      document: passage.document, path: source.path, range: start..<max(start, end),
      text: blocks.map(\.text).joined(separator: " "))
  }
}
