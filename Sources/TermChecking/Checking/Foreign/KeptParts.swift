import LanguageText

/// Tells parts that a language leaves in many documents by one report instead of one for each.
///
/// They are captions, what is said of a picture and only shown where it can't be, values of the front matter, and
/// headings and other labels that are left wherever they stand.
enum KeptParts {
  /// How many documents with such parts are told one by one.
  private static let mostDocuments = 4

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
    judgeLabels(&results)
  }

  /// A segment that is left, in a language.
  private struct Label: Hashable {
    let language: String
    let text: String
  }

  /// The least documents that leave a label before it may be a custom, of ten of those that have it at least nine.
  private static let leastDocuments = 4

  /// Makes doubtful notes of the reports of a label that nearly all documents of a language leave, but for the first.
  private static func judgeLabels(_ results: inout [CheckResult]) {
    var places: [Label: [(document: Int, finding: Int)]] = [:]
    for document in results.indices {
      for (index, finding) in results[document].findings.enumerated()
      where finding.rule == UntranslatedTerm.about.id && !finding.isDoubtful
        && !finding.isSuppressed && finding.source?.text == finding.match
      {
        let label = Label(language: finding.language.matchingKey, text: finding.match)
        places[label, default: []].append((document, index))
      }
    }
    places = places.filter { Set($0.value.map(\.document)).count > 1 }
    guard !places.isEmpty else { return }
    let counts = counts(of: Set(places.keys), in: results)
    for (label, members) in places {
      let (left, all) = counts[label] ?? (0, 0)
      guard left >= leastDocuments, left * 10 >= all * 9, let first = members.first else {
        continue
      }
      for (document, index) in members.dropFirst() {
        results[document].findings[index].lower(to: Finding.confidenceOfDoubtfulNotes)
        results[document].findings[index].message += "; so are others of this language"
      }
      results[first.document].findings[first.finding].lower(to: confidenceOfLabels)
      results[first.document].findings[first.finding].message +=
        "; it is left in \(left) of \(all) documents that have it"
    }
  }

  /// In how many documents labels stand, and in how many they are left wherever they do.
  private static func counts(
    of labels: Set<Label>, in results: [CheckResult]
  ) -> [Label: (left: Int, all: Int)] {
    var counts: [Label: (left: Int, all: Int)] = [:]
    for result in results {
      guard let language = result.renderings.first?.language.matchingKey else { continue }
      var isLeft: [Label: Bool] = [:]
      for sentence in result.sentences {
        let label = Label(language: language, text: sentence.source)
        guard labels.contains(label) else { continue }
        isLeft[label] = isLeft[label, default: true] && sentence.draft == sentence.source
      }
      for (label, isLeft) in isLeft {
        counts[label, default: (0, 0)].all += 1
        if isLeft { counts[label, default: (0, 0)].left += 1 }
      }
    }
    return counts
  }

  /// How sure it is that a label that all pages leave should be translated.
  private static let confidenceOfLabels = 0.75

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
