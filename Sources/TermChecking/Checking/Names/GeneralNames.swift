/// Names that nobody has decided on and that the documents of a run mostly have where no source names the
/// concept: words of general use, which extraction took for a name.
struct GeneralNames {
  private let tallies: NameTallies

  /// Goes by what the documents tell.
  init(_ tallies: NameTallies) { self.tallies = tallies }

  /// Whether a finding or mention is of such a name.
  func contains(_ finding: Finding) -> Bool {
    guard let name = tallies.name(in: finding),
      let tally = tallies.all(of: name.concept)[name.text]
    else { return false }
    return tally.isGuess && tally.unasked > tally.asked
  }

  /// Makes notes of what the documents report of such names.
  func lower(in results: inout [CheckResult]) {
    for document in results.indices {
      for index in results[document].findings.indices
      where results[document].findings[index].rule == InconsistentTerm.about.id
        && contains(results[document].findings[index])
      {
        results[document].findings[index].lower(to: 0.5)
      }
    }
  }
}
