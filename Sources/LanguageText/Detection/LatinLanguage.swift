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
    var scores = counts.ownLetters.mapValues { 0.5 * Double($0) }
    var highest: [Int: Double] = [:]
    var hits: [Int: Int] = [:]
    // In order, so that rounding is the same in every run.
    for word in counts.words {
      let score = Double(word.count) * (word.isLetter ? Self.scoreOfLetter : 1)
      for language in word.languages {
        scores[language, default: 0] += score
        highest[language] = max(highest[language] ?? 0, score)
        hits[language, default: 0] += word.count
      }
    }
    // No single word counts more than all others together.
    for (language, score) in highest {
      let rest = scores[language, default: 0] - score
      scores[language] = rest + min(score, max(rest, Self.leastOfOneWord))
    }
    let ranked = scores.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    guard let best = ranked.first else {
      detected = nil
      isProse = false
      return
    }
    let second = ranked.count > 1 ? ranked[1].value : 0
    let share = best.value / Double(counts.total)
    let isClear = best.value >= second * 1.1 + 0.5
    let isEnough = best.value >= 2 || best.value >= 1 && counts.total <= 6
    isProse = share >= Self.shareInProse && best.value >= 3
    guard isClear, isEnough, share >= Self.shareInAnything else {
      detected = nil
      return
    }
    let name = FrequentWords.languages[best.key].name
    let certainty = min(1, best.value / 6) * (1 - second / (best.value * 2))
    detected = DetectedLanguage(
      FrequentWords.languages[best.key].tag, confidence: 0.4 + certainty * 0.6,
      reason: "\(hits[best.key] ?? 0) of \(counts.total) words are frequent in \(name)")
  }
}
