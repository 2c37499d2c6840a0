import LanguageText

/// What the words around a match say about it.
extension WordSearch {
  /// The folded word at an index; nil beyond the ends of the text.
  private func word(_ index: Int) -> String? {
    guard tokens.indices.contains(index) else { return nil }
    return String(decoding: folded.bytes[tokens[index].range], as: UTF8.self)
  }

  /// The folded word before another, be it elided; nil beyond any other mark.
  private func word(before index: Int) -> String? {
    guard index > 0 else { return nil }
    if tokens[index].gap == .space { return word(index - 1) }
    let gap = tokens[index - 1].range.upperBound..<tokens[index].range.lowerBound
    let isElided = gap.count == 1 && folded.bytes[gap.lowerBound] == UInt8(ascii: "'")
    return isElided ? word(index - 1) : nil
  }

  /// What a form of an entry's one-word term is between its neighbours.
  func reading(of index: Int, as entry: Int) -> HomographReading {
    // A syllable of Korean has three bytes.
    let isSyllable = matchers.words.isKorean && tokens[index].range.count == 3
    switch true {
    case matchers.words.isRussian, matchers.words.isUkrainian, matchers.words.isEnglish:
      guard matchers.words.ambiguous.mayHold(tokens[index].hash) else { return .term }
    case matchers.words.isGerman, matchers.words.isRomance, isSyllable: break
    default: return .term
    }
    guard let form = word(index) else { return .term }
    let lemma = matchers.lemma(of: entry)
    let previous = tokens[index].gap == .space ? word(index - 1) : nil
    let next = nextWord(of: index)
    if matchers.words.isRussian {
      return RussianHomographs.reading(
        form: form, previousWord: previous, nextWord: next, lemma: lemma)
    }
    if matchers.words.isUkrainian {
      return UkrainianHomographs.reading(
        form: form, previousWord: previous, nextWord: next, lemma: lemma)
    }
    if matchers.words.isEnglish {
      return EnglishHomographs.reading(
        form: form, previousWord: previous, nextWord: next, lemma: TermForms.fold(lemma))
    }
    let following = next.flatMap { $0.hasPrefix(",") ? nil : $0 }
    if matchers.words.isRomance {
      let isOther = RomanceHomographs.isLikelyOtherWord(
        form: form, previousWord: word(before: index), nextWord: following,
        language: matchers.words.language.language)
      return isOther ? .otherWord : .term
    }
    let isOther =
      isSyllable
      ? KoreanHomographs.isLikelyOtherWord(
        form: form, previousWord: previous, nextWord: following)
      : GermanHomographs.isLikelyOtherWord(
        form: form, lemma: TermForms.fold(lemma), previousWord: previous, nextWord: following)
    return isOther ? .otherWord : .term
  }

  /// Whether two English words are a noun and a preposition and not the verb and its particle that an entry has:
  /// “logged in a file”, “the log in your folder” for *log in*.
  func isNounWithPreposition(_ words: Range<Int>, as entry: Int) -> Bool {
    guard matchers.words.isEnglish, words.count == 2, tokens[words.upperBound - 1].range.count == 2,
      let verb = word(words.lowerBound), let particle = word(words.upperBound - 1),
      let base = TermForms.fold(matchers.lemma(of: entry)).split(separator: " ").first,
      EnglishForms.takesNoObject(String(base), particle)
    else { return false }
    let next = nextWord(of: words.upperBound - 1)
    guard verb == base else {
      guard let next, !next.hasPrefix(",") else { return false }
      return !next.hasSuffix("ly") && !EnglishWords.followersOfParticles.contains(next)
    }
    guard let next, let previous = word(words.lowerBound - 1) else { return false }
    return EnglishWords.determiners.contains(previous) && EnglishWords.determiners.contains(next)
  }

