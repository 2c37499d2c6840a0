/// Korean nouns of one syllable that are grammar elsewhere: 등 in “버튼 등”, 수 in “할 수 있다”, 바 in “아는 바”.
package enum KoreanHomographs {
  /// What stands behind a verb that says what may be or is to be.
  private static let followers: Set<String> = [
    "수", "수는", "수도", "때", "때는", "때마다", "때의", "경우", "경우에는", "것", "것을", "것이", "필요", "필요가", "준비가", "줄",
    "만한", "뿐",
  ]

  /// Whether a noun of one syllable is more likely such a word between its neighbours.
  ///
  /// - Parameters:
  ///   - form: The noun.
  ///   - previousWord: The word before it; nil when there is none.
  ///   - nextWord: The word behind it; nil when there is none.
  /// - Returns: Whether the neighbours speak against the noun.
  package static func isLikelyOtherWord(
    form: String, previousWord: String?, nextWord: String?
  ) -> Bool {
    guard let previous = previousWord else { return false }
    switch form {
    case "등": return true
    case "수":
      return previous.unicodeScalars.last.map { KoreanFinal($0) } == .rieul
        && nextWord.map { $0.hasPrefix("있") || $0.hasPrefix("없") } == true
    case "줄", "바", "데", "때": if previous.hasSuffix("는") { return true }
    default: break
    }
    // 열 in “파일을 열 수” is of 열다, with an object before it.
    return form.unicodeScalars.last.map { KoreanFinal($0) } == .rieul
      && (previous.hasSuffix("을") || previous.hasSuffix("를"))
      && nextWord.map(followers.contains) == true
  }
}
