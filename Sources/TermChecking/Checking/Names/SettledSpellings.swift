import LanguageText

/// Tells spellings of a term that many documents have, but for what is suppressed: one report says so instead of one for each document.
enum SettledSpellings {
  /// A spelling of a term, and how much the reports of it weigh: a note must not speak for warnings.
  private struct Spelling: Hashable {
    let language: String
    let concept: String?
    let text: String
    let severity: Severity
  }

  /// How many documents are told one by one.
  private static let mostDocuments = 8

  /// Makes doubtful notes of the reports that a term is spelt in another way where many documents spell it
  /// so, but for those of the first, which tells how many they are.
  ///
  /// - Complexity: O(findings).
  static func judge(_ results: inout [CheckResult], files: [CheckedFile]) {
    var places: [Spelling: [(document: Int, finding: Int)]] = [:]
    for document in results.indices {
      for index in results[document].findings.indices
      where results[document].findings[index].rule == SpellingVariant.about.id {
        let finding = results[document].findings[index]
        guard !finding.isDoubtful, !finding.isSuppressed else { continue }
        let spelling = Spelling(
          language: finding.language.matchingKey, concept: finding.concept,
          text: TermForms.fold(finding.match), severity: finding.severity)
        places[spelling, default: []].append((document, index))
      }
    }
    for members in places.values {
      let documents = Set(members.map(\.document)).count
      guard documents > mostDocuments else { continue }
      // What the glossary might admit nobody writes without a look.
      for (document, index) in members {
        let suggestions = results[document].findings[index].suggestions
        results[document].findings[index].suggestions = suggestions.map(\.unsafe)
      }
      results.tellOnce(
        members,
        goingOnWith:
          "; \(documents - 1) other documents spell it so, too: the glossary might admit it",
        files: files)
    }
  }
}
