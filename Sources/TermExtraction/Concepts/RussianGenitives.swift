/// Forms of Russian nouns that a corpus has where only a genitive can stand: behind a noun, a
/// genitive adjective or a preposition of the genitive.
///
/// A genitive such as «экрана» is spelt like the nominative of a feminine, one such as «задач» like
/// that of a masculine; its places tell them apart.
struct RussianGenitives {
  /// The forms of which most places are such.
  private(set) var sure: Set<String> = []
  /// The forms that stand once, in such a place.
  private(set) var possible: Set<String> = []

  /// Looks at all places of nouns.
  init(in corpus: Corpus, _ lexicon: RussianLexicon) {
    var places: [Int32: (all: Int, genitive: Int)] = [:]
    for segment in corpus.segments {
      for token in segment.tokens
      where corpus.tokens[token].script == .cyrillic && Self.isNoun(token, corpus, lexicon) {
        let isGenitive =
          token > segment.tokens.lowerBound && Self.governs(token - 1, corpus, lexicon)
        places[corpus.tokens[token].word, default: (0, 0)].all += 1
        if isGenitive { places[corpus.tokens[token].word, default: (0, 0)].genitive += 1 }
      }
    }
    for (word, count) in places where Double(count.genitive) >= Self.share * Double(count.all) {
      let form = corpus.vocabulary[word]
      guard Self.canBeGenitive(form) else { continue }
      if count.all > 1, count.genitive > 1 || Self.isSingular(form) {
        sure.insert(form)
      } else {
        possible.insert(form)
      }
    }
  }

  /// Whether a genitive would be a singular: plurals without an ending are rarer than nominatives.
  private static func isSingular(_ form: String) -> Bool { "аяыи".contains(form.last ?? " ") }

  private static func canBeGenitive(_ form: String) -> Bool {
    !"оеуюэ".contains(form.last ?? "е")
  }

  private static func isNoun(_ token: Int, _ corpus: Corpus, _ lexicon: RussianLexicon) -> Bool {
    let word = Int(corpus.tokens[token].word)
    return word < lexicon.wordClass.count && lexicon.wordClass[word] == .noun
  }

  private static func governs(
    _ token: Int, _ corpus: Corpus, _ lexicon: RussianLexicon
  ) -> Bool {
    // «10 секунд».
    if corpus.tokens[token].script == .number { return true }
    guard corpus.tokens[token].script == .cyrillic else { return false }
    let word = corpus.word(token)
    return isNoun(token, corpus, lexicon) || prepositions.contains(word)
      || word.count > 5 && (word.hasSuffix("ого") || word.hasSuffix("его"))
  }

  private static let prepositions = WordList(
    """
    из от до для с со без у около после вместо кроме внутри вокруг вне возле против ради среди вдоль
    относительно относительного из-за из-под посреди сверх два две три четыре оба обе пять шесть семь восемь девять десять несколько сколько
    столько много немного мало
    """)

  /// The share of its places that make a form a genitive.
  private static let share = 0.45
}
