import LanguageText

/// Tells captions that a language leaves in many documents, most often what is said of a picture and only shown where
/// it can't be: one report says so instead of one for each.
enum KeptCaptions {
  /// How many documents with such captions are told one by one.
  private static let mostDocuments = 8

  /// Makes doubtful notes of the reports of captions of a language that has them in many documents, but for the
  /// first, which tells in how many.
  ///
  /// The files, if any, are those of the results.
  ///
  /// - Complexity: O(findings).
  static func judge(_ results: inout [CheckResult], files: [CheckedFile]) {
    var places: [String: [(document: Int, finding: Int)]] = [:]
    for document in results.indices {
      for (index, finding) in results[document].findings.enumerated()
      where finding.rule == UntranslatedTerm.about.id && !finding.isDoubtful
        && !finding.isSuppressed && finding.message.hasPrefix(UntranslatedTerm.caption)
      {
        places[finding.language.matchingKey, default: []].append((document, index))
      }
    }
    for captions in places.values {
      let documents = Set(captions.map(\.document)).count
      guard documents > mostDocuments, let first = captions.first else { continue }
      let others = captions.dropFirst().map { results[$0.document].findings[$0.finding] }
      for (document, index) in captions.dropFirst() {
        results[document].findings[index].lower(to: Finding.confidenceOfDoubtfulNotes)
        results[document].findings[index].message += "; so are others of this language"
      }
      results[first.document].findings[first.finding].message +=
        "; so are \(others.count) others in \(documents) documents"
      results[first.document].findings[first.finding].related += zip(
        captions.dropFirst(), others
      ).prefix(RenderingHabits.mostPlaces).compactMap { place, finding in
        RelatedPlace(finding, in: place.document, of: files)
      }
    }
  }
}
