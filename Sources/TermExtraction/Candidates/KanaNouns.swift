/// Japanese nouns made of verbs, with hiragana inside: 呼び出し, 繰り返し, and 戻り in 戻り値.
enum KanaNouns {
  /// The tokens of such nouns in a segment.
  ///
  /// A word as the dictionary sees it, of two Han characters or more, ends in Han or in the stem of
  /// a verb before what follows nouns; one of a single Han character makes a noun with the Han
  /// behind it.
  static func tokens(of segment: Range<Int>, in corpus: Corpus) -> Set<Int> {
    var result: Set<Int> = []
    var start = segment.lowerBound
    while start < segment.upperBound {
      let end = end(from: start, segment, corpus)
      if isNoun(start..<end, segment, corpus) { result.formUnion(start..<end) }
      start = end
    }
    return result
  }

  /// Behind the word at a token.
  private static func end(from token: Int, _ segment: Range<Int>, _ corpus: Corpus) -> Int {
    guard corpus.tokens[token].script == .han else { return token + 1 }
    var end = token + 1
    while end < segment.upperBound, !corpus.isBreak[end],
      [.han, .hiragana].contains(corpus.tokens[end].script), !corpus.tokens[end].followsSpace
    { end += 1 }
    return end
  }

  private static func isNoun(
    _ word: Range<Int>, _ segment: Range<Int>, _ corpus: Corpus
  ) -> Bool {
    let han = word.count { corpus.tokens[$0].script == .han }
    guard han < word.count, let last = word.last, han > 0 else { return false }
    let next = word.upperBound < segment.upperBound ? word.upperBound : nil
    let isBeforeHan =
      next.map { corpus.tokens[$0].script == .han && !corpus.tokens[$0].followsSpace } ?? false
    if corpus.tokens[last].script == .han { return true }
    guard stems.contains(corpus.word(last)), !isAdjective(word, corpus) else { return false }
    if han == 1 { return isBeforeHan && word.count == 2 }
    return next.map {
      corpus.tokens[$0].script != .hiragana || particles.contains(corpus.word($0))
    } ?? true
  }

  /// 新しい, 著しい.
  private static func isAdjective(_ word: Range<Int>, _ corpus: Corpus) -> Bool {
    word.suffix(2).map { corpus.word($0) } == ["し", "い"]
  }

  /// What ends the stem of a verb; に and て more often end an adverb or a form of it.
  private static let stems = WordList("り し み い き び ち ぎ え け げ せ れ め べ ぜ ね")
  private static let particles = WordList("を が は の に で と も や へ か な")
}
