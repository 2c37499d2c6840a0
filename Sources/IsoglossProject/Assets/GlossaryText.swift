package import AssetFormats
package import LanguageAssets

/// Glossaries as files.
package enum GlossaryText {
  /// The glossary in a format, in UTF-8 unless a table whose manner is kept is in UTF-16.
  ///
  /// - Parameters:
  ///   - glossary: the glossary.
  ///   - format: the format.
  ///   - path: the file it is meant for, for errors; nil for standard output.
  ///   - original: a table whose columns and encoding are kept; nil for the usual ones.
  /// - Returns: a whole file.
  /// - Throws: ``RunError`` when the format cannot hold the glossary.
  package static func bytes(
    of glossary: Glossary, as format: GlossaryFormat, for path: String?,
    like original: String? = nil
  ) throws(RunError) -> [UInt8] {
    if [.csv, .tsv].contains(format), let original {
      return CSVGlossaryWriter.bytes(
        of: glossary, like: try FileReading.bytes(of: original), isTabbed: format == .tsv)
    }
    do throws(AssetError) {
      return try GlossaryFormatCatalog.bytes(of: glossary, as: format)
    } catch {
      throw RunError(error.reason, path: path, hint: error.hint)
    }
  }
}
