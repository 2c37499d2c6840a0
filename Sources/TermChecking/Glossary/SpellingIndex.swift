import LanguageAssets
import LanguageText

/// Which terms of a glossary a spelling may be a form of.
struct SpellingIndex {
  private struct Place: Hashable {
    let concept: Int
    let term: Int
  }

  private let glossary: Glossary
  /// The terms by language and form, in the order of the glossary.
  private var places: [String: [Place]] = [:]

  /// Reads the terms of a glossary, with the forms that its languages' rules generate.
  init(_ glossary: Glossary) {
    self.glossary = glossary
    for (concept, value) in glossary.concepts.enumerated() {
      for (index, term) in value.terms.enumerated() {
        for form in Self.forms(of: term) {
          places[Self.key(term.language, form), default: []].append(
            Place(concept: concept, term: index))
        }
      }
    }
  }

  /// The problems that a term has with terms of other concepts, or of other status.
  func problems(
    of term: Term, at index: Int, in concept: Concept, number: Int
  ) -> [GlossaryProblem] {
    let own = TermForms.fold(term.text)
    var problems: [GlossaryProblem] = []
    var seen: Set<Int> = []
    for place in places[Self.key(term.language, own)] ?? []
    where (place.concept, place.term) != (number, index) {
      let other = glossary.concepts[place.concept].terms[place.term]
      let isSameText = TermForms.fold(other.text) == own
      if isSameText, other.status.isApproved, !term.status.isApproved {
        // A concept may well forbid a spelling of its own term.
        if place.concept == number, other.isRespelling(of: term) { continue }
        problems.append(
          .contradiction(
            term, in: concept, with: other, of: identifier(place),
            place.concept == number ? .error : .warning))
      } else if place.concept != number, other.status.isApproved == term.status.isApproved,
        seen.insert(place.concept).inserted, !isSameText || place.concept > number
      {
        let form = isSameText ? "also a term" : "a form of “\(other.text)”"
        problems.append(
          problem(
            .homograph, .note, term, concept,
            "“\(term.text)” is \(form) of “\(identifier(place))”"))
      }
    }
    return problems + sharedForms(of: term, at: index, in: concept, number: number, besides: seen)
  }

  /// Terms of later concepts that have a form in common with a term, where neither is the form.
  private func sharedForms(
    of term: Term, at index: Int, in concept: Concept, number: Int, besides known: Set<Int>
  ) -> [GlossaryProblem] {
    guard term.status.isApproved else { return [] }
    var seen = known
    var problems: [GlossaryProblem] = []
    for form in Self.forms(of: term).dropFirst() {
      for place in places[Self.key(term.language, form)] ?? [] where place.concept > number {
        let other = glossary.concepts[place.concept].terms[place.term]
        guard other.status.isApproved, TermForms.fold(other.text) != form,
          TermForms.fold(other.text) != TermForms.fold(term.text),
          seen.insert(place.concept).inserted
        else { continue }
        problems.append(
          problem(
            .homograph, .note, term, concept,
            "“\(form)” is a form of “\(term.text)” and of “\(other.text)” of “\(identifier(place))”"
          ))
      }
    }
    return problems
  }

  private func identifier(_ place: Place) -> String { glossary.concepts[place.concept].id }

  private func problem(
    _ kind: GlossaryProblem.Kind, _ severity: Severity, _ term: Term, _ concept: Concept,
    _ message: String
  ) -> GlossaryProblem {
    GlossaryProblem(
      kind: kind, concept: concept.id, language: term.language, term: term.text,
      severity: severity, message: message)
  }

  private static func key(_ language: LanguageTag, _ form: String) -> String {
    language.matchingKey + "\u{0}" + form
  }

  private static func forms(of term: Term) -> [String] {
    let own = TermForms.fold(term.text)
    let generated =
      term.isExact
      ? [own] : TermForms.surfaceForms(of: term.text, language: term.language, limit: 200)
    return generated + term.forms.map { TermForms.fold($0) }.filter { !generated.contains($0) }
  }
}
