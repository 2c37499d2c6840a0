/// How much a finding weighs.
package enum Severity: String, Hashable, Sendable, CaseIterable {
  /// Wrong: the run fails by default.
  case error
  /// Probably wrong, or wrong by a convention.
  case warning
  /// Worth knowing.
  case note
}

extension Severity {
  /// The most that a finding may weigh when the checker is this sure of it, 0…1.
  ///
  /// What a heuristic suspects must not stop a build: under 0.8 it is a warning at most, under 0.55
  /// a note.
  static func cap(for confidence: Double) -> Severity {
    confidence >= 0.8 ? .error : confidence >= leastOfWarnings ? .warning : .note
  }

  fileprivate static let leastOfWarnings = 0.55
}

extension Finding {
  /// How sure a note is that is most likely right, but must not stop a build even as a warning.
  package static let confidenceOfLikelyNotes = 0.6
  /// How sure a note is that may well be wrong.
  static let confidenceOfDoubtfulNotes = 0.5

  /// Whether the finding is a note of which the checker is not sure.
  ///
  /// Most sentences that do without a term have good reasons, most words of the source that are left in a
  /// sentence are names, and most of what extraction links with a name is another word; a spelling is doubtful
  /// where another finding has told it, and of words that no glossary has those are in sight that recur most. Notes of other rules are few, and mostly right.
  package var isDoubtful: Bool {
    severity == .note && confidence < Severity.leastOfWarnings && Self.doubtful.contains(rule)
  }

  private static let doubtful: Set<String> = [
    MissingTerm.about.id, InconsistentTerm.about.id, UntranslatedTerm.about.id,
    InconsistentSegment.about.id, SpellingVariant.about.id, UnknownTerm.about.id,
    ForbiddenTerm.about.id, DoNotTranslate.about.id,
  ]
}

extension Severity: Comparable {
  /// Whether the first weighs less than the second; `note` is the least.
  package static func < (left: Severity, right: Severity) -> Bool { left.weight < right.weight }

  private var weight: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
