package import LanguageAssets
package import LanguageText

/// What other glossaries of a project say already, so that an extraction need not propose it again.
package struct AcceptedConcepts {
  /// The language that the others are translated from: what it tells apart is not one thing.
  private let source: LanguageTag
  private let concepts: [Concept]
  private var places: [String: Int] = [:]
  /// The concepts that have a term, by language and folded text.
  private var holders: [String: [Int]] = [:]

  /// Takes the concepts of a glossary that somebody has decided on.
  ///
  /// - Parameters:
  ///   - glossary: the glossary.
  ///   - source: the language that the others are translated from.
  package init(_ glossary: Glossary, translatedFrom source: LanguageTag = "en") {
    self.source = source
    concepts = glossary.decided.concepts
    for (place, concept) in concepts.enumerated() {
      places[concept.id] = place
      for term in concept.terms {
        holders[Self.key(term.language, TermForms.fold(term.text)), default: []].append(place)
      }
    }
  }

  /// Proposals without the terms that the accepted concepts have, but for those of some identifiers, and how many of
  /// them are dropped since nothing is left; what is left of the others is put under the accepted identifier.
  ///
  /// - Complexity: O(total length of the forms of the proposals).
  package func withoutKnown(
    _ proposals: Glossary, besides given: Set<String> = []
  ) -> (glossary: Glossary, dropped: Int) {
    guard !concepts.isEmpty else { return (proposals, 0) }
    var left: [Concept] = []
    var dropped = 0
    for concept in proposals.concepts {
      guard !given.contains(concept.id) else {
        left.append(concept)
        continue
      }
      let held = holders(of: concept)
      guard let place = partner(of: concept, held) else {
        left.append(concept)
        continue
      }
      let new = concept.terms.indices.filter { !held[$0].contains(place) }
      guard !new.isEmpty else {
        dropped += 1
        continue
      }
      left.append(Concept(id: concepts[place].id, terms: new.map { concept.terms[$0] }))
    }
    var rest = proposals
    rest.concepts = []
    rest.join(left)
    return (rest, dropped)
  }

  /// The accepted concepts that have each of a concept's terms, in whatever form.
  private func holders(of concept: Concept) -> [Set<Int>] {
    concept.terms.map { term in
      let forms = TermForms.surfaceForms(of: term.text, language: term.language, limit: 200)
      return forms.reduce(into: []) { found, form in
        for key in term.language.matchingKeys {
          found.formUnion(holders["\(key)\u{0}\(form)"] ?? [])
        }
      }
    }
  }

  /// The accepted concept that a proposal is the same as: the one it was linked with, or one that shares its terms in two
  /// languages, or in all that it has, unless the source language calls them otherwise: *query* and *request* may be
  /// запрос and Anfrage alike.
  private func partner(of concept: Concept, _ held: [Set<Int>]) -> Int? {
    var agreed: [Int: Set<String>] = [:]
    for (term, holders) in zip(concept.terms, held) {
      for place in holders { agreed[place, default: []].insert(term.language.matchingKey) }
    }
    if let place = places[concept.id], agreed[place] != nil { return place }
    let wanted = min(2, Set(concept.terms.map(\.language.matchingKey)).count)
    return agreed.filter {
      $0.value.count >= wanted && !isToldApart(concept, $0.key, agreedIn: $0.value)
    }
    .min { ($1.value.count, $0.key) < ($0.value.count, $1.key) }?.key
  }

  private func isToldApart(_ concept: Concept, _ place: Int, agreedIn languages: Set<String>)
    -> Bool
  {
    !languages.contains(source.matchingKey) && !concept.terms(in: source).isEmpty
      && !concepts[place].terms(in: source).isEmpty
  }

  private static func key(_ language: LanguageTag, _ text: String) -> String {
    "\(language.matchingKey)\u{0}\(text)"
  }
}
