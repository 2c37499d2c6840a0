/// The words that the closed fields of a term may have.
package enum TermPicklist {
  /// The parts of speech: those of TBX-Basic, and others that dictionaries tell apart.
  package static let partsOfSpeech = TBXBasic.partsOfSpeech.union([
    "abbreviation", "conjunction", "interjection", "phrase", "preposition", "pronoun",
    "proper noun", "properNoun",
  ])
  /// The genders: those of TBX-Basic, and that of languages that have one for masculine and feminine.
  package static let genders = TBXBasic.genders.union(["common"])
  /// The places in a user interface, as TBX-Basic has them.
  package static let locations = TBXBasic.locations

  /// A word of a list in the case that the list has it; nil when it is not in it.
  package static func word(_ text: String, of known: Set<String>) -> String? {
    known.contains(text) ? text : known.first { $0.lowercased() == text.lowercased() }
  }
}
