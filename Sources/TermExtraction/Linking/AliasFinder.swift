/// Two names of one thing in one language, as the text itself declares.
struct Alias: Sendable {
  /// The lower candidate index.
  var first: Int
  /// The higher one.
  var second: Int
  /// How likely the two name the same thing, 0…1.
  var probability: Double
}

/// Finds names that the text puts side by side: “Activity Indicator(動態指示器)”,
/// «кнопки-переключатели (кнопка-тогл)», “Labels 標籤”.
struct AliasFinder {
  private static let bracketProbability = 0.85
  private static let labelProbability = 0.8

  private let inventory: CandidateInventory
  private let corpus: Corpus
  private var votes: [UInt64: Int] = [:]
  private var total: [Int32: Int] = [:]
  private var isFromLabel: Set<UInt64> = []
  /// For each segment, the group that it is in; −1 for those in none.
  private var groupOf: [Int32]

  /// The aliases of a corpus, in order of the candidates.
  static func aliases(in inventory: CandidateInventory, of corpus: Corpus) -> [Alias] {
    var finder = AliasFinder(inventory: inventory, corpus: corpus)
    for index in corpus.segments.indices { finder.read(index) }
    return finder.aliases()
  }

  private init(inventory: CandidateInventory, corpus: Corpus) {
    self.inventory = inventory
    self.corpus = corpus
    groupOf = Array(repeating: -1, count: corpus.segments.count)
    for (index, group) in corpus.groups.enumerated() {
      for segment in group.members.joined() { groupOf[segment] = Int32(index) }
    }
  }

  private mutating func read(_ index: Int) {
    let segment = corpus.segments[index]
    for bracket in SegmentStructure(segment, of: corpus).brackets {
      guard isName(bracket.inner, in: index),
        let inner = inventory.candidate(at: bracket.inner, in: index),
        let outer = bestPlace(endingAt: bracket.outer.lowerBound, like: inner, in: index),
        !isNested(outer.candidate, inner), !isCut(outer, before: inner, in: segment)
      else { continue }
      vote(outer.candidate, inner, isLabel: false)
    }
    guard segment.isLabel else { return }
    let parts = LabelParts.parts(of: corpus.withoutOuterMarks(segment.tokens), in: corpus)
    if parts.count == 2, isGloss(parts, in: index),
      let first = inventory.candidate(at: parts[0], in: index),
      let second = inventory.candidate(at: parts[1], in: index), !isCompound(parts, in: index)
    {
      vote(first, second, isLabel: true)
    }
  }

  /// The best term among the candidates that end where the bracket opens, rather of as many words
  /// as the one inside.
  private func bestPlace(
    endingAt end: Int, like inner: Int32, in segment: Int
  ) -> CandidateInventory.Place? {
    let length = length(of: inner)
    let fit = { (candidate: Int32) in
      let item = inventory.candidates[Int(candidate)]
      return item.termhood - Self.lengthWeight * Double(abs(item.length - length))
    }
    // What is abbreviated has several words: “lock” is no GIL.
    let fewest = abbreviation(inner) == nil ? 1 : 2
    return inventory.places[segment].filter {
      Int($0.upper) == end && inventory.candidates[Int($0.candidate)].length >= fewest
    }.max { (fit($0.candidate), $1.candidate) < (fit($1.candidate), $0.candidate) }
  }

  /// Whether a bracket tells more words than the Han name before it says, which is a part of what
  /// stands there: 岭回归(ridge regression) is no other name of 回归.
  private func isCut(
    _ outer: CandidateInventory.Place, before inner: Int32, in segment: CorpusSegment
  ) -> Bool {
    let (first, before) = (Int(outer.lower), Int(outer.lower) - 1)
    let span = inventory.candidates[Int(inner)].spans[0]
    return segment.tokens.contains(before) && corpus.tokens[first].script == .han
      && corpus.tokens[before].script == .han && !corpus.tokens[first].followsSpace
      && !ChineseWords.functionCharacters.contains(corpus.word(before))
      && span.tokens.allSatisfy { corpus.tokens[$0].script == .latin }
      && inventory.candidates[Int(inner)].length
        > inventory.candidates[Int(outer.candidate)].length
  }

  /// The words of a name; an abbreviation has one for each letter: GIL, VCS.
  private func length(of name: Int32) -> Int {
    abbreviation(name) ?? inventory.candidates[Int(name)].length
  }

  /// The letters of an abbreviation; nil for other names.
  private func abbreviation(_ name: Int32) -> Int? {
    let candidate = inventory.candidates[Int(name)]
    guard candidate.spans[0].tokens.count == 1 else { return nil }
    let token = corpus.tokens[candidate.spans[0].tokens.lowerBound]
    let letters = Int(token.end - token.start)
    let isOne = token.script == .latin && token.isAllCapitals && (2...4).contains(letters)
    return isOne ? letters : nil
  }

  private static let lengthWeight = 0.2

