/// Products of segments of two sides inside a band, the last few rows only.
///
/// A row holds running sums over the columns, so that the product of two blocks takes one
/// subtraction a row.
struct DotRows {
  private static let rows = BeadShape.maximum + 1

  private let band: SearchBand
  /// The most products of a row.
  let width: Int
  /// Per kept row, at `row % rows`, the sum over the columns from the row's first to before each.
  private var sums: [Float]

  /// By how many rows back: the first column, and where column 0 would stand in ``sums``.
  private var firsts = [Int](repeating: 0, count: rows)
  private var bases = [Int](repeating: 0, count: rows)
  private var sizes = 0

  init(band: SearchBand) {
    self.band = band
    var width = 0
    for row in 0..<band.rows {
      width = max(width, Self.columns(of: row, in: band).count + 1)
    }
    self.width = width
    sums = [Float](repeating: 0, count: width * Self.rows)
  }

  /// The target segments that a source segment may share a bead with.
  private static func columns(of row: Int, in band: SearchBand) -> Range<Int> {
    band.low[
      max(0, row - BeadShape.maximum + 1)]..<band.high[min(band.rows, row + BeadShape.maximum)]
  }

  /// The target segments that a source segment may share a bead with.
  func columns(of row: Int) -> Range<Int> { Self.columns(of: row, in: band) }

  /// Takes the next source segment, given its products with the segments of ``columns(of:)``.
  mutating func append(_ row: Int, _ products: [Float]) {
    var sum: Float = 0
    var place = (row % Self.rows) * width
    sums[place] = 0
    for index in 0..<columns(of: row).count {
      sum += products[index]
      place += 1
      sums[place] = sum
    }
  }

  /// Prepares for blocks that end in states of a row.
  mutating func open(_ row: Int) {
    for size in 1..<Self.rows where size <= row {
      let first = columns(of: row - size).lowerBound
      firsts[size] = first
      bases[size] = ((row - size) % Self.rows) * width - first
    }
    sizes = min(row, Self.rows - 1)
  }

  /// The products of all blocks of up to ``BeadShape/maximum`` segments that end in a state of the
  /// open row, at `source size * (BeadShape.maximum + 1) + target size`.
  func blocks(endingAt column: Int, into block: inout [Float]) {
    guard sizes > 0 else { return }
    for size in 1...sizes {
      let (first, base) = (firsts[size], bases[size])
      let end = sums[base + column]
      var targetSize = 1
      while targetSize < Self.rows, column - targetSize >= first {
        let above = size > 1 ? block[(size - 1) * Self.rows + targetSize] : 0
        block[size * Self.rows + targetSize] = above + end - sums[base + column - targetSize]
        targetSize += 1
      }
    }
  }
}
