import Synchronization

/// Replacements that were worked out already: a forbidden word comes back, and each form of it asks for
/// the paradigms of both terms.
final class ReplacementMemo: Sendable {
  private let known = Mutex<[[UInt8]: Suggestion]>([:])

  /// What is known for some texts, or what the closure gives for them.
  func suggestion(for texts: [String], otherwise make: () -> Suggestion) -> Suggestion {
    // Bytes are compared faster than strings, and no text holds a NUL.
    let key = Array(texts.joined(separator: "\u{0}").utf8)
    if let suggestion = known.withLock({ $0[key] }) { return suggestion }
    let suggestion = make()
    known.withLock { $0[key] = suggestion }
    return suggestion
  }
}
