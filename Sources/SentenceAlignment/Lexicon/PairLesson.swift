/// What an alignment of documents in two languages taught, and how that makes the documents look.
///
/// Learning is most of the work of aligning, so what an alignment taught is not learned again while it stays.
struct PairLesson {
  /// Per document the beads that were learned from.
  let paths: [[Bead]]
  /// What was learned.
  let knowledge: PairKnowledge
  private let documents: [PairAligner.Document]
  /// Per document how alike its segments are; nil where that would take much memory.
  private let keptLikenesses: [BeadLikeness]?

  /// Learns from alignments of documents, refining the lexicon so often.
  init(
    _ documents: [PairAligner.Document], _ paths: [[Bead]], vocabulary: TokenVocabulary,
    iterations: Int
  ) {
    self.documents = documents
    self.paths = paths
    let knowledge = PairKnowledge(
      zip(documents, paths).map { ($0.source, $0.target, $1) }, vocabulary: vocabulary,
      iterations: iterations)
    self.knowledge = knowledge
    keptLikenesses =
      knowledge.isLarge ? nil : documents.map { Self.likeness($0, knowledge: knowledge) }
  }

  /// How alike the segments of a document are.
  func likeness(_ number: Int) -> BeadLikeness {
    keptLikenesses?[number] ?? Self.likeness(documents[number], knowledge: knowledge)
  }

  /// Whether these alignments would teach the same.
  ///
  /// How often the lexicon is refined depends on nothing else where texts are not large.
  func isOf(_ others: [[Bead]]) -> Bool {
    !knowledge.isLarge && paths.count == others.count
      && zip(paths, others).allSatisfy { path, other in
        path.count == other.count
          && zip(path, other).allSatisfy { $0.source == $1.source && $0.target == $1.target }
      }
  }

  private static func likeness(
    _ document: PairAligner.Document, knowledge: PairKnowledge
  ) -> BeadLikeness {
    BeadLikeness(document.source, document.target, knowledge: knowledge)
  }
}
