/// How much word alignment takes candidates of two languages for each other.
struct ProjectedLinks: Sendable {
  /// For each candidate and other language, the candidates that it is carried to.
  private var partners: [[Int: [(candidate: Int, share: Float)]]]

  /// Resolves the stretches of a projection to candidates.
  init(_ projection: Projection, _ inventory: CandidateInventory, of corpus: Corpus) {
    partners = Array(repeating: [:], count: inventory.candidates.count)
    let index = ProjectedCandidates.index(of: inventory, in: corpus)
    for candidate in projection.targets.indices {
      for (language, targets) in projection.targets[candidate] {
        partners[candidate][language] = targets.compactMap { target in
          index[language][target.key].map { ($0, target.share) }
        }
      }
    }
  }

  /// The candidates of a language that a candidate is carried to, with the shares of its places.
  func targets(of candidate: Int, in language: Int) -> [(candidate: Int, share: Float)] {
    partners[candidate][language] ?? []
  }

  /// The candidates of a language that a candidate is carried to, the likeliest first.
  func partners(of candidate: Int, in language: Int) -> [Int] {
    (partners[candidate][language] ?? []).map(\.candidate)
  }

  /// The mean of the shares in both directions, 0…1; nil when neither candidate is carried
  /// anywhere.
  func share(_ first: Int, _ second: Int, languages: (first: Int, second: Int)) -> Double? {
    let forth = partners[first][languages.second]
    let back = partners[second][languages.first]
    guard forth != nil || back != nil else { return nil }
    let one = forth?.first { $0.candidate == second }?.share ?? 0
    let other = back?.first { $0.candidate == first }?.share ?? 0
    return Double(one + other) / 2
  }
}
