import LanguageText

/// Finds Chinese names that are a short and far commoner one with a character more inside: 浮出层 beside 浮层.
///
/// The character must belong to neither side: 选择项 is no other name of 选项, for 选择 is a word.
struct InsertionAliases {
  private let inventory: CandidateInventory
  private let corpus: Corpus
  private let language: Int
  /// The names in Han characters alone, by their characters.
  private var names: [[Int32]: Int] = [:]

  private struct Pair: Hashable {
    var first: Int32
    var second: Int32
  }

  /// A longer and a shorter name, and the pairs that the character inside makes with its neighbours.
  private struct Insertion {
    var longer: Int
    var shorter: Int
    var seams: [Pair]
  }

  /// The aliases of all Chinese texts, in order of the candidates.
  ///
  /// - Complexity: linear in the candidates and tokens.
  static func aliases(in inventory: CandidateInventory, of corpus: Corpus) -> [Alias] {
    corpus.languages.indices.filter { corpus.languages[$0].language == "zh" }.flatMap {
      InsertionAliases(inventory, corpus, $0).aliases()
    }
  }

  private init(_ inventory: CandidateInventory, _ corpus: Corpus, _ language: Int) {
    self.inventory = inventory
    self.corpus = corpus
    self.language = language
    for index in inventory.candidates.indices
    where inventory.candidates[index].language == language {
      let tokens = inventory.candidates[index].spans[0].tokens
      if (2...Self.longest + 1).contains(tokens.count),
        tokens.allSatisfy({ corpus.tokens[$0].script == .han })
      {
        names[tokens.map { corpus.tokens[$0].word }] = index
      }
    }
  }

  private func aliases() -> [Alias] {
    let found = names.flatMap { insertions(in: $0.key, $0.value) }
    let counts = counts(of: Set(found.flatMap(\.seams)))
    return found.filter { insertion in
      insertion.seams.allSatisfy {
        counts[$0, default: 0] <= inventory.candidates[insertion.longer].count
      }
    }.map {
      Alias(
        first: min($0.longer, $0.shorter), second: max($0.longer, $0.shorter),
        probability: Self.probability)
    }.sorted { ($0.first, $0.second) < ($1.first, $1.second) }
  }

  /// The names that are a name without a character inside.
  private func insertions(in words: [Int32], _ longer: Int) -> [Insertion] {
    guard words.count > 2, inventory.candidates[longer].freeCount > 0 else { return [] }
    // Of a doubled character either leaves the same.
    return words.indices.dropFirst().dropLast().filter { words[$0] != words[$0 - 1] }.compactMap {
      place in
      var rest = words
      let inside = rest.remove(at: place)
      guard let shorter = names[rest], isSlip(longer, for: shorter),
        !ChineseWords.functionCharacters.contains(corpus.vocabulary[inside])
      else { return nil }
      return Insertion(
        longer: longer, shorter: shorter,
        seams: [
          Pair(first: words[place - 1], second: inside),
          Pair(first: inside, second: words[place + 1]),
        ])
    }
  }

  /// Whether a name stands once or twice, and the short one that it holds stands far more often.
  private func isSlip(_ longer: Int, for shorter: Int) -> Bool {
    let counts = (inventory.candidates[longer].count, inventory.candidates[shorter].count)
    return counts.0 <= Self.mostRare && counts.1 >= Self.commoner * counts.0
  }

  /// How often each of some pairs of characters stands in the language.
  private func counts(of wanted: Set<Pair>) -> [Pair: Int] {
    var counts: [Pair: Int] = [:]
    guard !wanted.isEmpty else { return counts }
    for segment in corpus.segments(in: language) {
      for token in corpus.segments[segment].tokens.dropLast() {
        let pair = Pair(first: corpus.tokens[token].word, second: corpus.tokens[token + 1].word)
        if wanted.contains(pair) { counts[pair, default: 0] += 1 }
      }
    }
    return counts
  }

  /// How many characters the shorter name has, at most.
  private static let longest = 3
  private static let mostRare = 2
  /// How many times as often as a slip the name stands.
  private static let commoner = 8
  private static let probability = 0.6
}
