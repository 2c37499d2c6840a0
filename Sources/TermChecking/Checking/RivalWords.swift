import LanguageText

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Words that stand where a term is missing, and hardly where it is not.
struct RivalWords {
  private let language: LanguageTag
  /// The keys of the words, with the weight of each.
  private let weights: [String: Double]

  /// Learns from sentences in which a term is missing and others in which it is there.
  ///
  /// A word counts when ``RenderingHabits/leastRivals`` of the first have it, at least every fourth,
  /// and it is four times as frequent in them as in the others, beyond chance.
  init(missing: [String], named: [String], language: LanguageTag) {
    self.language = language
    let inMissing = Self.frequencies(missing, language)
    let inNamed = Self.frequencies(named, language)
    weights = inMissing.reduce(into: [:]) { weights, entry in
      guard entry.value >= RenderingHabits.leastRivals, entry.value * 4 >= missing.count else {
        return
      }
      let rate = Double(entry.value) / Double(missing.count)
      let other = (Double(inNamed[entry.key] ?? 0) + 0.5) / Double(named.count + 1)
      guard rate > other * 4 else { return }
      let surprise = Self.logLikelihoodRatio(
        (entry.value, missing.count), (inNamed[entry.key] ?? 0, named.count))
      if surprise > Self.leastSurprise { weights[entry.key] = surprise }
    }
  }

  /// A word that is frequent by chance is rarely this surprising: one in 160 words at most (χ² with
  /// one degree of freedom).
  private static let leastSurprise = 7.5

  /// How surprising it is that two samples of sentences have a word as often as they do, if they
  /// were drawn alike.
  ///
  /// Source: Dunning, “Accurate Methods for the Statistics of Surprise and Coincidence” (1993).
  private static func logLikelihoodRatio(
    _ first: (hits: Int, of: Int), _ second: (hits: Int, of: Int)
  ) -> Double {
    func likelihood(_ sample: (hits: Int, of: Int), _ rate: Double) -> Double {
      let misses = sample.of - sample.hits
      return (sample.hits == 0 ? 0 : Double(sample.hits) * log(rate))
        + (misses == 0 ? 0 : Double(misses) * log(1 - rate))
    }
    func rate(_ sample: (hits: Int, of: Int)) -> Double {
      sample.of == 0 ? 0 : Double(sample.hits) / Double(sample.of)
    }
    let common = Double(first.hits + second.hits) / Double(max(1, first.of + second.of))
    return 2
      * (likelihood(first, rate(first)) + likelihood(second, rate(second))
        - likelihood(first, common) - likelihood(second, common))
  }

  /// The word of a sentence that most probably stands for the term, as written; nil when none does.
  func rival(in text: String) -> String? {
    var best: (surface: String, weight: Double)?
    for (key, surface) in Self.words(of: text, language) {
      guard let weight = weights[key] else { continue }
      let isBetter =
        best.map { (weight, surface.count, surface) > ($0.weight, $0.surface.count, $0.surface) }
        ?? true
      if isBetter { best = (surface, weight) }
    }
    return best?.surface
  }

  private static func frequencies(_ texts: [String], _ language: LanguageTag) -> [String: Int] {
    texts.reduce(into: [:]) { counts, text in
      for key in Set(words(of: text, language).map(\.key)) { counts[key, default: 0] += 1 }
    }
  }

  /// The words of a text with what they are compared by: without the end that inflection changes,
  /// or, where there are no spaces, runs of katakana and pieces of runs of Han characters.
  private static func words(
    of text: String, _ language: LanguageTag
  ) -> [(key: String, surface: String)] {
    ScriptRun.runs(in: text).flatMap { run -> [(key: String, surface: String)] in
      let surface = text.utf8Slice(run.range)
      switch run.script {
      case .katakana: return surface.count > 1 ? [(surface, surface)] : []
      case .han: return pieces(of: surface)
      case .latin, .cyrillic, .hangul:
        let word = surface.lowercased()
        let isWord = word.count > 3 || run.script == .hangul && word.count > 1
        return isWord ? [(String(word.prefix(max(4, word.count - 3))), surface)] : []
      case .hiragana, .digit, .other: return []
      }
    }
  }

  /// Two to four characters in a row.
  private static func pieces(of run: String) -> [(key: String, surface: String)] {
    let characters = Array(run)
    return (2...4).flatMap { length in
      characters.count < length
        ? []
        : (0...characters.count - length).map { start in
          let piece = String(characters[start..<start + length])
          return (piece, piece)
        }
    }
  }
}
