package import LanguageText

/// One designation of a concept in one language, as a termbase records it.
package struct Term: Hashable, Sendable {
  /// The language of the term.
  package var language: LanguageTag
  /// The citation form, such as the nominative singular.
  package var text: String
  /// What the termbase says about its use.
  package var status: TermStatus
  /// The part of speech as TBX names it (`noun`, `verb`, `adjective`, `adverb`, `other`); nil when
  /// not recorded.
  package var partOfSpeech: String?
  /// The grammatical gender as TBX names it (`masculine`, `feminine`, `neuter`, `other`).
  package var gender: String?
  /// Surface forms accepted besides those that the language's rules generate.
  package var forms: [String]
  /// Surface forms that the language's rules generate and that are not this term.
  package var removedForms: [String]
  /// Longer words that contain the term and are not it.
  package var blockers: [String]
  /// Whether only the text exactly as written is the term: no inflection, no case folding.
  package var isExact: Bool
  /// Where the term appears in a user interface, from TBX's `termLocation` picklist, such as
  /// `pushButton`.
  package var location: String?
  /// A sentence that shows the term in use.
  package var context: String?
  /// A remark on the term.
  package var note: String?
  /// The identifier of the term in its file; nil when it has none.
  package var id: String?
  /// What the file says about the term beyond these fields: transactions, sources, references.
  package var carried: [CarriedElement] = []
  /// Whether the file has no status and its reader took one from the order of the terms.
  @Uncompared package var isStatusImplied = false

  /// Makes a term; everything beyond language, text and status may be left out.
  package init(
    _ text: String, language: LanguageTag, status: TermStatus = .preferred,
    partOfSpeech: String? = nil, gender: String? = nil, forms: [String] = [],
    removedForms: [String] = [], blockers: [String] = [], isExact: Bool = false,
    location: String? = nil, context: String? = nil, note: String? = nil
  ) {
    self.language = language
    self.text = text
    self.status = status
    self.partOfSpeech = partOfSpeech
    self.gender = gender
    self.forms = forms
    self.removedForms = removedForms
    self.blockers = blockers
    self.isExact = isExact
    self.location = location
    self.context = context
    self.note = note
  }

  /// The gender that the first letter or the beginning of its word says, as dictionaries have it; any other word as it is.
  package static func gender(named word: String) -> String {
    switch word.lowercased() {
    case "f", "f.", "fem", "fem.": "feminine"
    case "m", "m.", "masc", "masc.": "masculine"
    case "n", "n.", "neut", "neut.": "neuter"
    default: word
    }
  }
}
