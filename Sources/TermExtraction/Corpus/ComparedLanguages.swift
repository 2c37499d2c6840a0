import LanguageText

/// Which languages of a corpus are compared with which: all with all where they are few; each with those that
/// say most, and these with each other, where they are many.
///
/// All pairs of sixty languages are 1,800: a pair of rare languages says little that the two do not say of
/// the language they were translated from, and takes as long.
struct ComparedLanguages: Sendable {
  /// The pairs of indices into ``Corpus/languages``, the smaller one first, in their order.
  let pairs: [(first: Int, second: Int)]
  /// Whether a language is compared with all others.
  private let isPivot: [Bool]

  /// Chooses the languages that say something in most groups, one of those with several varieties; of as many,
  /// English, then the first.
  ///
  /// - Complexity: O(groups × languages).
  init(of corpus: Corpus) {
    let languages = corpus.languages.indices
    var counts = Array(repeating: 0, count: languages.count)
    for group in corpus.groups {
      for language in languages where !group.members[language].isEmpty { counts[language] += 1 }
    }
    let isMany = languages.count > Self.mostOfAll
    let order = languages.sorted { one, other in
      if counts[one] != counts[other] { return counts[one] > counts[other] }
      let isEnglish = [one, other].map { corpus.languages[$0].language == "en" }
      return isEnglish[0] == isEnglish[1] ? one < other : isEnglish[0]
    }
    // Spanish of one country says what that of another does.
    var varieties: Set<String> = []
    let different = order.filter { varieties.insert(corpus.languages[$0].language).inserted }
    let pivots = Set(isMany ? different.prefix(Self.pivots) : order[...])
    let isPivot = languages.map(pivots.contains)
    self.isPivot = isPivot
    pairs = languages.flatMap { first in
      languages.dropFirst(first + 1).filter { isPivot[first] || isPivot[$0] }.map { (first, $0) }
    }
  }

  /// Whether two languages, as indices into ``Corpus/languages``, are compared.
  func contains(_ one: Int, _ other: Int) -> Bool { isPivot[one] || isPivot[other] }

  /// Up to so many languages, all pairs are compared.
  private static let mostOfAll = 12
  /// With so many others each language is compared where there are more.
  private static let pivots = 6
}

extension Corpus {
  /// Which of its languages are compared.
  ///
  /// - Complexity: O(groups × languages).
  var comparedLanguages: ComparedLanguages { ComparedLanguages(of: self) }
}
