import DocumentFormats
package import LanguageAssets
import LanguageText
package import TermExtraction

/// Turns what extraction proposes into a glossary.
package enum GlossaryBuilder {
  /// The glossary of proposed concepts.
  ///
  /// Each language's citation form becomes a proposed term and its variants proposed ones behind
  /// it, with the number of occurrences as a note; the first evidence becomes its context. A concept
  /// that somebody has decided in a given glossary stays as it is there, with the others behind its names.
  package static func glossary(
    of concepts: [ProposedConcept], documents: [ExtractionDocument], given: Glossary = Glossary()
  ) -> Glossary {
    let decided = given.decided.concepts
    let known = Dictionary(decided.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return Glossary(
      concepts: concepts.map { concept in
        let proposals = concept.terms.flatMap { terms(of: $0, concept, documents) }
        guard var grown = known[concept.id] else {
          return Concept(id: concept.id, terms: proposals)
        }
        grown.grow(by: proposals)
        return grown
      })
  }

  private static func terms(
    of term: ProposedTerm, _ concept: ProposedConcept, _ documents: [ExtractionDocument]
  ) -> [Term] {
    let forms = verbForms(of: term)
    let main = Term(
      term.text, language: term.language, status: .proposed, forms: forms,
      context: context(of: term, concept, documents), note: count(term.count) + also(forms))
    let variants = term.variants.map { variant in
      Term(
        variant.text, language: term.language, status: .proposed,
        note: "\(count(variant.count)) beside “\(term.text)”")
    }
    return [main] + variants
  }

  private static func count(_ count: Int) -> String { "seen \(count)×" }

  private static func also(_ forms: [String]) -> String {
    forms.isEmpty ? "" : ", also as " + forms.joined(separator: ", ")
  }

  /// Whether the note of a term is what is written here of its count and forms: nobody has changed them.
  static func isCounted(_ term: Term) -> Bool {
    guard let note = term.note, note.hasPrefix("seen ") else { return false }
    // No regular expression: glossaries of many languages have such notes by the ten thousand.
    let counted = note.utf8.dropFirst("seen ".utf8.count)
    let digits = counted.prefix { (0x30...0x39).contains($0) }
    guard !digits.isEmpty, let rest = Substring(counted[digits.endIndex...]).droppingPrefix("×")
    else { return false }
    return rest == also(term.forms) || term.forms.isEmpty && rest.hasPrefix(" beside “")
  }

  /// The forms seen of an English name that no rule for nouns makes.
  private static func verbForms(of term: ProposedTerm) -> [String] {
    guard term.language.language == "en", !term.text.contains(" ") else { return [] }
    let nouns = EnglishForms.nounForms(ofWord: term.text)
    return term.forms.map { $0.lowercased() }.filter { !nouns.contains($0) }
  }

  private static func context(
    of term: ProposedTerm, _ concept: ProposedConcept, _ documents: [ExtractionDocument]
  ) -> String? {
    concept.evidence.first { documents[$0.document].language == term.language }
      .map { documents[$0.document].segments[$0.segment].text }
  }
}

extension Substring {
  /// What follows a prefix; nil where it has another.
  fileprivate func droppingPrefix(_ prefix: String) -> Substring? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }
}

extension Glossary {
  /// What the glossary knows, as a start for extraction: the approved terms of each concept, the
  /// preferred one of each language first.
  var knownConcepts: [KnownConcept] {
    concepts.compactMap { concept in
      var terms: [KnownTerm] = []
      for language in Set(concept.terms.map(\.language)).sorted() {
        let preferred = concept.preferredTerm(in: language)
        let others = concept.terms.filter {
          $0.language == language && $0.status.isApproved && $0.text != preferred?.text
        }
        terms += ([preferred].compactMap(\.self) + others).map {
          KnownTerm(language: $0.language, text: $0.text)
        }
      }
      return terms.isEmpty ? nil : KnownConcept(id: concept.id, terms: terms)
    }
  }
}
