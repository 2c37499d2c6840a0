import LanguageText

/// Tells, from all documents of a run together, what the drafts write where a term is missing.
///
/// A sentence may do without a term that its source has: a pronoun, a verb, nothing at all. Where a
/// set of documents names a concept often enough, a missing term is an error only if the sentence
/// has words that stand in other such sentences too and hardly where the concept is named: another
/// name for it. The rest are notes.
enum RenderingHabits {
  /// The least passages with a concept that tell anything about the habits of its translators.
  static let leastPassages = 8
  /// The least sentences without the term in which another name stands.
  static let leastRivals = 3

  /// Lowers the confidence of missing terms that nothing else stands for, and names what stands
  /// for the others.
  ///
  /// - Complexity: O(length of the sentences with a concept that is missing somewhere).
  static func judge(_ results: inout [CheckResult]) {
    var groups: [Subject: [(document: Int, rendering: TermRendering)]] = [:]
    for document in results.indices {
      for rendering in results[document].renderings {
        groups[Subject(rendering), default: []].append((document, rendering))
      }
    }
    for members in groups.values where members.count >= leastPassages {
      let missing = members.filter { !$0.rendering.isNamed }
      guard !missing.isEmpty else { continue }
      let rivals = RivalWords(
        missing: missing.map(\.rendering.text),
        named: members.filter(\.rendering.isNamed).map(\.rendering.text),
        language: missing[0].rendering.language)
      for (document, rendering) in missing {
        guard let place = rendering.place else { continue }
        results[document].revise(rendering.concept, at: place, rivals.rival(in: rendering.text))
      }
    }
  }

  private struct Subject: Hashable {
    let concept: String
    let language: String

    init(_ rendering: TermRendering) {
      concept = rendering.concept
      language = rendering.language.matchingKey
    }
  }
}

extension CheckResult {
  /// Completes the report of a missing term by what stands for it; nil lowers it to a note.
  ///
  /// - Complexity: O(log findings), and the findings at the place.
  fileprivate mutating func revise(_ concept: String, at place: Int, _ rival: String?) {
    guard let index = missingTerm(concept, at: place) else { return }
    guard let rival else {
      findings[index].confidence = min(findings[index].confidence, 0.5)
      findings[index].severity = min(
        findings[index].severity, .cap(for: findings[index].confidence))
      return
    }
    findings[index].message += "; “\(rival)” seems to stand for it"
  }

  /// The index of the report of a missing term; the findings are still in order of position.
  private func missingTerm(_ concept: String, at place: Int) -> Int? {
    var low = 0
    var high = findings.count
    while low < high {
      let middle = (low + high) / 2
      if findings[middle].range.lowerBound < place { low = middle + 1 } else { high = middle }
    }
    while low < findings.count, findings[low].range.lowerBound == place {
      if findings[low].rule == MissingTerm.about.id, findings[low].concept == concept { return low }
      low += 1
    }
    return nil
  }
}
