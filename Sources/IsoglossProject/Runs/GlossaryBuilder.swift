import DocumentFormats
package import LanguageAssets
package import TermExtraction

/// Turns what extraction proposes into a glossary.
package enum GlossaryBuilder {
  /// The glossary of proposed concepts.
  ///
  /// Each language's citation form becomes a proposed term and its variants admitted ones behind
  /// it, with the number of occurrences as a note; the first evidence becomes its context.
  package static func glossary(
    of concepts: [ProposedConcept], documents: [ExtractionDocument]
  ) -> Glossary {
    Glossary(
      concepts: concepts.map { concept in
        Concept(id: concept.id, terms: concept.terms.flatMap { terms(of: $0, concept, documents) })
      })
  }

  private static func terms(
    of term: ProposedTerm, _ concept: ProposedConcept, _ documents: [ExtractionDocument]
  ) -> [Term] {
    let main = Term(
      term.text, language: term.language, status: .proposed,
      context: context(of: term, concept, documents), note: "seen \(term.count)×")
    let variants = term.variants.map { variant in
      Term(
        variant.text, language: term.language, status: .admitted,
        note: "seen \(variant.count)× beside “\(term.text)”")
    }
    return [main] + variants
  }

  private static func context(
    of term: ProposedTerm, _ concept: ProposedConcept, _ documents: [ExtractionDocument]
  ) -> String? {
    concept.evidence.first { documents[$0.document].language == term.language }
      .map { documents[$0.document].segments[$0.segment].text }
  }
}
