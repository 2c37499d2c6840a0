package import LanguageAssets

/// Finds out whether a file holds a translation memory, and reads it.
package enum MemoryFormatCatalog {
  /// The extensions that memories have, in lower case and without the first dot.
  package static let fileExtensions = ["tmx", "tmx.gz", "tmx.zip"]

  /// Whether a path's extension is that of a memory, whatever its case.
  package static func isMemory(path: String) -> Bool {
    let name = path.lowercased()
    return fileExtensions.contains { name.hasSuffix("." + $0) }
  }

  /// Reads a memory, plain or compressed with gzip or zip, handing over each unit as it comes.
  ///
  /// - Throws: ``AssetError``, and whatever the source or the closure throws.
  @discardableResult
  package static func read(
    _ source: ByteSource, unit: (TranslationUnit) throws -> Void
  ) throws -> (header: TMXHeader, warnings: AssetWarnings) {
    try TMXReader.read(source, unit: unit)
  }
}
