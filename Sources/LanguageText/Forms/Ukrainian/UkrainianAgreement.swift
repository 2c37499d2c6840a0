/// What the adjective before a Ukrainian noun tells of it: in «темну тему» the noun is a feminine,
/// «розкривному списку» has none.
enum UkrainianAgreement {
  /// The lemma of a noun behind an adjective, whose form does not tell it by itself; nil where the two do
  /// not agree, or the ending of the adjective tells nothing.
  ///
  /// Both words are folded as by ``TermForms/fold(_:)``; `lemmas` are those of the corpus.
  static func lemma(
    ofNoun form: String, behind adjective: String, lemmas: [String: String]
  ) -> String? {
    guard adjective.unicodeScalars.count >= shortest,
      self.adjective(of: adjective, lemmas: lemmas) != nil,
      let place = places.first(where: { adjective.hasSuffix($0.adjective) }),
      place.nouns.contains(where: form.hasSuffix)
    else { return nil }
    if let known = lemmas[form], UkrainianPhrase.isFeminine(known) == place.isFeminine,
      isNominative(known)
    {
      return known
    }
    let possible = UkrainianLemmaRules.candidates(ofForm: form).map(\.lemma).filter {
      UkrainianPhrase.isFeminine($0) == place.isFeminine && isNominative($0)
        && !UkrainianPhrase.isAdjective($0)
    }
    // A locative in -і is of a masculine or of a neuter.
    let isSure = place.isFeminine || !form.hasSuffix("і")
    return isSure ? possible.first : possible.first { lemmas[$0] != nil }
  }

  /// The lemma of an adjective; nil for a word that is none as far as its ending or another form of the
  /// corpus tells: «частину екрана» begins with a noun.
  static func adjective(of form: String, lemmas: [String: String]) -> String? {
    let lemma = UkrainianLemmaRules.candidates(ofForm: form).map(\.lemma).first(
      where: UkrainianPhrase.isAdjective)
    guard let lemma, !FunctionWords.contain(form, in: "uk"), !pronouns.contains(lemma) else {
      return nil
    }
    if ["ої", "ого", "ному", "вому", "ькому"].contains(where: form.hasSuffix) { return lemma }
    let forms = endings.map { lemma.dropLast(2) + $0 }.filter { lemmas[$0] != nil }
    return forms.contains { lemmas[$0] == lemma } || form.hasSuffix("ій") && forms.count > 1
      ? lemma : nil
  }

  /// What the endings make of pronouns.
  private static let pronouns: Set<String> = ["ваший", "наший", "кожний", "всякий", "якій", "який"]

  private static let endings = [
    "ий", "ій", "ого", "ому", "а", "ої", "у", "ою", "е", "і", "их", "ими",
  ]

  private static func isNominative(_ lemma: String) -> Bool {
    lemma.last.map { !"иіїую".contains($0) } == true
  }

  /// In letters; what is shorter is mostly a pronoun.
  private static let shortest = 5

  private struct Place: Sendable {
    let adjective: String
    let nouns: [String]
    let isFeminine: Bool
  }

  /// The endings of adjectives that only one gender has, with those of nouns in the same case.
  private static let places = [
    Place(adjective: "ої", nouns: ["и", "і", "ї"], isFeminine: true),
    Place(adjective: "ій", nouns: ["і", "ї"], isFeminine: true),
    Place(adjective: "ою", nouns: ["ою", "ею", "єю"], isFeminine: true),
    Place(adjective: "ого", nouns: ["а", "я", "у", "ю"], isFeminine: false),
    Place(adjective: "ому", nouns: ["у", "ю", "і", "ові", "еві", "єві"], isFeminine: false),
    Place(adjective: "у", nouns: ["у", "ю"], isFeminine: true),
    Place(adjective: "ю", nouns: ["у", "ю"], isFeminine: true),
  ]
}
