import LanguageText

/// Tells, from all documents of a run together, which forbidden words mostly stand for something else there.
enum OtherSenses {
  private struct Word: Hashable {
    let language: String
    let concept: String?
  }

  /// How many such places are in sight whatever the others say.
  private static let mostPlaces = 3

  /// Leaves one note of a word that stands mostly where the source does not name its concept, and makes doubtful notes of
  /// the others.
  ///
  /// - Complexity: O(findings).
  static func judge(_ results: inout [CheckResult]) {
    var words: [Word: (named: Int, unnamed: [(document: Int, finding: Int)])] = [:]
    for document in results.indices {
      for (index, finding) in results[document].findings.enumerated()
      where finding.rule == ForbiddenTerm.about.id && !finding.isSuppressed {
        let word = Word(language: finding.language.matchingKey, concept: finding.concept)
        if finding.isOfOtherSense {
          words[word, default: (0, [])].unnamed.append((document, index))
        } else {
          words[word, default: (0, [])].named += 1
        }
      }
    }
    for (named, unnamed) in words.values where unnamed.count > max(mostPlaces, named) {
      for (document, index) in unnamed.dropFirst() {
        results[document].findings[index].lower(to: Finding.confidenceOfDoubtfulNotes)
      }
      let first = unnamed[0]
      results[first.document].findings[first.finding].message += "; so in \(unnamed.count) places"
    }
  }
}

extension Finding {
  /// Whether a forbidden word may have another sense, which a note says.
  fileprivate var isOfOtherSense: Bool {
    severity == .note && confidence == Finding.confidenceOfLikelyNotes
  }
}
