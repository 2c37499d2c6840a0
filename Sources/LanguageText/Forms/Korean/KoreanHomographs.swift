/// Korean nouns of one syllable that are grammar elsewhere: 등 in “버튼 등”, 수 in “할 수 있다”, 바 in “아는 바”.
package enum KoreanHomographs {
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
    case "줄", "바", "데", "때": return previous.hasSuffix("는")
    default: return false
    }
  }
}
