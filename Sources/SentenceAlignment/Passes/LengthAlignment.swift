/// The first pass: aligns by length alone.
///
/// Gale and Church, A program for aligning sentences in bilingual corpora (1993), with the ratio
/// of lengths estimated from the two texts instead of taken as 1, and beads of up to 4 segments.
struct LengthAlignment {
  /// The variance of the difference of lengths for one character; Gale and Church's.
  private static let variance: Float = 6.8
  private static let tableStep: Float = 0.02
  /// How much dearer than the best of its row a state may be, at first and at last: some hundred and some
  /// four hundred segments omitted.
  ///
  /// Where the lines of poems are all alike, or a part of a text is translated at greater length than the
  /// rest, the right states are the dearer ones for hundreds of rows.
  private static let beams: [Float] = [500, 2000]
  /// The same for a look that finds a good path, and what the best may cost at most.
  private static let firstBeam: Float = 60
  /// The numbers and shapes of the beads that are tried.
  private static let shapes = BeadShape.all.enumerated().filter {
    max($0.element.source, $0.element.target) <= 4
  }

  private let sourceEnds: [Float]
  private let targetEnds: [Float]
  /// Per source segment the target segment that shares rare tokens with it, or −1.
  private let anchors: [Int]
  private let band: SearchBand
  private let anchorWeights: [Float]
  private let priors = BeadShape.all.map { Surprise.of($0.share) }
  private let surprise = (0..<1900).map { Surprise.ofDeviation(Double($0) * Double(tableStep)) }

  /// The most that an anchor is worth, and so how often a shared token is trusted over lengths.
  private static let mostAnchorWeight: Float = 10

  /// Prepares the alignment of texts with segments of the given lengths in characters.
  ///
  /// Beads that hold both ends of an anchor cost less by its weight.
  init(source: [Float], target: [Float], anchors: [AnchorChain.Link]) {
    var places = [Int](repeating: -1, count: source.count)
    var weights = [Float](repeating: 0, count: source.count)
    for anchor in anchors {
      places[anchor.source] = anchor.target
      weights[anchor.source] = min(Self.mostAnchorWeight, anchor.weight)
    }
    self.anchors = places
    anchorWeights = weights
    let ratio = max(1, target.reduce(0, +)) / max(1, source.reduce(0, +))
    sourceEnds = Self.ends(source.map { $0 * max(1, ratio) })
    targetEnds = Self.ends(target.map { $0 * max(1, 1 / ratio) })
    band = AnchorLine(anchors, source: sourceEnds, target: targetEnds).band
  }

  /// The best path through a band around the anchors and the diagonal.
  ///
  /// States that cost much more than the best of their row are given up, which keeps the band
  /// narrow where the lengths speak clearly. Where the path itself was half given up at one row, better ones may
  /// have been given up before it, and more states are looked at.
  ///
  /// - Complexity: O(n · width of the band), usually much less.
  func path() -> [Bead] {
    let limits = limits(above: cost(of: search(beam: Self.firstBeam, limits: nil).path))
    var path: [Bead] = []
    for beam in Self.beams {
      let (beads, least) = search(beam: beam, limits: limits)
      path = beads
      if excess(of: path, over: least) < beam / 2 { break }
    }
    return path
  }

  /// What a path costs; infinite for none.
  private func cost(of path: [Bead]) -> Float {
    guard !path.isEmpty else { return .infinity }
    return path.reduce(0) { sum, bead in
      guard let number = bead.shape else { return .infinity }
      return sum
        + cost(
          number, BeadShape.all[number], endingAt: bead.source.upperBound, bead.target.upperBound)
    }
  }

  /// What a state of each row may cost at most on the way to a path that costs no more than a known one: nothing
  /// but anchors makes a path cheaper.
  private func limits(above cost: Float) -> [Float] {
    var limits = [Float](repeating: cost, count: anchorWeights.count + 1)
    for row in anchorWeights.indices.reversed() {
      limits[row] = limits[row + 1] + anchorWeights[row]
    }
    // Sums in another order differ by roundings.
    return limits.map { $0 + max(1, 1e-4 * abs($0)) }
  }

  /// The best path among the states that are no dearer than the best of their row by a beam, nor than the
  /// limits of their rows, and the cost of each row's best.
  private func search(beam: Float, limits: [Float]?) -> (path: [Bead], least: [Float]) {
    let shapes = Self.shapes
    var discounts = [Float](repeating: 0, count: BeadShape.maximum + 1)
    var table = BeamTable(band, beam: beam)
    var least: [Float] = []
    for row in 0...band.rows {
      // By so much a bead may cost less than its shape, given how many segments it has; 1 for rounding.
      for size in 0..<discounts.count {
        discounts[size] = 1 + anchorWeights[max(0, row - size)..<row].reduce(0, +)
      }
      let limit = limits?[row] ?? .infinity
      for column in table.openRow() {
        var best: Float = row == 0 && column == 0 ? 0 : .infinity
        var bestShape = -1
        for (number, shape) in shapes {
          let before = table.cost(before: number, endingAt: column)
          guard before + priors[number] < best + discounts[shape.source] else { continue }
          let cost = before + self.cost(number, shape, endingAt: row, column)
          if cost < best {
            best = cost
            bestShape = number
          }
        }
        guard table.append(best <= limit ? best : .infinity, shape: bestShape) else { break }
      }
      least.append(table.closeRow())
    }
    return (table.path(), least)
  }

  /// By how much a path is dearer than the best state of a row, where that is most; infinite for none.
  private func excess(of path: [Bead], over least: [Float]) -> Float {
    var (most, cost): (Float, Float) = (path.isEmpty ? .infinity : 0, 0)
    for bead in path {
      guard let number = bead.shape else { continue }
      let (row, column) = (bead.source.upperBound, bead.target.upperBound)
      cost += self.cost(number, BeadShape.all[number], endingAt: row, column)
      most = max(most, cost - least[row])
    }
    return most
  }

  private func cost(
    _ number: Int, _ shape: BeadShape, endingAt row: Int, _ column: Int
  ) -> Float {
    let prior = priors[number]
    guard shape.source > 0, shape.target > 0 else { return prior }
    let source = sourceEnds[row] - sourceEnds[row - shape.source]
    let target = targetEnds[column] - targetEnds[column - shape.target]
    let z = abs(source - target) / (Self.variance * (source + target) / 2).squareRoot()
    var cost = prior + surprise[min(surprise.count - 1, Int(z / Self.tableStep))]
    for place in row - shape.source..<row
    where anchors[place] < column && anchors[place] >= column - shape.target {
      cost -= anchorWeights[place]
    }
    return cost
  }

  private static func ends(_ lengths: [Float]) -> [Float] {
    var sum: Float = 0
    return [0]
      + lengths.map { length in
        sum += length
        return sum
      }
  }
}
