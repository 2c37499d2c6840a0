/// Finds the segments of an index in which a pattern may occur.
package struct ConcordanceSearch {
  private let layout: IndexLayout

  /// Makes a search of an index with a layout.
  package init(_ layout: IndexLayout) { self.layout = layout }

  /// The numbers of all segments in which a pattern may occur, in ascending order.
  ///
  /// Holds every segment in which it does occur. Complexity: O(v + n) in the number of different
  /// words and of the segments found.
  package func candidates(
    _ pattern: ConcordancePattern, in index: borrowing Span<UInt32>
  ) -> [UInt32] {
    let entries =
      layout.unit == .words
      ? entriesByWords(pattern, index) : entriesByCharacters(pattern, index)
    guard let entries else {
      return (0..<layout.entryCount).map { number($0, index) }.sorted()
    }
    return entries.map { number($0, index) }.sorted()
  }

  private func number(_ entry: Int, _ index: borrowing Span<UInt32>) -> UInt32 {
    UInt32(truncatingIfNeeded: index.at(layout.segments + entry))
  }

  /// The segments with the rarest word of the pattern; nil when it has no word.
  private func entriesByWords(
    _ pattern: ConcordancePattern, _ index: borrowing Span<UInt32>
  ) -> Set<Int>? {
    guard !pattern.words.isEmpty else { return nil }
    var stems = [Set<Int>](repeating: [], count: pattern.words.count)
    for (number, word) in pattern.words.enumerated() where word.kind != .word {
      stems[number].insert(
        Int(word.kind == .number ? SegmentVocabulary.number : SegmentVocabulary.placeable))
    }
    for number in 0..<layout.vocabularyCount {
      let word = layout.word(number, index)
      for (place, wanted) in pattern.words.enumerated() where wanted.kind == .word {
        let mayBe =
          pattern.mode == .text ? word.contains(wanted.folded) : wanted.matches(word)
        if mayBe { stems[place].insert(index.at(layout.stems + number)) }
      }
    }
    // Inside of a variable, a tag or an address any text may stand, and a number inside of a word.
    if pattern.mode == .text {
      if pattern.words.contains(where: { $0.kind == .number }) { return nil }
      for place in stems.indices { stems[place].insert(Int(SegmentVocabulary.placeable)) }
    }
    let features = stems.map { $0.compactMap { layout.feature(UInt64($0), index) } }
    return rarest(features, index)
  }

  /// The segments with the rarest pair of characters of the pattern; nil when it has no character.
  private func entriesByCharacters(
    _ pattern: ConcordancePattern, _ index: borrowing Span<UInt32>
  ) -> Set<Int>? {
    let text = String(decoding: pattern.folded, as: UTF8.self)
    let tokens = SegmentTokenizer(.characters).tokens(of: text)
    // A number may be cut anywhere.
    guard !tokens.isEmpty, !tokens.contains(where: { $0.kind == .number }) else { return nil }
    var numbers: [UInt64] = []
    for token in tokens {
      switch token.kind {
      case .number, .placeable: numbers.append(UInt64(SegmentVocabulary.placeable))
      case .word, .mark:
        let word = TokenFolding.fold(Array(pattern.folded[token.range]))
        // A character that no segment has may still stand inside of a placeable.
        numbers.append(layout.number(of: word, index).map(UInt64.init) ?? UInt64(UInt32.max) - 1)
      }
    }
    let placeables = features(after: UInt64(SegmentVocabulary.placeable), index)
    if numbers.count == 1 {
      return rarest([Array(features(after: numbers[0], index)) + Array(placeables)], index)
    }
    let pairs = zip(numbers, numbers.dropFirst()).map { first, second in
      [layout.feature(first << 32 | second, index)].compactMap(\.self) + Array(placeables)
    }
    return rarest(pairs, index)
  }

  /// The features of all pairs that begin with a character.
  private func features(after first: UInt64, _ index: borrowing Span<UInt32>) -> Range<Int> {
    let start = layout.firstFeature(notBelow: first << 32, index)
    return start..<max(start, layout.firstFeature(notBelow: (first + 1) << 32, index))
  }

  /// The segments that have any feature of the list whose features are the rarest together.
  private func rarest(_ lists: [[Int]], _ index: borrowing Span<UInt32>) -> Set<Int> {
    var best: (count: Int, list: [Int])?
    for list in lists {
      var count = 0
      for feature in list { count += layout.postingRange(feature, index).count }
      if count < best?.count ?? .max { best = (count, list) }
    }
    var entries: Set<Int> = []
    for feature in best?.list ?? [] {
      for place in layout.postingRange(feature, index) {
        let entry = index.at(layout.postings + place) >> 8
        if entry < layout.entryCount { entries.insert(entry) }
      }
    }
    return entries
  }
}

extension [UInt8] {
  /// Whether other bytes stand in these.
  fileprivate func contains(_ other: [UInt8]) -> Bool {
    guard count >= other.count else { return false }
    return (0...count - other.count).contains { self[$0..<$0 + other.count].elementsEqual(other) }
  }
}
