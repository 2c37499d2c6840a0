package import LanguageAssets

/// Reads glossaries from files.
package enum GlossaryLoader {
  /// The extensions of glossaries that can be read, in lower case.
  package static let fileExtensions: Set<String> = ["tbx", "csv", "tsv"]

  /// Reads one glossary.
  ///
  /// - Throws: ``RunError`` when the file cannot be read or is malformed.
  package static func load(_ path: String) throws(RunError) -> Glossary {
    throw RunError("glossaries cannot be read yet", path: path)
  }

  /// Reads the glossaries of a run as one.
  ///
  /// - Parameters:
  ///   - named: files or folders as given on the command line.
  ///   - configured: files or folders as the configuration lists them.
  ///   - base: the folder that the configured ones are relative to.
  /// - Returns: the concepts of all files, in order; concepts with the same identifier are joined.
  /// - Throws: ``RunError`` when a path does not exist or a file is malformed.
  package static func load(
    named: [String], configured: [String], base: String
  ) throws(RunError) -> Glossary {
    let paths = configured.map { RelativePath.resolve($0, against: base) } + named
    var glossary = Glossary()
    for file in try FileSelection(extensions: fileExtensions).files(in: paths) {
      glossary.merge(try load(file))
    }
    return glossary
  }
}

extension Glossary {
  /// Adds another glossary's concepts; the terms of a concept that is there already join it.
  fileprivate mutating func merge(_ other: Glossary) {
    var positions = Dictionary(
      concepts.enumerated().map { ($0.element.id, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    for concept in other.concepts {
      if let position = positions[concept.id] {
        let known = Set(concepts[position].terms)
        concepts[position].terms += concept.terms.filter { !known.contains($0) }
      } else {
        positions[concept.id] = concepts.count
        concepts.append(concept)
      }
    }
  }
}
