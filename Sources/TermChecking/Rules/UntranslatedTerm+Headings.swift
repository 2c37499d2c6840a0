import DocumentFormats

/// What a draft makes of the headings of its sources, which the other documents are asked about.
extension UntranslatedTerm {
  /// The headings with what the draft has for them, and what to report of those that it leaves.
  func headings(
    _ context: CheckContext, _ findings: inout FindingList
  ) -> [HeadingRendering] {
    guard !context.facts.isOriginal, !context.isCopyOfSource, !context.draft.mayStay else {
      return []
    }
    return context.sentencePairs.compactMap { pair in
      let source = context.sources[pair.document]
      let block = context.draft.document.blocks[pair.draft.block]
      guard pair.source.kind == .heading, pair.draft.kind == .heading, !source.isPairedWithDraft,
        pair.draft.range == 0..<block.text.utf8.count, !block.spans.contains(where: \.isMasked),
        pair.source.text.contains(where: \.isLetter)
      else { return nil }
      guard pair.draft.text == pair.source.text else {
        return HeadingRendering(source: pair.source.text, draft: pair.draft.text, finding: nil)
      }
      let finding = findings.finding(
        Self.self, at: pair.draft.fileRange, match: pair.draft.text, concept: nil,
        confidence: Self.confidenceOfCopies, message: "", suggestions: [],
        source: SourceReference(
          document: pair.document, path: source.path, range: pair.source.fileRange,
          text: pair.source.text))
      return finding.map {
        HeadingRendering(source: pair.source.text, draft: pair.draft.text, finding: $0)
      }
    }
  }
}
