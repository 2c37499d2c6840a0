import DocumentFormats

/// Tells terms of a draft that are a part of a longer name in capitals, which its source has in the same
/// way: *Container* in *OpenShift Container Platform*.
enum CopiedNames {
  /// Uses without those in such names; on demand only without those that the glossary writes small, so
  /// that a wrong name stays one in whatever stands beside it.
  ///
  /// - Complexity: O(n) in the number of passages, and O(length of the passage) for each use in capitals.
  static func without(
    _ uses: [TermUse], raisedOnly: Bool = false, _ context: CheckContext
  ) -> [TermUse] {
    func isCapitalised(_ use: TermUse) -> Bool {
      use.text.unicodeScalars.first?.isCapital == true
    }
    guard !context.sources.isEmpty, uses.contains(where: isCapitalised) else { return uses }
    let passages = context.passagesByBlock
    return uses.filter { use in
      guard isCapitalised(use), let passage = passages[use.block],
        !raisedOnly || context.isRaised(use)
      else { return true }
      let sources = passage.sourceBlocks.map {
        context.sources[passage.document].document.blocks[$0]
      }
      return !ForeignMention.isInLongerName(
        use, in: context.draft.document.blocks[use.block], of: sources, context.language)
    }
  }
}
