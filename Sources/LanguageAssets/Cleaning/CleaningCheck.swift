/// Something that makes a unit of a memory useless or harmful.
package enum CleaningCheck: String, Hashable, Sendable, CaseIterable {
  /// All its texts stand in an earlier unit.
  case duplicate
  /// It has fewer than two texts.
  case untranslated
  /// A translation is the source, and that is prose.
  case sameAsSource = "same-as-source"
  /// A text is in another language than it says.
  case wrongLanguage = "wrong-language"
  /// A text is in another script than its language has; simplified Chinese as traditional.
  case wrongScript = "wrong-script"
  /// A translation has other inline codes, tags or placeholders than the source.
  case tagMismatch = "tag-mismatch"
  /// A translation has other numbers than the source.
  case numberMismatch = "number-mismatch"
  /// A translation is far longer or shorter than the memory's others.
  case length
  /// A text has control characters, or signs of a wrong encoding.
  case controlCharacters = "control-characters"
  /// A text has an e-mail address, a phone number, a key, an account or card number.
  case privateData = "private-data"

  /// What it looks for, for people.
  package var summary: String {
    switch self {
    case .duplicate: "all texts stand in an earlier unit"
    case .untranslated: "fewer than two texts"
    case .sameAsSource: "a translation that is the source"
    case .wrongLanguage: "a text in another language than it says"
    case .wrongScript: "a text in another script than its language has"
    case .tagMismatch: "other inline codes, tags or placeholders than the source"
    case .numberMismatch: "other numbers than the source"
    case .length: "a translation far longer or shorter than the others"
    case .controlCharacters: "control characters, or signs of a wrong encoding"
    case .privateData: "e-mail addresses, phone numbers, keys, account numbers"
    }
  }
}

/// Why a variant of a unit, or all of it, should go.
package struct CleaningFinding: Hashable, Sendable {
  /// The check.
  package let check: CleaningCheck
  /// The variant, as an index; nil for the whole unit.
  package let variant: Int?
  /// What was found, for people.
  package let detail: String

  /// Makes a finding.
  init(_ check: CleaningCheck, variant: Int?, _ detail: String) {
    self.check = check
    self.variant = variant
    self.detail = detail
  }
}
