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
    paths = refined(paths, halfWidth: 150, iterations: PairKnowledge.few)
    for _ in 0..<Self.mostRounds {
      let former = paths
      paths = refined(former, halfWidth: 80)
      if Self.agree(former, paths) { break }
    }
    return paths
  }

  /// How often an alignment is refined at most.
  private static let mostRounds = 3
  /// The share of beads that stay from one round to the next when there is nothing left to refine.
  private static let settled = 0.97

  /// Whether hardly any beads differ.
  private static func agree(_ former: [[Bead]], _ latter: [[Bead]]) -> Bool {
    var same = 0
    for (former, latter) in zip(former, latter) {
      let ranges = Set(former.map { [$0.source, $0.target] })
      same += latter.count { ranges.contains([$0.source, $0.target]) }
    }
    let all = latter.reduce(0) { $0 + $1.count }
    return Double(same) >= settled * Double(all)
  }

  /// Aligns two texts on their own, the parts of them that correspond.
  static func beads(
    _ source: PreparedVersion, _ target: PreparedVersion, vocabulary: TokenVocabulary
  ) -> [Bead] {
    let match = PassageMap([source, target], tokens: vocabulary.count).match(0, 1)
    let document = Document(
      source: source[match.source], target: target[match.target], anchors: match.anchors)
    return PairAligner([document], vocabulary: vocabulary).beads()[0]
      .map { $0.moved(match.source.lowerBound, match.target.lowerBound) }
  }

  /// Aligns once more with what former beads teach.
  ///
  /// - Parameters:
  ///   - paths: per document its beads so far.
  ///   - halfWidth: how far from the former beads to look.
  ///   - iterations: how often the lexicon is refined.
  ///   - supports: per document what other versions say, if there are any.
  /// - Returns: per document the new beads.
  func refined(
    _ paths: [[Bead]], halfWidth: Int, iterations: Int = PairKnowledge.most,
    supports: [SparseRows]? = nil
  ) -> [[Bead]] {
    let knowledge = PairKnowledge(
      zip(documents, paths).map { ($0.source, $0.target, $1) }, vocabulary: vocabulary,
      iterations: iterations)
    return documents.indices.map { index in
      let document = documents[index]
      let alignment = LexicalAlignment(
        document.source, document.target, knowledge: knowledge,
        former: (paths[index], knowledge.passages[index]), weights: weights)
      return alignment.path(
        in: alignment.band(around: paths[index], halfWidth: halfWidth), support: supports?[index])
    }
  }

  /// Looks in final alignments for passages that were moved, and says how likely each bead is
  /// right.
  func recovered(_ paths: [[Bead]]) -> [[Bead]] {
    let knowledge = PairKnowledge(
      zip(documents, paths).map { ($0.source, $0.target, $1) }, vocabulary: vocabulary,
      iterations: PairKnowledge.few)
    return documents.indices.map { number in
      let finish = AlignmentFinish(
        documents[number], path: paths[number], passages: knowledge.passages[number],
        knowledge: knowledge, vocabulary: vocabulary, weights: weights)
      return finish.beads()
    }
  }
}
