/// What a look-up asks for.
package struct FuzzyQuery: Hashable, Sendable {
  /// The text.
  package var text: String
  /// The least score in thousandths, 0…1000.
  package var permille: Int
  /// How many matches are wanted at most.
  package var limit: Int
  /// By how many of the rarest features candidates are found; nil for all that are needed to find
  /// everything.
  ///
  /// The fast mode: with 4 words, or 12 pairs of characters, next to nothing is missed.
  package var rarest: Int?

  /// Makes a query.
  package init(_ text: String, permille: Int = 700, limit: Int = .max, rarest: Int? = nil) {
    self.text = text
    self.permille = max(0, min(1000, permille))
    self.limit = max(0, limit)
    self.rarest = rarest
  }
}

/// A query in the numbers of an index.
struct PreparedQuery {
  /// The length in word tokens.
  let length: Int
  /// The stems of the word tokens.
  let words: EditPattern
  /// Which stems the word tokens have.
  let signature: StemSignature
  /// The scalars of the folded tokens with blanks between them; empty where characters are tokens.
  let characters: EditPattern
  let textHash: UInt64
  let foldedHash: UInt64
  /// The distinct features from the rarest on, each with its place among all of the query.
  let features: [Feature]
  /// How many features the query has, repeated ones counted.
  let featureCount: Int

  struct Feature {
    /// The place of the feature in the index; nil for one that it does not have.
    let index: Int?
    /// Its place among the features of the query, from the rarest on.
    let place: Int
  }

  init(_ text: String, _ layout: IndexLayout, _ index: borrowing Span<UInt32>) {
    var reader = QueryReader(layout)
    reader.read(Array(text.utf8), index)
    length = reader.stems.count
    words = EditPattern(reader.stems)
    signature = StemSignature(reader.stems)
    characters = EditPattern(layout.unit == .words ? reader.scalars : [])
    textHash = reader.textHash
    foldedHash = reader.foldedHash
    featureCount = layout.unit == .words ? length : length + 1
    features = reader.features(index)
  }
}

/// Reads the tokens of a query against an index.
private struct QueryReader {
  private(set) var stems: [UInt32] = []
  private(set) var scalars: [UInt32] = []
  private(set) var textHash: UInt64 = 0
  private(set) var foldedHash: UInt64 = 0
  private let layout: IndexLayout
  /// Words and stems that the index does not have get numbers behind its own.
  private var unknown = StringInterner()

  init(_ layout: IndexLayout) { self.layout = layout }

  mutating func read(_ bytes: [UInt8], _ index: borrowing Span<UInt32>) {
    textHash = StringHash.wide(bytes)
    for token in SegmentTokenizer(layout.unit).tokens(of: String(decoding: bytes, as: UTF8.self)) {
      let written = Array(bytes[token.range])
      switch token.kind {
      case .number: add(SegmentVocabulary.number, TokenFolding.number)
      case .placeable: add(SegmentVocabulary.placeable, TokenFolding.placeable)
      case .word, .mark: addWord(token.kind, TokenFolding.fold(written), index)
      }
      let hash =
        token.kind == .number || token.kind == .placeable
        ? UInt64(StringHash.hash(written, 0, written.count)) | 1 << 32
        : UInt64(StringHash.hash(folded, 0, folded.count))
      foldedHash = StringHash.add(hash, to: foldedHash)
    }
  }

  /// The last folded token.
  private var folded: [UInt8] = []

  private mutating func add(_ stem: UInt32, _ folded: [UInt8]) {
    self.folded = folded
    stems.append(stem)
    addScalars(folded)
  }

  private mutating func addWord(
    _ kind: TokenKind, _ word: [UInt8], _ index: borrowing Span<UInt32>
  ) {
    folded = word
    if layout.unit == .characters {
      stems.append(number(word, index))
    } else if kind == .word {
      // A word of the index has the stem that it was given there.
      let known = layout.number(of: word, index)
      stems.append(
        known.map { UInt32(index.at(layout.stems + $0)) } ?? number(TokenStem.of(word), index))
    }
    addScalars(word)
  }

  private mutating func addScalars(_ word: [UInt8]) {
    guard layout.unit == .words else { return }
    if !scalars.isEmpty { scalars.append(0x20) }
    scalars += UTF8Decoding.scalars(of: word)
  }

  private mutating func number(_ word: [UInt8], _ index: borrowing Span<UInt32>) -> UInt32 {
    if let known = layout.number(of: word, index) { return UInt32(truncatingIfNeeded: known) }
    return UInt32(truncatingIfNeeded: layout.vocabularyCount) &+ unknown.number(of: word)
  }

  /// See ``PreparedQuery/features``.
  func features(_ index: borrowing Span<UInt32>) -> [PreparedQuery.Feature] {
    let keys: [UInt64]
    switch layout.unit {
    case .words: keys = stems.map(UInt64.init)
    case .characters:
      let bordered = [SegmentFeature.border] + stems + [SegmentFeature.border]
      keys = zip(bordered, bordered.dropFirst()).map { SegmentFeature.pair($0, $1) }
    }
    var found: [(count: Int, key: UInt64, index: Int?)] = []
    for key in keys {
      let place = layout.feature(key, index)
      let count = place.map { layout.postingRange($0, index).count } ?? 0
      found.append((count, key, place))
    }
    found.sort { $0.count == $1.count ? $0.key < $1.key : $0.count < $1.count }
    var features: [PreparedQuery.Feature] = []
    for (place, item) in found.enumerated() where place == 0 || found[place - 1].key != item.key {
      features.append(PreparedQuery.Feature(index: item.index, place: place))
    }
    return features
  }
}
