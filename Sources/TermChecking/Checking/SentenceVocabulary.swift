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

  /// A word with its number and that of its key.
  struct NumberedWord {
    let word: SentenceWords.Word
    let number: Int
    let key: Int
  }

  /// The sentences, by their numbers.
  private(set) var sentences: [TranslatedSentence] = []
  private var numbers: [TranslatedSentence.Texts: Int] = [:]
  private var words: [(word: NumberedWord, lowercase: String)] = []
  private var wordNumbers: [SentenceWords.Word: Int] = [:]
  /// By the hashes of keys: see ``SentenceKeys``.
  private var keyNumbers: [UInt64: Int] = [:]
  private var names: [[Name]?] = []
  private var draftKeys: [[Int]?] = []
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

  /// What may be another name for the term of a place, in order.
  ///
  /// What the source has in the same letters is none, unless it is a word of the term itself, left
  /// as it is; and no other word in Latin letters is one in a language that is not written in them.
  mutating func names(at place: RivalWords.Place) -> [NumberedWord] {
    guard place.sentence.isTranslatedAlone else { return [] }
    let names = names(in: place.number)
    let term = names.allSatisfy(\.isOwn) ? "" : place.termText.lowercased()
    return names.compactMap { name in
      let (word, lowercase) = words[name.word]
      return name.isOwn || term.holdsBytes(of: lowercase) ? word : nil
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
    wordNumbers[word] = words.count
    words.append(
      (NumberedWord(word: word, number: words.count, key: key), word.surface.lowercased()))
    return words.count - 1
  }
}
