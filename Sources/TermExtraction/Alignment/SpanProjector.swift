/// Carries stretches of one language over to the other through aligned words.
struct SpanProjector {
  /// A stretch of the other language.
  struct Image: Sendable {
    /// The segment, and its tokens.
    var segment: Int32
    var lower: Int32
    var upper: Int32
    /// How much of both stretches is each other's, 0…1.
    var weight: Float
  }

  private let units: AlignmentUnits

  /// Prepares projecting.
  init(_ units: AlignmentUnits) { self.units = units }

  /// The stretch of the second language that the rows say; nil when they are spread or unsaid.
  ///
  /// The stretch with the greatest surplus of mass over a threshold (Kadane), which ends at
  /// punctuation: `columns` are the units of the second language in the group. Skipped units are in
  /// no stretch.
  func image(
    ofRows rows: Range<Int>, in posteriors: AlignmentPosteriors, columns: ArraySlice<Int32>,
    skipping isSkipped: (Int32) -> Bool
  ) -> Image? {
    image(columns, isSkipped) { column in
      var (forth, back): (Float, Float) = (0, 0)
      for row in rows {
        forth += posteriors.forth[row * posteriors.columns + column]
        back += posteriors.back[row * posteriors.columns + column]
      }
      return (forth, back)
    } of: {
      rows.count
    }
  }

  /// The stretch of the first language that the columns say.
  func image(
    ofColumns columns: Range<Int>, in posteriors: AlignmentPosteriors, rows: ArraySlice<Int32>,
    skipping isSkipped: (Int32) -> Bool
  ) -> Image? {
    image(rows, isSkipped) { row in
      var (forth, back): (Float, Float) = (0, 0)
      for column in columns {
        forth += posteriors.back[row * posteriors.columns + column]
        back += posteriors.forth[row * posteriors.columns + column]
      }
      return (forth, back)
    } of: {
      columns.count
    }
  }

  private func image(
    _ targets: ArraySlice<Int32>, _ isSkipped: (Int32) -> Bool,
    _ mass: (Int) -> (forth: Float, back: Float), of count: () -> Int
  ) -> Image? {
    var best: (surplus: Float, lower: Int, upper: Int, forth: Float, back: Float)?
    var current: (surplus: Float, lower: Int, forth: Float, back: Float)?
    for (column, target) in targets.enumerated() {
      guard !isSkipped(target) else {
        current = nil
        continue
      }
      let mass = mass(column)
      let surplus = (min(1, mass.forth) + min(1, mass.back)) / 2 - Self.threshold
      let joint = units.units[Int(target)].joint
      let isApart =
        column == 0 || joint == .gap
        || units.segments[Int(target)]
          != units.segments[Int(targets[targets.startIndex + column - 1])]
      let price: Float = joint == .function ? Self.functionPrice : 0
      if let known = current, !isApart, known.surplus > price {
        current = (
          known.surplus + surplus - price, known.lower, known.forth + mass.forth,
          known.back + mass.back
        )
      } else {
        current = (surplus, column, mass.forth, mass.back)
      }
      guard let known = current, known.surplus > max(0, best?.surplus ?? 0) else { continue }
      best = (known.surplus, known.lower, column, known.forth, known.back)
    }
    guard let best else { return nil }
    let first = targets[targets.startIndex + best.lower]
    let last = targets[targets.startIndex + best.upper]
    // Of the stretch: what it says of the other; of the other: what is said here.
    let weight =
      (best.forth / Float(best.upper - best.lower + 1) + min(1, best.back / Float(count()))) / 2
    return Image(
      segment: units.segments[Int(first)], lower: units.units[Int(first)].lower,
      upper: units.units[Int(last)].upper, weight: weight)
  }

  /// The mass from which on a word belongs to the stretch.
  private static let threshold: Float = 0.3
  /// What function words inside a stretch cost.
  private static let functionPrice: Float = 0.1
}
