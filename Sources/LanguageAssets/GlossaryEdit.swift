package import LanguageText

/// A change that a person makes to a glossary.
package enum GlossaryEdit: Hashable, Sendable {
  /// What a concept, or a language's part of it, says.
  package enum ConceptField: String, Hashable, Sendable, CaseIterable {
    case subject
    case definition
    case note
  }

  /// What a term says.
  package enum TermField: String, Hashable, Sendable, CaseIterable {
    case status
    case partOfSpeech
    case gender
    case forms
    case blockers
    case exact
    case location
    case context
    case note
  }

  /// Adds a term to a concept; makes the concept when the glossary has none with the identifier.
  case add(concept: String, Term)
  /// Sets a field of a concept, in one language for a definition; nil takes the value away.
  case setConcept(String, ConceptField, LanguageTag?, String?)
  /// Replaces a term by one with the same language and text.
  case replace(concept: String, Term)
}

/// Why an edit cannot be made.
package struct GlossaryEditError: Error, Hashable, Sendable {
  /// What is wrong, in words.
  package let reason: String
  /// What to do about it; nil when the reason says it.
  package let hint: String?

  /// Makes an error.
  package init(_ reason: String, hint: String? = nil) {
    self.reason = reason
    self.hint = hint
  }
}

extension Glossary {
  /// Makes a change.
  ///
  /// - Returns: the position of the concept that is changed or new.
  /// - Throws: ``GlossaryEditError`` when there is nothing to change, or it is there already.
  @discardableResult
  package mutating func apply(_ edit: GlossaryEdit) throws(GlossaryEditError) -> Int {
    switch edit {
    case .add(let id, let term): return try add(term, to: id)
    case .setConcept(let id, let field, let language, let value):
      let position = try position(of: id)
      switch (field, language) {
      case (.subject, _): concepts[position].subject = value
      case (.note, _): concepts[position].note = value
      case (.definition, nil): concepts[position].definition = value
      case (.definition, let language?): concepts[position].definitions[language] = value
      }
      return position
    case .replace(let id, let term):
      let position = try position(of: id)
      let index = concepts[position].terms.firstIndex {
        $0.language == term.language && $0.text == term.text
      }
      guard let index else {
        throw GlossaryEditError("“\(id)” has no term “\(term.text)” in \(term.language)")
      }
      concepts[position].terms[index] = term
      return position
    }
  }

  private mutating func add(_ term: Term, to id: String) throws(GlossaryEditError) -> Int {
    guard let position = concepts.firstIndex(where: { $0.id == id }) else {
      concepts.append(Concept(id: id, terms: [term]))
      return concepts.count - 1
    }
    let terms = concepts[position].terms
    if let known = terms.first(where: { $0.language == term.language && $0.text == term.text }) {
      throw GlossaryEditError(
        "“\(id)” has “\(term.text)” in \(term.language) already, as \(known.status.rawValue)",
        hint: "change it with glossary set")
    }
    let last = terms.lastIndex { $0.language == term.language }
    concepts[position].terms.insert(term, at: last.map { $0 + 1 } ?? terms.count)
    return position
  }

  /// The position of a concept.
  ///
  /// - Throws: ``GlossaryEditError`` that names the nearest identifier.
  package func position(of id: String) throws(GlossaryEditError) -> Int {
    if let position = concepts.firstIndex(where: { $0.id == id }) { return position }
    let nearest = NearestName.of(id, among: concepts.map(\.id))
    throw GlossaryEditError(
      "no concept has the id “\(id)”", hint: nearest.map { "is “\($0)” meant?" })
  }
}
