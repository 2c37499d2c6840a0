import LanguageAssets
import LanguageText

/// Finds terms in text whose words stand between spaces.
///
/// Every form of every word has a number; a text is one lookup a word, and the patterns that begin
/// with that form are followed word by word.
struct WordMatcher: Sendable {
  /// The language of the texts.
  let language: LanguageTag
  /// The numbers of the forms.
  private(set) var table = FormTable()
  /// The terms.
  private(set) var patterns: [WordPattern] = []
  /// The indices of the patterns that begin with a form, by the form's number.
  private(set) var starts: [[Int32]] = []
  /// What the entries ask beyond forms, by entry.
  private(set) var guards: [Int: EntryGuard] = [:]

  init(_ entries: [(index: Int, term: Term)], language: LanguageTag) {
    self.language = language
    for (index, term) in entries {
      add(term, entry: index)
      for blocker in term.blockers { addBlocker(blocker, entry: index) }
    }
  }

  /// Whether an apostrophe is a letter, as in об'єкт.
  var apostropheJoins: Bool { ["uk", "be"].contains(language.language) }

  /// All places where a term stands, overlapping ones included, in no particular order.
  ///
  /// - Complexity: O(n) in the length of the text, times the terms that begin with the same word.
  func candidates(in text: String) -> [TermMatch] {
    guard !patterns.isEmpty else { return [] }
    var search = WordSearch(text, matcher: self)
    return search.candidates()
  }

  private mutating func add(_ term: Term, entry: Int) {
    guards[entry] = EntryGuard(term)
    let inflects: LanguageTag? = term.isExact ? nil : language
    for (form, language) in [(term.text, inflects)] + term.forms.map({ ($0, nil) }) {
      let words = TermWords(form, inflectedIn: language, apostropheJoins: apostropheJoins)
      guard let words else { continue }
      add(words, entry: entry, spelling: .exact)
      guard !term.isExact else { continue }
      for closed in words.closed(in: self.language) {
        add(closed, entry: entry, spelling: .variant)
      }
    }
  }

  private mutating func addBlocker(_ blocker: String, entry: Int) {
    let words = TermWords(blocker, inflectedIn: language, apostropheJoins: apostropheJoins)
    if let words { add(words, entry: -1 - entry, spelling: .exact) }
  }

  private mutating func add(_ words: TermWords, entry: Int, spelling: TermMatch.Spelling) {
    let numbers = words.forms.map { Set($0.map { table.insert($0) }) }
    starts += Array(repeating: [], count: max(0, table.count - starts.count))
    for number in (numbers.first ?? []).sorted() {
      starts[Int(number)].append(Int32(patterns.count))
    }
    patterns.append(
      WordPattern(
        entry: entry, words: numbers, gaps: words.gaps, prefix: words.prefix, suffix: words.suffix,
        spelling: spelling))
  }
}
