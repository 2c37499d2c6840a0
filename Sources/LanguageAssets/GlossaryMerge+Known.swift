internal import LanguageText

/// What a glossary that is merged has already.
extension GlossaryMerge {
  /// The place of a term.
  struct KnownPlace: Hashable {
    /// The position of its concept.
    var concept: Int
    /// Its index there.
    var term: Int
  }

  /// Where the terms of a concept stand together with another one of it, or alone where it has terms of one language
  /// only; nil for terms that do not.
  func knownPlaces(of concept: Concept) -> [KnownPlace?] {
    let languages = Set(concept.terms.map(\.language))
    let least = min(2, languages.count)
    var qualified: [Int: Bool] = [:]
    return concept.terms.map { term in
      for position in holders[term.text.lowercased()] ?? [] {
        let known = glossary.concepts[position]
        guard let index = known.index(of: term) else { continue }
        let isQualified =
          qualified[position]
          ?? (Set(concept.terms.filter { known.index(of: $0) != nil }.map(\.language)).count
            >= least)
        qualified[position] = isQualified
        if isQualified { return KnownPlace(concept: position, term: index) }
      }
      return nil
    }
  }

  /// The concept that has all terms of another one, and says no other definition; nil when none has.
  func keeper(of concept: Concept) -> Int? {
    guard let first = concept.terms.first else { return nil }
    return (holders[first.text.lowercased()] ?? []).first { position in
      guard position < countBefore else { return false }
      let known = glossary.concepts[position]
      let isSameDefinition =
        concept.definition.map { known.says($0) || known.definition == nil } ?? true
      return isSameDefinition
        && concept.terms.allSatisfy { term in
          known.terms.contains { $0.language == term.language && $0.text == term.text }
        }
    }
  }
}

extension Concept {
  /// The index of a term with the same text in a language that is as good as the same; a name that stays as it is has
  /// it in all.
  fileprivate func index(of term: Term) -> Int? {
    terms.firstIndex { $0.language == term.language && $0.text == term.text }
      ?? terms.firstIndex {
        $0.text == term.text
          && ($0.status == .doNotTranslate || $0.language.matches(term.language)
            || term.language.matches($0.language))
      }
  }

  /// The index of a term of which the same is said in a language that holds its own: tools that want a region take
  /// `en` for `en-US`.
  func indexMoreWidely(of term: Term) -> Int? {
    terms.firstIndex {
      $0.text == term.text && term.language.matches($0.language)
        && ($0.status == term.status || term.isStatusImplied)
    }
  }

  /// Whether a text is a definition of the concept or the remark on it, spaces aside.
  func says(_ text: String) -> Bool {
    let words = text.split(whereSeparator: \.isWhitespace)
    return ([definition, note].compactMap(\.self) + definitions.values).contains {
      $0.split(whereSeparator: \.isWhitespace) == words
    }
  }

  /// The concept without texts that another one has elsewhere: lists with one column for remarks have the definition
  /// in it, and tables without one for all languages in that of the first.
  func withoutEchoes(of known: Concept) -> Concept {
    var concept = self
    if definition.map(known.says) == true { concept.definition = nil }
    if note.map(known.says) == true { concept.note = nil }
    concept.definitions = definitions.filter { !known.says($0.value) }
    for index in concept.terms.indices where concept.terms[index].note.map(known.says) == true {
      concept.terms[index].note = nil
    }
    return concept
  }
}
