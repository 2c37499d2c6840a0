import LanguageText

/// Tells a term from a part of another word in text without spaces.
///
/// Only short terms need the words around them: what is measured on real text is that a term of
/// two Han characters or five katakana is hardly ever anything else, while ICU's dictionary cuts
/// many long terms to pieces.
struct CharacterGuard {
  /// What a match is.
  enum Verdict: Hashable, Sendable {
    /// The term.
    case term
    /// The term, unless another stands at its edge: it cuts what looks like a word.
    case cut
    /// Both: it most likely comes about where two words meet, and another at its edge is likelier.
    case seam
    /// Perhaps the term as a part of a longer word: good enough not to miss it, not to forbid it.
    case partOfWord
    /// Something else.
    case other
  }

  let text: SearchedText
  let language: LanguageTag
  /// Whether the language is Chinese or Japanese.
  let isEastAsian: Bool
  private let isChinese: Bool

  init(text: SearchedText, language: LanguageTag, isEastAsian: Bool) {
    self.text = text
    self.language = language
    self.isEastAsian = isEastAsian
    isChinese = isEastAsian && language.language != "ja"
  }

  /// Judges a pattern in a range of UTF-8 byte offsets.
  ///
  /// The place is the same range in scalars of the folded text.
  func judge(
    _ range: Range<Int>, of pattern: CharacterPattern, at place: Range<Int>, in folded: ScalarText,
    _ boundaries: inout WordBoundaries
  ) -> Verdict {
    let before = UTF8Bytes.scalar(in: text.bytes, before: range.lowerBound)
    let after = UTF8Bytes.scalar(in: text.bytes, after: range.upperBound)
    guard isClear(pattern.folded.first, before), isClear(pattern.folded.last, after),
      !Self.continuesSyllable(after), !isFileName(range.upperBound)
    else { return .other }
    if pattern.blockers?.cover(place, in: folded.scalars) == true { return .other }
    if pattern.conjugation != nil {
      return judgeVerb(range, of: pattern, at: place, in: folded, &boundaries)
    }
    if pattern.isBare {
      guard after.map(Self.mayFollowNoun) != false else { return .other }
      let isWhole = boundaries.fit(range, in: text) == .whole
      // 申込書 is written without kana where 申し込み has them.
      return isWhole && after.map({ ScriptClass($0) }) != .han ? .term : .partOfWord
    }
    // 取り消しは has the noun, 取り消します a verb.
    if pattern.hasMoreKana { return after.map(Self.mayFollowNoun) != false ? .term : .partOfWord }
    // Another spelling of three characters stands in many longer words, トレス in ステートレス, unless
    // only the long vowel at the end is missing, as in アプリケーションサーバ.
    if pattern.script == .katakana, place.count <= 3, place.count < pattern.folded.count,
      pattern.folded.last != "ー",
      Self.isKatakana(before) || Self.isKatakana(after)
    {
      return KatakanaCompound.divides(at: place, in: folded.scalars) ? .term : .partOfWord
    }
    if addsLongVowel(pattern, range, after), boundaries.fit(range, in: text) != .whole {
      return .partOfWord
    }
    switch need(pattern, before, after) {
    case .nothing: return .term
    case .noContainingWord:
      if isInKnownWord(range, at: place, in: folded, &boundaries) { return .partOfWord }
      if boundaries.fit(range, in: text) != .inside { return .term }
      return KatakanaCompound.divides(at: place, in: folded.scalars) ? .term : .partOfWord
    case .noCrossing:
      if !isChinese, let before, JapaneseSeams.negations.contains(before) { return .partOfWord }
      switch boundaries.fit(range, in: text) {
      case .crossing: return .other
      case .cuttingPrevious:
        return dividesAtEnd(range, at: place, in: folded, &boundaries)
          && !isKept(place, range, folded, &boundaries)
          || isParted(place, range, folded, &boundaries) ? .seam : .cut
      case .cuttingNext:
        return isChinese && ChineseSeams.divides(atStartOf: place, in: folded.scalars)
          && !isKept(place, range, folded, &boundaries)
          || isParted(place, range, folded, &boundaries) ? .seam : .cut
      case .whole:
        return beginsInKnownWord(range, at: place, in: folded, &boundaries)
          && !isKept(place, range, folded, &boundaries)
          || isParted(place, range, folded, &boundaries) ? .seam : .term
      case .inside:
        return !isChinese && beginsInKnownWord(range, at: place, in: folded, &boundaries)
          || isParted(place, range, folded, &boundaries) ? .seam : .term
      }
    case .wholeWord:
      if isInKnownWord(range, at: place, in: folded, &boundaries) {
        return pattern.script == .han && isHead(at: place, in: folded) ? .partOfWord : .other
      }
      if pattern.script == .katakana { return judgeKatakana(range, place, folded, &boundaries) }
      if boundaries.fit(range, in: text) == .whole {
        let isOther =
          isChinese
          ? ChineseSeams.isBound(place, in: folded.scalars)
            || isInSimplifiedWord(range, at: place, in: folded, &boundaries)
          : JapaneseSeams.isVerb(place, in: folded.scalars)
        return isOther ? .partOfWord : .term
      }
      return isCounted(range, before, &boundaries)
        || isInPhrase(range, at: place, in: folded, &boundaries)
        || isNumbered(range, at: place, in: folded, &boundaries) ? .term : .partOfWord
    }
  }

