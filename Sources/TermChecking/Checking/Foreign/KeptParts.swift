import LanguageText

/// Tells parts that a language leaves in many documents by one report instead of one for each.
///
/// They are captions, what is said of a picture and only shown where it can't be, values of the front matter, headings
/// that many pages have, and other labels that are left wherever they stand.
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
    // Most findings are others', and are not looked at again.
    let places = results.indices.flatMap { document in
      results[document].findings.indices.filter {
        results[document].findings[$0].rule == UntranslatedTerm.about.id
          && !results[document].findings[$0].isSuppressed
      }.map { Place(document: document, finding: $0) }
    }
    guard !places.isEmpty else { return }
    for part in [UntranslatedTerm.captions, [UntranslatedTerm.frontMatter]] {
      judge(part, at: places, &results, files)
    }
    // Headings differ, but for those that many pages have.
    judge([UntranslatedTerm.heading], at: places, &results, files) { $0.match }
    judgeLabels(at: places, &results)
  }

  /// Where a finding stands: the index of its document, and its own there.
  private struct Place {
    let document: Int
    let finding: Int
  }

  /// What is left in a sentence of a language, told by its fingerprint.
  private struct Label: Hashable {
    let language: String
    let fingerprint: String
  }

  /// The least documents that leave a label before it may be a custom, and how many times as many they are as those
  /// that translate it.
  private static let (leastDocuments, share) = (4, 9)

  /// Makes doubtful notes of the reports of a sentence that many documents of a language leave and hardly any
  /// translates, but for the first.
  private static func judgeLabels(at places: [Place], _ results: inout [CheckResult]) {
    var labels: [Label: [Place]] = [:]
    var users: [Label: Set<Int>] = [:]
    for place in places {
      let finding = results[place.document].findings[place.finding]
      // Whole paragraphs have nothing to write instead, and are told otherwise.
      guard !finding.suggestions.isEmpty else { continue }
      let label = Label(language: finding.language.matchingKey, fingerprint: finding.fingerprint)
      users[label, default: []].insert(place.document)
      if !finding.isDoubtful { labels[label, default: []].append(place) }
    }
    for (label, members) in labels where members.count > 1 {
      let left = users[label]?.count ?? 0
      guard left >= leastDocuments, let first = members.first else { continue }
      let text = results[first.document].findings[first.finding].match
      let translators = results.count {
        $0.renderings.first?.language.matchingKey == label.language && $0.hasTranslation(of: text)
      }
      guard left >= share * translators else { continue }
      for place in members.dropFirst() {
        results[place.document].findings[place.finding]
          .lower(to: Finding.confidenceOfDoubtfulNotes)
        results[place.document].findings[place.finding].message +=
          "; so it is in \(left.counted("document"))"
      }
      results[first.document].findings[first.finding].lower(to: confidenceOfLabels)
      results[first.document].findings[first.finding].message +=
        "; so it is in \(left.counted("document"))"
    }
  }

  /// How sure it is that a label that all pages leave should be translated.
  private static let confidenceOfLabels = 0.75

  private static func judge(
    _ part: [String], at places: [Place], _ results: inout [CheckResult], _ files: [CheckedFile],
    by text: (Finding) -> String = { _ in "" }
  ) {
    var parts: [[String]: [Place]] = [:]
    for place in places {
      let finding = results[place.document].findings[place.finding]
      if !finding.isDoubtful, part.contains(where: finding.message.holdsBytes) {
        parts[[finding.language.matchingKey, text(finding)], default: []].append(place)
      }
    }
    for members in parts.values {
      let documents = Set(members.map(\.document)).count
      guard documents > mostDocuments, let first = members.first else { continue }
      let others = members.dropFirst().map { results[$0.document].findings[$0.finding] }
      for place in members.dropFirst() {
        results[place.document].findings[place.finding]
          .lower(to: Finding.confidenceOfDoubtfulNotes)
        results[place.document].findings[place.finding].message +=
          "; so are others of this language"
      }
      results[first.document].findings[first.finding].message +=
        "; so are \(others.count) others in \(documents.counted("document"))"
      results[first.document].findings[first.finding].related += zip(
        members.dropFirst(), others
      ).prefix(RenderingHabits.mostPlaces).compactMap { place, finding in
        RelatedPlace(finding, in: place.document, of: files)
      }
    }
  }
}

extension CheckResult {
  /// Whether the draft has a term where the source has nothing but a text.
  fileprivate func hasTranslation(of text: String) -> Bool {
    sentences.contains { $0.source == text && $0.draft.contains(TranslatedSentence.gap) }
  }
}
