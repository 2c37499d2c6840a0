/// How much a finding weighs.
package enum Severity: String, Hashable, Sendable, CaseIterable {
  /// Wrong: the run fails by default.
  case error
  /// Probably wrong, or wrong by a convention.
  case warning
  /// Worth knowing.
  case note
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
