import LanguageText

/// English words in -ly that say how something is done: “basically”, not “assembly”.
enum EnglishAdverbs {
  /// Whether a folded word is one.
  static func contains(_ word: String) -> Bool {
    guard word.utf8.count > shortest, word.hasSuffix("ly") else { return false }
    let kind = EnglishFrequency.entry(of: word).kind
    return kind == .other || (kind == .unknown || kind == .noun) && hasEnding(word, kind)
  }

  /// What only adverbs end in and, of words that no list has, what most of them do.
  private static func hasEnding(_ word: String, _ kind: EnglishFrequency.Kind) -> Bool {
    endings.contains(where: word.hasSuffix)
      || kind == .unknown && !word.hasSuffix("oly") && !nouns.contains(word)
  }

  private static let shortest = 4
  private static let endings = ["ably", "ally", "ately", "edly", "fully", "ibly", "ingly", "ously"]
  private static let nouns = WordList("anomaly dragonfly gadfly homily panoply potbelly underbelly")
}
