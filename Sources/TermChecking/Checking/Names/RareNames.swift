/// Names that nobody has decided on, beside one that somebody has, and that the documents of a run have once or twice:
/// what speaks for them is too little to warn of them.
struct RareNames {
  private let tallies: NameTallies

  /// So many places of a name may be chance.
  private static let mostPlaces = 2

  /// Goes by what the documents tell.
  init(_ tallies: NameTallies) { self.tallies = tallies }

  /// Makes notes of what the documents report of such names, but for the misspellings of others.
  ///
  /// - Complexity: O(n) in the number of findings, for each with the names of its concept.
  func lower(in results: inout [CheckResult]) {
    for document in results.indices {
      for index in results[document].findings.indices
      where results[document].findings[index].rule == InconsistentTerm.about.id
        && results[document].findings[index].severity > .note
        && contains(results[document].findings[index])
      {
        results[document].findings[index].makeLikelyNote()
      }
    }
  }

  private func contains(_ finding: Finding) -> Bool {
    guard let name = tallies.name(in: finding) else { return false }
    let all = tallies.all(of: name.concept)
    guard let tally = all[name.text], tally.isGuess,
      tally.asked + tally.unasked <= Self.mostPlaces
    else { return false }
    return !all.keys.contains { $0 != name.text && Misspelling.mayBeBetween(name.text, $0) }
  }
}
