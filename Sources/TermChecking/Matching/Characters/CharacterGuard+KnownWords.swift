import LanguageText

/// What the words that a table knows say of a match: segmenters take many of them apart.
extension CharacterGuard {
  /// Whether the first of two characters ends a common word that segmenters take apart, and the second
  /// belongs to what follows: 选中文本 has no 中文, 奇数値 no 数値.
  func beginsInKnownWord(
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
  func isInKnownWord(
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
  func isInSimplifiedWord(
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

  /// Whether a common word holds the match, unless two words meet in it: 函数值 has no 数值.
  func isInKnownWord(
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
  func isHead(at place: Range<Int>, in folded: ScalarText) -> Bool {
    let words = isChinese ? KnownWords.aroundChineseCharacters : KnownWords.of(language)
    return words?.cover(place, in: folded.scalars) {
      $0.upperBound == place.upperBound && $0.count > 2
    } == true
  }
}
