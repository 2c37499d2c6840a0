import AssetFormats
package import LanguageAssets
import MemoryStore

/// Changes one entry of a glossary in its file: what `isogloss glossary add` and `set` do.
package struct GlossaryEditRun: Sendable {
  /// The glossaries that may be changed, files or folders.
  package var paths: [String]

  /// Makes a run.
  package init(paths: [String]) { self.paths = paths }

  /// The file that has a concept, and the concept.
  ///
  /// - Returns: the file; the concept is nil when no file has it and there is but one file.
  /// - Throws: ``RunError`` when there is no glossary, when several could get a new concept, or when
  ///   a file cannot be read.
  package func find(_ concept: String) throws(RunError) -> (path: String, concept: Concept?) {
    let files = try FileSelection(extensions: GlossaryLoader.fileExtensions).files(in: paths)
    guard let first = files.first else {
      throw RunError(
        "no glossary to change", hint: "name one with --glossary or in the configuration")
    }
    var identifiers: [String] = []
    for file in files {
      let concepts = try GlossaryLoader.load(file).glossary.concepts
      if let found = concepts.first(where: { $0.id == concept }) { return (file, found) }
      identifiers += concepts.map(\.id)
    }
    if files.count == 1 { return (first, nil) }
    let nearest = NearestConcept.hint(for: concept, among: identifiers)
    throw RunError(
      "none of \(files.count) glossaries has the concept “\(concept)”",
      hint: nearest ?? "name the file for a new concept with --glossary")
  }

  /// Makes a change in a file: the file is the old one or the new one, whatever happens meanwhile.
  ///
  /// Changes by several processes at a time are made one after the other, and all of them last.
  ///
  /// - Throws: ``RunError`` when the change cannot be made or the file was changed by another
  ///   program at the same time.
  package func apply(_ edit: GlossaryEdit, to path: String) throws(RunError) {
    // In a folder that may not be written there is no lock, and writing says why.
    let lock = PartialFile(path: path + ".isogloss-lock")
    defer { lock?.discard() }
    let original = try FileReading.bytes(of: path)
    let changed: [UInt8]
    do {
      changed = try GlossaryPatch.bytes(original, applying: edit)
    } catch let error as GlossaryEditError {
      throw RunError(error.reason, path: path, hint: error.hint)
    } catch {
      throw RunError(error, path: path)
    }
    if changed == original { return }
    guard try FileReading.bytes(of: path) == original else {
      throw RunError("was changed by another program meanwhile", path: path, hint: "run it again")
    }
    try AtomicFile.write(changed, to: path)
  }
}

/// A hint at an identifier that was probably meant.
private enum NearestConcept {
  static func hint(for id: String, among known: [String]) -> String? {
    var glossary = Glossary(concepts: known.map { Concept(id: $0) })
    do throws(GlossaryEditError) {
      try glossary.apply(.setConcept(id, .note, nil, nil))
      return nil
    } catch {
      return error.hint
    }
  }
}
