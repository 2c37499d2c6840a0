package import AssetFormats
package import LanguageAssets

/// Reads glossaries from files.
package enum GlossaryLoader {
  /// The extensions of glossaries that are looked for in folders, in lower case.
  package static let fileExtensions: Set<String> = ["tbx", "csv", "tsv", "utx"]

  /// Reads one glossary.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - format: its format; nil to find out.
  ///   - direction: the languages of a list that does not say them; nil when not known.
  /// - Returns: the glossary, and what is wrong but was read all the same.
  /// - Throws: ``RunError`` when the file cannot be read or is malformed.
  package static func load(
    _ path: String, as format: GlossaryFormat? = nil, direction: GlossaryDirection? = nil
  ) throws(RunError) -> (glossary: Glossary, warnings: AssetWarnings) {
    let source = ByteSource(try FileReading.chunks(of: path))
    do {
      return try GlossaryFormatCatalog.read(source, as: format, direction: direction)
    } catch {
      throw RunError(error, path: path)
    }
  }

  /// Reads glossaries as one.
  ///
  /// - Parameters:
  ///   - paths: files, or folders that hold some.
  ///   - format: the format of the files; nil to find out.
  ///   - direction: the languages of lists that do not say them; nil when not known.
  ///   - warning: is told what is wrong but was read all the same.
  /// - Returns: the concepts of all files, in order; concepts with the same identifier are joined.
  /// - Throws: ``RunError`` when a path does not exist or a file is malformed.
  package static func load(
    _ paths: [String], as format: GlossaryFormat? = nil, direction: GlossaryDirection? = nil,
    warning: (String, AssetWarning) -> Void = { _, _ in }
  ) throws(RunError) -> Glossary {
    var glossary = Glossary()
    for file in try FileSelection(extensions: fileExtensions).files(in: paths) {
      let (read, warnings) = try load(file, as: format, direction: direction)
      for entry in warnings.list { warning(file, entry) }
      glossary.add(read)
    }
    return glossary
  }
}

extension Glossary {
  /// Adds another glossary, of which only the concepts are joined.
  mutating func add(_ other: Glossary) {
    language = language ?? other.language
    title = title ?? other.title
    carried += other.carried.filter { !carried.contains($0) }
    join(other.concepts)
  }
}

extension GlossaryLoader {
  /// The format of a file's content; nil when the file cannot be read.
  package static func format(ofFile path: String) -> GlossaryFormat? {
    guard let bytes = try? FileReading.bytes(of: path) else { return nil }
    return try? GlossaryFormatCatalog.format(of: bytes)
  }
}

extension Configuration {
  /// The configured glossaries as seen from the current folder.
  package var glossaryPaths: [String] {
    glossaries.map { RelativePath.resolve($0, against: base) }
  }
}
