import LanguageText

/// Tells from all documents of a run which words that look misspelt are what the translators write: one that stands in
/// several documents is no slip.
enum RecurringMisspellings {
  private struct Word: Hashable {
    let language: String
    let concept: String?
    /// What forms of the word have in common.
    let beginning: String

    /// A word that is told as misspelt; nil for other findings.
    init?(_ finding: Finding) {
      guard finding.rule == MissingTerm.about.id,
        finding.message.hasSuffix(MissingTerm.endOfMisspellings)
      else { return nil }
      language = finding.language.matchingKey
      concept = finding.concept
      beginning = String(TermForms.fold(finding.match).prefix(RecurringMisspellings.length))
    }
  }

  private static let length = 5
  /// In so many documents a word is no slip.
  private static let leastDocuments = 4

  /// Makes notes of what is told of such words.
  ///
  /// - Complexity: O(findings).
  static func judge(_ results: inout [CheckResult]) {
    var documents: [Word: Set<Int>] = [:]
    for document in results.indices {
      for finding in results[document].findings {
        if let word = Word(finding) { documents[word, default: []].insert(document) }
      }
    }
    let recurring = documents.mapValues(\.count).filter { $0.value >= leastDocuments }
    guard !recurring.isEmpty else { return }
    for document in results.indices {
      for index in results[document].findings.indices {
        guard let word = Word(results[document].findings[index]), let count = recurring[word] else {
          continue
        }
        results[document].findings[index].lower(to: Finding.confidenceOfLikelyNotes)
        results[document].findings[index].severity = .note
        results[document].findings[index].message += "; \(count) documents have it so"
      }
    }
  }
}
