import LanguageText

/// Tells parts that a language leaves in many documents by one report instead of one for each.
///
/// They are captions, what is said of a picture and only shown where it can't be, and values of the front matter.
enum KeptParts {
  /// How many documents with such parts are told one by one.
  private static let mostDocuments = 8

  /// Makes doubtful notes of the reports of such parts of a language that has them in many documents, but for the
  /// first, which tells in how many.
  ///
  /// The files, if any, are those of the results.
  ///
  /// - Complexity: O(findings).
  static func judge(_ results: inout [CheckResult], files: [CheckedFile]) {
    for part in [UntranslatedTerm.captions, [UntranslatedTerm.frontMatter]] {
      judge(part, &results, files)
    }
  }

  private static func judge(
    _ part: [String], _ results: inout [CheckResult], _ files: [CheckedFile]
  ) {
    var places: [String: [(document: Int, finding: Int)]] = [:]
    for document in results.indices {
      for (index, finding) in results[document].findings.enumerated()
      where finding.rule == UntranslatedTerm.about.id && !finding.isDoubtful
        && !finding.isSuppressed && part.contains(where: finding.message.holdsBytes)
      {
        places[finding.language.matchingKey, default: []].append((document, index))
      }
    }
    for members in places.values {
      let documents = Set(members.map(\.document)).count
      guard documents > mostDocuments, let first = members.first else { continue }
      let others = members.dropFirst().map { results[$0.document].findings[$0.finding] }
      for (document, index) in members.dropFirst() {
        results[document].findings[index].lower(to: Finding.confidenceOfDoubtfulNotes)
        results[document].findings[index].message += "; so are others of this language"
      }
      results[first.document].findings[first.finding].message +=
        "; so are \(others.count) others in \(documents) documents"
      results[first.document].findings[first.finding].related += zip(
        members.dropFirst(), others
      ).prefix(RenderingHabits.mostPlaces).compactMap { place, finding in
        RelatedPlace(finding, in: place.document, of: files)
      }
    }
  }
}
