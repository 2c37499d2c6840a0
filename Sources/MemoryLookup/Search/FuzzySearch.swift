/// Looks texts up in an index.
///
/// Finds every segment whose score is at least the least one wanted (see ``MatchScore``): segments
/// of a fitting length that share one of the rarest features with the query (prefix filter), then
/// by edit distance of words, then of characters.
package struct FuzzySearch {
  /// Where the parts of the index lie.
  package let layout: IndexLayout
  /// Segments that are candidates of the query at hand, a bit each.
  private var isCandidate: [UInt64]
  private var candidates: [UInt32] = []
  /// The lengths of the candidates in word tokens, and where the candidates of each end.
  private var lengthEnds: [(length: Int, end: Int)] = []
  private var stems: [UInt32] = []
  private var scalars: [UInt32] = []

  /// Makes a search of an index with a layout.
  package init(_ layout: IndexLayout) {
    self.layout = layout
    isCandidate = Array(repeating: 0, count: layout.entryCount / 64 + 1)
  }

  /// The matches of a query, the best first; see ``FuzzyMatch/precedes(_:_:)``.
  ///
  /// Gives the same as comparing with every segment, unless the query asks for the fast mode.
  package mutating func matches(
    _ query: FuzzyQuery, in index: borrowing Span<UInt32>
  ) -> [FuzzyMatch] {
    let prepared = PreparedQuery(query.text, layout, index)
    collectCandidates(prepared, query, index)
    var matches: [FuzzyMatch] = []
    var start = 0
    for (length, end) in lengthEnds {
      for place in start..<end {
        let entry = Int(candidates[place])
        isCandidate[entry / 64] = 0
        guard let score = score(entry, length, prepared, query.permille, index),
          score * 1000 >= Double(query.permille) - 1e-6
        else { continue }
        let segment = UInt32(truncatingIfNeeded: index.at(layout.segments + entry))
        matches.append(FuzzyMatch(segment: segment, score: score))
      }
      start = end
    }
    candidates.removeAll(keepingCapacity: true)
    lengthEnds.removeAll(keepingCapacity: true)
    matches.sort(by: FuzzyMatch.precedes)
    return Array(matches.prefix(query.limit))
  }

  private mutating func collectCandidates(
    _ prepared: PreparedQuery, _ query: FuzzyQuery, _ index: borrowing Span<UInt32>
  ) {
    let permille = query.permille
    // A longer segment than this needs more insertions than are allowed.
    let shortest = prepared.length - MatchScore.edits(length: prepared.length, permille: permille)
    let longest = permille == 0 ? layout.longest : prepared.length * 1000 / permille
    guard shortest <= min(longest, layout.longest) else { return }
    let widening = layout.unit == .words ? 0 : 1
    let lost = layout.unit == .words ? 1 : 2
    for length in shortest...min(longest, layout.longest) {
      let entries = layout.entries(ofLength: length, index)
      if entries.isEmpty { continue }
      let greatest = max(length, prepared.length)
      let edits = MatchScore.edits(length: greatest, permille: permille)
      let shared = greatest + widening - lost * edits
      defer { lengthEnds.append((length, candidates.count)) }
      let limit = EditLimit(signature: prepared.signature, edits: edits)
      if shared <= 0 {
        for entry in entries { add(entry, within: limit, index) }
        continue
      }
      let ownPrefix = prepared.featureCount - shared + 1
      let prefix = length + widening - shared + 1
      let cap = min(ownPrefix, query.rarest ?? .max)
      for (number, feature) in prepared.features.enumerated() {
        guard feature.place < ownPrefix, number < cap else { break }
        guard let place = feature.index else { continue }
        addPostings(of: place, in: entries, prefix: prefix, within: limit, index)
      }
    }
  }

  /// Adds the segments of a range that have a feature among their first ones.
  private mutating func addPostings(
    of feature: Int, in entries: Range<Int>, prefix: Int, within limit: EditLimit,
    _ index: borrowing Span<UInt32>
  ) {
    let range = layout.postingRange(feature, index)
    let base = layout.postings
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if index.at(base + middle) >> 8 < entries.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    while low < range.upperBound {
      let posting = index.at(base + low)
      if posting >> 8 >= entries.upperBound { break }
      if posting & 0xff < prefix { add(posting >> 8, within: limit, index) }
      low += 1
    }
  }

  /// What a signature says about the number of edits, and how many there may be.
  private struct EditLimit {
    let signature: StemSignature
    let edits: Int
  }

  @inline(__always)
  private mutating func add(
    _ entry: Int, within limit: EditLimit, _ index: borrowing Span<UInt32>
  ) {
    guard entry < layout.entryCount else { return }
    let bit = UInt64(1) << UInt64(entry & 63)
    if isCandidate[entry >> 6] & bit == 0,
      limit.signature.leastEdits(to: layout.signature(entry, index)) <= limit.edits
    {
      isCandidate[entry >> 6] |= bit
      candidates.append(UInt32(truncatingIfNeeded: entry))
    }
  }

  /// The score of a segment; nil when it is less than wanted.
  private mutating func score(
    _ entry: Int, _ ownLength: Int, _ query: PreparedQuery, _ permille: Int,
    _ index: borrowing Span<UInt32>
  ) -> Double? {
    let row = layout.row(entry, index)
    let greatest = max(ownLength, query.length)
    // So many tokens may not be in the query: most candidates end here.
    var strange = ownLength - greatest + MatchScore.edits(length: greatest, permille: permille)
    stems.removeAll(keepingCapacity: true)
    for place in row {
      var stem = index[place]
      if layout.unit == .words {
        stem = UInt32(truncatingIfNeeded: index.at(layout.stems + Int(stem)))
        if stem == SegmentVocabulary.noStem { continue }
      }
      if !query.words.contains(stem) {
        strange -= 1
        if strange < 0 { return nil }
      }
      stems.append(stem)
    }
    let length = max(stems.count, query.length)
    guard
      let edits = query.words.distance(
        to: stems, limit: MatchScore.edits(length: length, permille: permille))
    else { return nil }
    var share = MatchScore.share(edits: edits, length: length)
    if layout.unit == .words {
      guard let characters = characterShare(row, query, permille, index) else { return nil }
      share = min(share, characters)
    }
    return final(share, entry, query, index)
  }

  private mutating func characterShare(
    _ row: Range<Int>, _ query: PreparedQuery, _ permille: Int, _ index: borrowing Span<UInt32>
  ) -> Double? {
    scalars.removeAll(keepingCapacity: true)
    for place in row {
      if !scalars.isEmpty { scalars.append(0x20) }
      appendScalars(of: Int(index[place]), index)
    }
    let length = max(scalars.count, query.characters.count)
    return query.characters.distance(
      to: scalars, limit: MatchScore.edits(length: length, permille: permille)
    ).map { MatchScore.share(edits: $0, length: length) }
  }

  @inline(__always)
  private mutating func appendScalars(of word: Int, _ index: borrowing Span<UInt32>) {
    let range = layout.byteRange(word, index)
    var offset = range.lowerBound
    while offset < range.upperBound {
      let first = UInt32(layout.byte(offset, index))
      let length = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
      var value = length == 1 ? first : first & (0x7f >> UInt32(length))
      for next in offset + 1..<offset + length {
        value = value << 6 | UInt32(layout.byte(next, index) & 0x3f)
      }
      scalars.append(value)
      offset += length
    }
  }

  /// The score that a share of what stands makes, with what only the texts themselves tell.
  private func final(
    _ share: Double, _ entry: Int, _ query: PreparedQuery, _ index: borrowing Span<UInt32>
  ) -> Double {
    guard share == 1 else { return min(share, MatchScore.highestFuzzy) }
    let place = layout.hashes + 4 * entry
    let text = UInt64(index.at(place)) << 32 | UInt64(index.at(place + 1))
    if text == query.textHash { return MatchScore.exact }
    let folded = UInt64(index.at(place + 2)) << 32 | UInt64(index.at(place + 3))
    return folded == query.foldedHash ? MatchScore.folded : MatchScore.renumbered
  }
}
