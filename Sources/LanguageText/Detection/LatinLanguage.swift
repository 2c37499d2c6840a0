/// Tells the languages in Latin letters apart by their most frequent words and their own letters.
struct LatinLanguage {
  /// The language; nil when too few words are frequent ones, or as many in two languages.
  let detected: DetectedLanguage?
  /// Whether so many words are frequent ones that the text is sentences and not code.
  let isProse: Bool

  private static let shareInProse = 0.12
  private static let shareInAnything = 0.06
  /// What a frequent word of one letter counts: it may be a variable or a list number as well.
  private static let scoreOfLetter = 0.3
  /// What one word may count at least, however few others a language has: the Turkish for *note* reads like
  /// an English *not*.
  private static let leastOfOneWord = 2.0

  /// Looks at the words of a text.
  init(_ text: String) {
    let counts = FrequentWordCounts(text)
    // By the index of the language.
    var scores = Array(repeating: 0.0, count: FrequentWords.languages.count)
    var highest = scores
    var hits = Array(repeating: 0, count: scores.count)
    for (language, count) in counts.ownLetters { scores[language] = 0.5 * Double(count) }
    // In order, so that rounding is the same in every run.
    for word in counts.words {
      let score = Double(word.count) * (word.isLetter ? Self.scoreOfLetter : 1)
      for language in word.languages {
        scores[language] += score
        highest[language] = max(highest[language], score)
        hits[language] += word.count
      }
    }
    // No single word counts more than all others together.
    for (language, score) in highest.enumerated() where score > 0 {
      let rest = scores[language] - score
      scores[language] = rest + min(score, max(rest, Self.leastOfOneWord))
    }
    // Of two that are equal the first.
    var (best, highestScore, second) = (0, 0.0, 0.0)
    for (language, score) in scores.enumerated() {
      if score > highestScore {
        (best, highestScore, second) = (language, score, highestScore)
      } else {
        second = max(second, score)
      }
    }
    guard highestScore > 0 else {
      detected = nil
      isProse = false
      return
    }
    let share = highestScore / Double(counts.total)
    let isClear = highestScore >= second * 1.1 + 0.5
    let isEnough = highestScore >= 2 || highestScore >= 1 && counts.total <= 6
    isProse = share >= Self.shareInProse && highestScore >= 3
    guard isClear, isEnough, share >= Self.shareInAnything else {
      detected = nil
      return
    }
    let language = FrequentWords.languages[best]
    let certainty = min(1, highestScore / 6) * (1 - second / (highestScore * 2))
    detected = DetectedLanguage(
      language.tag, confidence: 0.4 + certainty * 0.6,
      reason: "\(hits[best]) of \(counts.total) words are frequent in \(language.name)")
  }
}
