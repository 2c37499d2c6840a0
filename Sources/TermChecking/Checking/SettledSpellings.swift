import LanguageText

/// Tells spellings of a term that many documents have: one report says so instead of one for each document.
enum SettledSpellings {
  private struct Term: Hashable {
    let language: String
    let concept: String?
  }

  /// How many documents are told one by one.
  private static let mostDocuments = 8

  /// Makes doubtful notes of the reports that a term is spelt in another way where many documents spell it
  /// so, but for those of the first, which tells how many they are.
  ///
  /// - Complexity: O(findings).
  static func judge(_ results: inout [CheckResult], files: [CheckedFile]) {
    var places: [Term: [(document: Int, finding: Int)]] = [:]
    for document in results.indices {
      for (index, finding) in results[document].findings.enumerated()
      where finding.rule == SpellingVariant.about.id && !finding.isDoubtful {
        let term = Term(language: finding.language.matchingKey, concept: finding.concept)
        places[term, default: []].append((document, index))
      }
    }
    for members in places.values {
      let documents = Set(members.map(\.document)).count
      guard documents > mostDocuments, let first = members.first else { continue }
      let others = members.filter { $0.document != first.document }
      for (document, index) in others {
        results[document].findings[index].lower(to: Finding.confidenceOfDoubtfulNotes)
      }
      var seen: Set<Int> = []
      let examples = others.filter { seen.insert($0.document).inserted }
        .prefix(RenderingHabits.mostPlaces)
      var finding = results[first.document].findings[first.finding]
      finding.message +=
        "; \(documents - 1) other documents spell it so, too: the glossary might admit it"
      finding.related += examples.compactMap { document, index in
        RelatedPlace(results[document].findings[index], in: document, of: files)
      }
      results[first.document].findings[first.finding] = finding
    }
  }
}
