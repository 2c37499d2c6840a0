internal import LanguageAssets

/// A note that holds what TBX-Basic has no data category for: `isogloss forms: …`.
///
/// TBX-Basic allows no categories of one's own, but notes at every level, so such a file stays
/// valid and readable for people and for other tools. A remark that looks like a marker itself is
/// written as a marker of kind ``Kind/note``.
struct TBXMarker: Hashable {
  /// What a marker holds.
  enum Kind: String {
    /// A status that `administrativeStatus` cannot tell apart.
    case status
    /// A ``FormList`` of accepted and removed forms.
    case forms
    /// A ``FormList`` of longer words that contain the term.
    case blockers
    /// Whether only the exact text is the term; `true`.
    case exact
    /// A part of speech, gender or location outside TBX-Basic's picklists.
    case partOfSpeech, gender, location
    /// The identifier of a concept or a term where it is no XML name, or not the first of its kind.
    case id
    /// An ``EscapedElement`` that the file has no other place for.
    case element
    /// A definition in a language without terms, after its tag: `definition: fr Bouton …`.
    case definition
    /// A remark that begins like a marker.
    case note
  }

  /// What the marker holds.
  let kind: Kind
  /// The value.
  let value: String

  private static let prefix = "isogloss "

  /// Makes a marker.
  init(_ kind: Kind, _ value: String) {
    self.kind = kind
    self.value = value
  }

  /// Reads a marker; nil when a note is an ordinary remark.
  init?(parsing note: String) {
    guard note.hasPrefix(Self.prefix), let colon = note.firstIndex(of: ":"),
      let kind = Kind(
        rawValue: String(note[..<colon].dropFirst(Self.prefix.count)))
    else { return nil }
    self.kind = kind
    value = note[colon...].dropFirst().trimmed
  }

  /// A marker that holds an element which the file has no other place for.
  static func escaping(_ element: CarriedElement) -> TBXMarker {
    TBXMarker(.element, EscapedElement.text(of: element))
  }

  /// The marker as the text of a note.
  var text: String { "\(Self.prefix)\(kind.rawValue): \(value)" }

  /// A remark as the text of a note.
  static func text(of remark: String) -> String {
    remark.hasPrefix(prefix) ? TBXMarker(.note, remark).text : remark
  }
}
