internal import LanguageAssets
internal import LanguageText

/// What of a glossary a file has no place for.
///
/// Terms that must not be used are not among it where the format has none of them: there
/// ``GlossaryFormat/dropsForbiddenTerms`` says so. Nor is what belongs to a term or concept that is
/// left out itself.
package struct GlossaryOmissions: Hashable, Sendable {
  /// How many concepts are left out since they have no term in one of two languages.
  package private(set) var untranslatedCount = 0
  /// How many pieces that belong to no field are left out.
  package private(set) var carriedCount = 0
  /// How many there are of all else, none of them 0.
  package private(set) var counts: [GlossaryDetail: Int] = [:]

  /// Nothing.
  init() {}

  /// Compares a glossary with what was written of it.
  ///
  /// - Parameters:
  ///   - glossary: the glossary.
  ///   - written: what the file has.
  ///   - direction: the languages of a file of two, which alone count; nil for one of all.
  ///   - keepsForbidden: whether terms that must not be used count as well.
  init(
    of glossary: Glossary, besides written: WrittenParts, direction: GlossaryDirection?,
    keepsForbidden: Bool
  ) {
    carriedCount = max(0, glossary.carriedCount - written.carriedCount)
    for concept in glossary.concepts {
      let terms = concept.terms.filter { term in
        !term.text.isEmpty && (keepsForbidden || term.status.isApproved)
          && direction.map { $0.concerns(term.language, in: concept) } ?? true
      }
      if terms.isEmpty { continue }
      let held = terms.filter { written.holds(.term, of: $0, in: concept) }
      if held.isEmpty, let direction,
        BilingualPairs(concept, direction, keepsForbidden: keepsForbidden).pairs.isEmpty
      {
        untranslatedCount += 1
        continue
      }
      add(.term, terms.count - held.count)
      for term in held { count(term, of: concept, besides: written) }
      if !held.isEmpty { count(concept, besides: written, direction) }
    }
  }

  private mutating func count(_ term: Term, of concept: Concept, besides written: WrittenParts) {
    for detail in GlossaryDetail.allCases
    where term.text(of: detail) != nil && !written.holds(detail, of: term, in: concept) {
      add(detail, 1)
    }
  }

  private mutating func count(
    _ concept: Concept, besides written: WrittenParts, _ direction: GlossaryDirection?
  ) {
    for detail in [GlossaryDetail.subject, .definition, .note]
    where concept.text(of: detail) != nil && !written.holds(detail, of: concept, in: nil) {
      add(detail, 1)
    }
    for language in concept.definitions.keys
    where direction.map({ $0.concerns(language, in: concept) }) ?? true {
      let isHeld = written.holds(.definition, of: concept, in: language)
      if concept.text(of: .definition, in: language) != nil, !isHeld { add(.definition, 1) }
    }
  }

  private mutating func add(_ detail: GlossaryDetail, _ number: Int) {
    if number > 0 { counts[detail, default: 0] += number }
  }

}

extension GlossaryDirection {
  /// Whether a file of the direction is about terms of a language: one of its own, or one that
  /// matches where the concept has no term in it.
  fileprivate func concerns(_ language: LanguageTag, in concept: Concept) -> Bool {
    [source, target].contains { wanted in
      language == wanted
        || language.matches(wanted) && !concept.terms.contains { $0.language == wanted }
    }
  }
}

extension Glossary {
  /// How many pieces are carried along that belong to no field.
  var carriedCount: Int {
    concepts.reduce(0) { sum, concept in
      sum + concept.carried.count + concept.carriedByLanguage.values.reduce(0) { $0 + $1.count }
        + concept.terms.reduce(0) { $0 + $1.carried.count }
    }
  }
}
