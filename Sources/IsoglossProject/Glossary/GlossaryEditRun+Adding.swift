import AssetFormats
import Foundation
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
  /// otherwise. Where there is no glossary yet, the term begins a table: the one that is named, or `terms.csv` in the
  /// folder that is.
  ///
  /// - Throws: ``RunError`` as ``find(_:)`` and ``apply(_:to:)``, and for an empty identifier or term.
  package func add(
    _ text: String, in language: LanguageTag, to concept: String, status: TermStatus? = nil,
    note: String? = nil
  ) throws(RunError) -> Addition {
    if concept.allSatisfy(\.isWhitespace) {
      throw RunError("the identifier of the concept is empty")
    }
    let new = try tableToBegin()
    let (path, known) = if let new { (new, Concept?.none) } else { try find(concept) }
    let text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if text.isEmpty { throw RunError("the term is empty") }
    let hasPreferred =
      known?.terms.contains { $0.language == language && $0.status == .preferred } ?? false
    let term = Term(
      text, language: language, status: status ?? (hasPreferred ? .admitted : .preferred),
      note: note)
    let edit = GlossaryEdit.add(concept: concept, term)
    if new == nil { try apply([edit], to: path) } else { try begin(path, with: edit) }
    return Addition(path: path, concept: concept, isNew: known == nil, term: term)
  }

  /// The table that a first term begins: the only path where nothing is yet, or one in the folder that it names; nil where
  /// there is a glossary, or may be one.
  private func tableToBegin() throws(RunError) -> String? {
    guard let path = paths.first, paths.count == 1 else { return nil }
    guard RelativePath.namesFolder(path) else {
      let isTable = ["csv", "tsv"].contains(FileSelection.fileExtension(of: path))
      return isTable && FileKind(at: path) == nil ? path : nil
    }
    if FileKind(at: path) != nil {
      let files = try FileSelection(extensions: GlossaryLoader.fileExtensions).files(in: paths)
      guard files.isEmpty else { return nil }
    }
    return path + (path.hasSuffix("/") ? "" : "/") + "terms.csv"
  }

  /// Writes a table with its first term.
  private func begin(_ path: String, with edit: GlossaryEdit) throws(RunError) {
    let separator = path.hasSuffix(".tsv") ? "\t" : ","
    let header = ["concept", "lang", "term", "status"].joined(separator: separator) + "\n"
    let bytes: [UInt8]
    do {
      bytes = try GlossaryPatch.bytes(Array(header.utf8), applying: [edit])
    } catch let error as GlossaryEditError {
      throw RunError(error.reason, path: path, hint: error.hint)
    } catch {
      throw RunError(error, path: path)
    }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw AtomicFile.cannotBeMade(path)
    }
    try AtomicFile.write(bytes, to: path)
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
