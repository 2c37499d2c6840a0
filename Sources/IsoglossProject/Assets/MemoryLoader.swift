package import AssetFormats
package import LanguageAssets

/// Reads translation memories from files.
package enum MemoryLoader {
  /// The extensions of files that may be memories, in lower case; see ``isMemory(_:)``.
  package static let fileExtensions: Set<String> = ["tmx", "gz", "zip"]

  /// Finds memories in folders, plain and compressed ones.
  package static var selection: FileSelection {
    var selection = FileSelection(extensions: fileExtensions)
    selection.wants = isMemory
    return selection
  }

  /// Whether a path is named as memories are: `m.tmx`, `m.tmx.gz`, `m.tmx.zip`.
  @Sendable package static func isMemory(_ path: String) -> Bool {
    let name = path.lowercased()
    return MemoryFormatCatalog.fileExtensions.contains { name.hasSuffix("." + $0) }
  }

  /// Reads a memory unit by unit, in memory that does not grow with it.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - unit: is handed each unit as it comes.
  /// - Returns: the header, and what is wrong but was read all the same.
  /// - Throws: ``RunError`` when the file cannot be read or is malformed.
  @discardableResult
  package static func read(
    _ path: String, unit: (TranslationUnit) throws -> Void
  ) throws(RunError) -> (header: TMXHeader, warnings: AssetWarnings) {
    let source = ByteSource(try FileReading.chunks(of: path))
    do {
      return try TMXReader.read(source, unit: unit)
    } catch {
      throw RunError(error, path: path)
    }
  }

  /// Reads the plain texts of a memory, to be held with those there are.
  ///
  /// - Throws: ``RunError`` as ``read(_:unit:)``.
  static func load(_ path: String, into texts: inout MemoryTexts) throws(RunError) {
    do {
      let isRead = try TMXTexts.read(ByteSource(try FileReading.chunks(of: path)), into: &texts)
      if isRead { return }
    } catch {
      throw RunError(error, path: path)
    }
    try read(path) { texts.append($0) }
  }
}

extension Configuration {
  /// The configured memories as seen from the current folder.
  package var memoryPaths: [String] {
    memories.map { RelativePath.resolve($0, against: base) }
  }

  /// The memories in the folders of the configured glossaries, where `extract` writes its own.
  package var memoriesBesideGlossaries: [String] {
    (try? MemoryLoader.selection.files(in: glossaryPaths.filter { FileKind(at: $0) == .folder }))
      ?? []
  }
}

extension RunError {
  /// The error of an asset or of the source it was read from, with the path.
  init(_ error: any Error, path: String) {
    switch error {
    case let error as RunError: self = error
    case let error as AssetError:
      self.init(
        error.reason, path: path, line: error.line, column: error.column, hint: error.hint)
    default: self.init("cannot be read: \(error)", path: path)
    }
  }
}
