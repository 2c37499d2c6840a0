import LanguageText

@testable import MemoryLookup

/// Scores by the definition, one segment at a time: what the index has to agree with.
struct BruteForce {
  private let unit: ComparisonUnit
  private let segments: [Segment]

  init(_ segments: [String], _ unit: ComparisonUnit) {
    self.unit = unit
    self.segments = segments.map { Segment($0, unit) }
  }

  func matches(_ query: String, permille: Int) -> [FuzzyMatch] {
    let query = Segment(query, unit)
    return segments.enumerated().compactMap { number, segment in
      let score = score(query, segment)
      guard score * 1000 >= Double(permille) - 1e-6 else { return nil }
      return FuzzyMatch(segment: UInt32(number), score: score)
    }.sorted(by: FuzzyMatch.precedes)
  }

  private func score(_ left: Segment, _ right: Segment) -> Double {
    if left.text.utf8.elementsEqual(right.text.utf8) { return 1 }
    var score = share(left.stems, right.stems)
    if unit == .words { score = min(score, share(left.scalars, right.scalars)) }
    guard score == 1 else { return min(score, 0.97) }
    return left.written == right.written ? 0.99 : 0.98
  }

  private func share(_ left: [UInt32], _ right: [UInt32]) -> Double {
    let length = max(left.count, right.count)
    return length == 0 ? 1 : Double(length - Self.distance(left, right)) / Double(length)
  }

  /// A segment as the definition sees it.
  private struct Segment {
    let text: String
    /// The folded tokens, numbers and placeables as they are.
    private(set) var written: [String] = []
    /// A hash of the stem of each token that counts.
    private(set) var stems: [UInt32] = []
    /// The folded tokens, numbers and placeables alike, with blanks between them.
    private(set) var scalars: [UInt32] = []

    init(_ text: String, _ unit: ComparisonUnit) {
      self.text = text
      for token in SegmentTokenizer(unit).tokens(of: text) {
        let bytes = Array(Array(text.utf8)[token.range])
        let isWord = token.kind == .word || token.kind == .mark
        let folded = isWord ? TokenFolding.fold(bytes) : bytes
        let alike = isWord ? folded : token.kind == .number ? [0x30] : [0xef, 0xbf, 0xbc]
        written.append(String(decoding: folded, as: UTF8.self))
        scalars += (scalars.isEmpty ? [] : [0x20]) + UTF8Decoding.scalars(of: alike)
        if unit == .words, token.kind == .mark { continue }
        let stem = unit == .words && token.kind == .word ? TokenStem.of(alike) : alike
        stems.append(StringHash.hash(stem, 0, stem.count))
      }
    }
  }

  static func distance<Symbol: Equatable>(_ left: [Symbol], _ right: [Symbol]) -> Int {
    var row = Array(0...right.count)
    for (i, symbol) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in right.enumerated() {
        let replaced = diagonal + (symbol == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
      }
    }
    return row[right.count]
  }
}
