import LanguageText

/// What becomes of the reports of missing terms in the drafts of a run.
///
/// New reports are put in their places all at once, since a draft may have thousands.
struct MissingTermReports {
  private struct Place: Hashable {
    let document: Int
    let offset: Int
    let concept: String?
  }

  private var added: [Finding] = []
  private var indices: [Place: Int] = [:]
  private var documents: [Int] = []

  /// Lowers the confidence of the report of a missing term in a document, if there is one, to what is given
  /// and its severity to that of the finding, and takes over what it says; makes it a note by default.
  mutating func lower(
    _ finding: Finding, in document: Int, to confidence: Double = 0.5,
    in results: inout [CheckResult]
  ) {
    if let index = results[document].missingTerm(finding) {
      results[document].findings[index].lower(to: confidence, as: finding)
    } else if let index = indices[place(of: finding, in: document)] {
      added[index].lower(to: confidence, as: finding)
    }
  }

  /// Puts the report of a missing term in place of what was known of it before, or adds it.
  mutating func replace(
    by finding: Finding, in document: Int, in results: inout [CheckResult]
  ) {
    if let index = results[document].missingTerm(finding) {
      results[document].findings[index] = finding
      return
    }
    let place = place(of: finding, in: document)
    if let index = indices[place] {
      added[index] = finding
    } else {
      indices[place] = added.count
      added.append(finding)
      documents.append(document)
    }
  }

  /// Puts the new reports in their places.
  ///
  /// - Complexity: O(n log n) in the number of findings of the documents that get some.
  mutating func insert(into results: inout [CheckResult]) {
    for (document, indices) in Dictionary(grouping: added.indices, by: { documents[$0] }) {
      results[document].insert(indices.map { added[$0] })
    }
    self = MissingTermReports()
  }

  private func place(of finding: Finding, in document: Int) -> Place {
    Place(document: document, offset: finding.range.lowerBound, concept: finding.concept)
  }
}

extension Finding {
  /// Lowers the confidence, and the severity with it.
  package mutating func lower(to most: Double) {
    confidence = min(confidence, most)
    severity = min(severity, .cap(for: confidence))
  }

  /// Makes a note of a finding that is likely right all the same.
  package mutating func makeLikelyNote() {
    lower(to: Finding.confidenceOfLikelyNotes)
    severity = .note
  }

  /// Lowers the confidence, the severity to that of another finding at most, and says what that does.
  fileprivate mutating func lower(to most: Double, as other: Finding) {
    message = other.message
    severity = min(severity, other.severity)
    lower(to: most)
  }
}

extension CheckResult {
  /// Makes warnings of the errors about missing terms, when the draft is in a language.
  mutating func capMissingTerms(in language: String) {
    for index in findings.indices
    where findings[index].rule == MissingTerm.about.id
      && findings[index].language.matchingKey == language
    {
      findings[index].lower(to: 0.75)
    }
  }

  /// The index of the report of a missing term.
  ///
  /// - Complexity: O(log findings), and the findings at the place; they are in order of position.
  fileprivate func missingTerm(_ wanted: Finding) -> Int? {
    let place = wanted.range.lowerBound
    var low = 0
    var high = findings.count
    while low < high {
      let middle = (low + high) / 2
      if findings[middle].range.lowerBound < place { low = middle + 1 } else { high = middle }
    }
    while low < findings.count, findings[low].range.lowerBound == place {
      if findings[low].rule == MissingTerm.about.id, findings[low].concept == wanted.concept {
        return low
      }
      low += 1
    }
    return nil
  }
}
