import LanguageText

/// Tells headings and cells that a document leaves as its source has them and the other documents of its language
/// translate: *Returns*, *See also*, *Yes*, which no glossary need have.
enum LeftLabels {
  /// The least documents that translate a heading.
  private static let leastDocuments = 4

  /// How many times as many documents translate a label as leave it; in Latin letters languages share words.
  private static func share(in language: LanguageTag) -> Int {
    language.likelyScript == "Latn" ? 3 : 2
  }

  /// How many documents with the same heading are told one by one.
  private static let mostDocuments = 3
  /// How many places of a report on several documents are listed.
  private static let mostPlaces = 5

  private struct Label: Hashable, Comparable {
    let language: String
    let text: String
    let isCell: Bool

    static func < (first: Label, second: Label) -> Bool {
      (first.language, first.text, first.isCell ? 1 : 0)
        < (second.language, second.text, second.isCell ? 1 : 0)
    }
  }

  private struct Usage {
    /// The documents that translate it, by their translation.
    var translated: [String: Set<Int>] = [:]
    /// Where it is left.
    var left: [(document: Int, finding: Finding, count: Int)] = []
  }

  /// Reports such labels, once where more than a few documents leave them, but for what is told already.
  ///
  /// - Complexity: O(n log n) in the number of headings and cells.
  static func judge(_ results: inout [CheckResult], files: [CheckedFile]) {
    guard files.count == results.count else { return }
    var usages: [Label: Usage] = [:]
    for document in results.indices {
      for rendering in results[document].labels where rendering.kind != .string {
        let label = Label(
          language: files[document].language.matchingKey, text: rendering.source,
          isCell: rendering.kind == .cell)
        if let finding = rendering.finding {
          usages[label, default: Usage()].left.append((document, finding, rendering.count))
        } else {
          usages[label, default: Usage()].translated[rendering.draft, default: []]
            .insert(document)
        }
      }
    }
    for (label, usage) in usages.sorted(by: { $0.key < $1.key }) where !usage.left.isEmpty {
      report(usage, isCell: label.isCell, in: &results, files)
    }
  }

  private static func report(
    _ usage: Usage, isCell: Bool, in results: inout [CheckResult], _ files: [CheckedFile]
  ) {
    let translated = usage.translated.values.reduce(into: Set<Int>()) { $0.formUnion($1) }
    let leaving = Set(usage.left.map(\.document))
    guard let language = usage.left.first?.finding.language,
      translated.count >= leastDocuments,
      translated.count >= leaving.count * share(in: language),
      let usual = usage.translated.max(by: { ($0.value.count, $1.key) < ($1.value.count, $0.key) })
    else { return }
    let isUsual = usual.value.count * 2 > translated.count
    // What a cell says in several ways may be a name in one of them.
    guard isUsual || !isCell else { return }
    let untold = usage.left.filter { !isTold($0.finding, in: results[$0.document]) }
    guard let first = untold.first else { return }
    let name =
      isUsual
      ? "it is “\(usual.key)” in \(usual.value.count) other documents"
      : "\(translated.count) other documents translate it"
    let isOne = untold.count > mostDocuments
    for (document, finding, count) in isOne ? [first] : untold {
      var finding = finding
      finding.message =
        "the \(isCell ? "cell" : "heading") “\(finding.match)” is left untranslated here"
      if count > 1 { finding.message += ", \(count) times" }
      finding.message += "; " + name
      if isOne {
        finding.message += "; so it is in \(Set(untold.map(\.document)).count.counted("document"))"
        finding.related = untold.dropFirst().prefix(mostPlaces).compactMap {
          RelatedPlace($0.finding, in: $0.document, of: files)
        }
      }
      results[document].insert(finding)
    }
  }

  /// Whether a document is told of the place of a label already, or to be left as a whole.
  static func isTold(_ label: Finding, in result: CheckResult) -> Bool {
    result.findings.contains { finding in
      guard finding.rule == UntranslatedTerm.about.id else { return false }
      return finding.message.hasPrefix(UntranslatedTerm.mostOfDocument)
        || label.range.contains(finding.range.lowerBound) && finding.severity > .note
        || finding.related.contains {
          $0.path == nil && label.range.contains($0.range.lowerBound)
        }
    }
  }
}
