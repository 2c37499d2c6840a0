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

  /// The runs of letters of a text.
  private static func words(of text: String) -> [Substring] {
    // Characters need not be put together where there are none but those of ASCII.
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return text.split { !$0.isLetter } }
    return text.utf8.split { ($0 | 0x20) &- UInt8(ascii: "a") >= 26 }.map(Substring.init)
  }

  /// Looks at the words of a text.
  init(_ text: String) {
    let words = Self.words(of: text.lowercased())
    var counts: [Substring: Int] = [:]
    for word in words { counts[word, default: 0] += 1 }
    var scores: [Int: Double] = [:]
    var highest: [Int: Double] = [:]
    var hits: [Int: Int] = [:]
    // In order, so that rounding is the same in every run.
    for word in words {
      guard let count = counts.removeValue(forKey: word) else { continue }
      let score = Double(count) * (word.utf8.count > 1 ? 1 : Self.scoreOfLetter)
      for language in FrequentWords.languages(of: String(word)) {
        scores[language, default: 0] += score
        highest[language] = max(highest[language] ?? 0, score)
        hits[language, default: 0] += count
      }
      for language in FrequentWords.languages(ofLettersIn: word) {
        scores[language, default: 0] += 0.5 * Double(count)
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
    let share = best.value / Double(words.count)
    let isClear = best.value >= second * 1.1 + 0.5
    let isEnough = best.value >= 2 || best.value >= 1 && words.count <= 6
    isProse = share >= Self.shareInProse && best.value >= 3
    guard isClear, isEnough, share >= Self.shareInAnything else {
      detected = nil
      return
    }
    let name = FrequentWords.languages[best.key].name
    let certainty = min(1, best.value / 6) * (1 - second / (best.value * 2))
    detected = DetectedLanguage(
      FrequentWords.languages[best.key].tag, confidence: 0.4 + certainty * 0.6,
      reason: "\(hits[best.key] ?? 0) of \(words.count) words are frequent in \(name)")
  }
}
