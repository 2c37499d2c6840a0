import LanguageText

/// Tells names of which one is the other with a letter wrong from two names.
enum Misspelling {
  /// Whether one name is the other with a letter wrong, left out or put in for five of them.
  ///
  /// A Korean syllable is two or three letters: 메소드 and 메서드 differ in one. A diminutive is none.
  ///
  /// - Complexity: O(n²) in the length of the names.
  static func isBetween(_ first: String, _ second: String) -> Bool {
    let letters = [first, second].map(HangulComposition.decomposed)
    let longest = letters.map(\.count).max() ?? 0
    guard longest > mostLettersUnmistaken, letters.joined().allSatisfy(\.properties.isAlphabetic)
    else { return false }
    return EditDistance.between(letters[0], letters[1]) * lettersPerMistake <= longest
      && !isDiminutive(first, of: second) && !isDiminutive(second, of: first)
  }

  /// Whether one name may be the other with a letter wrong for four of them, or is the form of such a name.
  ///
  /// - Complexity: O(n²) in the length of the names.
  static func mayBeBetween(_ first: String, _ second: String) -> Bool {
    let letters = [first, second].map(HangulComposition.decomposed)
    return EditDistance.between(letters[0], letters[1]) * lettersPerLikelyMistake
      <= letters.map(\.count).max() ?? 0
      && !isDiminutive(first, of: second) && !isDiminutive(second, of: first)
  }

  /// Whether a Slavic name is the diminutive of another, which is a word of its own: полочка of полка.
  private static func isDiminutive(_ name: String, of other: String) -> Bool {
    name.holdsBytes(of: "чк")
      && ["очк", "ечк", "чк"].contains { name.replacing($0, with: "к") == other }
  }

  /// Whether they differ inside, and so not in a prefix or an ending, and are no Chinese characters, of which each is a
  /// word.
  static func isInside(_ first: String, _ second: String) -> Bool {
    let letters = [first, second].map(HangulComposition.decomposed)
    return !letters[0].contains { ScriptClass($0) == .han }
      && letters[0].first == letters[1].first
      && letters[0].suffix(lettersOfEnding) == letters[1].suffix(lettersOfEnding)
      && isBetween(first, second)
  }

  private static let mostLettersUnmistaken = 5
  private static let lettersPerMistake = 5
  private static let lettersPerLikelyMistake = 4
  private static let lettersOfEnding = 2
}
