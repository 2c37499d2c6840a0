/// Finds the terms of documents in one or more languages and links them into concepts.
package struct TermExtractor: Sendable {
  /// How much is proposed.
  package let options: ExtractionOptions

  /// Makes an extractor.
  package init(_ options: ExtractionOptions = ExtractionOptions()) { self.options = options }

  /// Extracts concepts, best first.
  ///
  /// The result does not depend on the order of documents and groups.
  package func extract(_ input: ExtractionInput) -> [ProposedConcept] {
    []
  }
}