  /// Whether a bracket holds a name and not a remark: no conjunction first, no product name.
  private func isName(_ range: Range<Int>, in segment: Int) -> Bool {
    let first = range.lowerBound
    guard !StructureCues.isRemark(range, corpus) else { return false }
    return range.count > 1 || !isProductName(first)
  }

  /// iOS, macOS: a capital that is not the first letter.
  private func isProductName(_ token: Int) -> Bool {
    corpus.tokens[token].script == .latin && corpus.tokens[token].hasInnerCapital
  }

  /// A word and a longer term that holds it are two terms: 鍵盤(英文鍵盤).
  private func isNested(_ one: Int32, _ other: Int32) -> Bool {
    let (first, second) = (words(of: one), words(of: other))
    return first.isSubset(of: second) || second.isSubset(of: first)
  }

  private func words(of candidate: Int32) -> Set<String> {
    guard let span = inventory.candidates[Int(candidate)].spans.first else { return [] }
    return Set(
      span.tokens.map { token in
        corpus.tokens[token].script == .cyrillic
          ? String(RussianEndings.stem(of: corpus.word(token), .noun)) : corpus.word(token)
      })
  }

  /// Whether the Latin half of a label is all that the same label says in a language in Latin
  /// letters: «Настройка Markdoc» beside “Configuring Markdoc” gives no name.
  private func isGloss(_ parts: [Range<Int>], in segment: Int) -> Bool {
    let latin = parts.first { $0.allSatisfy { corpus.tokens[$0].script == .latin } }
    guard let latin, groupOf[segment] >= 0 else { return true }
    let group = corpus.groups[Int(groupOf[segment])]
    return corpus.languages.indices.allSatisfy { language in
      guard corpus.isLatin(language), language != corpus.segments[segment].language,
        let other = group.members[language].first
      else { return true }
      return corpus.segments[other].tokens.count { corpus.tokens[$0].script.isWord } <= latin.count
    }
  }

  /// “Toggle 按鈕” is one term where the text goes on to use it as one.
  private func isCompound(_ parts: [Range<Int>], in segment: Int) -> Bool {
    guard
      let whole = inventory.candidate(at: parts[0].lowerBound..<parts[1].upperBound, in: segment)
    else {
      return false
    }
    let candidate = inventory.candidates[Int(whole)]
    return candidate.count - candidate.labelCount >= 2
  }

  private mutating func vote(_ outer: Int32, _ inner: Int32, isLabel: Bool) {
    guard outer != inner else { return }
    let key = UInt64(UInt32(min(outer, inner))) << 32 | UInt64(UInt32(max(outer, inner)))
    votes[key, default: 0] += 1
    total[inner, default: 0] += 1
    if isLabel { isFromLabel.insert(key) }
  }

  private func aliases() -> [Alias] {
    votes.keys.sorted().compactMap { key in
      let (first, second) = (Int32(key >> 32), Int32(truncatingIfNeeded: key))
      let count = votes[key] ?? 0
      // What stands behind several names in brackets is a remark, such as a platform.
      let all = max(total[first] ?? 0, total[second] ?? 0)
      guard 2 * count > all else { return nil }
      // A name that stands everywhere has no second name that is told once.
      let counts = [first, second].map { inventory.candidates[Int($0)].count }
      guard counts.allSatisfy({ $0 <= Self.mostPerVote * count }) else { return nil }
      guard
        isFromLabel.contains(key) || abbreviation(first) != nil || abbreviation(second) != nil
          || counts.contains(where: { $0 <= Self.mostOfRarer * count })
      else { return nil }
      guard isFromLabel.contains(key) || !isRemark(Int(first), Int(second), count) else {
        return nil
      }
      let base = isFromLabel.contains(key) ? Self.labelProbability : Self.bracketProbability
      let termhood = [first, second].map { inventory.candidates[Int($0)].termhood }.sorted()
      // What a label puts beside a term is its name, however common a word it is.
      guard termhood[isFromLabel.contains(key) ? 1 : 0] >= Self.leastTermhood else { return nil }
      return Alias(first: Int(first), second: Int(second), probability: base)
    }
  }

  /// Whether what stands in brackets is a remark about a common name: in the same script, of several
  /// words, and nowhere else.
  private func isRemark(_ one: Int, _ other: Int, _ votes: Int) -> Bool {
    let names = [one, other].map { inventory.candidates[$0] }.sorted { $0.count < $1.count }
    let scripts = names.map { corpus.tokens[$0.spans[0].tokens.lowerBound].script }
    return scripts[0] == scripts[1] && names[0].count <= votes
      && names[1].count >= Self.commoner * votes && names[0].spans[0].tokens.count > 1
  }

  /// How often a name stands for every remark about it, at least.
  private static let commoner = 8
  private static let leastTermhood = 0.12
  /// How often a name may stand for every time that it is told with the other one.
  private static let mostPerVote = 200
  /// How often the rarer of two names may stand for every time that they are told together, unless
  /// one is an abbreviation: of two names that stand everywhere, one is rather an example of the
  /// other, “containers (Docker)”.
  private static let mostOfRarer = 20
}
