import LanguageText

/// What the words around a match say about it.
extension WordSearch {
  /// The folded word at an index; nil beyond the ends of the text.
  private func word(_ index: Int) -> String? {
    guard tokens.indices.contains(index) else { return nil }
    return String(decoding: folded.bytes[tokens[index].range], as: UTF8.self)
  }

  /// The hashes of the Russian forms that are another word somewhere.
  private static let ambiguousRussian = Set(
    RussianHomographs.ambiguousForms.map { form in
      let bytes = Array(form.utf8)
      return FormTable.hash(bytes, bytes.indices, FormTable.seed)
    })

  /// Whether a form of an entry's one-word Russian, German or Korean term is another word between its
  /// neighbours.
  func isOtherWord(_ index: Int, than entry: Int) -> Bool {
    // A syllable of Korean has three bytes.
    let isSyllable = matchers.words.isKorean && tokens[index].range.count == 3
    guard matchers.words.isRussian || matchers.words.isGerman || isSyllable else { return false }
    if matchers.words.isRussian, !Self.ambiguousRussian.contains(tokens[index].hash) {
      return false
    }
    guard let form = word(index) else { return false }
    let lemma = matchers.lemma(of: entry)
    let hasNext = index + 1 < tokens.count && tokens[index + 1].gap == .space
    let previous = tokens[index].gap == .space ? word(index - 1) : nil
    let next = hasNext ? word(index + 1) : nil
    if isSyllable {
      return KoreanHomographs.isLikelyOtherWord(
        form: form, previousWord: previous, nextWord: next)
    }
    return matchers.words.isRussian
      ? RussianHomographs.isLikelyOtherWord(
        form: form, previousWord: previous, nextWord: next, lemma: lemma)
      : GermanHomographs.isLikelyOtherWord(
        form: form, lemma: TermForms.fold(lemma), previousWord: previous, nextWord: next)
  }

  /// Whether the capitals of a text, in UTF-8 byte offsets, are those of a German term.
  func fits(_ capitals: GermanCase, _ words: Range<Int>, _ range: Range<Int>) -> Bool {
    let first = tokens[words.lowerBound]
    return capitals.fits(
      String(decoding: text.bytes[range], as: UTF8.self),
      beginsSentence: words.lowerBound == 0 || !first.gap.isJoint)
  }

  /// Whether another joint before a word makes no other word.
  ///
  /// English `pop up` and `pop-up` are a verb and a noun: apart they are the noun only behind a
  /// determiner, and joined never the verb. Spanish «con texto» is no contexto.
  func isRespelling(_ wanted: WordGap, at index: Int, in words: Range<Int>) -> Bool {
    guard matchers.words.hasRules else { return false }
    if wanted == .none, tokens[index].gap == .space, matchers.words.hasFunctionWords,
      isFunctionWord(index - 1) || isFunctionWord(index)
    {
      return false
    }
    guard matchers.words.isEnglish, let particle = word(index),
      EnglishWords.particles.contains(particle)
    else { return true }
    guard wanted != .space else { return false }
    guard tokens[index].gap == .space else { return true }
    guard tokens[words.lowerBound].gap == .space, let before = word(words.lowerBound - 1) else {
      return false
    }
    return EnglishWords.determiners.contains(before)
  }

  private func isFunctionWord(_ index: Int) -> Bool {
    guard let word = word(index) else { return false }
    return FunctionWords.contain(word, in: matchers.words.language)
  }

  /// Whether a hyphen behind a word leads to what belongs to no compound: French ce menu-ci.
  func isDemonstrative(_ index: Int) -> Bool {
    matchers.words.isFrench && ["ci", "là"].contains(word(index))
  }

  /// Whether a word in another script has Latin letters before its hyphen, which only say what kind of
  /// it is meant: SQL-запрос.
  func isBehindLatin(_ index: Int) -> Bool {
    guard index > 0, folded.bytes[tokens[index].range.lowerBound] >= 0xc8 else { return false }
    let last = folded.bytes[tokens[index - 1].range.upperBound - 1]
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(last)
  }

  /// Whether a compound goes on behind the words, where all of a name gets hyphens: German
  /// Remote-Desktop-Dienst, Remote-Desktop- und Netzwerkdienste.
  func isFollowedByHyphen(_ words: Range<Int>) -> Bool {
    let end = tokens[words.upperBound - 1].range.upperBound
    return end < folded.bytes.count && folded.bytes[end] == UInt8(ascii: "-")
  }

  /// Whether English words stand before the noun that they describe, where a hyphen is usual.
  func isAttributive(_ words: Range<Int>) -> Bool {
    guard matchers.words.isEnglish, words.upperBound < tokens.count,
      tokens[words.upperBound].gap == .space, let next = word(words.upperBound)
    else { return false }
    let isHyphenated = tokens[words.lowerBound + 1..<words.upperBound].contains {
      $0.gap == .hyphen
    }
    return isHyphenated && !EnglishWords.functionWords.contains(next)
  }
}
