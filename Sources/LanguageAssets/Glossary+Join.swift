internal import LanguageText

extension Glossary {
  /// Adds concepts; where one with the same identifier is there already, its new terms join it.
  ///
  /// A term is new unless the concept has the same text in the same language with the same status. One that is only
  /// proposed gives way to one that somebody has decided on, whichever comes first.
  /// Complexity: O(number of concepts and terms).
  package mutating func join(_ others: [Concept]) {
    var positions = Dictionary(
      concepts.enumerated().map { ($0.element.id, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    positions.reserveCapacity(concepts.count + others.count)
    concepts.reserveCapacity(concepts.count + others.count)
    for other in others {
      guard let position = positions[other.id] else {
        positions[other.id] = concepts.count
        concepts.append(other)
        concepts[concepts.count - 1].dropOverruledProposals()
        continue
      }
      var concept = concepts[position]
      concept.subject = concept.subject ?? other.subject
      concept.definition = concept.definition ?? other.definition
      concept.definitions.merge(other.definitions) { first, _ in first }
      concept.note = concept.note ?? other.note
      concept.carried += other.carried.filter { !concept.carried.contains($0) }
      concept.carriedByLanguage.merge(other.carriedByLanguage) { first, second in
        first + second.filter { !first.contains($0) }
      }
      for term in other.terms where !concept.has(term) { concept.terms.append(term) }
      concept.dropOverruledProposals()
      concepts[position] = concept
    }
  }
}

extension Concept {
  fileprivate func has(_ term: Term) -> Bool {
    terms.contains {
      $0.text == term.text && $0.language == term.language && $0.status == term.status
    }
  }

  /// Leaves out the proposed terms that somebody has decided on, be it that they are forbidden.
  fileprivate mutating func dropOverruledProposals() {
    let decided = terms.filter { $0.status != .proposed }
    guard !decided.isEmpty, decided.count < terms.count else { return }
    terms.removeAll { term in
      guard term.status == .proposed else { return false }
      let text = TermForms.fold(term.text)
      return decided.contains {
        $0.language.matches(term.language) && TermForms.fold($0.text) == text
      }
    }
  }
}
