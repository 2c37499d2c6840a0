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
  let isChinese: Bool

  init(text: SearchedText, language: LanguageTag, isEastAsian: Bool) {
    self.text = text
    self.language = language
    self.isEastAsian = isEastAsian
    isChinese = isEastAsian && language.language != "ja"
  }

  /// Judges a pattern in a range of UTF-8 byte offsets.
  ///
  /// The place is the same range in scalars of the folded text. A term that is unwelcome, as a forbidden one, is told
  /// where it stands, so that more is asked of the words around it.
  func judge(
    _ range: Range<Int>, of pattern: CharacterPattern, at place: Range<Int>, in folded: ScalarText,
    isUnwelcome: Bool, _ boundaries: inout WordBoundaries
  ) -> Verdict {
    let before = UTF8Bytes.scalar(in: text.bytes, before: range.lowerBound)
    let after = UTF8Bytes.scalar(in: text.bytes, after: range.upperBound)
    guard isClear(pattern.folded.first, before), isClear(pattern.folded.last, after),
      !Self.continuesSyllable(after), !isFileName(range)
    else { return .other }
    if pattern.blockers?.cover(place, in: folded.scalars) == true { return .other }
    if isOfVerb(pattern, before: folded.scalars[place.upperBound...]) {
      return isUnwelcome ? .other : .partOfWord
    }
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
    // Another spelling stands in many longer words, トレス in ステートレス and インストル in インストルメンテーション,
    // unless only the long vowel at the end is missing, as in アプリケーションサーバ, and not in the middle of a word:
    // ストロベリーダイキリ has no リーダ.
    if pattern.script == .katakana, place.count < pattern.folded.count,
      pattern.folded.last == "ー"
        ? Self.isKatakana(before) && Self.isKatakana(after)
        : Self.isKatakana(before) || Self.isKatakana(after)
    {
      // So long a term is no chance.
      return place.count >= Self.longKatakana
        || KatakanaCompound.divides(at: place, in: folded.scalars) ? .term : .partOfWord
    }
    if pattern.script == .katakana, KatakanaCompound.isDerived(at: place, in: folded.scalars) {
      return .partOfWord
    }
    if addsLongVowel(pattern, range, after), boundaries.fit(range, in: text) != .whole {
      return .partOfWord
    }
    switch need(pattern, before, after) {
    case .nothing:
      if let opposite = opposite(range, of: pattern, behind: before, &boundaries) {
        return opposite
      }
      return isChinese && pattern.script == .han
        && ChineseDivision.partsEnd(
          of: place, range, in: folded.scalars, asking: &boundaries, isUnwelcome ? text : nil)
        ? .partOfWord : .term
    case .noContainingWord:
      if isInKnownWord(range, at: place, in: folded, &boundaries) { return .partOfWord }
      if boundaries.fit(range, in: text) != .inside { return .term }
      return KatakanaCompound.divides(at: place, in: folded.scalars) ? .term : .partOfWord
    case .noCrossing:
      if Self.makesAgent(after, behind: place.upperBound, in: folded.scalars)
        || after == "式" && isChinese && ChineseSeams.isOfStyle(pattern.folded)
      {
        return .partOfWord
      }
      if !isChinese,
        before.map({ JapaneseSeams.negations.contains($0) || $0 == JapaneseSeams.many }) == true
          || JapaneseSeams.isInOther(place, in: folded.scalars)
      {
        return .partOfWord
      }
      switch boundaries.fit(range, in: text) {
      case .crossing:
        // 较高级别的 is no 高级 and 别的.
        return isKept(place, range, folded, &boundaries) ? .cut : .other
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
      if !isChinese, JapaneseSeams.isInIdiom(place, in: folded.scalars) { return .partOfWord }
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

  /// What a longer term is behind a character that makes the opposite of its first word: 安定版 is not in 不安定版, nor
  /// 稳定版 in 不稳定版; nil for any other.
  private func opposite(
    _ range: Range<Int>, of pattern: CharacterPattern, behind before: Unicode.Scalar?,
    _ boundaries: inout WordBoundaries
  ) -> Verdict? {
    guard isEastAsian, let before, JapaneseSeams.negations.contains(before),
      pattern.folded.first.map({ ScriptClass($0) }) == .han
    else { return nil }
    guard isChinese else { return before == "不" ? .other : .partOfWord }
    // In Chinese it may deny a verb behind it.
    guard before == "不" else { return nil }
    if ChineseSeams.isDenied(pattern.folded) { return .other }
    switch boundaries.fit(range, in: text) {
    case .cuttingPrevious, .crossing: return .other
    case .cuttingNext, .whole, .inside: return nil
    }
  }

  private static let longKatakana = 8

  /// Whether a Japanese noun that a verb has become is a verb there, since it can be done: 埋め込み可能.
  private func isOfVerb(_ pattern: CharacterPattern, before rest: ArraySlice<Unicode.Scalar>)
    -> Bool
  {
    !isChinese && pattern.folded.last.map { ScriptClass($0) == .hiragana } == true
      && rest.starts(with: Self.possible)
  }

  /// What stands behind the noun of a verb that can be done: 埋め込み可能.
  private static let possible = Array("可能".unicodeScalars)

  /// Whether a text has a long vowel that the term has not, in the middle of katakana: バンクーバー has no
  /// バンク.
  private func addsLongVowel(
    _ pattern: CharacterPattern, _ range: Range<Int>, _ after: Unicode.Scalar?
  ) -> Bool {
    guard UTF8Bytes.scalar(in: text.bytes, before: range.upperBound) == "ー" else { return false }
    return Self.isKatakana(after) && pattern.folded.last != "ー"
  }

  /// Whether an extension such as `.txt` follows, or the match is one.
  private func isFileName(_ range: Range<Int>) -> Bool {
    func isSmall(_ offset: Int) -> Bool {
      offset < text.bytes.count && text.bytes[offset] &- 0x61 < 26
    }
    let (start, end) = (range.lowerBound, range.upperBound)
    if end < text.bytes.count, text.bytes[end] == UInt8(ascii: "."), isSmall(end + 1) {
      return true
    }
    guard start > 1, text.bytes[start - 1] == UInt8(ascii: "."), isSmall(start) else {
      return false
    }
    let before = text.bytes[start - 2]
    return (before | 0x20) &- 0x61 < 26 || before &- 0x30 < 10
  }

  /// Whether the character behind a word of two makes of it who or what does it, which is another word: 服务器 is none of
  /// 服务 and 器, and 利用者 no 利用.
  private static func makesAgent(
    _ after: Unicode.Scalar?, behind end: Int, in scalars: [Unicode.Scalar]
  ) -> Bool {
    let others: String
    switch after {
    case "器": others = "件官具材械皿物"
    case "员", "員": others = "工"
    case "者": others = ""
    default: return false
    }
    return end + 1 >= scalars.count || !others.unicodeScalars.contains(scalars[end + 1])
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
