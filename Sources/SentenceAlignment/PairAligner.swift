/// Aligns documents in two languages, learning from all of them.
struct PairAligner {
  /// Two versions to align, and the segments known to belong together.
  struct Document {
    var source: PreparedVersion
    var target: PreparedVersion
    var anchors: [AnchorChain.Link]

    /// The lengths of the target's segments, those that the source has in the same words as long as a translation of
    /// them would be: cells of code say nothing of how long translations are, and may be most of a text.
    ///
    /// - Complexity: O(number of the segments).
    var comparableLengths: [Float] {
      let shared = Set(source.contents).intersection(target.contents)
      guard !shared.isEmpty else { return target.lengths }
      func length(_ version: PreparedVersion) -> Float {
        zip(version.lengths, version.contents).reduce(0) {
          shared.contains($1.1) ? $0 : $0 + $1.0
        }
      }
      let (translated, translation) = (length(source), length(target))
      guard min(translated, translation) >= Self.leastText else { return target.lengths }
      let ratio = translation / translated
      return zip(target.lengths, target.contents).map { shared.contains($1) ? $0 * ratio : $0 }
    }

    /// How many characters tell the ratio of lengths.
    private static let leastText: Float = 200
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
  func beads() -> [[Bead]] { aligned().paths }

  /// The beads of each document, and what the last but one alignment taught, which is often the same; nil where
  /// there is too much of it to be kept.
  func aligned() -> (paths: [[Bead]], lesson: PairLesson?) {
    let first = documents.map { document in
      LengthAlignment(
        source: document.source.lengths, target: document.comparableLengths,
        anchors: document.anchors
      ).path()
    }
    var (paths, lesson) = refined(first, halfWidth: 150, iterations: PairKnowledge.few)
    for _ in 0..<Self.mostRounds {
      // What is refined with the same lesson comes out the same.
      if lesson?.isOf(paths) ?? false { break }
      let former = paths
      (paths, lesson) = refined(former, halfWidth: Self.usualHalfWidth)
      if Self.agree(former, paths) { break }
    }
    return (paths, lesson)
  }

  /// How far from former beads to look once words have been learned.
  static let usualHalfWidth = 80
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
  ///   - known: what some beads taught.
  ///   - halfWidth: how far from the former beads to look.
  ///   - iterations: how often the lexicon is refined.
  ///   - supports: per document what other versions say, if there are any.
  /// - Returns: per document the new beads; and what the former ones taught, nil where it is too much to be kept.
  func refined(
    _ paths: [[Bead]], known: PairLesson? = nil, halfWidth: Int = usualHalfWidth,
    iterations: Int = PairKnowledge.most, supports: [SparseRows]? = nil
  ) -> (paths: [[Bead]], lesson: PairLesson?) {
    let lesson =
      known.flatMap { $0.isOf(paths) ? $0 : nil } ?? lesson(of: paths, iterations: iterations)
    let refined = documents.indices.map { index in
      let document = documents[index]
      let alignment = LexicalAlignment(
        document.source, document.target, knowledge: lesson.knowledge,
        likeness: lesson.likeness(index),
        former: (lesson.paths[index], lesson.knowledge.passages[index]), weights: weights)
      return alignment.path(
        in: alignment.band(around: lesson.paths[index], halfWidth: halfWidth),
        support: supports?[index])
    }
    return (refined, lesson.knowledge.isLarge ? nil : lesson)
  }

  /// What beads of each document teach.
  private func lesson(of paths: [[Bead]], iterations: Int) -> PairLesson {
    PairLesson(documents, paths, vocabulary: vocabulary, iterations: iterations)
  }

  /// Looks in final alignments for passages that were moved, and says how likely each bead is
  /// right.
  ///
  /// - Parameters:
  ///   - paths: per document its beads.
  ///   - known: what some beads of the same documents taught.
  /// - Returns: per document the beads, no longer in order where something was moved.
  func recovered(_ paths: [[Bead]], known: PairLesson?) -> [[Bead]] {
    let lesson =
      known.flatMap { $0.isOf(paths) ? $0 : nil }
      ?? lesson(of: paths, iterations: PairKnowledge.few)
    return documents.indices.map { number in
      let finish = AlignmentFinish(
        documents[number], path: paths[number], lesson: lesson, number: number,
        vocabulary: vocabulary, weights: weights)
      return finish.beads()
    }
  }
}
