/// The first pass: aligns by length alone.
///
/// Gale and Church, A program for aligning sentences in bilingual corpora (1993), with the ratio
/// of lengths estimated from the two texts instead of taken as 1, and beads of up to 4 segments.
struct LengthAlignment {
  /// The variance of the difference of lengths for one character; Gale and Church's.
  private static let variance: Float = 6.8
  private static let tableStep: Float = 0.02
  /// The numbers and shapes of the beads that are tried.
  private static let shapes = BeadShape.all.enumerated().filter {
    max($0.element.source, $0.element.target) <= 4
  }

  private let sourceEnds: [Float]
  private let targetEnds: [Float]
  /// Per source segment the target segment that shares rare tokens with it, or −1.
  private let anchors: [Int]
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
  }

  /// The best path through a band around the diagonal.
  ///
  /// - Complexity: O(n · width of the band).
  func path() -> [Bead] {
    let band = diagonalBand()
    let width = band.width
    let rows = BeadShape.maximum + 1
    // A bead may cost less than nothing by this much, so that no worse start can be ruled out.
    let slack = (anchorWeights.max() ?? 0) * Float(BeadShape.maximum)
    var costs = [Float](repeating: .infinity, count: rows * width)
    var back = BackPointers(band)
    for row in 0...band.rows {
      let base = (row % rows) * width
      for column in band.low[row]...band.high[row] {
        var best: Float = row == 0 && column == 0 ? 0 : .infinity
        var bestShape = -1
        for (number, shape) in Self.shapes {
          let fromRow = row - shape.source
          let fromColumn = column - shape.target
          guard fromRow >= 0, fromColumn >= band.low[fromRow], fromColumn <= band.high[fromRow]
          else { continue }
          let before = costs[(fromRow % rows) * width + fromColumn - band.low[fromRow]]
          guard before < best + slack else { continue }
          let cost = before + self.cost(number, endingAt: row, column)
          if cost < best {
            best = cost
            bestShape = number
          }
        }
        costs[base + column - band.low[row]] = best
        back.set(row, column, bestShape)
      }
    }
    return back.path()
  }

  private func cost(_ number: Int, endingAt row: Int, _ column: Int) -> Float {
    let shape = BeadShape.all[number]
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

  /// A band around the line on which both texts have passed the same share of their length.
  private func diagonalBand() -> SearchBand {
    let rows = sourceEnds.count - 1
    let columns = targetEnds.count - 1
    let total = targetEnds[columns]
    var column = 0
    let centres = (0...rows).map { row in
      let place = sourceEnds[row] / max(1, sourceEnds[rows]) * total
      while column < columns, targetEnds[column] < place { column += 1 }
      return column
    }
    let halfWidth = min(1500, max(500, columns / 10))
    return SearchBand(centres: centres, halfWidth: halfWidth, columns: columns)
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
