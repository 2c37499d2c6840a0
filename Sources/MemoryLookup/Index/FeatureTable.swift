/// The features of all segments and where each occurs, from the rarest of a segment on.
struct FeatureTable {
  /// The features in ascending order.
  private(set) var keys: [UInt64] = []
  /// Where each feature's postings begin, and the end.
  private(set) var postingStarts: [UInt32] = [0]
  /// See ``IndexLayout/postings``.
  private(set) var postings: [UInt32] = []

  init(
    rows: [UInt32], rowStarts: [Int], order: LengthOrder, stems: [UInt32], unit: ComparisonUnit
  ) {
    var collector = FeatureCollector(stems: stems, unit: unit)
    // Numbers of features in the order of segments, a segment's features once each.
    var features: [UInt32] = []
    var starts: [Int] = [0]
    starts.reserveCapacity(order.entries.count + 1)
    features.reserveCapacity(rows.count)
    for entry in order.entries {
      collector.collect(
        rows, from: rowStarts[Int(entry)], to: rowStarts[Int(entry) + 1], into: &features)
      starts.append(features.count)
    }
    let places = sort(collector)
    let ranks = Self.ranks(counts: collector.counts, places: places)
    var cursors = postingStarts
    postings = Array(repeating: 0, count: features.count)
    var sorted: [UInt32] = []
    for entry in 0..<order.entries.count {
      sorted.removeAll(keepingCapacity: true)
      for index in starts[entry]..<starts[entry + 1] {
        sorted.append(ranks.rankOfFeature[Int(features[index])])
      }
      sorted.sortShort()
      for (place, rank) in sorted.enumerated() {
        let key = Int(ranks.placeOfRank[Int(rank)])
        postings[Int(cursors[key])] =
          UInt32(truncatingIfNeeded: entry << 8 | min(place, 255))
        cursors[key] += 1
      }
    }
  }

  /// Sorts the keys and lays the postings out; returns the place of each feature's number.
  private mutating func sort(_ collector: FeatureCollector) -> [UInt32] {
    let numbers = (0..<UInt32(truncatingIfNeeded: collector.keys.count))
      .sorted { collector.keys[Int($0)] < collector.keys[Int($1)] }
    var places = [UInt32](repeating: 0, count: numbers.count)
    keys.reserveCapacity(numbers.count)
    postingStarts.reserveCapacity(numbers.count + 1)
    var end: UInt32 = 0
    for (place, number) in numbers.enumerated() {
      places[Int(number)] = UInt32(truncatingIfNeeded: place)
      keys.append(collector.keys[Int(number)])
      end += collector.counts[Int(number)]
      postingStarts.append(end)
    }
    return places
  }

  /// The rank of each feature from the rarest on, ties in the order of keys, and back to its place.
  private static func ranks(
    counts: [UInt32], places: [UInt32]
  ) -> (rankOfFeature: [UInt32], placeOfRank: [UInt32]) {
    let order = (0..<UInt32(truncatingIfNeeded: counts.count)).sorted { left, right in
      let (a, b) = (counts[Int(left)], counts[Int(right)])
      return a == b ? places[Int(left)] < places[Int(right)] : a < b
    }
    var ranks = [UInt32](repeating: 0, count: counts.count)
    for (rank, number) in order.enumerated() {
      ranks[Int(number)] = UInt32(truncatingIfNeeded: rank)
    }
    return (ranks, order.map { places[Int($0)] })
  }
}

/// Numbers the features of segments as they come.
private struct FeatureCollector {
  private let stems: [UInt32]
  private let unit: ComparisonUnit
  private(set) var keys: [UInt64] = []
  /// In how many segments each feature occurs.
  private(set) var counts: [UInt32] = []
  /// The last segment, counted from 1, that each feature was seen in.
  private var seen: [UInt32] = []
  private var segment: UInt32 = 0
  /// The number of a stem's feature + 1.
  private var ofStem: [UInt32]
  private var ofPair = PairTable()

  init(stems: [UInt32], unit: ComparisonUnit) {
    self.stems = stems
    self.unit = unit
    ofStem = Array(repeating: 0, count: unit == .words ? stems.count : 0)
  }

  mutating func collect(_ rows: [UInt32], from: Int, to: Int, into features: inout [UInt32]) {
    segment += 1
    switch unit {
    case .words:
      for index in from..<to {
        let stem = stems[Int(rows[index])]
        if stem != SegmentVocabulary.noStem { add(numberOfStem(stem), to: &features) }
      }
    case .characters:
      var previous = SegmentFeature.border
      for index in from..<to {
        add(number(of: SegmentFeature.pair(previous, rows[index])), to: &features)
        previous = rows[index]
      }
      add(number(of: SegmentFeature.pair(previous, SegmentFeature.border)), to: &features)
    }
  }

  @inline(__always)
  private mutating func add(_ number: UInt32, to features: inout [UInt32]) {
    guard seen[Int(number)] != segment else { return }
    seen[Int(number)] = segment
    counts[Int(number)] += 1
    features.append(number)
  }

  @inline(__always)
  private mutating func numberOfStem(_ stem: UInt32) -> UInt32 {
    if ofStem[Int(stem)] == 0 { ofStem[Int(stem)] = make(UInt64(stem)) + 1 }
    return ofStem[Int(stem)] - 1
  }

  private mutating func number(of pair: UInt64) -> UInt32 {
    let next = UInt32(truncatingIfNeeded: keys.count)
    let number = ofPair.number(pair, next: next)
    if number == next { _ = make(pair) }
    return number
  }

  private mutating func make(_ key: UInt64) -> UInt32 {
    keys.append(key)
    counts.append(0)
    seen.append(0)
    return UInt32(truncatingIfNeeded: keys.count - 1)
  }
}

/// What candidates are found by, as a key.
enum SegmentFeature {
  /// What stands before the first and behind the last character.
  static let border = UInt32.max

  /// Two neighbouring characters.
  @inline(__always)
  static func pair(_ first: UInt32, _ second: UInt32) -> UInt64 {
    UInt64(first) << 32 | UInt64(second)
  }
}

extension [UInt32] {
  /// Sorts by insertion while that is faster.
  fileprivate mutating func sortShort() {
    guard count <= 48 else { return sort() }
    for index in indices.dropFirst() {
      let value = self[index]
      var hole = index
      while hole > 0, self[hole - 1] > value {
        self[hole] = self[hole - 1]
        hole -= 1
      }
      self[hole] = value
    }
  }
}
