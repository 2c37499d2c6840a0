import LanguageText

/// Tells Korean verbs and adjectives by endings that no noun has.
enum KoreanPredicates {
  /// Whether a folded word is one; a noun with the copula, as 파일입니다, is none.
  static func contain(_ word: String) -> Bool {
    guard word.unicodeScalars.count > 1, let first = word.unicodeScalars.first else { return false }
    return auxiliaries.contains(first) || isAdnominal(word)
      || verbalEndings.contains(where: word.hasSuffix)
      || endings.contains(where: word.hasSuffix) && KoreanParticles.nouns(of: word).isEmpty
  }

  /// Whether a word is a verb before what it is said of, as 삭제할; 역할 is a noun, as what ends in 분할 is.
  private static func isAdnominal(_ word: String) -> Bool {
    word.unicodeScalars.count > 2 && word.hasSuffix("할") && !nouns.contains(where: word.hasSuffix)
  }

  private static let nouns = ["역할", "분할", "관할"]

  /// What no noun begins with: there is, there is not, is not, wants.
  private static let auxiliaries: Set<Unicode.Scalar> = ["있", "없", "않", "싶"]

  private static let verbalEndings = [
    "르게", "롭게", "쉽게", "하게", "되게", "렇게", "렵게", "럽게", "깝게",
    "하는", "되는", "하고", "되고", "하여", "되어", "하면", "되면", "해서", "돼서", "하지", "되지", "하도록",
    "되도록", "하려면", "하려고", "하며", "되며", "하므로", "되므로", "하지만", "되지만", "하거나", "되거나", "하려", "하는데", "되는데",
    "시키는", "있는", "없는", "않는", "된", "한다", "된다", "했다", "됐다", "했을", "었을", "됐을", "했던", "되었던", "하시면",
    "하시는", "하시거나", "하거든", "되었으며", "했으며",
  ]
  private static let endings = [
    "니다", "니까", "시다", "세요", "시오", "어요", "아요", "어야", "해야", "군요", "네요", "는다", "았다", "었다",
    "였다",
  ]
}
