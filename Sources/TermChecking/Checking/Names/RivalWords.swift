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
    var sentence: TranslatedSentence { shared.sentence }
    private let shared: SharedSentence
    /// The number of the sentence in the ``SentenceVocabulary`` of its language.
    let number: Int
    /// The term in the sentence of the source, as UTF-8 byte offsets.
    let term: Range<Int>

    /// Makes a place in a sentence.
    init(sentence: SharedSentence, number: Int, term: Range<Int>) {
      shared = sentence
      self.number = number
      self.term = term
    }

    /// The term as the source has it.
    var termText: String { sentence.source.utf8Slice(term) }

    /// Whether the source has several words for the concept, which have one sense.
    var isPhrase: Bool { termText.contains(" ") }

    /// Whether the source, where it is English, has the term as a verb.
    var isVerb: Bool { !isPhrase && EnglishVerb.isVerb(term, in: sentence.source) }

    /// Whether the sentence says nothing but the term, with a mark or number at most, and so does its translation: a
    /// heading, a label, an entry of a glossary.
    var isTermAlone: Bool {
      let source = sentence.source
      let rest =
        source.utf8Slice(0..<term.lowerBound)
        + source.utf8Slice(term.upperBound..<source.utf8.count)
      return sentence.isTranslatedAlone && !rest.contains(where: \.isLetter)
        && sentence.draft.unicodeScalars.count <= 2 * source.unicodeScalars.count + Self.spare
    }

    /// How many characters the translation of a word may have more than twice as many.
    private static let spare = 8

    /// The characters of the source on both sides of the term: equal ones are most likely the same
    /// phrase.
    fileprivate var surroundings: String {
      let source = sentence.source
      return String(source.utf8Slice(0..<term.lowerBound).suffix(6)) + "\u{0}"
        + String(source.utf8Slice(term.upperBound..<source.utf8.count).prefix(6))
    }

    /// Whether the draft has a word that touches the characters of a term: a part of a compound with
    /// it, as 结构 in 树结构.
    fileprivate func has(_ word: SentenceWords.Word, touching term: String) -> Bool {
      let draft = sentence.draft
      return !term.isEmpty && draft.holdsBytes(of: term)
        && (draft.holdsBytes(of: term + word.surface) || draft.holdsBytes(of: word.surface + term))
    }

    /// What places share that are the same in sentences that are.
    struct Wording: Hashable {
      let number: Int
      let term: Range<Int>
    }

    /// The place in all sentences that are the same.
    var wording: Wording { Wording(number: number, term: term) }

    static func == (left: Self, right: Self) -> Bool {
      left.number == right.number && left.term == right.term
        && left.sentence.place == right.sentence.place
        && left.sentence.isTranslatedAlone == right.sentence.isTranslatedAlone
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(number)
      hasher.combine(term)
      hasher.combine(sentence.place)
    }
  }

  private struct Rival {
    /// The hash of what the word is compared by: see ``SentenceKeys``.
    var key: UInt64
    /// How much more often than chance it stands where the term is missing.
    var surprise: Double
    /// In how many sentences without the term it stands.
    var missing: Int
    /// In how many sentences of the concept it stands.
    var count: Int
  }

  private let missing: Int
  /// By the number of the key.
  private var rivals: [Int: Rival] = [:]
  /// The hashes of the words of the terms, where there are other names.
  private var termWords: Set<UInt64> = []
  /// The preferred term where words are not set apart by spaces, else nothing.
  private let partOfCompounds: String

  /// Learns from places in which a term is missing and others in which it is there.
  ///
  /// A word counts when ``RenderingHabits/leastRivals`` different sentences of the first have it, in
  /// more than one phrase, and it is four times as frequent in them as in the others, beyond chance.
  /// A part of the preferred term, and a word that is made from it, stands for it and is no other
  /// name.
  ///
  /// - Complexity: O(n) in the length of the sentences.
  init(
    missing: some Sequence<Place>, named: some Sequence<Place>, preferred: String,
    language: LanguageTag, _ vocabulary: inout SentenceVocabulary
  ) {
    partOfCompounds = language.isWrittenWithoutSpaces ? preferred : ""
    let missing = Self.distinct(missing).filter { $0.sentence.isTranslated(into: language) }
    self.missing = missing.count
    guard missing.count >= RenderingHabits.leastRivals else { return }
    let stems = TermStems(of: preferred, in: language)
    let places = Self.places(of: missing, preferred, stems, partOfCompounds, &vocabulary)
    guard !places.isEmpty else { return }
    let named = Array(named)
    let distinct = Self.distinct(named)
    // Where hardly any sentence has the term, nothing tells what else the sentences have in common but how
    // often the word stands in all others, which is asked later.
    let others =
      distinct.count < RenderingHabits.leastRivals
      ? max(distinct.count, missing.count) : distinct.count
    var counts: [Int: Int] = [:]
    for place in distinct {
      for key in vocabulary.draftKeys(in: place.number) where places[key] != nil {
        counts[key, default: 0] += 1
      }
    }
    for (number, (key, indices)) in places {
      let other = counts[number, default: 0]
      let rate = Double(indices.count) / Double(missing.count)
      guard rate > (Double(other) + 0.5) / Double(others + 1) * 4 else { continue }
      let surprise = Self.logLikelihoodRatio((indices.count, missing.count), (other, others))
      guard surprise > Self.leastSurprise,
        Set(indices.map { missing[$0].surroundings }).count > 1
      else { continue }
      rivals[number] = Rival(
        key: key, surprise: surprise, missing: indices.count, count: indices.count + other)
    }
    guard !rivals.isEmpty else { return }
    termWords = Set((missing + named).map(\.termText)).reduce(into: []) {
      $0.formUnion(SentenceKeys(of: $1).hashes)
    }
  }

  /// The keys that stand in sentences enough, with the indices of the sentences, by their numbers.
  private static func places(
    of missing: [Place], _ preferred: String, _ stems: TermStems, _ partOfCompounds: String,
    _ vocabulary: inout SentenceVocabulary
  ) -> [Int: (key: UInt64, indices: [Int])] {
    var places: [Int: [(word: Int, index: Int)]] = [:]
    for index in missing.indices {
      for name in vocabulary.names(at: missing[index])
      where !vocabulary.isPredicate(name.number)
        && (partOfCompounds.isEmpty
          || !missing[index].has(vocabulary.word(name.number), touching: partOfCompounds))
      {
        places[name.key, default: []].append((name.number, index))
      }
    }
    let parts = SentenceWords.keys(of: preferred)
    var known: [Int: Bool] = [:]
    return places.compactMapValues { names in
      guard names.count >= RenderingHabits.leastRivals,
        let key = names.first.map({ vocabulary.word($0.word).key }), !parts.contains(key),
        !key.holdsBytes(of: preferred), !isKoreanPart(key, of: preferred)
      else { return nil }
      var indices: [Int] = []
      for (word, index) in names where indices.last != index {
        let isMade = known[word] ?? stems.areIn(vocabulary.lowercase(word))
        known[word] = isMade
        if !isMade { indices.append(index) }
      }
      return indices.count >= RenderingHabits.leastRivals
        ? (SentenceKeys.hash(key), indices) : nil
    }
  }

  /// Whether a Korean term begins with a word, which may be all that a text repeats of it, or the first half
  /// of the term written apart: 공급 of 공급량.
  private static func isKoreanPart(_ key: String, of preferred: String) -> Bool {
    guard key.unicodeScalars.allSatisfy({ ScriptClass($0) == .hangul }) else { return false }
    return ([key] + KoreanParticles.nouns(of: key)).contains { noun in
      noun.count > 1 && noun.count < preferred.count && preferred.hasPrefix(noun)
    }
  }

  /// Whether there is no other name.
  var isEmpty: Bool { rivals.isEmpty }

  /// The hashes of the keys of the words.
  var keys: some Sequence<UInt64> { rivals.values.map(\.key) }

  /// Leaves out the words that translate something else: those which more sentences have that do not
  /// translate the concept than sentences that do, and those which occur together with another word
  /// of the sources more than with the concept where its term is missing.
  ///
  /// - Complexity: O(number of the words · words of the sources beside them).
  mutating func remove(explainedBy statistics: WordStatistics) {
    rivals = rivals.filter { _, rival in
      let total = statistics.draftCounts[rival.key, default: 0]
      let association = Double(2 * rival.missing) / Double(missing + max(total, rival.count))
      return rival.count * 2 > total
        && association >= statistics.bestAssociation(of: rival.key, besides: termWords)
    }
  }

  /// The word of a sentence that most probably stands for the term, as written; nil when none does.
  func rival(
    at place: Place, _ vocabulary: inout SentenceVocabulary
  ) -> SentenceWords.Word? {
    guard !rivals.isEmpty else { return nil }
    var best: (word: SentenceWords.Word, surprise: Double)?
    for name in vocabulary.names(at: place) {
      guard let surprise = rivals[name.key]?.surprise else { continue }
      let word = vocabulary.word(name.number)
      guard !place.has(word, touching: partOfCompounds) else { continue }
      let isBetter =
        best.map {
          (surprise, word.surface.count, word.surface)
            > ($0.surprise, $0.word.surface.count, $0.word.surface)
        } ?? true
      if isBetter { best = (word, surprise) }
    }
    guard let best else { return nil }
    let word = SentenceWords.Word(
      key: best.word.key, surface: wholeKatakana(best.word, best.surprise, at: place, &vocabulary))
    return completed(word, in: place.sentence.draft)
  }

  /// The longest katakana around a part of a run that is a name of the concept nearly as often: ネームスペース for
  /// ネームス, where some places have it with a slip.
  private func wholeKatakana(
    _ part: SentenceWords.Word, _ surprise: Double, at place: Place,
    _ vocabulary: inout SentenceVocabulary
  ) -> String {
    guard part.surface.unicodeScalars.allSatisfy({ ScriptClass($0) == .katakana }) else {
      return part.surface
    }
    var longest = part.surface
    for name in vocabulary.names(at: place) {
      guard let other = rivals[name.key]?.surprise, other >= surprise * Self.leastShareOfWhole
      else {
        continue
      }
      let surface = vocabulary.word(name.number).surface
      if surface.count > longest.count, surface.holdsBytes(of: part.surface) { longest = surface }
    }
    return longest
  }

  private static let leastShareOfWhole = 0.7

  /// The word with the beginning or the end of the term that it is one with in a draft without spaces:
  /// 学习速率 for 速率 where the term is 学习率.
  private func completed(_ word: SentenceWords.Word, in draft: String) -> SentenceWords.Word {
    let term = Array(partOfCompounds)
    var surface = Array(word.surface)
    for length in stride(from: term.count - 1, to: 1, by: -1) {
      let (head, tail) = (Array(term.prefix(length)), Array(term.suffix(length)))
      for shared in 0..<min(length, surface.count) {
        let longer = [
          head.suffix(shared) == surface.prefix(shared) ? head + surface.dropFirst(shared) : [],
          tail.prefix(shared) == surface.suffix(shared) ? surface + tail.dropFirst(shared) : [],
        ]
        if let found = longer.first(where: { !$0.isEmpty && draft.holdsBytes(of: String($0)) }) {
          surface = found
          break
        }
      }
    }
    return SentenceWords.Word(key: word.key, surface: String(surface))
  }

  private static func distinct(_ places: some Sequence<Place>) -> [Place] {
    var seen: Set<Int> = []
    return places.filter { seen.insert($0.number).inserted }
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
