import LanguageText

/// The sentences of a run in one language, each of those that are equal once, with the words that
/// may be names in them.
///
/// Sentences, words and what words are compared by have numbers, since every concept of a sentence
/// asks for all of its words.
struct SentenceVocabulary {
  /// A word of a sentence that may be a name.
  private struct Name {
    /// Its number.
    let word: Int
    /// Whether it is one even if it is no word of the term.
    let isOwn: Bool
  }

  /// The number of a word and that of its key.
  struct NumberedWord {
    let number: Int
    let key: Int
  }

  /// What is known of a word.
  private struct Entry {
    let word: SentenceWords.Word
    let key: Int
    let lowercase: String
    /// Whether it is what a Korean sentence ends with: no name.
    let isPredicate: Bool
  }

  /// The sentences, by their numbers.
  private(set) var sentences: [TranslatedSentence] = []
  private var numbers: [TranslatedSentence.Texts: Int] = [:]
  private var entries: [Entry] = []
  private var wordNumbers: [SentenceWords.Word: Int] = [:]
  /// By the hashes of keys: see ``SentenceKeys``.
  private var keyNumbers: [UInt64: Int] = [:]
  private var names: [[Name]?] = []
  private var draftKeys: [[Int]?] = []
  private var sourceRuns: [Int: SentenceRuns] = [:]
  /// Sets repeat their sentences: a place in each that is the same.
  private var occurrences: [RivalWords.Place.Wording: SenseEvidence.Occurrence] = [:]
  private let language: LanguageTag

  /// Makes an empty vocabulary of drafts in a language.
  init(_ language: LanguageTag) { self.language = language }

  /// The number of a sentence, which is new or like one before.
  mutating func number(of sentence: TranslatedSentence) -> Int {
    let next = sentences.count
    let number = numbers[sentence.texts, default: next]
    guard number == next else { return number }
    numbers[sentence.texts] = number
    sentences.append(sentence)
    names.append(nil)
    draftKeys.append(nil)
    return number
  }

  /// A word, by its number.
  func word(_ number: Int) -> SentenceWords.Word { entries[number].word }

  /// A word in lower case, by its number.
  func lowercase(_ number: Int) -> String { entries[number].lowercase }

  /// Whether a word, given by its number, is what a Korean sentence ends with.
  func isPredicate(_ number: Int) -> Bool { entries[number].isPredicate }

  /// Takes the words that may be names in the sentence of a place, so that ``draftKeys(in:)`` knows them.
  mutating func takeNames(at place: RivalWords.Place) {
    if place.sentence.isTranslatedAlone { _ = names(in: place.number) }
  }

  /// What may be another name for the term of a place, in order.
  ///
  /// What the source has in the same letters is none, unless it is a word of the term itself, left
  /// as it is; and no other word in Latin letters is one in a language that is not written in them.
  mutating func names(at place: RivalWords.Place) -> [NumberedWord] {
    guard place.sentence.isTranslatedAlone else { return [] }
    let names = names(in: place.number)
    let term = names.allSatisfy(\.isOwn) ? "" : place.termText.lowercased()
    return names.compactMap { name in
      name.isOwn || term.holdsBytes(of: entries[name.word].lowercase)
        ? NumberedWord(number: name.word, key: entries[name.word].key) : nil
    }
  }

  /// The numbers of the keys in the draft of a sentence, of those that names have which were asked
  /// for before the first such question.
  mutating func draftKeys(in sentence: Int) -> [Int] {
    if let known = draftKeys[sentence] { return known }
    let keys = SentenceKeys(of: sentences[sentence].draft).hashes.compactMap { keyNumbers[$0] }
    draftKeys[sentence] = keys
    return keys
  }

  private mutating func names(in sentence: Int) -> [Name] {
    if let known = names[sentence] { return known }
    let isLatin = language.likelyScript == "Latn"
    let source = sentences[sentence].source
    let found = SentenceWords.names(in: sentences[sentence].draft, language).map { word in
      let isForeign = !isLatin && word.surface.utf8.allSatisfy { $0 < 0x80 }
      return Name(
        word: number(of: word), isOwn: !isForeign && !source.holdsBytes(of: word.surface))
    }
    names[sentence] = found
    return found
  }

  private mutating func number(of word: SentenceWords.Word) -> Int {
    if let known = wordNumbers[word] { return known }
    let hash = SentenceKeys.hash(word.key)
    let key = keyNumbers[hash] ?? keyNumbers.count
    keyNumbers[hash] = key
    wordNumbers[word] = entries.count
    entries.append(
      Entry(
        word: word, key: key, lowercase: word.surface.lowercased(),
        isPredicate: word.surface.hasSuffix(Self.koreanPredicate)))
    return entries.count - 1
  }

  private static let koreanPredicate = "니다"

  /// A place with what stands around it.
  ///
  /// - Complexity: O(n) in the length of the sentence, O(words) for its other places.
  mutating func occurrence(
    _ place: RivalWords.Place, in document: Int
  ) -> SenseEvidence.Occurrence {
    if let known = occurrences[place.wording] {
      return SenseEvidence.Occurrence(place: place, document: document, worded: known)
    }
    let runs = sourceRuns[place.number] ?? SentenceRuns(of: place.sentence.source)
    sourceRuns[place.number] = runs
    let occurrence = SenseEvidence.Occurrence(
      place: place, document: document, words: runs.hashes(besides: place.term))
    occurrences[place.wording] = occurrence
    return occurrence
  }
}
