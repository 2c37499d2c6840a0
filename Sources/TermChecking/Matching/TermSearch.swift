import LanguageText

/// A search of one text after another for the terms of a termbase.
struct TermSearch: ~Copyable {
  private let matchers: TermMatchers
  private var words: WordSearch
  private var boundaries: WordBoundaries
  /// Where terms were found in the text that is searched; kept, so that no memory is asked for at every
  /// text.
  private var found: [FoundTerm] = []

  /// Makes a search with the matchers of a termbase for texts in a language.
  init(_ matchers: TermMatchers, in language: LanguageTag) {
    self.matchers = matchers
    words = WordSearch(matchers)
    boundaries = WordBoundaries(language, known: matchers.stretches)
  }

  /// The terms of a text: the leftmost first, of those that start together the longest.
  ///
  /// The matches do not overlap.
  mutating func matches(in text: SearchedText) -> [TermMatch] {
    var choice = MatchChoice()
    find(in: text, into: &choice)
    return choice.matches
  }

  /// The same in a choice, which forgets what it had.
  mutating func find(in text: SearchedText, into choice: inout MatchChoice) {
    choice.begin()
    let mayHaveWords = !matchers.words.patterns.isEmpty && words.begin(text)
    if matchers.characters.isEmpty {
      if mayHaveWords { words.find(into: &choice) }
      return
    }
    if !found.isEmpty { found.removeAll(keepingCapacity: true) }
    if mayHaveWords { found += words.candidates() }
    boundaries.reset()
    let search = CharacterSearch(text, matchers)
    search.find(&found)
    guard !found.isEmpty else { return }
    found.order()
    for place in found where choice.wants(place) {
      if let judged = search.judged(place, &boundaries) { choice.take(judged) }
    }
  }
}
