package import LanguageText

/// Why two terms of a concept are taken for each other: one signal with its value and weight.
package struct LinkSignal: Hashable, Sendable {
  /// What was looked at.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case base = "before looking"
    case dice = "share of common places (Dice)"
    case joint = "common places (log2)"
    case distance = "distance in the groups"
    case labels = "headings of the same groups"
    case sound = "sound"
    case characters = "common Han characters"
    case composition = "linked parts"
    case meaning = "meaning in the tables"
    case projection = "word alignment"
    case termhood = "termhood"
    case hostShare = "inside a longer term"
    case length = "difference of length"
    case residue = "left untranslated"
    case section = "headings of like sections"
    case lookalike = "written alike"
    case glossary = "known by a glossary or memory"
    case declared = "told beside it in a label"
    case remainder = "left over in a group"
  }

  /// The language and the citation form on both sides.
  package var languages: [LanguageTag]
  package var names: [String]
  /// What was looked at.
  package var kind: Kind
  /// What was seen: 0…1 for shares, a number for counts, a probability for finders of their own.
  package var value: Double
  /// What it adds to the logit of the link; nil for finders that give a probability of their own.
  package var weight: Double?

  /// Makes a signal.
  package init(
    languages: [LanguageTag], names: [String], kind: Kind, value: Double, weight: Double?
  ) {
    self.languages = languages
    self.names = names
    self.kind = kind
    self.value = value
    self.weight = weight
  }
}
