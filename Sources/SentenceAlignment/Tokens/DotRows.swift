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

  /// By how many rows back, where column 0 would stand in ``sums``.
  private var bases = [Int](repeating: 0, count: rows)

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
      bases[size] = ((row - size) % Self.rows) * width - columns(of: row - size).lowerBound
    }
  }

  /// The product of the blocks of so many segments that end in a state of the open row, from 1 to
  /// ``BeadShape/maximum`` on each side and inside the band.
  func product(source: Int, target: Int, endingAt column: Int) -> Float {
    var product: Float = 0
    for size in 1...source {
      let end = bases[size] + column
      product = product + sums[end] - sums[end - target]
    }
    return product
  }
}
