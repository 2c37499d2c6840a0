@testable import TermChecking

/// What a finding asks of who reads it, finer than its severity.
enum Weight: String {
  /// A note that a terminal only counts.
  case doubtful
  /// A note that is most likely right.
  case likely
  case warning
  case error
}

extension Finding {
  /// What the finding asks of who reads it.
  var weight: Weight {
    switch severity {
    case .note: isDoubtful ? .doubtful : .likely
    case .warning: .warning
    case .error: .error
    }
  }
}
