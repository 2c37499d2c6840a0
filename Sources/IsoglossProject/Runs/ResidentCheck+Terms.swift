import DocumentFormats
package import LanguageAssets
package import LanguageText
import TermChecking

extension ResidentCheck {
  /// A term that a document names at some place.
  package struct NamedTerm: Sendable {
    /// Byte offsets into the document.
    package let range: Range<Int>
    /// The concept.
    package let concept: Concept
    /// The term of it that is named.
    package let term: Term
    /// The language of the document.
    package let language: LanguageTag
  }

  /// The glossary as it serves one document.
  package struct Vocabulary: Sendable {
    /// The language of the document.
    package let language: LanguageTag
    /// The languages that it is translated from.
    package let sources: [LanguageTag]
    /// The glossary.
    package let glossary: Glossary
  }

  /// The term that a document names at a byte offset: one of its own language, else one of a source's, and one
  /// that is only proposed after all others, be they inside it; nil where there is none.
  ///
  /// - Throws: ``RunError`` as ``check(_:path:)``.
  package func term(
    at offset: Int, of bytes: [UInt8], path: String
  ) throws(RunError) -> NamedTerm? {
    var proposal: NamedTerm?
    for draft in try read(bytes, path: path) {
      let document = draft.document
      guard let block = document.document.block(at: offset) else { continue }
      let languages = draft.languages
      let terms = try terms(for: languages.draft, sources: languages.sources)
      let all = [languages.draft] + (languages.sources.isEmpty ? ["en"] : languages.sources)
      for language in all {
        let text = CheckedDocument(
          path: path, language: language, document: ParsedDocument(blocks: [block]), segments: [])
        let found = TermLookup(terms, languages: [language]).occurrences(
          in: text, includingCovered: true
        ).filter { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
        guard let use = found.first(where: { $0.term.status != .proposed }) ?? found.first
        else { continue }
        let named = NamedTerm(
          range: use.range, concept: terms.glossary.concepts[use.concept], term: use.term,
          language: document.language)
        guard use.term.status == .proposed else { return named }
        proposal = proposal ?? named
      }
    }
    return proposal
  }

  /// The glossary for the document that has something at a byte offset; nil where a file of several languages has
  /// nothing there, as in a string that nobody has translated.
  ///
  /// - Throws: ``RunError`` as ``check(_:path:)``.
  package func vocabulary(
    at offset: Int, of bytes: [UInt8], path: String
  ) throws(RunError) -> Vocabulary? {
    let drafts = try read(bytes, path: path)
    guard
      let draft = drafts.first(where: { $0.document.document.block(at: offset) != nil })
        ?? (drafts.count == 1 ? drafts.first : nil)
    else { return nil }
    let languages = draft.languages
    return Vocabulary(
      language: languages.draft, sources: languages.sources,
      glossary: try terms(for: languages.draft, sources: languages.sources).glossary)
  }

  /// The terms of a concept that a text is a form or a spelling of, in a language.
  ///
  /// - Throws: ``RunError`` when a glossary cannot be read.
  package func terms(
    of concept: String, named text: String, in language: LanguageTag, sources: [LanguageTag]
  ) throws(RunError) -> [(term: Term, isSpelling: Bool)] {
    let terms = try terms(for: language, sources: sources)
    return TermLookup(terms, languages: [language]).hits(for: text)
      .filter { terms.glossary.concepts[$0.concept].id == concept }
      .map { ($0.term, $0.isSpellingVariant) }
  }

  /// Whether a concept has a preferred term in a language.
  ///
  /// - Throws: ``RunError`` when a glossary cannot be read.
  package func hasPreferredTerm(
    of concept: String, in language: LanguageTag, sources: [LanguageTag]
  ) throws(RunError) -> Bool {
    try terms(for: language, sources: sources).glossary.concepts
      .first { $0.id == concept }?.terms(in: language)
      .contains { $0.status == .preferred } ?? false
  }
}

extension ParsedDocument {
  /// The block that has text on both sides of a byte of the file, or at it.
  fileprivate func block(at offset: Int) -> TextBlock? {
    blocks.first { block in
      guard block.kind != .code, let first = block.offsets.runs.first,
        let last = block.offsets.runs.last
      else { return false }
      return first.file.lowerBound <= offset && offset <= last.file.upperBound
    }
  }
}
