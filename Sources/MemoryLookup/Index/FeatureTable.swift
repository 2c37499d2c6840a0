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
    fill(features, starts, places)
    addPlaces(entryCount: order.entries.count)
  }

  /// Sorts the keys and lays the postings out; returns the place of each feature's number.
  private mutating func sort(_ collector: FeatureCollector) -> [UInt32] {
    let sorted = collector.features.enumerated()
      .map { (key: $0.element.key, number: $0.offset) }.sorted { $0.key < $1.key }
    var places = [UInt32](repeating: 0, count: sorted.count)
    keys.reserveCapacity(sorted.count)
    postingStarts.reserveCapacity(sorted.count + 1)
    var end: UInt32 = 0
    for (place, feature) in sorted.enumerated() {
      places[feature.number] = UInt32(truncatingIfNeeded: place)
      keys.append(feature.key)
      end += collector.features[feature.number].count
      postingStarts.append(end)
    }
    return places
  }

  /// Writes the segments of each feature, in ascending order.
  private mutating func fill(_ features: [UInt32], _ starts: [Int], _ places: [UInt32]) {
    var cursors = postingStarts
    postings = Array(repeating: 0, count: features.count)
    for entry in 0..<starts.count - 1 {
      let posting = UInt32(truncatingIfNeeded: entry << 8)
      for index in starts[entry]..<starts[entry + 1] {
        let place = Int(places[Int(features[index])])
        postings[Int(cursors[place])] = posting
        cursors[place] += 1
      }
    }
  }

  /// Adds to each posting the place of the feature among those of its segment: going through the
  /// features from the rarest on, that is how many of the segment's came before.
  private mutating func addPlaces(entryCount: Int) {
    var counts = [UInt32](repeating: 0, count: entryCount)
    for place in placesByRank() {
      for index in Int(postingStarts[place])..<Int(postingStarts[place + 1]) {
        let entry = Int(postings[index] >> 8)
        postings[index] |= min(counts[entry], 255)
        counts[entry] += 1
      }
    }
  }

  /// The places of the features from the rarest on, ties in the order of keys.
  private func placesByRank() -> [Int] {
    var most = 0
    for place in keys.indices { most = max(most, count(place)) }
    // A counting sort: a feature occurs in one segment at least.
    var cursors = [Int](repeating: 0, count: most + 2)
    for place in keys.indices { cursors[count(place) + 1] += 1 }
    for count in 0...most { cursors[count + 1] += cursors[count] }
    var places = [Int](repeating: 0, count: keys.count)
    for place in keys.indices {
      places[cursors[count(place)]] = place
      cursors[count(place)] += 1
    }
    return places
  }

  /// In how many segments the feature at a place occurs.
  private func count(_ place: Int) -> Int {
    Int(postingStarts[place + 1] - postingStarts[place])
  }
}

/// Numbers the features of segments as they come.
private struct FeatureCollector {
  private let stems: [UInt32]
  private let unit: ComparisonUnit
  /// The features by number.
  private(set) var features: [Feature] = []
  private var segment: UInt32 = 0
  /// The number of a stem's feature + 1.
  private var ofStem: [UInt32]
  private var ofPair = PairTable()

  struct Feature {
    let key: UInt64
    /// In how many segments it occurs.
    var count: UInt32
    /// The last segment, counted from 1, that it was seen in.
    var seen: UInt32
  }

  init(stems: [UInt32], unit: ComparisonUnit) {
    self.stems = stems
    self.unit = unit
    ofStem = Array(repeating: 0, count: unit == .words ? stems.count : 0)
  }

  mutating func collect(_ rows: [UInt32], from: Int, to: Int, into numbers: inout [UInt32]) {
    segment += 1
    switch unit {
    case .words:
      for index in from..<to {
        let stem = stems[Int(rows[index])]
        if stem != SegmentVocabulary.noStem { add(numberOfStem(stem), to: &numbers) }
      }
    case .characters:
      var previous = SegmentFeature.border
      for index in from..<to {
        add(number(of: SegmentFeature.pair(previous, rows[index])), to: &numbers)
        previous = rows[index]
      }
      add(number(of: SegmentFeature.pair(previous, SegmentFeature.border)), to: &numbers)
    }
  }

  @inline(__always)
  private mutating func add(_ number: UInt32, to numbers: inout [UInt32]) {
    guard features[Int(number)].seen != segment else { return }
    features[Int(number)].seen = segment
    features[Int(number)].count += 1
    numbers.append(number)
  }

  @inline(__always)
  private mutating func numberOfStem(_ stem: UInt32) -> UInt32 {
    if ofStem[Int(stem)] == 0 { ofStem[Int(stem)] = make(UInt64(stem)) + 1 }
    return ofStem[Int(stem)] - 1
  }

  private mutating func number(of pair: UInt64) -> UInt32 {
    let next = UInt32(truncatingIfNeeded: features.count)
    let number = ofPair.number(pair, next: next)
    if number == next { _ = make(pair) }
    return number
  }

  private mutating func make(_ key: UInt64) -> UInt32 {
    features.append(Feature(key: key, count: 0, seen: 0))
    return UInt32(truncatingIfNeeded: features.count - 1)
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
