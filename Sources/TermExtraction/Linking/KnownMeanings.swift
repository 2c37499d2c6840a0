import LanguageText

/// What candidates mean by the tables of interface words, as a whole or part by part.
struct KnownMeanings {
  /// What a candidate may mean.
  struct Reading: Hashable, Sendable {
    /// The lines of the tables that its parts are listed under, ascending; one line of
    /// ``InterfaceSynonyms`` for names that are listed there.
    var lines: [Int]
    /// Whether the table lists the candidate itself, and under no other line.
    var isCertain: Bool
  }

  private let corpus: Corpus
  private let lookups: [[TermLookup]]
  /// For each language and word that was looked at before, whether a listed name may begin with it.
  private var begins: [[Int32: Bool]]
  private var parts: [NameParts]
  private let synonyms: [[Int]: [Int]]
  /// For each line of ``InterfaceMeanings``, what its English name says part by part.
  private let partsOfLine: [[[Int]]]

  /// Takes the words of the tables for the languages of a corpus.
  init(_ corpus: Corpus) {
    self.corpus = corpus
    lookups = corpus.languages.map { InterfaceLookups.columns(for: $0) }
    begins = corpus.languages.map { _ in [:] }
    parts = corpus.languages.map { NameParts(language: $0) }
    var english = NameParts(language: InterfaceLookups.languages[0])
    var synonyms: [[Int]: [Int]] = [:]
    for (line, names) in InterfaceSynonyms.lines.enumerated() {
      for reading in Set(names.flatMap { english.readings(of: Self.words($0)) }) {
        synonyms[reading, default: []].append(InterfaceLookups.firstSynonym + line)
      }
    }
    self.synonyms = synonyms
    partsOfLine = InterfaceMeanings.concepts.map { concept in
      let words = Self.words(concept.terms.first?.text ?? "")
      return words.count > 1 ? english.readings(of: words) : []
    }
  }

  private static func words(_ name: String) -> [String] {
    name.split(separator: " ").map(String.init)
  }

  /// What a candidate may mean; nothing for words that the tables do not have.
  mutating func readings(of candidate: Candidate) -> [Reading] {
    guard let span = candidate.spans.first, !lookups[candidate.language].isEmpty else { return [] }
    let words = span.tokens.filter { corpus.tokens[$0].script.isWord }
    guard words.count <= Self.mostTokens else { return [] }
    let texts = words.map { corpus.word($0) }
    let whole = lines(of: words, texts, candidate.language)
    guard whole.isEmpty else {
      let isCertain = whole.count == 1
      let composed = whole.flatMap { named(partsOfLine[$0]) }
      return Self.unique(whole.map { [$0] } + composed).map {
        Reading(lines: $0, isCertain: isCertain)
      }
    }
    // On a line of its own: inside the call, the parts and all that they remember would be copied.
    let composed = parts[candidate.language].readings(of: texts)
    return Self.unique(named(composed)).map {
      Reading(lines: $0, isCertain: false)
    }
  }

  /// Readings, those that are names of a listed element as its line.
  private func named(_ readings: [[Int]]) -> [[Int]] {
    readings.flatMap { reading in (synonyms[reading] ?? []).map { [$0] } + [reading] }
  }

  private static func unique(_ readings: [[Int]]) -> [[Int]] {
    var seen: Set<[Int]> = []
    return readings.filter { seen.insert($0).inserted }
  }

  /// The lines that list a stretch; Latin words in other scripts are English.
  private mutating func lines(of tokens: [Int], _ words: [String], _ language: Int) -> [Int] {
    if !corpus.isLatin(language), tokens.allSatisfy({ corpus.tokens[$0].script == .latin }) {
      return InterfaceLookups.columns[0].numbers(of: words[...])
    }
    guard let first = tokens.first else { return [] }
    let word = corpus.tokens[first].word
    let mayBegin =
      begins[language][word]
      ?? lookups[language].contains { $0.mayBegin(with: corpus.vocabulary[word]) }
    begins[language][word] = mayBegin
    guard mayBegin else { return [] }
    for lookup in lookups[language] {
      let numbers = lookup.numbers(of: words[...])
      if !numbers.isEmpty { return numbers }
    }
    return []
  }

  private static let mostTokens = 12
}
