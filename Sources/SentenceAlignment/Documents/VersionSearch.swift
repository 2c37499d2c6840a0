/// Which pairs of documents are worth aligning to see whether they are versions of one text.
///
/// Each document is compared with the few likest of every other language, and with none of a language
/// in which a version of it is found: of twenty languages one or two alignments a document are left.
/// What is aligned in all is bounded by the size of the documents, the likest pairs first.
struct VersionSearch {
  /// How many documents of another language each document is aligned with.
  private static let candidates = 4
  /// How often the documents are aligned in all, on average, and how many segments of few documents.
  private static let budget = (rounds: 16, segments: 200_000)

  /// Per document the number of its language.
  private let languages: [Int]
  /// Per document how many segments it has.
  private let sizes: [Int]
  /// Documents found to be versions of each other.
  private var sets: DisjointSets
  /// Per set, at its representative, the languages of its documents.
  private var known: [Set<Int>]
  /// How many segments may still be aligned.
  private var rest: Int

  /// Makes a search among documents of the given languages, equal for matching ones, and sizes in
  /// segments.
  init(languages: [String], sizes: [Int]) {
    let names = Set(languages).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
    self.languages = languages.map { numbers[$0] ?? 0 }
    self.sizes = sizes
    sets = DisjointSets(count: languages.count)
    known = self.languages.map { [$0] }
    rest = max(Self.budget.segments, Self.budget.rounds * sizes.reduce(0, +))
  }

  /// Pairs of documents in different languages that share the most rare tokens, the likest first.
  ///
  /// - Complexity: O(documents² · candidates).
  func likelyPairs(_ likeness: DocumentLikeness) -> [(Int, Int)] {
    var pairs: [[Int]: Float] = [:]
    for first in languages.indices {
      var best: [Int: [(document: Int, weight: Float)]] = [:]
      for other in likeness.others(of: first) where languages[other.document] != languages[first] {
        let language = languages[other.document]
        let place = best[language]?.firstIndex { $0.weight < other.weight }
        best[language, default: []].insert(other, at: place ?? best[language]?.count ?? 0)
        if best[language]?.count ?? 0 > Self.candidates { best[language]?.removeLast() }
      }
      for other in best.values.joined() {
        pairs[[min(first, other.document), max(first, other.document)]] = other.weight
      }
    }
    return pairs.sorted {
      $0.value != $1.value ? $0.value > $1.value : $0.key.lexicographicallyPrecedes($1.key)
    }.map { ($0.key[0], $0.key[1]) }
  }

  /// Whether two documents are worth aligning still, and notes that they are.
  mutating func take(_ first: Int, _ second: Int) -> Bool {
    guard !known[sets.root(first)].contains(languages[second]),
      !known[sets.root(second)].contains(languages[first]), rest > 0
    else { return false }
    rest -= sizes[first] + sizes[second]
    return true
  }

  /// Notes that two documents are versions of one text.
  mutating func join(_ first: Int, _ second: Int) {
    let languages = known[sets.root(first)].union(known[sets.root(second)])
    sets.join(first, second)
    known[sets.root(first)] = languages
  }
}
