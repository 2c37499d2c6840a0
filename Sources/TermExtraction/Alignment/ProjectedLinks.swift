/// How much word alignment takes candidates of two languages for each other.
struct ProjectedLinks: Sendable {
  /// For each candidate and, in it, each language, the candidates that it is carried to; nil where
  /// there was nothing to carry it to.
  private var partners: [[(candidate: Int, share: Float)]?]
  private let languageCount: Int

  /// Resolves the stretches of a projection to candidates.
  init(_ projection: Projection, _ inventory: CandidateInventory, of corpus: Corpus) {
    languageCount = corpus.languages.count
    partners = Array(repeating: nil, count: inventory.candidates.count * languageCount)
    let index = ProjectedCandidates.index(of: inventory, in: corpus)
    for candidate in projection.targets.indices {
      for (language, targets) in projection.targets[candidate] {
        partners[candidate * languageCount + language] = targets.compactMap { target in
          index[language][target.key].map { ($0, target.share) }
        }
      }
    }
  }

  /// The candidates of a language that a candidate is carried to, with the shares of its places.
  func targets(of candidate: Int, in language: Int) -> [(candidate: Int, share: Float)] {
    partners[candidate * languageCount + language] ?? []
  }

  /// The candidates of a language that a candidate is carried to, the likeliest first.
  func partners(of candidate: Int, in language: Int) -> [Int] {
    targets(of: candidate, in: language).map(\.candidate)
  }

  /// The mean of the shares in both directions, 0…1; nil when neither candidate is carried
  /// anywhere.
  func share(_ first: Int, _ second: Int, languages: (first: Int, second: Int)) -> Double? {
    let forth = partners[first * languageCount + languages.second]
    let back = partners[second * languageCount + languages.first]
    guard forth != nil || back != nil else { return nil }
    let one = forth?.first { $0.candidate == second }?.share ?? 0
    let other = back?.first { $0.candidate == first }?.share ?? 0
    return Double(one + other) / 2
  }
}
