import LanguageText

/// What a finding is about, which hardly ever changes: copies of the finding share it.
final class FindingSubject: Hashable, Sendable {
  /// What a finding says of its subject: see the members of ``Finding``.
  struct Values: Hashable, Sendable {
    var rule: String
    var concept: String?
    var language: LanguageTag
    var match: String
    var suggestions: [Suggestion]
    var source: SourceReference?
    var related: [RelatedPlace]
  }

  /// What it is.
  let values: Values

  /// Makes a subject.
  init(_ values: Values) { self.values = values }

  /// Another subject that is the same but for a change.
  func changed(_ change: (inout Values) -> Void) -> FindingSubject {
    var values = values
    change(&values)
    return FindingSubject(values)
  }

  static func == (left: FindingSubject, right: FindingSubject) -> Bool {
    left === right || left.values == right.values
  }

  func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
