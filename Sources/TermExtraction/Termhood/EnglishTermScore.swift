/// How likely an English candidate is a term when no other language tells.
///
/// A logistic model on top of ``Termhood``, fitted to the terms that people marked in texts on
/// corruption, dressage and wind energy (ACTER 1.5); leaving any one of the three out when fitting
/// costs one point of F1 there. It knows no parts of speech: endings, capitals, the number of words
/// and how productive a head is stand in for them.
struct EnglishTermScore {
  private var heads: [String: Int] = [:]

  /// Counts the heads of all candidates, given by their names.
  init(names: some Sequence<String>) {
    for name in names {
      if let head = name.split(separator: " ").last { heads[head.lowercased(), default: 0] += 1 }
    }
  }

  /// The likelihood, 0…1, of a candidate with a termhood, a name and a number of places.
  func probability(termhood: Double, name: String, count: Int) -> Double {
    let words = name.split(separator: " ").map(String.init)
    let bounded = min(max(termhood, 0.001), 0.999)
    var score = Weight.base + Weight.termhood * Self.logit(bounded)
    score += words.count == 1 ? single(words[0]) : phrase(words, count: count)
    if name.utf8.contains(where: { (0x30...0x39).contains($0) }) { score += Weight.digit }
    if name.contains("-") { score += Weight.hyphen }
    return score.logistic
  }

  private static func logit(_ share: Double) -> Double {
    (share.logarithm2 - (1 - share).logarithm2) / 1.0.exponential.logarithm2
  }

  private func single(_ word: String) -> Double {
    var score = Weight.single
    let isCapitalized = word.first?.isUppercase == true
    let isAcronym = word.count > 1 && word == word.uppercased()
    if isAcronym { score += Weight.acronym } else if isCapitalized { score += Weight.name }
    if word.utf8.count < 4 { score += Weight.short }
    if word.hasSuffix("ed") { score += Weight.participle }
    if Self.abstract.contains(where: { word.hasSuffix($0) }) { score += Weight.abstract }
    if Self.adjectives.contains(where: { word.hasSuffix($0) }) { score += Weight.adjective }
    return score
  }

  private func phrase(_ words: [String], count: Int) -> Double {
    var score = words.count == 2 ? Weight.two : words.count == 3 ? Weight.three : Weight.more
    if words.contains("of") { score += Weight.of }
    score += Weight.count * Double(count).logarithm2
    if let head = words.last {
      if CommonEnglish.contains(head.lowercased()) { score += Weight.commonHead }
      score += Weight.productivity * Double(1 + (heads[head.lowercased()] ?? 0)).logarithm2
    }
    let content = words.filter { $0 != "of" }
    if content.allSatisfy({ $0.first?.isUppercase == true }) { score += Weight.title }
    return score
  }

  private static let abstract = ["tion", "ment", "ity", "ness", "ance", "ence"]
  private static let adjectives = ["al", "ive", "ous", "ic", "able", "ful"]

  private enum Weight {
    static let base = -1.2
    static let termhood = 0.8
    static let single = 0.6
    static let two = 0.2
    static let three = -0.3
    static let more = -1.0
    static let of = -0.5
    static let count = 0.4
    static let commonHead = -0.2
    static let digit = -1.3
    static let acronym = 1.1
    static let short = -1.0
    static let name = 1.6
    static let title = 0.9
    static let productivity = 0.1
    static let participle = -0.5
    static let abstract = -0.5
    static let adjective = -0.8
    static let hyphen = 0.2
  }
}
