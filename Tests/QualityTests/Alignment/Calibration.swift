/// How far scores are what they claim: the share of right ones among those of a score.
struct Calibration {
  /// The beads with scores in one tenth.
  struct Bin {
    var count = 0
    var right = 0
    var scores = 0.0
  }

  private(set) var bins = [Bin](repeating: Bin(), count: 10)

  /// Counts judgements.
  mutating func add(_ judgements: [(score: Double, isRight: Bool)]) {
    for (score, isRight) in judgements {
      let bin = min(9, Int(score * 10))
      bins[bin].count += 1
      bins[bin].right += isRight ? 1 : 0
      bins[bin].scores += score
    }
  }

  /// The expected calibration error over ten bins, as Naeini and others define it (2015).
  var error: Double {
    let total = bins.reduce(0) { $0 + $1.count }
    return bins.reduce(0) { sum, bin in
      sum + abs(bin.scores - Double(bin.right)) / Double(max(1, total))
    }
  }

  /// The bins as lines for people.
  var text: String {
    bins.enumerated().filter { $0.element.count > 0 }.map { number, bin in
      let count = Double(bin.count)
      return "  score \(QualityTable.share(bin.scores / count))"
        + "  right \(QualityTable.share(Double(bin.right) / count))  beads \(bin.count)"
    }.joined(separator: "\n")
  }
}
