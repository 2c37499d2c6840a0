import AssetFormats
package import LanguageAssets
import LanguageText
import MemoryStore

/// Changes entries of a glossary in its file: what `isogloss glossary add` and `set` do.
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
    let files = try readFiles()
    if let found = Self.find(concept, in: files) { return found }
    if let only = files.first, files.count == 1 { return (only.path, nil) }
    let nearest = NearestConcept.hint(for: concept, among: files.flatMap { $0.concepts.map(\.id) })
    throw RunError(
      "none of \(files.count.counted("glossary", "glossaries")) has the concept “\(concept)”",
      hint: nearest ?? "name the file for a new concept with --glossary")
  }

  /// The files that have some concepts, and these, in the order of their identifiers as given.
  ///
  /// Where no concept has an identifier, the only one with a term of that text, whatever its case, is meant.
  ///
  /// - Throws: ``RunError`` when no file has one of them, several concepts could be meant by one, or a file cannot be
  ///   read.
  /// - Complexity: O(n) in the size of the files, for all of them together.
  package func find(all identifiers: [String]) throws(RunError) -> [FoundConcept] {
    let files = try readFiles()
    let places = Dictionary(
      files.flatMap { file in file.concepts.map { ($0.id, (file.path, $0)) } },
      uniquingKeysWith: { first, _ in first })
    var found: [FoundConcept] = []
    var unknown: [String] = []
    for identifier in identifiers {
      if let place = places[identifier] {
        found.append(place)
      } else if let place = try Self.holder(of: identifier, in: files) {
        found.append(place)
      } else {
        unknown.append(identifier)
      }
    }
    guard let first = unknown.first else { return found }
    let known = files.flatMap { $0.concepts.map(\.id) }
    let path = files.count == 1 ? files[0].path : nil
    guard unknown.count > 1 else {
      throw RunError(
        "no concept has the id “\(first)”", path: path,
        hint: NearestConcept.hint(for: first, among: known))
    }
    throw RunError(
      "no concepts have the ids \(unknown.map { "“\($0)”" }.joined(separator: ", "))", path: path,
      hint: "nothing was changed; leave them out, or name those that are meant")
  }

  /// A concept, and the file that has it.
  package typealias FoundConcept = (path: String, concept: Concept)

  private typealias GlossaryFile = (path: String, concepts: [Concept])

  private func readFiles() throws(RunError) -> [GlossaryFile] {
    let files = try FileSelection(extensions: GlossaryLoader.fileExtensions).files(in: paths)
    guard !files.isEmpty else {
      throw RunError(
        "no glossary to change", hint: "name one with --glossary or in the configuration")
    }
    var read: [GlossaryFile] = []
    for file in files { read.append((file, try GlossaryLoader.load(file).glossary.concepts)) }
    return read
  }

  /// The concept that has a term, when only one has.
  private static func holder(
    of text: String, in files: [GlossaryFile]
  ) throws(RunError) -> FoundConcept? {
    let all = files.flatMap { file in file.concepts.map { (path: file.path, concept: $0) } }
    func holders(_ isMeant: (String) -> Bool) -> [FoundConcept] {
      all.filter { $0.concept.terms.contains { isMeant($0.text) } }
    }
    let exact = holders { $0 == text }
    let found = exact.isEmpty ? holders { $0.lowercased() == text.lowercased() } : exact
    guard found.count > 1 else { return found.first }
    throw RunError(
      "“\(text)” is a term of \(found.count) concepts",
      hint: "name one: \(found.map { $0.concept.id }.joined(separator: ", "))")
  }

  private static func find(
    _ identifier: String, in files: [GlossaryFile]
  ) -> FoundConcept? {
    for file in files {
      if let concept = file.concepts.first(where: { $0.id == identifier }) {
        return (file.path, concept)
      }
    }
    return nil
  }

  /// Makes changes in a file, all or none: the file is the old one or the new one, whatever happens
  /// meanwhile.
  ///
  /// Changes by several processes at a time are made one after the other, and all of them last.
  ///
  /// - Throws: ``RunError`` when a change cannot be made or the file was changed by another
  ///   program at the same time.
  package func apply(_ edits: [GlossaryEdit], to path: String) throws(RunError) {
    // In a folder that may not be written there is no lock, and writing says why.
    let lock = PartialFile(path: path + ".isogloss-lock")
    defer { lock?.discard() }
    let original = try FileReading.bytes(of: path)
    let changed: [UInt8]
    do {
      changed = try GlossaryPatch.bytes(original, applying: edits)
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
