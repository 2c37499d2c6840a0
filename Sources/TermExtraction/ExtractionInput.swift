package import DocumentFormats
package import LanguageText

/// A document that terms are extracted from.
package struct ExtractionDocument: Sendable {
  /// The path, for evidence and for an order of documents that does not depend on the caller's.
  package var path: String
  /// The language of the text.
  package var language: LanguageTag
  /// The segments in document order.
  package var segments: [Segment]

  /// Makes a document.
  package init(path: String, language: LanguageTag, segments: [Segment]) {
    self.path = path
    self.language = language
    self.segments = segments
  }
}

/// Segments of several documents that say the same.
package struct ExtractionGroup: Sendable {
  /// What one document contributes to a group.
  package struct Member: Hashable, Sendable {
    /// The index of the document in ``ExtractionInput/documents``.
    package var document: Int
    /// Ascending indices into the document's segments.
    package var segments: [Int]

    /// Makes a member.
    package init(document: Int, segments: [Int]) {
      self.document = document
      self.segments = segments
    }
  }

  /// The members; a document appears at most once.
  package var members: [Member]
  /// How sure the aligner is, 0…1, higher is likelier; 1 for a translation memory.
  package var score: Double

  /// Makes a group.
  package init(members: [Member], score: Double) {
    self.members = members
    self.score = score
  }
}

/// What terms are extracted from: documents, and which of their segments say the same.
package struct ExtractionInput: Sendable {
  /// The documents, in any order; the result does not depend on it.
  package var documents: [ExtractionDocument]
  /// The aligned groups; documents of one language alone, or without versions, have none.
  package var groups: [ExtractionGroup]
  /// What glossaries and memories know already: their terms are found and linked wherever they
  /// occur, and keep their names.
  package var known: [KnownConcept]
  /// Documents about other things: words that are as common there are no terms.
  package var background: [ExtractionDocument]

  /// Makes an input.
  package init(
    documents: [ExtractionDocument], groups: [ExtractionGroup] = [], known: [KnownConcept] = [],
    background: [ExtractionDocument] = []
  ) {
    self.background = background
    self.documents = documents
    self.groups = groups
    self.known = known
  }
}
