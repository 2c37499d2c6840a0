import LanguageText

/// What candidates mean by the table of ``InterfaceMeanings``, as a whole or part by part.
struct KnownMeanings {
  /// What a candidate may mean.
  struct Reading: Hashable, Sendable {
    /// The lines of the table that its parts are listed under, ascending.
    var lines: [Int]
    /// Whether the table lists the candidate itself, and under no other line.
    var isCertain: Bool
  }

  private let corpus: Corpus
  private let lookups: [[TermLookup]]

  /// Takes the words of the table for the languages of a corpus.
  init(_ corpus: Corpus) {
    self.corpus = corpus
    lookups = corpus.languages.map { InterfaceLookups.columns(for: $0) }
  }

  /// Whether the table has words of the language at all.
  func knows(_ language: Int) -> Bool { !lookups[language].isEmpty }

  /// What a candidate may mean; nothing for words that the table does not have.
  func readings(of candidate: Candidate) -> [Reading] {
    guard let span = candidate.spans.first, knows(candidate.language) else { return [] }
    let tokens = span.tokens.filter { corpus.tokens[$0].script.isWord }
    let whole = lines(of: tokens[...], candidate.language)
    var readings = whole.map { Reading(lines: [$0], isCertain: whole.count == 1) }
    for line in whole {
      if let parts = InterfaceLookups.partsOfLine[line] {
        readings.append(Reading(lines: parts, isCertain: whole.count == 1))
      }
    }
    guard whole.isEmpty, let pieces = pieces(of: tokens[...], candidate.language) else {
      return readings
    }
    return Self.products(of: pieces).prefix(Self.mostReadings).map {
      Reading(lines: $0.sorted(), isCertain: false)
    }
  }

  /// The lines that list a stretch; Latin words in other scripts are English.
  private func lines(of tokens: ArraySlice<Int>, _ language: Int) -> [Int] {
    let words = tokens.map { corpus.word($0) }
    if !corpus.isLatin(language), tokens.allSatisfy({ corpus.tokens[$0].script == .latin }) {
      return InterfaceLookups.columns[0].numbers(of: words[...])
    }
    for lookup in lookups[language] {
      let numbers = lookup.numbers(of: words[...])
      if !numbers.isEmpty { return numbers }
    }
    return []
  }

  /// Known parts that a stretch is made of without rest, the longest first; nil without any.
  private func pieces(of tokens: ArraySlice<Int>, _ language: Int) -> [[Int]]? {
    guard !tokens.isEmpty, tokens.count <= Self.mostTokens else { return nil }
    for end in tokens.indices.reversed() {
      let lines = lines(of: tokens[...end], language)
      guard !lines.isEmpty else { continue }
      var rest = tokens[(end + 1)...]
      if rest.isEmpty { return [lines] }
      if rest.count > 1, let first = rest.first, Self.joints.contains(corpus.word(first)) {
        rest = rest.dropFirst()
      }
      if let others = pieces(of: rest, language) { return [lines] + others }
    }
    return nil
  }

  private static func products(of pieces: [[Int]]) -> [[Int]] {
    pieces.reduce([[]]) { products, lines in
      products.flatMap { product in lines.map { product + [$0] } }
    }
  }

  private static let joints: Set<String> = ["の", "的"]
  private static let mostTokens = 10
  private static let mostReadings = 6
}
