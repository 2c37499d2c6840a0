/// How alike the sides of beads are, as far as a lexicon tells.
struct BeadLikeness {
  /// The segments of the first version.
  let source: SentenceVectors
  /// The segments of the second version.
  let target: SentenceVectors
  private let tokens: Int
  /// How many beads show what chance gives.
  private static let sample = 500

  init(_ source: PreparedVersion, _ target: PreparedVersion, knowledge: PairKnowledge) {
    tokens = knowledge.sourceWeights.count
    self.source = SentenceVectors(
      source.tokens, weights: knowledge.sourceWeights, lexicon: knowledge.lexicon)
    self.target = SentenceVectors(
      target.tokens, weights: knowledge.targetWeights, lexicon: knowledge.reversed)
  }

  /// Room for vectors over all tokens.
  struct Room {
    fileprivate var source: [Float]
    fileprivate var target: [Float]
  }

  /// A vector over all tokens without values.
  var blank: [Float] { [Float](repeating: 0, count: tokens) }

  /// Makes room to work in.
  func room() -> Room { Room(source: blank, target: blank) }

  /// The likeness of a bead's sides, about 0…1; 0 for a bead of one side only.
  func likeness(of bead: Bead, _ room: inout Room) -> Float {
    guard bead.isPaired else { return 0 }
    for row in bead.source { source.translated.scatter(row, into: &room.source) }
    let product = bead.target.reduce(Float(0)) { $0 + target.own.dot($1, room.source) }
    for row in bead.source { source.translated.clear(row, in: &room.source) }
    return product / norm(of: bead)
  }

  /// The likeness of one segment of the source to some of the target, as ``likeness(of:_:)``.
  func likenesses(of row: Int, to columns: [Int], _ room: inout Room) -> [Float] {
    source.translated.scatter(row, into: &room.source)
    defer { source.translated.clear(row, in: &room.source) }
    return columns.map { column in
      target.own.dot(column, room.source)
        / norm(of: Bead(source: row..<row + 1, target: column..<column + 1))
    }
  }

  /// The mean likeness of the sources of beads to the targets of others, as a sample.
  func chance(of path: [Bead], _ room: inout Room) -> Float {
    let paired = path.filter(\.isPaired)
    let step = max(1, paired.count / Self.sample)
    var sum: Float = 0
    let numbers = stride(from: 0, to: paired.count, by: step)
    for number in numbers {
      var bead = paired[number]
      bead.target = paired[(number + 1 + paired.count / 3) % paired.count].target
      sum += likeness(of: bead, &room)
    }
    return sum / Float(max(1, numbers.underestimatedCount))
  }

  /// The part of a bead's likeness that it owes to the passage it taught the lexicon with.
  func ownLikeness(
    of bead: Bead, passage: Int, learned: LearnedPairs, _ room: inout Room,
    _ share: inout LearnedPairs.OwnShare
  ) -> Float {
    for row in bead.source { source.own.scatter(row, into: &room.source) }
    for row in bead.target { target.own.scatter(row, into: &room.target) }
    let product = learned.ownProduct(
      passage, source: room.source, target: room.target, share: &share)
    for row in bead.source { source.own.clear(row, in: &room.source) }
    for row in bead.target { target.own.clear(row, in: &room.target) }
    return product / norm(of: bead)
  }

  private func norm(of bead: Bead) -> Float {
    let stride = BeadShape.maximum + 1
    return source.norms[bead.source.upperBound * stride + bead.source.count]
      * target.norms[bead.target.upperBound * stride + bead.target.count]
  }
}
