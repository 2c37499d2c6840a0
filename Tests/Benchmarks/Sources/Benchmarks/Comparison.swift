/// Two commands run in turn, A B A B, so that both meet the same changes of the machine's speed.
struct Comparison {
  /// What is compared.
  enum Measure { case cpu, wall }

  /// The medians of each command.
  let ours: Usage
  let theirs: Usage
  /// The median of ours / theirs, pair by pair.
  let ratio: Double

  /// Runs both once without counting, then in pairs.
  init(_ ours: Command, _ theirs: Command, by measure: Measure = .cpu, pairs: Int) throws {
    var runs: [(Usage, Usage)] = []
    for number in 0...pairs {
      let pair = (
        try ours.run(onProcessor: Self.processor), try theirs.run(onProcessor: Self.processor)
      )
      if number > 0 { runs.append(pair) }
    }
    self.ours = Self.median(runs.map(\.0))
    self.theirs = Self.median(runs.map(\.1))
    ratio = Self.median(
      runs.map { ours, theirs in
        measure == .cpu ? ours.cpu / theirs.cpu : ours.wall / theirs.wall
      })
  }

  /// The processor that all runs are pinned to.
  static let processor = 1

  /// Each figure's median by itself.
  static func median(_ usages: [Usage]) -> Usage {
    Usage(
      cpu: median(usages.map(\.cpu)), wall: median(usages.map(\.wall)),
      memory: median(usages.map(\.memory)))
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}