  /// Whether a term of two characters, whose first is a part of the word before it, has only that word's
  /// end and another word.
  private func dividesAtEnd(
    _ range: Range<Int>, at place: Range<Int>, in folded: ScalarText,
    _ boundaries: inout WordBoundaries
  ) -> Bool {
    guard isChinese else { return JapaneseSeams.endsInSuffix(place, in: folded.scalars) }
    return ChineseSeams.divides(atEndOf: place, in: folded.scalars)
      || isInKnownWord(beginningOf: place, from: range.lowerBound, in: folded, &boundaries)
  }

  /// Whether the first of two characters ends a common word that segmenters take apart, and the second
  /// belongs to what follows: 选中文本 has no 中文, 奇数値 no 数値.
  private func beginsInKnownWord(
    _ range: Range<Int>, at place: Range<Int>, in folded: ScalarText,
    _ boundaries: inout WordBoundaries
  ) -> Bool {
    if !isChinese, !JapaneseSeams.endsInSuffix(place, in: folded.scalars) { return false }
    guard isInKnownWord(beginningOf: place, from: range.lowerBound, in: folded, &boundaries)
    else { return false }
    guard isChinese else { return true }
    guard let next = UTF8Bytes.scalar(in: text.bytes, after: range.upperBound),
      ScriptClass(next) == .han
    else { return false }
    let (known, end) = (KnownWords.chinese, place.upperBound + 1)
    // 对数据库 has 数据库, and with it 数据.
    if known.hasWord(from: ..<(place.upperBound - 1), endingAt: end, in: folded.scalars) {
      return false
    }
    let second = range.upperBound - UTF8.width(folded.scalars[place.upperBound - 1])
    return known.hasWord(from: ..<place.upperBound, endingAt: end, in: folded.scalars)
      || boundaries.isWord(second..<range.upperBound + UTF8.width(next), in: text)
  }

  /// Whether a common word ends with the first character of a match, unless the character before that ends
  /// one, too: 特定格式 has no 定格.
  private func isInKnownWord(
    beginningOf place: Range<Int>, from start: Int, in folded: ScalarText,
    _ boundaries: inout WordBoundaries
  ) -> Bool {
    guard let known = KnownWords.of(language) else { return false }
    let begins = known.hasWord(
      from: ..<place.lowerBound, endingAt: place.lowerBound + 1, in: folded.scalars)
    guard begins || !isChinese && isWordOfTwo(endingAt: start + 3, &boundaries) else {
      return false
    }
    if place.lowerBound > 1,
      known.hasWord(
        from: ..<(place.lowerBound - 1), endingAt: place.lowerBound, in: folded.scalars)
    {
      return false
    }
    // Han characters have three bytes; where others stand before the match, there is no word.
    let before = start - 6
    return before < 0 || text.bytes[before] < 0xe3 || !boundaries.isWord(before..<start, in: text)
  }

  /// Whether two Han characters before a UTF-8 byte offset are a word to segmenters: 自動 in 自動的.
  func isWordOfTwo(endingAt end: Int, _ boundaries: inout WordBoundaries) -> Bool {
    // Han characters have three bytes and leads from E4 to E9.
    guard end >= 6, end <= text.bytes.count,
      [end - 6, end - 3].allSatisfy({ (0xe4...0xe9).contains(text.bytes[$0]) })
    else { return false }
    return boundaries.isWord(end - 6..<end, in: text)
  }

  /// Whether a character and one beside it, which segmenters take apart, are a word in simplified
  /// characters: 動手 has no 手.
  private func isInSimplifiedWord(
    _ range: Range<Int>, at place: Range<Int>, in folded: ScalarText,
    _ boundaries: inout WordBoundaries
  ) -> Bool {
    guard place.count == 1, range.count == 3 else { return false }
    let scalars = folded.scalars
    for (other, pair) in [
      (place.lowerBound - 1, place.lowerBound - 1..<place.upperBound),
      (place.upperBound, place.lowerBound..<place.upperBound + 1),
    ] where scalars.indices.contains(other) && ScriptClass(scalars[other]) == .han {
      let start = range.lowerBound + (other < place.lowerBound ? -3 : 3)
      guard start >= 0, start + 3 <= text.bytes.count, !ChineseDivision.standsAlone(scalars[other]),
        boundaries.isSimplifiedWord(scalars[pair]),
        boundaries.fit(start..<start + 3, in: text) == .whole
      else { continue }
      return true
    }
    return false
  }

