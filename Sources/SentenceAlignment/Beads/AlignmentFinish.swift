/// The last step of aligning two versions: moved passages are found and all beads are judged.
struct AlignmentFinish {
  /// An alignment in another order must fit better by this factor.
  private static let gain: Float = 1.03

  private let document: PairAligner.Document
  private let path: [Bead]
  private let passages: [Int?]
  private let knowledge: PairKnowledge
  private let vocabulary: TokenVocabulary
  private let weights: AlignmentWeights
  private let likeness: BeadLikeness

  /// Prepares the last step.
  ///
  /// - Parameters:
  ///   - document: both versions.
  ///   - path: the beads so far, in order.
  ///   - lesson: what they taught, perhaps with those of other documents.
  ///   - number: the number of the document among those.
  ///   - vocabulary: the numbers of the tokens.
  ///   - weights: what costs what.
  init(
    _ document: PairAligner.Document, path: [Bead], lesson: PairLesson, number: Int,
    vocabulary: TokenVocabulary, weights: AlignmentWeights
  ) {
    self.document = document
    self.path = path
    knowledge = lesson.knowledge
    passages = knowledge.passages[number]
    likeness = lesson.likeness(number)
    self.vocabulary = vocabulary
    self.weights = weights
  }

  /// The beads, no longer in order when something was moved, with their confidences.
  func beads() -> [Bead] {
    let judge = judge(withMoves)
    let moves = SectionMoves(document.source, document.target)
    if let order = moves.targetOrder(likeness) {
      let other = reordered(order)
      let otherJudge = other.judge(other.withMoves)
      if otherJudge.overall > Self.gain * judge.overall { return otherJudge.judged() }
    }
    return judge.judged()
  }

  /// The same step for an alignment with the target in another order.
  private func reordered(_ order: [Int]) -> AlignmentFinish {
    let target = document.target.reordered(order)
    let beads = PairAligner.beads(document.source, target, vocabulary: vocabulary)
      .flatMap { Self.restored($0, order) }
    let lesson = PairLesson(
      [document], [beads], vocabulary: vocabulary, iterations: PairKnowledge.few)
    return AlignmentFinish(
      document, path: beads, lesson: lesson, number: 0, vocabulary: vocabulary, weights: weights)
  }

  /// A bead of the reordered target in the places of the original; in pieces when it spans what is
  /// no longer together.
  private static func restored(_ bead: Bead, _ order: [Int]) -> [Bead] {
    let targets = bead.target.map { order[$0] }
    guard let first = targets.first else { return [bead] }
    if zip(targets, targets.dropFirst()).allSatisfy({ $1 == $0 + 1 }) {
      var result = bead
      result.target = first..<first + targets.count
      return [result]
    }
    return bead.source.map { Bead(source: $0..<$0 + 1, target: 0..<0) }
      + targets.map { Bead(source: 0..<0, target: $0..<$0 + 1) }
  }

  /// The beads with moved passages, and moved segments among those still left.
  private var withMoves: [Bead] {
    let beads = withPassages
    guard beads.contains(where: \.target.isEmpty), beads.contains(where: \.source.isEmpty) else {
      return beads
    }
    return MovedSegments(beads, likenesses: likenesses(of: beads))
      .recovered(likeness, source: document.source, target: document.target, knowledge.statistics)
  }

  /// The beads with moved passages among those left alone.
  private var withPassages: [Bead] {
    MovedPassages(path, source: document.source.count, target: document.target.count)
      .recovered { source, target in
        let alignment = LexicalAlignment(
          document.source[source], document.target[target], knowledge: knowledge,
          weights: weights)
        let band = SearchBand(
          centres: [Int](repeating: 0, count: source.count + 1), halfWidth: target.count,
          columns: target.count)
        return alignment.path(in: band).map { $0.moved(source.lowerBound, target.lowerBound) }
      }
  }

  /// How alike the sides of beads are but for what they taught, most of them.
  private func likenesses(of beads: [Bead]) -> [Float] {
    var taught: [Range<Int>: (target: Range<Int>, number: Int)] = [:]
    for (bead, passage) in zip(path, passages) {
      if let passage { taught[bead.source] = (bead.target, passage) }
    }
    var room = likeness.room()
    var share = LearnedPairs.OwnShare(knowledge.learned)
    return beads.map { bead -> Float in
      guard bead.isPaired else { return 0 }
      let value = likeness.likeness(of: bead, &room)
      guard let passage = taught[bead.source], passage.target == bead.target else { return value }
      return value
        - likeness.ownLikeness(
          of: bead, passage: passage.number, learned: knowledge.learned, &room, &share)
    }
  }

  /// A judge of beads.
  private func judge(_ beads: [Bead]) -> BeadJudge {
    var room = likeness.room()
    return BeadJudge(
      path: beads, likenesses: likenesses(of: beads),
      lengthSurprises: beads.map { bead in
        document.source.isSame(bead, in: document.target)
          ? 0
          : knowledge.statistics.lengthSurprise(
            document.source.lengths[bead.source].reduce(0, +),
            document.target.lengths[bead.target].reduce(0, +))
      }, chance: likeness.chance(of: beads, &room))
  }
}
