package import AssetFormats
package import LanguageAssets

/// Reads glossaries from files.
package enum GlossaryLoader {
  /// The extensions of glossaries that are looked for in folders, in lower case.
  package static let fileExtensions: Set<String> = ["tbx", "csv", "tsv"]

  /// Reads one glossary.
  ///
  /// - Returns: the glossary, and what is wrong but was read all the same.
  /// - Throws: ``RunError`` when the file cannot be read or is malformed.
  package static func load(
    _ path: String
  ) throws(RunError) -> (glossary: Glossary, warnings: AssetWarnings) {
    let source = ByteSource(try FileReading.chunks(of: path))
    do {
      return try GlossaryFormatCatalog.read(source)
    } catch {
      throw RunError(error, path: path)
    }
  }

  /// Reads glossaries as one.
  ///
  /// - Parameters:
  ///   - paths: files, or folders that hold some.
  ///   - warning: is told what is wrong but was read all the same.
  /// - Returns: the concepts of all files, in order; concepts with the same identifier are joined.
  /// - Throws: ``RunError`` when a path does not exist or a file is malformed.
  package static func load(
    _ paths: [String], warning: (String, AssetWarning) -> Void = { _, _ in }
  ) throws(RunError) -> Glossary {
    var glossary = Glossary()
    for file in try FileSelection(extensions: fileExtensions).files(in: paths) {
      let (read, warnings) = try load(file)
      for entry in warnings.list { warning(file, entry) }
      glossary.language = glossary.language ?? read.language
      glossary.title = glossary.title ?? read.title
      glossary.join(read.concepts)
    }
    return glossary
  }
}

extension Configuration {
  /// The configured glossaries as seen from the current folder.
  package var glossaryPaths: [String] {
    glossaries.map { RelativePath.resolve($0, against: base) }
  }
}
