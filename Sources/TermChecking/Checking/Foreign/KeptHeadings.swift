import LanguageText

/// Tells languages whose translators leave most headings as the source has them, so that what links to these by their
/// words still works: one report says so instead of one for each.
enum KeptHeadings {
  /// The least headings that are left, in how many documents, and how many times as many they are as those that are
  /// translated.
  private static let (leastHeadings, leastDocuments, share) = (20, 4, 2)

  /// Makes notes of the reports on nothing but headings and entries of tables of contents where a language leaves most of
  /// them, the first of which tells how many they are.
  ///
  /// - Complexity: O(n) in the number of headings and findings.
  static func judge(_ results: inout [CheckResult], files: [CheckedFile]) {
    guard files.count == results.count else { return }
    let translated = results.indices.filter { document in
      results[document].labels.contains { $0.kind == .heading }
        && !results[document].findings.contains {
          $0.rule == UntranslatedTerm.about.id
            && $0.message.hasPrefix(UntranslatedTerm.mostOfDocument)
        }
    }
    let languages = Dictionary(grouping: translated) { files[$0].language.matchingKey }
    for (_, documents) in languages.sorted(by: { $0.key < $1.key }) {
      judge(documents, in: &results)
    }
  }

  private static func judge(_ documents: [Int], in results: inout [CheckResult]) {
    var (left, all) = (0, 0)
    var places: [Int: [Range<Int>]] = [:]
    for document in documents {
      for label in results[document].labels where label.kind == .heading {
        all += 1
        guard let finding = label.finding else { continue }
        left += 1
        places[document, default: []].append(finding.range)
      }
    }
    guard left >= leastHeadings, left >= (all - left) * share, places.count >= leastDocuments else {
      return
    }
    var isFirst = true
    for (document, headings) in places.sorted(by: { $0.key < $1.key }) {
      let headings = RangeIndex(headings)
      for index in results[document].findings.indices
      where isOnHeadings(results[document].findings[index], headings) {
        if isFirst {
          results[document].findings[index].makeLikelyNote()
          results[document].findings[index].message +=
            "; so are \(left) of \(all) headings of this language, entries of tables of contents counted"
        } else {
          results[document].findings[index].lower(to: Finding.confidenceOfDoubtfulNotes)
          results[document].findings[index].message += "; so are most headings of this language"
        }
        isFirst = false
      }
    }
  }

  /// Whether a finding tells of something that is left in headings alone.
  private static func isOnHeadings(_ finding: Finding, _ headings: RangeIndex) -> Bool {
    finding.rule == UntranslatedTerm.about.id && finding.severity > .note
      && headings.overlaps(finding.range)
      && finding.related.allSatisfy { $0.path != nil || headings.overlaps($0.range) }
  }
}
