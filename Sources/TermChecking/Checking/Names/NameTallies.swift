import LanguageText

/// How often the names of concepts stand where a source names the concept, over all documents of a run.
struct NameTallies {
  /// A concept in a language, as ``NameEvidence`` names it.
  struct Concept: Hashable {
    let identifier: String
    /// The matching key of the language.
    let language: String

    /// The language, as far as texts of it are interchangeable.
    var tag: LanguageTag { LanguageTag(language) ?? "und" }
  }

  /// A name as the glossary lists it.
  struct Name: Hashable {
    let concept: Concept
    let text: String
  }

  /// What the documents together tell of a name; ``NameEvidence`` says what each is.
  struct Tally {
    var asked = 0
    var needed = 0
    var unasked = 0
    var isGuess = false
    var isLoan = false
    var english: [String] = []
  }

  private var tallies: [Concept: [String: Tally]] = [:]
  /// The names by their forms in the documents.
  private var names: [Concept: [String: String]] = [:]

  /// Adds up what the documents tell.
  ///
  /// - Complexity: O(n) in the number of names and their forms.
  init(_ results: [CheckResult]) {
    for evidence in results.lazy.flatMap(\.evidence) {
      let concept = Concept(
        identifier: evidence.concept, language: evidence.language.matchingKey)
      var tally = tallies[concept]?[evidence.name] ?? Tally()
      tally.asked += evidence.asked
      tally.needed += evidence.needed
      tally.unasked += evidence.unasked
      tally.isGuess = tally.isGuess || evidence.isGuess
      tally.isLoan = tally.isLoan || evidence.isLoan
      tally.english = evidence.english
      tallies[concept, default: [:]][evidence.name] = tally
      for form in evidence.forms { names[concept, default: [:]][form] = evidence.name }
    }
  }

  /// What is reported as a second name; nil where the documents do not tell.
  func name(in finding: Finding) -> Name? {
    guard finding.rule == InconsistentTerm.about.id, let identifier = finding.concept else {
      return nil
    }
    let concept = Concept(identifier: identifier, language: finding.language.matchingKey)
    return names[concept]?[finding.match].map { Name(concept: concept, text: $0) }
  }

  /// The tallies of the names of a concept.
  func all(of concept: Concept) -> [String: Tally] { tallies[concept] ?? [:] }
}
