import LanguageText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Words that stand where a term is missing, and hardly where it is not.
struct RivalWords {
  /// A sentence that ought to name the concept.
  struct Place: Hashable {
    /// The sentence and its translation.
    let sentence: TranslatedSentence
    /// The term in the sentence of the source, as UTF-8 byte offsets.
    let term: Range<Int>

    /// The term as the source has it.
    var termText: String { sentence.source.utf8Slice(term) }

    /// The characters of the source on both sides of the term: equal ones are most likely the same
    /// phrase.
    fileprivate var surroundings: String {
      let source = sentence.source
      return String(source.utf8Slice(0..<term.lowerBound).suffix(6)) + "\u{0}"
        + String(source.utf8Slice(term.upperBound..<source.utf8.count).prefix(6))
    }
  }

  private struct Rival {
    /// How much more often than chance it stands where the term is missing.
    var surprise: Double
    /// In how many sentences without the term it stands.
    var missing: Int
    /// In how many sentences of the concept it stands.
    var count: Int
  }

  private let language: LanguageTag
  private let missing: Int
  private var rivals: [String: Rival] = [:]
  private let termWords: Set<String>

  /// Learns from places in which a term is missing and others in which it is there.
  ///
  /// A word counts when ``RenderingHabits/leastRivals`` different sentences of the first have it, in
  /// more than one phrase, and it is four times as frequent in them as in the others, beyond chance.
  /// A part of the preferred term, and a word that is made from it, stands for it and is no other
  /// name.
  ///
  /// - Complexity: O(n) in the length of the sentences.
  init(missing: [Place], named: [Place], preferred: String, language: LanguageTag) {
    self.language = language
    let parts = SentenceWords.keys(of: preferred)
    let stems = TermStems(of: preferred)
    let missing = Self.distinct(missing.filter { $0.sentence.isTranslated(into: language) })
    self.missing = missing.count
    termWords = (missing + named).reduce(into: Set<String>()) {
      $0.formUnion(SentenceWords.keys(of: $1.termText))
    }
    guard missing.count >= RenderingHabits.leastRivals else { return }
    var places: [String: [Int]] = [:]
    for (index, place) in missing.enumerated() {
      let names = Self.names(at: place, language).filter { name in
        !parts.contains(name.key) && !name.key.contains(preferred) && !stems.areIn(name)
      }
      for key in Set(names.map(\.key)) { places[key, default: []].append(index) }
    }
    places = places.filter { $0.value.count >= RenderingHabits.leastRivals }
    guard !places.isEmpty else { return }
    let named = Self.distinct(named)
    var counts: [String: Int] = [:]
    for place in named {
      for key in SentenceWords.keys(of: place.sentence.draft) where places[key] != nil {
        counts[key, default: 0] += 1
      }
    }
    for (key, indices) in places {
      let other = counts[key, default: 0]
      let rate = Double(indices.count) / Double(missing.count)
      guard rate > (Double(other) + 0.5) / Double(named.count + 1) * 4 else { continue }
      let surprise = Self.logLikelihoodRatio((indices.count, missing.count), (other, named.count))
      guard surprise > Self.leastSurprise,
        Set(indices.map { missing[$0].surroundings }).count > 1
      else { continue }
      rivals[key] = Rival(
        surprise: surprise, missing: indices.count, count: indices.count + other)
    }
  }

  /// The keys of the words.
  var keys: some Sequence<String> { rivals.keys }

  /// Leaves out the words that translate something else: those which more sentences have that do not
  /// translate the concept than sentences that do, and those which occur together with another word
  /// of the sources more than with the concept where its term is missing.
  ///
  /// - Complexity: O(number of the words · words of the sources beside them).
  mutating func remove(explainedBy statistics: WordStatistics) {
    rivals = rivals.filter { key, rival in
      let total = statistics.draftCounts[key, default: 0]
      let association = Double(2 * rival.missing) / Double(missing + max(total, rival.count))
      return rival.count * 2 > total
        && association >= statistics.bestAssociation(of: key, besides: termWords)
    }
  }

  /// The word of a sentence that most probably stands for the term, as written; nil when none does.
  func rival(at place: Place) -> SentenceWords.Word? {
    guard !rivals.isEmpty else { return nil }
    var best: (word: SentenceWords.Word, surprise: Double)?
    for word in Self.names(at: place, language) {
      guard let surprise = rivals[word.key]?.surprise else { continue }
      let isBetter =
        best.map {
          (surprise, word.surface.count, word.surface)
            > ($0.surprise, $0.word.surface.count, $0.word.surface)
        } ?? true
      if isBetter { best = (word, surprise) }
    }
    return best?.word
  }

  /// What may be another name in a sentence.
  ///
  /// What the source has in the same letters is none, unless it is a word of the term itself, left
  /// as it is; and no other word in Latin letters is one in a language that is not written in them.
  private static func names(
    at place: Place, _ language: LanguageTag
  ) -> [SentenceWords.Word] {
    let term = place.termText.lowercased()
    guard place.sentence.isTranslatedAlone else { return [] }
    let isLatin = language.likelyScript == "Latn"
    return SentenceWords.names(in: place.sentence.draft, language).filter { word in
      if term.contains(word.surface.lowercased()) { return true }
      if !isLatin, word.surface.unicodeScalars.allSatisfy(\.isASCII) { return false }
      return !place.sentence.source.contains(word.surface)
    }
  }

  private static func distinct(_ places: [Place]) -> [Place] {
    var seen: Set<TranslatedSentence.Texts> = []
    return places.filter { seen.insert($0.sentence.texts).inserted }
  }

  /// A word that is frequent by chance is rarely this surprising: one in 160 words at most (χ² with
  /// one degree of freedom).
  private static let leastSurprise = 7.5

  /// How surprising it is that two samples of sentences have a word as often as they do, if they
  /// were drawn alike.
  ///
  /// Source: Dunning, “Accurate Methods for the Statistics of Surprise and Coincidence” (1993).
  private static func logLikelihoodRatio(
    _ first: (hits: Int, of: Int), _ second: (hits: Int, of: Int)
  ) -> Double {
    func likelihood(_ sample: (hits: Int, of: Int), _ rate: Double) -> Double {
      let misses = sample.of - sample.hits
      return (sample.hits == 0 ? 0 : Double(sample.hits) * log(rate))
        + (misses == 0 ? 0 : Double(misses) * log(1 - rate))
    }
    func rate(_ sample: (hits: Int, of: Int)) -> Double {
      sample.of == 0 ? 0 : Double(sample.hits) / Double(sample.of)
    }
    let common = Double(first.hits + second.hits) / Double(max(1, first.of + second.of))
    return 2
      * (likelihood(first, rate(first)) + likelihood(second, rate(second))
        - likelihood(first, common) - likelihood(second, common))
  }
}
