/// Learns a lexicon from passages that are taken to say the same.
///
/// IBM model 1 (Brown et al. 1993) in both directions at once by expectation maximisation. Counts
/// are discounted by ``smoothing`` so that a pair seen once does not count as certain.
struct LexiconTrainer {
  /// What is added to the count of every token.
  static let smoothing: Float = 1
  private static let longestPassage = 200
  /// How many pairs of tokens are looked at; of more, an even sample.
  static let budget = 4_000_000

  private let tokens: Int
  private var source = TokenRows()
  private var target = TokenRows()
  private var linkStarts = [0]

  /// Makes a trainer for tokens with numbers below a bound.
  init(tokens: Int) { self.tokens = tokens }

  /// Adds two passages that say the same and returns their number; too long ones are left out.
  mutating func add(_ source: [Int32], _ target: [Int32]) -> Int? {
    guard !source.isEmpty, !target.isEmpty, source.count < Self.longestPassage,
      target.count < Self.longestPassage
    else { return nil }
    let links = linkStarts[linkStarts.count - 1] + source.count * target.count
    self.source.append(source)
    self.target.append(target)
    linkStarts.append(links)
    return linkStarts.count - 2
  }

  /// What the passages teach in some iterations, translations less likely than a probability left out.
  ///
  /// - Complexity: O(pairs of tokens in the passages · iterations).
  func trained(iterations: Int, leastProbability: Float) -> LearnedPairs {
    let pairs = TokenPairs(tokens: tokens, source: source, target: target, linkStarts: linkStarts)
    var learned = LearnedPairs(
      pairs: pairs, source: source, target: target, linkStarts: linkStarts, tokens: tokens,
      leastProbability: leastProbability)
    for _ in 0..<iterations { learned.iterate() }
    return learned
  }
}
