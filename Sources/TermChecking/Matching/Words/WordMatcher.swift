import LanguageAssets
import LanguageText

/// Finds terms in text whose words stand between spaces.
///
/// Every form of every word has a number; a text is one lookup a word, and the patterns that begin
/// with a word and the one behind it are followed from there.
struct WordMatcher: Sendable {
  /// The language of the texts.
  let language: LanguageTag
  /// The forms of the words.
  private(set) var sets = FormSets()
  /// The terms.
  private(set) var patterns = WordPatterns()
  /// The patterns by their first words.
  private(set) var index = PatternIndex()
  /// What single words begin with: what two words written as one may begin with.
  private(set) var beginnings = FormBeginnings()

  /// Whether an apostrophe is a letter, as in об'єкт.
  let apostropheJoins: Bool
  /// The language of the texts, asked for at every word.
  let isEnglish, isFrench, isGerman, isKorean, isRussian: Bool
  /// Whether rules know the language; of others a term is found as it is written, and no other joint
  /// is a spelling of it.
  let hasRules: Bool
  /// Whether a word that contains a term without being it is among the patterns.
  private(set) var hasBlockers = false
  /// Whether ``FunctionWords`` knows the language.
  let hasFunctionWords: Bool

  /// Compiles some of the entries of a termbase, given by their indices, as are the words of the
  /// terms of all of them.
  init(
    _ indices: [Int], of entries: [TermEntry], words: NumberLists, language: LanguageTag,
    forms: inout WordForms
  ) {
    self.init(language)
    for index in indices {
      let term = entries[index].term
      add(term, words[index], entry: index, &forms)
      for blocker in term.blockers { addBlocker(blocker, entry: index, &forms) }
    }
    sets.finish()
    index.finish()
    beginnings.finish()
    hasBlockers = patterns.hasBlockers
  }

  private init(_ language: LanguageTag) {
    self.language = language
    apostropheJoins = ["uk", "be"].contains(language.language)
    isEnglish = language.language == "en"
    isFrench = language.language == "fr"
    isGerman = language.language == "de"
    isKorean = language.language == "ko"
    isRussian = language.language == "ru"
    hasRules = TermForms.matching(of: language) != nil
    hasFunctionWords = ["de", "es", "fr", "it", "pl", "pt", "ro", "tr"].contains(language.language)
  }

  private mutating func add(
    _ term: Term, _ inflected: ArraySlice<Int32>, entry: Int, _ forms: inout WordForms
  ) {
    for (number, form) in ([term.text] + term.forms).enumerated() {
      let words = TermWords(
        form, inflected: number == 0 && !term.isExact ? inflected : nil, forms: &forms,
        apostropheJoins: apostropheJoins)
      guard let words else { continue }
      add(words, entry: entry, spelling: .exact)
      guard !term.isExact, hasRules else { continue }
      if let plain = words.respelled(in: language) { add(plain, entry: entry, spelling: .variant) }
      if let closed = words.closed() { add(closed, entry: entry, spelling: .variant) }
      for joint in words.joints(in: language) {
        add(words, joinedAt: joint, entry: entry, spelling: .variant)
      }
    }
  }

  private mutating func addBlocker(_ blocker: String, entry: Int, _ forms: inout WordForms) {
    let words = TermWords(
      blocker, inflected: forms.words(of: blocker)[...], forms: &forms,
      apostropheJoins: apostropheJoins)
    if let words { add(words, entry: -1 - entry, spelling: .exact) }
  }

  /// Adds the words of a term, with one of them written as one with the next or all apart.
  private mutating func add(
    _ words: TermWords, joinedAt joint: Int? = nil, entry: Int, spelling: TermMatch.Spelling
  ) {
    var numbers: [Int32] = []
    numbers.reserveCapacity(words.words.count)
    for (index, word) in words.words.enumerated() where index - 1 != joint {
      numbers.append(sets.insert(index == joint ? words.joined(at: index) : word))
    }
    index.insert(numbers, Int32(patterns.count))
    if numbers.count == 1, spelling == .exact {
      for form in words.words[0].forms { beginnings.insert(form) }
    }
    patterns.append(words, joinedAt: joint, words: numbers, entry: entry, spelling: spelling)
  }

  // MARK: In a file

  /// Writes the matcher.
  func write(to file: inout FlatWriter) {
    file.write(language.canonical)
    sets.write(to: &file)
    patterns.write(to: &file)
    index.write(to: &file)
    beginnings.write(to: &file)
  }

  /// Reads what ``write(to:)`` wrote.
  init(from file: inout FlatReader) throws(FlatReader.Damaged) {
    guard let language = LanguageTag(try file.text()) else { throw FlatReader.Damaged() }
    self.init(language)
    sets = try FormSets(from: &file)
    patterns = try WordPatterns(from: &file)
    index = try PatternIndex(from: &file)
    beginnings = try FormBeginnings(from: &file)
    hasBlockers = patterns.hasBlockers
  }
}
