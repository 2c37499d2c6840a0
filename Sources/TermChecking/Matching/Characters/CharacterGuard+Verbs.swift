import LanguageText

extension CharacterGuard {
  /// Judges a form of a Japanese verb.
  ///
  /// What stands before it may make another verb of it, 取り出す of 出す; what stands behind it a noun, 選択肢.
  func judgeVerb(
    _ range: Range<Int>, of pattern: CharacterPattern, at place: Range<Int>, in folded: ScalarText,
    _ boundaries: inout WordBoundaries
  ) -> Verdict {
    let scalars = folded.scalars
    guard let conjugation = pattern.conjugation,
      let ending = JapaneseVerb.ending(
        of: conjugation, in: scalars, from: place.lowerBound + pattern.folded.count)
    else { return .other }
    let after = place.upperBound < scalars.count ? scalars[place.upperBound] : nil
    let before = place.lowerBound > 0 ? scalars[place.lowerBound - 1] : nil
    // 選択しか is 選択 and しか, 切り替えより is 切り替え and より.
    if conjugation == .suru, ending.kana == ["し"], after == "か" { return .other }
    if ending.kana == ["よ"], after == "り" { return .other }
    switch ending.certainty {
    case .certain: break
    case .doubtful: return .partOfWord
    case .noun:
      guard after.map(Self.mayFollowVerbalNoun) != false else { return .other }
      // A clause ends in を開き、 and に進み、.
      let isClause =
        before == "を" || conjugation != .suru && (before == "に" || before == "が")
      guard isClause, let after, Self.commas.contains(after) else { return .partOfWord }
    }
    if beginsInOtherVerb(place, of: pattern, in: scalars) {
      // 関連付ける is one verb, 毎回開く are two words.
      let isJoined = pattern.folded.first == "付"
      guard !isJoined, isWordOfTwo(endingAt: range.lowerBound, &boundaries) else {
        return .partOfWord
      }
    }
    // 見た目 is a noun.
    let mayBeInNoun = conjugation == .vowel && pattern.folded.count == 1
    return mayBeInNoun && boundaries.fit(range, in: text) == .inside ? .partOfWord : .term
  }

  /// Whether the verb goes on one that stands before it, 取り出す, or a noun, 区切る.
  private func beginsInOtherVerb(
    _ place: Range<Int>, of pattern: CharacterPattern, in scalars: [Unicode.Scalar]
  ) -> Bool {
    guard place.lowerBound > 0, let first = pattern.folded.first else { return false }
    let before = scalars[place.lowerBound - 1]
    if ScriptClass(first) == .katakana { return Self.isKatakana(before) }
    guard ScriptClass(first) == .han else { return false }
    let hasLongRoot = pattern.folded.count > 1 && ScriptClass(pattern.folded[1]) == .han
    guard !hasLongRoot else { return false }
    if ScriptClass(before) == .han { return !Self.counters.contains(before) }
    return place.lowerBound > 1 && scalars[place.lowerBound - 2] != "少"
      && Self.verbStemEnds.contains(before)
      && ScriptClass(scalars[place.lowerBound - 2]) == .han
  }

  /// Whether a character may stand behind a noun that a verb has become, and makes no longer word of it.
  private static func mayFollowVerbalNoun(_ scalar: Unicode.Scalar) -> Bool {
    switch ScriptClass(scalar) {
    case .han, .katakana: false
    default: mayFollowNoun(scalar)
    }
  }

  /// What counts, as in 二回押す, and begins no compound verb.
  private static let counters = Set("回度個件枚秒".unicodeScalars)
  private static let commas = Set("、，,".unicodeScalars)
  /// The kana that end the stem of a verb behind its character, and are no particles.
  private static let verbStemEnds = Set("いきぎしちびみりえけげせべめれ".unicodeScalars)
}
