package import LanguageText

/// A concept that extraction proposes: what every language calls one thing, and where it says so.
package struct ProposedConcept: Hashable, Sendable {
  /// A kebab-case identifier, unique in the result and independent of the order of documents.
  package var id: String
  /// How likely the concept's terms are terms and name the same thing, 0…1.
  package var confidence: Double
  /// One term a language, in order of the language tags.
  package var terms: [ProposedTerm]
  /// Where the terms stand, a few places for every term.
  package var evidence: [TermEvidence]
  /// Why the terms are taken for each other, where ``ExtractionOptions/explains`` asked for it.
  package var signals: [LinkSignal] = []

  /// Makes a concept.
  package init(
    id: String, confidence: Double, terms: [ProposedTerm], evidence: [TermEvidence] = []
  ) {
    self.id = id
    self.confidence = confidence
    self.terms = terms
    self.evidence = evidence
  }
}

/// What one language calls a proposed concept.
package struct ProposedTerm: Hashable, Sendable {
  /// The language.
  package var language: LanguageTag
  /// The citation form: nominative singular where the language inflects.
  package var text: String
  /// How often the term occurs, in all its forms, without its variants.
  package var count: Int
  /// The surface forms seen, most frequent first.
  package var forms: [String]
  /// Other names of the concept in this language, most frequent first.
  package var variants: [ProposedVariant]

  /// Makes a term.
  package init(
    language: LanguageTag, text: String, count: Int, forms: [String],
    variants: [ProposedVariant] = []
  ) {
    self.language = language
    self.text = text
    self.count = count
    self.forms = forms
    self.variants = variants
  }
}

/// Another name of a concept in the language of a term.
package struct ProposedVariant: Hashable, Sendable {
  /// The citation form.
  package var text: String
  /// How often it occurs, in all its forms.
  package var count: Int
  /// Whether it is the term with one wrong letter: a slip to mend, no name to choose.
  package var isMisspelt = false

  /// Makes a variant.
  package init(text: String, count: Int, isMisspelt: Bool = false) {
    self.text = text
    self.count = count
    self.isMisspelt = isMisspelt
  }
}

/// A place where a proposed term stands.
package struct TermEvidence: Hashable, Sendable {
  /// The index of the document in ``ExtractionInput/documents``.
  package var document: Int
  /// The index of the segment in the document.
  package var segment: Int
  /// UTF-8 byte offsets into the segment's text.
  package var range: Range<Int>

  /// Makes evidence.
  package init(document: Int, segment: Int, range: Range<Int>) {
    self.document = document
    self.segment = segment
    self.range = range
  }
}
