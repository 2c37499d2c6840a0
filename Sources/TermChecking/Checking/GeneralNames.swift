import LanguageText

/// Names that nobody has decided on and that the documents of a run mostly have where no source names the
/// concept: words of general use, which extraction took for a name.
struct GeneralNames {
  private struct Name: Hashable {
    let concept: String
    let language: String
    let text: String
  }

  private struct Tally {
    var asked = 0
    var unasked = 0
  }

  /// The names by their forms in the documents.
  private var names: [Name: Name] = [:]
  private var tallies: [Name: Tally] = [:]

  /// Adds up what the documents tell.
  ///
  /// - Complexity: O(n) in the number of names and their forms.
  init(_ results: [CheckResult]) {
    for evidence in results.lazy.flatMap(\.evidence) where evidence.isGuess {
      let language = evidence.language.matchingKey
      let name = Name(concept: evidence.concept, language: language, text: evidence.name)
      tallies[name, default: Tally()].asked += evidence.asked
      tallies[name, default: Tally()].unasked += evidence.unasked
      for form in evidence.forms {
        names[Name(concept: evidence.concept, language: language, text: form)] = name
      }
    }
  }

  /// Whether a finding or mention is of such a name.
  func contains(_ finding: Finding) -> Bool {
    guard finding.rule == InconsistentTerm.about.id, let concept = finding.concept,
      let name = names[
        Name(concept: concept, language: finding.language.matchingKey, text: finding.match)],
      let tally = tallies[name]
    else { return false }
    return tally.unasked > tally.asked
  }

  /// Makes notes of what the documents report of such names.
  func lower(in results: inout [CheckResult]) {
    guard !names.isEmpty else { return }
    for document in results.indices {
      for index in results[document].findings.indices
      where contains(results[document].findings[index]) {
        results[document].findings[index].lower(to: 0.5)
      }
    }
  }
}
