/// The cases of Ukrainian but for the vocative, which documents hardly have.
enum UkrainianCase: Int, Hashable, Sendable, CaseIterable {
  case nominative, genitive, dative, accusative, instrumental, locative
}

/// A grammatical gender.
enum UkrainianGender: Int, Hashable, Sendable, CaseIterable {
  case masculine, feminine, neuter
}

/// A number and case.
struct UkrainianPlace: Hashable, Sendable {
  let isPlural: Bool
  let grammaticalCase: UkrainianCase

  init(_ isPlural: Bool, _ grammaticalCase: UkrainianCase) {
    self.isPlural = isPlural
    self.grammaticalCase = grammaticalCase
  }

  /// All places, in the order of school grammars.
  static let all = [false, true].flatMap { isPlural in
    UkrainianCase.allCases.map { UkrainianPlace(isPlural, $0) }
  }
}
