import DocumentFormats
import LanguageText

/// Tells terms of a draft that are a part of a longer name in capitals, which its source has in the same
/// way: *Container* in *OpenShift Container Platform*.
enum CopiedNames {
  /// Uses without those in such names.
  ///
  /// - Complexity: O(n) in the number of passages, and O(length of the passage) for each use in capitals.
  static func without(_ uses: [TermUse], _ context: CheckContext) -> [TermUse] {
    func isCapitalised(_ use: TermUse) -> Bool {
      use.text.unicodeScalars.first?.isCapital == true
    }
    guard !context.sources.isEmpty, uses.contains(where: isCapitalised) else { return uses }
    let passages = context.passagesByBlock
    // Every noun of German has a capital, none of what it translates has.
    let isGerman = context.language.language == "de"
    return uses.filter { use in
      guard isCapitalised(use), let passage = passages[use.block] else { return true }
      let sources = passage.sourceBlocks.map {
        context.sources[passage.document].document.blocks[$0]
      }
      return !(isGerman || context.isRaised(use))
        || !ForeignMention.isInLongerName(
          use, in: context.draft.document.blocks[use.block], of: sources)
    }
  }
}
