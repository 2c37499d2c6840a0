import LanguageText

/// Finds names that take each other’s place where a document gives one list twice: 工具栏、列表、集合、图像、地图
/// and 工具栏、表、收藏、图片、地图.
///
/// Two names that ever stand in one list are two things; names that all look different may be, unless the
/// lists have a lot in common.
struct EnumerationAliases {
  /// A list: its items in order, and what identifies each.
  private struct List {
    var language: Int
    var segment: Int
    var items: [Range<Int>]
    var keys: [UInt64]
  }

  private let inventory: CandidateInventory
  private let corpus: Corpus
  private var lists: [List] = []
  /// For each item, the lists that have it, in order.
  private var places: [UInt64: [Int]] = [:]

  /// The aliases of a corpus, in order of the candidates.
  ///
  /// - Complexity: linear in the tokens, and in the pairs of lists that share an item, times the square of the
  ///   number of items that a list may have.
  static func aliases(in inventory: CandidateInventory, of corpus: Corpus) -> [Alias] {
    var finder = EnumerationAliases(inventory, corpus)
    for segment in corpus.segments.indices { finder.read(segment) }
    return finder.aliases()
  }

  private init(_ inventory: CandidateInventory, _ corpus: Corpus) {
    self.inventory = inventory
    self.corpus = corpus
  }

  // MARK: Lists

  private mutating func read(_ index: Int) {
    let segment = corpus.segments[index]
    var items: [Range<Int>] = []
    var start = segment.tokens.lowerBound
    var hasMark = false
    for token in segment.tokens {
      let word = corpus.word(token)
      let isMark = corpus.tokens[token].script == .punctuation
      guard isMark || corpus.tokens[token].script == .barrier || isJoint(token, in: segment) else {
        continue
      }
      items.append(start..<token)
      start = token + 1
      hasMark = hasMark || Self.commas.contains(word)
      if corpus.tokens[token].script == .barrier || isMark && !Self.commas.contains(word) {
        if hasMark { add(items, index) }
        items = []
        hasMark = false
      }
    }
    items.append(start..<segment.tokens.upperBound)
    if hasMark { add(items, index) }
  }

  /// Whether a token joins two items, as 以 does in 以及 and 或 in 或者.
  private func isJoint(_ token: Int, in segment: CorpusSegment) -> Bool {
    let word = corpus.word(token)
    if Self.joints.contains(word) { return true }
    return word == "以" && segment.tokens.contains(token + 1) && corpus.word(token + 1) == "及"
      || word == "者" && segment.tokens.contains(token - 1) && corpus.word(token - 1) == "或"
  }

  private mutating func add(_ items: [Range<Int>], _ segment: Int) {
    let language = corpus.segments[segment].language
    let named = items.filter { !$0.isEmpty && $0.count <= Self.longestItem }
    guard (Self.fewestShared + 1...Self.mostItems).contains(named.count) else { return }
    let keys = named.map { range in
      inventory.keys[language].key(
        of: CandidateSpan(
          segment: Int32(segment), lower: Int32(range.lowerBound), upper: Int32(range.upperBound),
          cues: []), in: corpus) &+ UInt64(language)
    }
    for key in Set(keys) { places[key, default: []].append(lists.count) }
    lists.append(List(language: language, segment: segment, items: named, keys: keys))
  }

  // MARK: Pairs of lists

  private func aliases() -> [Alias] {
    var found: Set<[Int]> = []
    for (second, list) in lists.enumerated() {
      var shared: [Int: Int] = [:]
      for key in Set(list.keys) {
        guard let places = places[key], places.count <= Self.mostLists else { continue }
        for first in places where first < second { shared[first, default: 0] += 1 }
      }
      for (first, count) in shared where count >= Self.fewestShared {
        for pair in exchanged(lists[first], list, sharing: count) { found.insert(pair) }
      }
    }
    return found.sorted { ($0[0], $0[1]) < ($1[0], $1[1]) }.map {
      Alias(first: $0[0], second: $0[1], probability: Self.probability)
    }
  }

  /// The candidates that stand in one list where others do in the other one, between the same neighbours.
  private func exchanged(_ first: List, _ second: List, sharing count: Int) -> [[Int]] {
    let anchors = Self.anchors(first.keys, second.keys)
    guard anchors.count >= Self.fewestShared else { return [] }
    return zip(anchors, anchors.dropFirst()).flatMap { left, right -> [[Int]] in
      let (one, other) = (left.0 + 1..<right.0, left.1 + 1..<right.1)
      guard one.count == other.count, (1...Self.mostExchanged).contains(one.count) else {
        return []
      }
      let pairs = zip(one, other).map { ($0, $1) }
      guard
        pairs.allSatisfy({ areApart(first.keys[$0.0], second.keys[$0.1]) }),
        count >= Self.manyShared
          || pairs.contains(where: { isAlike(first.items[$0.0], second.items[$0.1]) })
      else { return [] }
      return pairs.compactMap { pair in
        guard
          let left = inventory.candidate(at: first.items[pair.0], in: first.segment),
          let right = inventory.candidate(at: second.items[pair.1], in: second.segment),
          !isNested(first.items[pair.0], second.items[pair.1])
        else { return nil }
        return [Int(min(left, right)), Int(max(left, right))]
      }
    }
  }

  /// The places of a longest common sequence of two lists.
  private static func anchors(_ one: [UInt64], _ other: [UInt64]) -> [(Int, Int)] {
    var best = Array(
      repeating: Array(repeating: 0, count: other.count + 1), count: one.count + 1)
    for left in one.indices.reversed() {
      for right in other.indices.reversed() {
        best[left][right] =
          one[left] == other[right]
          ? best[left + 1][right + 1] + 1 : max(best[left + 1][right], best[left][right + 1])
      }
    }
    var result: [(Int, Int)] = []
    var (left, right) = (0, 0)
    while left < one.count, right < other.count {
      if one[left] == other[right] {
        result.append((left, right))
        (left, right) = (left + 1, right + 1)
      } else if best[left + 1][right] >= best[left][right + 1] {
        left += 1
      } else {
        right += 1
      }
    }
    return result
  }

  /// Whether no list has both of two items, which are not the same.
  private func areApart(_ one: UInt64, _ other: UInt64) -> Bool {
    one != other && Set(places[one] ?? []).isDisjoint(with: places[other] ?? [])
  }

  // MARK: Names

  /// Whether two names have a word in common, or a character of Chinese and Japanese.
  private func isAlike(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    !words(one).isDisjoint(with: words(other))
  }

  private func isNested(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    words(one).isSubset(of: words(other)) || words(other).isSubset(of: words(one))
  }

  private func words(_ range: Range<Int>) -> Set<Int32> {
    Set(range.map { corpus.tokens[$0].word })
  }

  private static let commas: Set<String> = ["、", ",", "，"]
  private static let joints: Set<String> = [
    "and", "or", "и", "или", "und", "oder", "et", "ou", "y", "o", "e", "和", "與", "与", "及", "或", "と",
    "および", "または",
  ]
  /// In tokens.
  private static let longestItem = 8
  /// Longer lists are tables of contents and dumps of words.
  private static let mostItems = 64
  /// The fewest items that two lists have in common, and how many make names alike that look different.
  private static let fewestShared = 4
  private static let manyShared = 7
  /// What stands in more lists tells nothing.
  private static let mostLists = 40
  /// The longest row of items that were all exchanged.
  private static let mostExchanged = 3
  private static let probability = 0.6
}
