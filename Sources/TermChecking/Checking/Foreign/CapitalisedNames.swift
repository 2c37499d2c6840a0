import LanguageText

/// Tells from all documents of a run which words of the source, with a capital, are names there: of a
/// component, a page, a class.
///
/// Inside a sentence the capital tells them, and the words are doubtful notes; at the beginning of one, or
/// alone in a heading or an item, nothing does. What the drafts of a language keep as a name in several
/// places, and mostly there, is one everywhere.
struct CapitalisedNames {
  private struct Word: Hashable {
    /// The matching key of the language of the drafts.
    let language: String
    let text: String

    /// A single word with a capital that is left as it is; nil for other findings.
    init?(_ finding: Finding) {
      guard finding.rule == UntranslatedTerm.about.id, !finding.isSuppressed,
        let first = finding.match.unicodeScalars.first, first.isCapital,
        finding.match.unicodeScalars.contains(where: \.isSmall)
      else { return nil }
      language = finding.language.matchingKey
      text = finding.match
    }
  }

  /// Where a word stands: in so many places as what may be a name, in so many as what is none.
  private struct Places {
    var named = 0
    var told = 0
    var documents: Set<Int> = []
  }

  /// The least places, and documents, in which a name stands as one.
  private static let leastPlaces = 4
  private static let leastDocuments = 2
  /// How many times as many they are at least as those in which nothing tells.
  private static let share = 1.5

  /// What is a name somewhere and may be a word elsewhere.
  private let names: Set<Word>

  /// Whether a finding is of a word that is a name in other places.
  func contains(_ finding: Finding) -> Bool {
    guard !names.isEmpty, let word = Word(finding) else { return false }
    return names.contains(word)
  }

  /// Looks for names in what is reported of the words that are left in the drafts of a run.
  ///
  /// - Complexity: O(findings).
  init(_ results: [CheckResult]) {
    var places: [Word: Places] = [:]
    for document in results.indices {
      for index in results[document].findings.indices
      where results[document].findings[index].rule == UntranslatedTerm.about.id {
        let finding = results[document].findings[index]
        guard !finding.suggestions.isEmpty, let word = Word(finding) else { continue }
        if finding.isDoubtful {
          places[word, default: Places()].named += 1
          places[word, default: Places()].documents.insert(document)
        } else {
          places[word, default: Places()].told += 1 + finding.related.count
        }
      }
    }
    names = Set(
      places.filter { _, places in
        places.told > 0 && places.named >= Self.leastPlaces
          && places.documents.count >= Self.leastDocuments
          && Double(places.named) >= Self.share * Double(places.told)
      }.keys)
  }

  /// Makes doubtful notes of the reports of words that are names elsewhere.
  ///
  /// - Complexity: O(findings).
  func lower(in results: inout [CheckResult]) {
    guard !names.isEmpty else { return }
    for document in results.indices {
      for index in results[document].findings.indices {
        let finding = results[document].findings[index]
        guard !finding.isDoubtful, !finding.suggestions.isEmpty, contains(finding) else {
          continue
        }
        results[document].findings[index].lower(to: 0.5)
        results[document].findings[index].message += "; it seems to be a name elsewhere"
      }
    }
  }
}