  /// Whether the words around a term of two Chinese characters leave it none.
  private func isParted(
    _ place: Range<Int>, _ range: Range<Int>, _ folded: ScalarText,
    _ boundaries: inout WordBoundaries
  ) -> Bool {
    isChinese && ChineseDivision.parts(place, range, in: folded.scalars, text, &boundaries)
  }

  /// Whether the words around a term of two Chinese characters leave it more than those that cut it.
  private func isKept(
    _ place: Range<Int>, _ range: Range<Int>, _ folded: ScalarText,
    _ boundaries: inout WordBoundaries
  ) -> Bool {
    isChinese && ChineseDivision.keeps(place, range, in: folded.scalars, text, &boundaries)
  }

  /// Whether a text has a long vowel that the term has not, in the middle of katakana: バンクーバー has no
  /// バンク.
  private func addsLongVowel(
    _ pattern: CharacterPattern, _ range: Range<Int>, _ after: Unicode.Scalar?
  ) -> Bool {
    guard UTF8Bytes.scalar(in: text.bytes, before: range.upperBound) == "ー" else { return false }
    return Self.isKatakana(after) && pattern.folded.last != "ー"
  }

  /// Whether an extension such as `.txt` follows.
  private func isFileName(_ end: Int) -> Bool {
    guard end + 1 < text.bytes.count, text.bytes[end] == UInt8(ascii: ".") else { return false }
    return (0x61...0x7a).contains(text.bytes[end + 1])
  }

  /// What the words around a match must be like.
  private enum Need { case nothing, noContainingWord, noCrossing, wholeWord }

  private func need(
    _ pattern: CharacterPattern, _ before: Unicode.Scalar?, _ after: Unicode.Scalar?
  ) -> Need {
    let length = pattern.folded.count
    if !isEastAsian { return .wholeWord }
    if pattern.script == .katakana {
      guard Self.isKatakana(before) || Self.isKatakana(after) else { return .nothing }
      return length <= 3 ? .wholeWord : .noContainingWord
    }
    if pattern.script == .han {
      return length == 1 ? .wholeWord : length == 2 ? .noCrossing : .nothing
    }
    return pattern.script == .hiragana && length <= 3 ? .wholeWord : .nothing
  }

  /// Whether a common word holds the match, unless two words meet in it: 函数值 has no 数值.
  private func isInKnownWord(
    _ range: Range<Int>, at place: Range<Int>, in folded: ScalarText,
    _ boundaries: inout WordBoundaries
  ) -> Bool {
    let words =
      isChinese && place.count == 1 ? KnownWords.aroundChineseCharacters : KnownWords.of(language)
    guard let words else { return false }
    return words.cover(place, in: folded.scalars) { word in
      if isChinese, word.count == 2, word.upperBound == place.upperBound,
        ChineseSeams.pointsAt(place, in: folded.scalars)
          || ChineseSeams.isSelected(place, in: folded.scalars)
      {
        return false
      }
      guard word.lowerBound < place.lowerBound, boundaries.fit(range, in: text) == .whole else {
        return true
      }
      let start = folded.scalars[word.lowerBound..<place.lowerBound].reduce(range.lowerBound) {
        $0 - UTF8.width($1)
      }
      return start < 0 || boundaries.fit(start..<range.lowerBound, in: text) == .whole
        || isChinese
          && standsBehindAnother(word, from: start, to: range.lowerBound, folded, &boundaries)
    }
  }

  /// Whether a word stands behind a character that is one by itself, which segmenters take for one with its
  /// beginning: 本文|档 for 本|文档.
  private func standsBehindAnother(
    _ word: Range<Int>, from start: Int, to end: Int, _ folded: ScalarText,
    _ boundaries: inout WordBoundaries
  ) -> Bool {
    // Folding drops spaces and variation selectors; Han characters have three bytes and leads from E4 to E9.
    guard word.lowerBound > 0, start >= 3, (0xe4...0xe9).contains(text.bytes[start - 3]) else {
      return false
    }
    return ChineseSeams.standsBefore(folded.scalars[word.lowerBound - 1])
      && boundaries.isWord(start - 3..<end, in: text)
  }

