/// A grammatical number.
package enum RussianNumber: Int, Hashable, Sendable, CaseIterable {
  case singular, plural
}

/// The six cases of Russian, in the order of school grammars.
package enum RussianCase: Int, Hashable, Sendable, CaseIterable {
  case nominative, genitive, dative, accusative, instrumental, prepositional
}

/// A grammatical gender.
package enum RussianGender: Int, Hashable, Sendable, CaseIterable {
  case masculine, feminine, neuter
}

/// The place of a form in a paradigm.
package struct RussianSlot: Hashable, Sendable {
  package let number: RussianNumber
  package let grammaticalCase: RussianCase
  /// The gender that an adjective agrees with, or that a noun has; nil in the plural of adjectives.
  package let gender: RussianGender?

  package init(_ number: RussianNumber, _ grammaticalCase: RussianCase, _ gender: RussianGender?) {
    self.number = number
    self.grammaticalCase = grammaticalCase
    self.gender = gender
  }
}

/// One form of a word and its place in the paradigm.
package struct RussianInflection: Hashable, Sendable {
  /// What kind of paradigm the form was made by.
  package enum Kind: Hashable, Sendable {
    case noun, adjective, indeclinable
  }

  /// The form in lower case, with е for ё.
  package let form: String
  package let slot: RussianSlot
  package let kind: Kind

  package init(form: String, slot: RussianSlot, kind: Kind) {
    self.form = form
    self.slot = slot
    self.kind = kind
  }
}
