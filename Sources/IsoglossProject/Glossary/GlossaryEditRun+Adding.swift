package import LanguageAssets
package import LanguageText
import TermExtraction

extension GlossaryEditRun {
  /// What was added to a glossary.
  package struct Addition: Sendable {
    /// The file.
    package let path: String
    /// The identifier of the concept.
    package let concept: String
    /// Whether the concept is new.
    package let isNew: Bool
    /// The term.
    package let term: Term
  }

  /// Adds a term to a concept in its file, or a new concept.
  ///
  /// Without a status the term is the preferred one where its language has none yet, and admitted
  /// otherwise.
  ///
  /// - Throws: ``RunError`` as ``find(_:)`` and ``apply(_:to:)``, and for an empty identifier or term.
  package func add(
    _ text: String, in language: LanguageTag, to concept: String, status: TermStatus? = nil,
    note: String? = nil
  ) throws(RunError) -> Addition {
    if concept.allSatisfy(\.isWhitespace) {
      throw RunError("the identifier of the concept is empty")
    }
    let (path, known) = try find(concept)
    let text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if text.isEmpty { throw RunError("the term is empty") }
    let hasPreferred =
      known?.terms.contains { $0.language == language && $0.status == .preferred } ?? false
    let term = Term(
      text, language: language, status: status ?? (hasPreferred ? .admitted : .preferred),
      note: note)
    try apply([.add(concept: concept, term)], to: path)
    return Addition(path: path, concept: concept, isNew: known == nil, term: term)
  }

  /// Adds a new concept with one name to the first of the files.
  ///
  /// - Throws: ``RunError`` as ``add(_:in:to:status:note:)``.
  package func addConcept(
    named text: String, in language: LanguageTag
  ) throws(RunError) -> Addition {
    let files = try FileSelection(extensions: GlossaryLoader.fileExtensions).files(in: paths)
    let known = Set(try GlossaryLoader.load(files).concepts.map(\.id))
    return try GlossaryEditRun(paths: Array(files.prefix(1)))
      .add(text, in: language, to: ConceptNamer.identifier(named: text, besides: known))
  }

  /// Sets the status of a term of a concept in its file.
  ///
  /// - Returns: the file.
  /// - Throws: ``RunError`` when no file has the concept or the concept not the term, and as
  ///   ``apply(_:to:)``.
  package func setStatus(
    _ status: TermStatus, of text: String, in language: LanguageTag, concept identifier: String
  ) throws(RunError) -> String {
    let change = TermChange(
      field: GlossaryEdit.TermField.status.rawValue, value: status.rawValue, language: language,
      term: text)
    guard let (path, concept) = try find(all: [identifier]).first else { return "" }
    try apply([try change.edit(of: concept)], to: path)
    return path
  }
}
