/// Tells Ukrainian verbs by endings that hardly any noun has.
///
/// Infinitives in -ати and -ити are not told: «формати» and «ліміти» are nouns.
enum UkrainianVerbs {
  /// Whether a folded word is a verb.
  static func contain(_ word: String) -> Bool {
    word.unicodeScalars.count > 4 && endings.contains(where: word.hasSuffix)
      && !nouns.contains(where: word.hasSuffix)
  }

  private static let endings = [
    "ує", "ює", "ють", "уть", "ать", "ять", "ться", "тися", "увати", "ювати", "имо", "емо", "ємо",
    "айте", "уйте", "юйте", "вся", "лася", "лося", "лися", "ено", "ано",
  ]
  private static let nouns = ["пам'ять", "лють", "суть", "путь", "каламуть", "п'ять", "в'ять"]
}