  /// Whether a common word of three characters or more ends with the match, as 平均值 with 值: it is a
  /// kind of what the term says.
  private func isHead(at place: Range<Int>, in folded: ScalarText) -> Bool {
    let words = isChinese ? KnownWords.aroundChineseCharacters : KnownWords.of(language)
    return words?.cover(place, in: folded.scalars) {
      $0.upperBound == place.upperBound && $0.count > 2
    } == true
  }

  private func judgeKatakana(
    _ range: Range<Int>, _ place: Range<Int>, _ folded: ScalarText,
    _ boundaries: inout WordBoundaries
  ) -> Verdict {
    if KatakanaCompound.divides(at: place, in: folded.scalars) { return .term }
    guard boundaries.fit(range, in: text) == .whole else { return .partOfWord }
    let pieces = boundaries.words(inKatakanaAround: range, in: text)
    return pieces.allSatisfy(KatakanaCompound.isPlausibleWord) ? .term : .partOfWord
  }

  /// Whether the match is a noun of one character behind a word such as 每 or 和, or in front of one such as
  /// 内, which segmenters take for one word.
  private func isCounted(
    _ range: Range<Int>, _ before: Unicode.Scalar?, _ boundaries: inout WordBoundaries
  ) -> Bool {
    if let before, (isChinese ? Self.determiners : Self.japaneseDeterminers).contains(before) {
      let start = range.lowerBound - UTF8.width(before)
      if boundaries.fit(start..<range.upperBound, in: text) == .whole { return true }
    }
    guard isChinese, let after = UTF8Bytes.scalar(in: text.bytes, after: range.upperBound),
      Self.followers.contains(after)
    else { return false }
    let end = range.upperBound + UTF8.width(after)
    return boundaries.fit(range.lowerBound..<end, in: text) == .whole
  }

  /// Whether the match is a Japanese noun of one character behind この or in front of 内, which segmenters
  /// take for one word with it.
  private func isInPhrase(
    _ range: Range<Int>, at place: Range<Int>, in folded: ScalarText,
    _ boundaries: inout WordBoundaries
  ) -> Bool {
    guard isEastAsian, !isChinese, place.count == 1 else { return false }
    let (before, behind) = JapaneseSeams.phrase(around: place.lowerBound, in: folded.scalars)
    guard before + behind > 0, range.lowerBound >= 3 * before else { return false }
    // Kana and Han characters have three bytes.
    let phrase = range.lowerBound - 3 * before..<range.upperBound + 3 * behind
    return boundaries.fit(phrase, in: text) == .whole
  }

  /// Whether the match is a Chinese noun of one character behind what counts it or points at it, which
  /// segmenters take for one word: 一章, 第三章, 本章, 下表, 项 in 所选项.
  private func isNumbered(
    _ range: Range<Int>, at place: Range<Int>, in folded: ScalarText,
    _ boundaries: inout WordBoundaries
  ) -> Bool {
    guard isChinese else { return false }
    // Han characters have three bytes.
    let start = range.lowerBound - 3 * ChineseSeams.countLength(before: place, in: folded.scalars)
    guard 0..<range.lowerBound ~= start else { return false }
    return boundaries.fit(start..<range.upperBound, in: text) == .whole
      || boundaries.fit(range.lowerBound - 3..<range.upperBound, in: text) == .whole
  }

  private static let determiners = Set("每各该該此这這那哪某整两兩几幾和与與及或".unicodeScalars)
  private static let japaneseDeterminers = Set("各該両某".unicodeScalars)

  /// Conjunctions, what is in something and what will be: 行会 is a guild and the row that will.
  private static let followers = Set("和與与及或内內中会會".unicodeScalars)

  /// Whether letters that are written with spaces do not go on at an edge of the match.
  private func isClear(_ edge: Unicode.Scalar?, _ neighbour: Unicode.Scalar?) -> Bool {
    guard let edge, let neighbour, Self.isSpaced(edge) else { return true }
    return neighbour != "_" && neighbour != "-" && !Self.isSpaced(neighbour)
  }

  /// Whether a character may stand behind a noun that has lost its kana: those that go on a verb may not.
  static func mayFollowNoun(_ scalar: Unicode.Scalar) -> Bool {
    ScriptClass(scalar) != .hiragana || "のをはがにでともやへ".unicodeScalars.contains(scalar)
  }

  static func isKatakana(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { ScriptClass($0) == .katakana } ?? false
  }

  private static func isSpaced(_ scalar: Unicode.Scalar) -> Bool {
    switch ScriptClass(scalar) {
    case .latin, .cyrillic, .digit, .hangul: true
    case .han, .hiragana, .katakana, .other: false
    }
  }

  /// Whether a scalar cannot begin a word, so that what stands before it has not ended.
  private static func continuesSyllable(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return false }
    return scalar == "ー" || scalar == "ン" || CharacterPattern.isSmall(scalar)
  }
}
