/// Where the parts of an index lie in its words of 32 bits.
///
/// The words are the index, in memory and in a file: numbers that say where each part begins, then
/// the parts. Every read is checked, so that a damaged index gives wrong answers but no trap.
package struct IndexLayout: Sendable, Hashable {
  /// The version of the format; one of another version is not read.
  package static let version: UInt32 = 2
  private static let magic: UInt32 = 0x4953_4f47
  static let headerCount = 24

  /// By what segments are compared.
  package var unit: ComparisonUnit
  /// How many segments there are.
  package var entryCount = 0
  var vocabularyCount = 0
  var slotCount = 0
  var featureCount = 0
  /// The number of word tokens of the longest segment.
  var longest = 0
  /// Where each folded word begins in the bytes; one more for the end.
  var wordStarts = 0
  /// The bytes of folded words, four to a word, lowest first.
  var wordBytes = 0
  /// The stem of each folded word.
  var stems = 0
  /// The hash table over folded words: number + 1.
  var slots = 0
  /// The features in ascending order, two words each, high one first.
  var features = 0
  /// Where each feature's postings begin; one more for the end.
  var postingStarts = 0
  /// Segment number shifted by eight, and the place of the feature among the segment's features
  /// from the rarest on, 255 at most; in ascending order for each feature.
  var postings = 0
  /// The number that each segment was added with.
  var segments = 0
  /// Two hashes of 64 bits for each segment: of the text, and of its folded tokens.
  var hashes = 0
  /// A ``StemSignature`` for each segment, two words each, high one first.
  var signatures = 0
  /// Where each segment's tokens begin in the rows; one more for the end.
  var rowStarts = 0
  /// The folded words of the segments, in order.
  var rows = 0
  /// The first segment of each length in word tokens; one more for the end.
  var lengthStarts = 0
  /// How many words the index takes.
  package var wordCount = 0

  init(unit: ComparisonUnit) { self.unit = unit }

  /// Reads the layout at the beginning of an index; nil when it is none of this version, or shorter than it
  /// says.
  package init?(_ words: borrowing Span<UInt32>) {
    guard words.count >= Self.headerCount, words[0] == Self.magic, words[1] == Self.version,
      let unit = ComparisonUnit(rawValue: words[2])
    else { return nil }
    self.unit = unit
    var values: [Int] = []
    for index in 3..<Self.headerCount - 1 { values.append(Int(words[index])) }
    fields = values
    guard words[Self.headerCount - 1] == checksum, words.count >= wordCount else { return nil }
  }

  /// The words that stand before the parts.
  var header: [UInt32] {
    [Self.magic, Self.version, unit.rawValue] + fields.map { UInt32(truncatingIfNeeded: $0) }
      + [checksum]
  }

  private var checksum: UInt32 {
    fields.reduce(0x811c_9dc5) { ($0 ^ UInt32(truncatingIfNeeded: $1)) &* 0x0100_0193 }
  }

  /// All numbers in the order of the header.
  private var fields: [Int] {
    get {
      [
        entryCount, vocabularyCount, slotCount, featureCount, longest, wordStarts, wordBytes, stems,
        slots, features, postingStarts, postings, segments, hashes, rowStarts, rows, lengthStarts,
        wordCount, signatures, 0,
      ]
    }
    set {
      (entryCount, vocabularyCount, slotCount) = (newValue[0], newValue[1], newValue[2])
      (featureCount, longest, wordStarts) = (newValue[3], newValue[4], newValue[5])
      (wordBytes, stems, slots) = (newValue[6], newValue[7], newValue[8])
      (features, postingStarts, postings) = (newValue[9], newValue[10], newValue[11])
      (segments, hashes, rowStarts) = (newValue[12], newValue[13], newValue[14])
      (rows, lengthStarts, wordCount) = (newValue[15], newValue[16], newValue[17])
      signatures = newValue[18]
    }
  }
}

extension Span<UInt32> {
  /// The word at an index; 0 outside of the span, where only a damaged index points.
  @inline(__always)
  func at(_ index: Int) -> Int {
    index >= 0 && index < count ? Int(self[index]) : 0
  }
}
