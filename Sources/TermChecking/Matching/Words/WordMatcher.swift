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
  let isEnglish, isFrench, isGerman, isKorean, isRomance, isRussian, isUkrainian: Bool
  /// The Russian or English forms that are something else somewhere.
  let ambiguous: FormTable
  /// Whether rules know the language; of others a term is found as it is written, and no other joint
  /// is a spelling of it.
  let hasRules: Bool
  /// Which words of a term may be written as one.
  private let joining: TermWords.Joining
  /// Whether ``TermWords/respelled(in:besides:)`` knows other spellings.
  private let isRespelled: Bool
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
    var numbers: [Int32] = []
    for index in indices {
      add(entries[index], words[index], entry: index, &forms, &numbers)
      for blocker in entries[index].term.blockers {
        addBlocker(blocker, entry: index, &forms, &numbers)
      }
    }
    sets.finish()
    index.finish()
    beginnings.finish()
    hasBlockers = patterns.hasBlockers
  }

  private static let ambiguousRussian = FormTable(RussianHomographs.ambiguousForms)
  private static let ambiguousUkrainian = FormTable(UkrainianHomographs.ambiguousForms)
  private static let ambiguousEnglish = FormTable(EnglishHomographs.ambiguousForms)

  private init(_ language: LanguageTag) {
    self.language = language
    apostropheJoins = ["uk", "be"].contains(language.language)
    isEnglish = language.language == "en"
    isFrench = language.language == "fr"
    isGerman = language.language == "de"
    isKorean = language.language == "ko"
    isRomance = RomanceHomographs.languages.contains(language.language)
    isRussian = language.language == "ru"
    isUkrainian = language.language == "uk"
    ambiguous =
      switch language.language {
      case "ru": Self.ambiguousRussian
      case "uk": Self.ambiguousUkrainian
      case "en": Self.ambiguousEnglish
      default: FormTable()
      }
    hasRules = TermForms.matching(of: language) != nil
    joining = TermWords.Joining(language)
    isRespelled = RomanceSpelling.isKnown(in: language)
    hasFunctionWords = ["de", "es", "fr", "it", "pl", "pt", "ro", "tr"].contains(language.language)
  }

  private mutating func add(
    _ listed: TermEntry, _ inflected: ArraySlice<Int32>, entry: Int, _ forms: inout WordForms,
    _ numbers: inout [Int32]
  ) {
    let term = listed.term
    add(term.text, term.isExact ? nil : inflected, of: listed, entry: entry, &forms, &numbers)
    for form in term.forms { add(form, nil, of: listed, entry: entry, &forms, &numbers) }
  }

  /// Adds a surface form of a term, with the numbers of the words that are inflected in it.
  private mutating func add(
    _ form: String, _ inflected: ArraySlice<Int32>?, of listed: TermEntry, entry: Int,
    _ forms: inout WordForms, _ numbers: inout [Int32]
  ) {
    let words = TermWords(
      form, inflected: inflected, forms: &forms, apostropheJoins: apostropheJoins)
    guard let words else { return }
    add(words, entry: entry, spelling: .exact, &numbers)
    guard !listed.term.isExact, hasRules else { return }
    if isRespelled, let plain = words.respelled(in: language, besides: listed.isForeign) {
      add(plain, entry: entry, spelling: .variant, &numbers)
    }
    if let closed = words.closed() { add(closed, entry: entry, spelling: .variant, &numbers) }
    for joint in words.gaps.indices where words.isJoint(joint, joining) {
      add(words, joinedAt: joint, entry: entry, spelling: .variant, &numbers)
    }
  }

  private mutating func addBlocker(
    _ blocker: String, entry: Int, _ forms: inout WordForms, _ numbers: inout [Int32]
  ) {
    let words = TermWords(
      blocker, inflected: forms.words(of: blocker)[...], forms: &forms,
      apostropheJoins: apostropheJoins)
    if let words { add(words, entry: -1 - entry, spelling: .exact, &numbers) }
  }

  /// Adds the words of a term, with one of them written as one with the next or all apart; the numbers of
  /// their sets take the place of those that were there.
  private mutating func add(
    _ words: TermWords, joinedAt joint: Int? = nil, entry: Int, spelling: TermMatch.Spelling,
    _ numbers: inout [Int32]
  ) {
    numbers.removeAll(keepingCapacity: true)
    for index in words.words.indices where index - 1 != joint {
      numbers.append(
        index == joint
          ? sets.insert(words.words[index].forms[0], joinedWith: words.words[index + 1].forms)
          : sets.insert(words.words[index]))
    }
    index.insert(numbers, Int32(patterns.count))
    if numbers.count == 1, spelling == .exact {
      for form in words.words[0].forms { beginnings.insert(form) }
    }
    patterns.append(words, joinedAt: joint, words: numbers, entry: entry, spelling: spelling)
  }

  /// The index of the first word at which a term may stand, be it written with another as one or with letters
  /// of other scripts; nil when there surely is none.
  func firstCandidate(in words: Span<WordToken>) -> Int? {
    for index in 0..<words.count {
      let hash = words[index].hash
      if sets.table.mayHold(hash) || words[index].isUnusual { return index }
      if beginnings.mayHold(hash), index + 1 < words.count, words[index + 1].gap.isJoint {
        return index
      }
    }
    return nil
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
