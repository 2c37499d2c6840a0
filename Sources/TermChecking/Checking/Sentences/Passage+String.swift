import DocumentFormats

extension Passage {
  /// The indices of a string of a program and of the string that it translates, among the paragraphs of the draft and of
  /// the source; nil in running text, and where either side has several paragraphs.
  func string(in context: CheckContext) -> (draft: Int, source: Int)? {
    guard draftBlocks.count == 1, sourceBlocks.count == 1,
      let draft = draftBlocks.first, let original = sourceBlocks.first,
      context.sources[document].isPairedWithDraft || !context.draft.document.blockKeys.isEmpty
    else { return nil }
    return (draft, original)
  }
}
