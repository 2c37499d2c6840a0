/// Why a file cannot be read as XML.
package struct XMLError: Error, Hashable, Sendable {
  /// Where reading stopped.
  package let position: XMLPosition
  /// What is wrong, in words, without the position.
  package let reason: String
  /// What to do about it; nil when the reason says it all.
  package let hint: String?

  /// Makes an error.
  package init(at position: XMLPosition, _ reason: String, hint: String? = nil) {
    self.position = position
    self.reason = reason
    self.hint = hint
  }
}

/// A fault that other XML readers may refuse, and that this one reads past.
package struct XMLWarning: Hashable, Sendable {
  /// Where it is.
  package let position: XMLPosition
  /// What is wrong, in words, without the position.
  package let reason: String
}
