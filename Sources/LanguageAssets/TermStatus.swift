/// What a termbase says about the use of a term.
package enum TermStatus: String, Hashable, Sendable, CaseIterable {
  /// The term to use.
  case preferred
  /// A synonym that is accepted beside the preferred term.
  case admitted
  /// A term that must not be used.
  case forbidden
  /// A term that was accepted once and must no longer be used; checked like ``forbidden``.
  case deprecated
  /// Found by extraction, accepted by nobody yet.
  case proposed
  /// A name that stays as it is in every language.
  case doNotTranslate

  /// Whether a draft may use the term.
  package var isApproved: Bool {
    switch self {
    case .preferred, .admitted, .proposed, .doNotTranslate: true
    case .forbidden, .deprecated: false
    }
  }
}
