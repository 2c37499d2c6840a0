import LanguageText

/// Builds the index over the segments of one language, in one pass over them.
///
/// Features are what candidates are found by: the stems of words, or pairs of neighbouring
/// characters with the borders of the segment. Segments are sorted by length and the features of
/// each from the rarest on, as the prefix filter wants it. Source: Bayardo and others, Scaling Up
/// All Pairs Similarity Search (2007); Xiao and others, Ed-Join (2008).
package struct FuzzyIndexBuilder {
  /// The most segments that one index holds.
  package static let capacity = 1 << 24

  /// How many segments there are.
  package var count: Int { numbers.count }
  private let tokenizer: SegmentTokenizer
  private let unit: ComparisonUnit
  private var vocabulary: SegmentVocabulary
  private var rows: [UInt32] = []
  private var rowStarts: [Int] = [0]
  private var lengths: [UInt32] = []
  private var numbers: [UInt32] = []
  private var hashes: [UInt64] = []

  /// Makes a builder for segments of a language.
  package init(_ unit: ComparisonUnit) {
    self.unit = unit
    tokenizer = SegmentTokenizer(unit)
    vocabulary = SegmentVocabulary(unit)
  }

  /// Adds a segment under a number of the caller; when the index is full, nothing.
  package mutating func add(_ text: String, number: UInt32) {
    guard numbers.count < Self.capacity else { return }
    let bytes = Array(text.utf8)
    var length: UInt32 = 0
    var folded: UInt64 = 0
    let tokenizer = tokenizer
    tokenizer.scan(bytes) { kind, start, end in
      let word = vocabulary.folded(kind, bytes, start, end)
      rows.append(word)
      if vocabulary.stems[Int(word)] != SegmentVocabulary.noStem { length += 1 }
      // By number in this index would not do: a query hashes without it.
      folded = SegmentHashes.add(kind, bytes, start, end, word: vocabulary.words, word, to: folded)
    }
    rowStarts.append(rows.count)
    lengths.append(length)
    numbers.append(number)
    hashes.append(StringHash.wide(bytes))
    hashes.append(folded)
  }

  /// The finished index.
  package consuming func finish() -> [UInt32] {
    let order = LengthOrder(lengths)
    let features = FeatureTable(
      rows: rows, rowStarts: rowStarts, order: order, stems: vocabulary.stems, unit: unit)
    var layout = IndexLayout(unit: unit)
    layout.entryCount = numbers.count
    layout.vocabularyCount = vocabulary.words.count
    layout.slotCount = vocabulary.words.table.count
    layout.featureCount = features.keys.count
    layout.longest = order.longest
    var words: [UInt32] = []
    words.reserveCapacity(
      rows.count + numbers.count * 9 + features.postings.count + features.keys.count * 3
        + vocabulary.words.count * 4 + vocabulary.words.bytes.count / 4 + layout.slotCount + 64)
    words.append(contentsOf: repeatElement(0, count: IndexLayout.headerCount))
    func begin(_ part: WritableKeyPath<IndexLayout, Int>) { layout[keyPath: part] = words.count }
    begin(\.wordStarts)
    words += vocabulary.words.starts
    begin(\.wordBytes)
    words += Self.packed(vocabulary.words.bytes)
    begin(\.stems)
    words += vocabulary.stems
    begin(\.slots)
    words += vocabulary.words.table
    begin(\.features)
    for key in features.keys {
      words.append(UInt32(truncatingIfNeeded: key >> 32))
      words.append(UInt32(truncatingIfNeeded: key))
    }
    begin(\.postingStarts)
    words += features.postingStarts
    begin(\.postings)
    words += features.postings
    begin(\.segments)
    for entry in order.entries { words.append(numbers[Int(entry)]) }
    begin(\.hashes)
    for entry in order.entries {
      for hash in hashes[Int(entry) * 2..<Int(entry) * 2 + 2] {
        words.append(UInt32(truncatingIfNeeded: hash >> 32))
        words.append(UInt32(truncatingIfNeeded: hash))
      }
    }
    begin(\.signatures)
    let stems = vocabulary.stems
    for entry in order.entries {
      let row = rows[rowStarts[Int(entry)]..<rowStarts[Int(entry) + 1]]
      let bits = StemSignature(
        row.lazy.map { stems[Int($0)] }.filter { $0 != SegmentVocabulary.noStem }
      ).bits
      words.append(UInt32(truncatingIfNeeded: bits >> 32))
      words.append(UInt32(truncatingIfNeeded: bits))
    }
    begin(\.rowStarts)
    var end: UInt32 = 0
    for entry in order.entries {
      words.append(end)
      end += UInt32(truncatingIfNeeded: rowStarts[Int(entry) + 1] - rowStarts[Int(entry)])
    }
    words.append(end)
    begin(\.rows)
    for entry in order.entries {
      words += rows[rowStarts[Int(entry)]..<rowStarts[Int(entry) + 1]]
    }
    begin(\.lengthStarts)
    words += order.lengthStarts
    layout.wordCount = words.count
    words.replaceSubrange(0..<IndexLayout.headerCount, with: layout.header)
    return words
  }

  /// Bytes, four to a word, lowest first.
  private static func packed(_ bytes: [UInt8]) -> [UInt32] {
    stride(from: 0, to: bytes.count, by: 4).map { start in
      var word: UInt32 = 0
      for offset in start..<min(start + 4, bytes.count) {
        word |= UInt32(bytes[offset]) << UInt32(8 * (offset - start))
      }
      return word
    }
  }
}

/// The segments in ascending order of length, those of one length in the order they came.
struct LengthOrder {
  /// The segments by place.
  let entries: [UInt32]
  /// The first place of each length, and the end.
  let lengthStarts: [UInt32]
  /// The greatest length.
  let longest: Int

  init(_ lengths: [UInt32]) {
    longest = Int(lengths.max() ?? 0)
    var starts = [UInt32](repeating: 0, count: longest + 2)
    for length in lengths { starts[Int(length) + 1] += 1 }
    for length in 0...longest { starts[length + 1] += starts[length] }
    lengthStarts = starts
    var entries = [UInt32](repeating: 0, count: lengths.count)
    for (entry, length) in lengths.enumerated() {
      entries[Int(starts[Int(length)])] = UInt32(truncatingIfNeeded: entry)
      starts[Int(length)] += 1
    }
    self.entries = entries
  }
}
