/// Aligns documents in two languages, learning from all of them.
struct PairAligner {
  /// Two versions to align, and the segments known to belong together.
  struct Document {
    var source: PreparedVersion
    var target: PreparedVersion
    var anchors: [AnchorChain.Link]
  }

  private let documents: [Document]
  private let vocabulary: TokenVocabulary
  private let weights: AlignmentWeights

  init(
    _ documents: [Document], vocabulary: TokenVocabulary,
    weights: AlignmentWeights = AlignmentWeights()
  ) {
    self.documents = documents
    self.vocabulary = vocabulary
    self.weights = weights
  }

  /// The beads of each document: every participant is in exactly one.
  func beads() -> [[Bead]] {
    var paths = documents.map { document in
      LengthAlignment(
        source: document.source.lengths, target: document.target.lengths,
        anchors: document.anchors
      ).path()
    }
    for halfWidth in [150, 80] {
      paths = refined(paths, halfWidth: halfWidth)
    }
    return paths
  }

  /// Aligns once more with what former beads teach.
  ///
  /// - Parameters:
  ///   - paths: per document its beads so far.
  ///   - halfWidth: how far from the former beads to look.
  ///   - supports: per document what other versions say, if there are any.
  /// - Returns: per document the new beads.
  func refined(_ paths: [[Bead]], halfWidth: Int, supports: [SparseRows]? = nil) -> [[Bead]] {
    let knowledge = PairKnowledge(
      zip(documents, paths).map { ($0.source, $0.target, $1) }, vocabulary: vocabulary)
    return documents.indices.map { index in
      let document = documents[index]
      let alignment = LexicalAlignment(
        document.source, document.target, knowledge: knowledge, weights: weights)
      return alignment.path(
        in: alignment.band(around: paths[index], halfWidth: halfWidth), support: supports?[index])
    }
  }

  /// Looks in final alignments for passages that were moved.
  func recovered(_ paths: [[Bead]]) -> [[Bead]] {
    let knowledge = PairKnowledge(
      zip(documents, paths).map { ($0.source, $0.target, $1) }, vocabulary: vocabulary)
    return documents.indices.map { number in
      let (document, path) = (documents[number], paths[number])
      let result = MovedPassages(
        path, source: document.source.count, target: document.target.count
      ).recovered { source, target in
        let parts = (document.source[source], document.target[target])
        let alignment = LexicalAlignment(
          parts.0, parts.1, knowledge: knowledge, weights: weights)
        let band = SearchBand(
          centres: [Int](repeating: 0, count: source.count + 1), halfWidth: target.count,
          columns: target.count)
        return alignment.path(in: band).map { $0.moved(source.lowerBound, target.lowerBound) }
      }
      return judged(result, number, path, knowledge)
    }
  }

  /// The beads of a document's final alignment with their confidences, given the former beads that
  /// knowledge was learned from.
  private func judged(
    _ path: [Bead], _ number: Int, _ former: [Bead], _ knowledge: PairKnowledge
  ) -> [Bead] {
    let document = documents[number]
    let likeness = BeadLikeness(document.source, document.target, knowledge: knowledge)
    var passages: [Range<Int>: (target: Range<Int>, number: Int)] = [:]
    for (bead, passage) in zip(former, knowledge.passages[number]) {
      if let passage { passages[bead.source] = (bead.target, passage) }
    }
    var room = likeness.room()
    var share = LearnedPairs.OwnShare(knowledge.learned)
    let likenesses = path.map { bead -> Float in
      guard bead.isPaired else { return 0 }
      let value = likeness.likeness(of: bead, &room)
      guard let passage = passages[bead.source], passage.target == bead.target else { return value }
      return value
        - likeness.ownLikeness(
          of: bead, passage: passage.number, learned: knowledge.learned, &room, &share)
    }
    return BeadJudge(
      path: path, likenesses: likenesses,
      lengthSurprises: path.map { bead in
        knowledge.statistics.lengthSurprise(
          document.source.lengths[bead.source].reduce(0, +),
          document.target.lengths[bead.target].reduce(0, +))
      }, chance: likeness.chance(of: path, &room)
    ).judged()
  }
}