  /// The folded word behind another, with a comma before it when one parts them; nil beyond any other mark.
  private func nextWord(of index: Int) -> String? {
    guard index + 1 < tokens.count else { return nil }
    if tokens[index + 1].gap == .space { return word(index + 1) }
    let gap = tokens[index].range.upperBound..<tokens[index + 1].range.lowerBound
    let isComma = gap.count == 2 && folded.bytes[gap.lowerBound] == UInt8(ascii: ",")
    return isComma ? word(index + 1).map { "," + $0 } : nil
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
    guard matchers.words.isEnglish else { return true }
    guard EnglishWords.mayBeParticle(tokens[index].hash), let particle = word(index),
      EnglishWords.particles.contains(particle)
    else {
      // “Select or create” has no selector.
      return wanted != .none || tokens[index].gap != .space || !isFunctionWordOfEnglish(index)
    }
    guard wanted != .space else { return false }
    guard tokens[index].gap == .space else { return true }
    guard tokens[words.lowerBound].gap == .space, let before = word(words.lowerBound - 1) else {
      return false
    }
    // In “props that call back” it begins a clause.
    return before != "that" && EnglishWords.determiners.contains(before)
  }

  private func isFunctionWordOfEnglish(_ index: Int) -> Bool {
    guard EnglishWords.mayBeFunctionWord(tokens[index].hash), let word = word(index) else {
      return false
    }
    return EnglishWords.functionWords.contains(word)
  }

  private func isFunctionWord(_ index: Int) -> Bool {
    guard let word = word(index) else { return false }
    return FunctionWords.contain(word, in: matchers.words.language)
  }

  /// Whether a hyphen behind a word leads to what belongs to no compound: French ce menu-ci.
  func isDemonstrative(_ index: Int) -> Bool {
    matchers.words.isFrench && ["ci", "là"].contains(word(index))
  }

  /// Whether a word in another script has Latin letters or digits before its hyphen, which only say what
  /// kind of it is meant: SQL-запрос, HTML5-документ.
  func isBehindLatin(_ index: Int) -> Bool {
    guard index > 0, folded.bytes[tokens[index].range.lowerBound] >= 0xc8 else { return false }
    switch folded.bytes[tokens[index - 1].range.upperBound - 1] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): return true
    default: return false
    }
  }

  /// Whether a hyphen joins a German noun with another word of a compound: Master-Kennwort has a Kennwort, whichever part
  /// it is.
  private func isOfGermanCompound(_ words: Range<Int>) -> Bool {
    let last = words.upperBound
    let others = [
      last < tokens.count && tokens[last].gap == .hyphen ? last : nil,
      tokens[words.lowerBound].gap == .hyphen && words.lowerBound > 0 ? words.lowerBound - 1 : nil,
    ].compactMap(\.self)
    return !others.isEmpty
      && others.allSatisfy { other in
        tokens[other].range.count > 2 && word(other)?.allSatisfy(\.isLetter) == true
      }
  }

  /// Whether a hyphen joins words in Russian or Ukrainian with another, and the compound is what they say: the last
  /// part of веб-клавиша, and the first of клавишей-тоглом, but not of веб-клавиша, which is never inflected.
  func isOfCompound(_ words: Range<Int>, as entry: Int) -> Bool {
    if matchers.words.isGerman { return isOfGermanCompound(words) }
    guard matchers.words.isRussian || matchers.words.isUkrainian else { return false }
    let other =
      words.upperBound < tokens.count && tokens[words.upperBound].gap == .hyphen
      ? words.upperBound : words.lowerBound - 1
    guard other >= 0, tokens[other].range.count >= 6,
      let neighbour = word(other), neighbour != "кое",
      neighbour.unicodeScalars.allSatisfy({ ScriptClass($0) == .cyrillic })
    else { return false }
    if other < words.lowerBound { return true }
    guard words.count == 1, tokens[words.lowerBound].gap != .hyphen,
      let first = word(words.lowerBound)
    else { return false }
    return first != TermForms.fold(matchers.lemma(of: entry))
      || (first.hasSuffix("а") || first.hasSuffix("я")) && !first.hasSuffix("иа")
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
