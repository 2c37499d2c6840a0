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
  private let english: TermLookup
  /// For the lines whose English name is made of names of other lines, those.
  private var partsOfLine: [Int: [Int]] = [:]

  /// Lists the words of the table for the languages of a corpus.
  init(_ corpus: Corpus) {
    self.corpus = corpus
    let columns = InterfaceMeanings.languages.compactMap { LanguageTag($0) }
    let lines = InterfaceMeanings.lines.map {
      $0.split(separator: ";").map { $0.split(separator: ",").map(String.init) }
    }
    var lookupOfColumn: [Int: TermLookup] = [:]
    let english = Self.lookup(0, columns, lines)
    lookups = corpus.languages.map { language in
      let same = columns.indices.filter { columns[$0].language == language.language }
      // What the words of the other script mean is a second guess.
      let order =
        same.filter { columns[$0].matches(language) }
        + same.filter { !columns[$0].matches(language) }
      return order.map { column in
        let lookup = lookupOfColumn[column] ?? Self.lookup(column, columns, lines)
        lookupOfColumn[column] = lookup
        return lookup
      }
    }
    self.english = english
    for (number, line) in lines.enumerated() {
      guard let name = line.first?.first else { continue }
      let words = name.split(separator: " ").map(String.init)
      let numbers = words.map { english.numbers(of: [$0]) }
      if words.count > 1, numbers.allSatisfy({ $0.count == 1 }) {
        partsOfLine[number] = numbers.flatMap { $0 }.sorted()
      }
    }
  }

  private static func lookup(
    _ column: Int, _ columns: [LanguageTag], _ lines: [[[String]]]
  ) -> TermLookup {
    let terms = lines.enumerated().flatMap { number, line in
      line.indices.contains(column) ? line[column].map { (text: $0, number: number) } : []
    }
    return TermLookup(terms, language: columns[column])
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
      if let parts = partsOfLine[line] {
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
      return english.numbers(of: words[...])
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
