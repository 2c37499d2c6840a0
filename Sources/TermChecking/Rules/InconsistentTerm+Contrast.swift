import LanguageAssets

/// Names that a text needs beside the preferred one.
extension InconsistentTerm {
  /// The other concepts that the kept name of one stands for as well: 参数 is a *parameter* and an *argument*.
  ///
  /// - Complexity: O(n) in the number of its uses.
  static func concepts(sharingNameOf concept: NamedConcept) -> Set<Int> {
    let kept = concept.uses.lazy.filter { $0.entry == concept.kept }
    return kept.reduce(into: []) { concepts, use in
      for other in use.alternatives
      where other.term.status.isApproved && other.concept != concept.index {
        concepts.insert(other.concept)
      }
    }
  }

  /// Whether the source names one of some concepts where a name stands, which tells one from the other: 形参 where *argument*
  /// is named as well.
  static func isContrasted(
    _ use: TermUse, with concepts: Set<Int>, in passages: [Int: Passage]
  ) -> Bool {
    guard !concepts.isEmpty, let passage = passages[use.block] else { return false }
    return !passage.sourceConcepts.isDisjoint(with: concepts)
  }

  /// Whether a name that the glossary admits may be what the sentence of the source asks for, in a paragraph without the
  /// preferred one.
  ///
  /// Of 37 such findings 19 were right. One may be a part of the other, 月 and ヶ月.
  func isSynonym(_ use: TermUse, of kept: Term, _ context: CheckContext) -> Bool {
    use.term.status == .admitted && kept.status == .preferred && !context.sources.isEmpty
      && (!use.term.looksLike(kept) || use.term.text.holdsBytes(of: kept.text)
        || kept.text.holdsBytes(of: use.term.text))
      && !context.uses(near: use.block).contains { other in
        other.block == use.block && other.concept == use.concept && other.status == .preferred
      }
  }
}
