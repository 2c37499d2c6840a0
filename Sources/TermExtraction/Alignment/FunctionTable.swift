import LanguageText

/// Tells which tokens only hold words together, by the numbers of the vocabulary.
struct FunctionTable {
  /// For each word, whether it is a function word.
  private let isListed: [Bool]
  /// For each word, whether it is a mark inside or around words.
  private let isMark: [Bool]
  private let hyphen: Int32?
  /// Words of several tokens that were looked at before.
  private var known: [UInt64: Bool] = [:]

  /// Looks at the words of a corpus.
  init(_ corpus: Corpus) {
    isListed = corpus.vocabulary.texts.map { Self.isFunctionWord($0) }
    isMark = corpus.vocabulary.texts.map { Self.marks.contains($0) }
    hyphen = corpus.vocabulary.existingNumber(of: "-")
  }

  /// Whether a mark parts no words: a hyphen, an apostrophe, a quotation mark.
  func isJoint(_ token: Int, _ corpus: Corpus) -> Bool {
    let word = corpus.tokens[token].word
    guard word == hyphen else { return isMark[Int(word)] }
    // Two hyphens are a dash.
    return (token == 0 || corpus.tokens[token - 1].word != hyphen)
      && (token + 1 == corpus.tokens.count || corpus.tokens[token + 1].word != hyphen)
  }

  /// Whether the tokens of a word are a function word.
  mutating func isFunction(_ range: Range<Int>, _ corpus: Corpus) -> Bool {
    if range.count == 1 {
      return corpus.tokens[range.lowerBound].script == .hiragana
        || isListed[Int(corpus.tokens[range.lowerBound].word)]
    }
    if range.allSatisfy({ corpus.tokens[$0].script == .hiragana }) { return true }
    var key = KeyHash()
    for token in range { key.add(corpus.tokens[token].word) }
    if let known = known[key.value] { return known }
    let isFunction = Self.isFunctionWord(range.map { corpus.word($0) }.joined())
    known[key.value] = isFunction
    return isFunction
  }

  private static func isFunctionWord(_ word: String) -> Bool {
    EnglishWords.function.contains(word) || RussianFunctionWords.contains(word)
      || ChineseWords.functionCharacters.contains(word) || FunctionWords.chinese.contains(word)
  }

  private static let marks: Set<String> = [
    "‐", "‑", "・", "'", "\"", "“", "”", "«", "»", "「", "」", "`",
  ]
}
