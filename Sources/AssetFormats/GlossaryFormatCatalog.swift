package import LanguageAssets

/// A file format that holds a glossary.
package enum GlossaryFormat: String, Hashable, Sendable, CaseIterable {
  /// TBX version 2, which most tools read.
  case tbx
  /// TBX version 3.
  case tbx3
  /// A table separated by commas.
  case csv
  /// A table separated by tabs.
  case tsv

  /// The file name extension that files of the format have, without the dot.
  package var fileExtension: String { self == .tbx3 ? "tbx" : rawValue }
}

/// Finds out which format a glossary has, reads it and writes it.
package enum GlossaryFormatCatalog {
  /// The extensions that glossary files have, in lower case and without the dot.
  package static let fileExtensions = ["tbx", "xml", "csv", "tsv"]

  /// The format that a path's extension names, whatever its case; nil for any other extension.
  package static func format(forPath path: String) -> GlossaryFormat? {
    let name = path.lowercased()
    if name.hasSuffix(".tbx") || name.hasSuffix(".xml") { return .tbx }
    if name.hasSuffix(".csv") { return .csv }
    return name.hasSuffix(".tsv") ? .tsv : nil
  }

  /// Reads a glossary; what the bytes begin with decides about the format, not a file name.
  ///
  /// - Throws: ``AssetError`` with line and column, and whatever the source throws.
  package static func read(
    _ source: ByteSource
  ) throws -> (glossary: Glossary, warnings: AssetWarnings) {
    let bytes = try source.readAll()
    if isMarkup(bytes) { return try TBXReader.read(ByteSource(bytes)) }
    return try CSVGlossaryReader.read(ByteSource(bytes))
  }

  /// The glossary as a file of a format.
  ///
  /// - Throws: ``AssetError`` when the format cannot hold it.
  package static func bytes(
    of glossary: Glossary, as format: GlossaryFormat
  ) throws(AssetError) -> [UInt8] {
    switch format {
    case .tbx: try TBXWriter.bytes(of: glossary, version: .v2)
    case .tbx3: try TBXWriter.bytes(of: glossary, version: .v3)
    case .csv: CSVGlossaryWriter.bytes(of: glossary, separator: .comma)
    case .tsv: CSVGlossaryWriter.bytes(of: glossary, separator: .tab)
    }
  }

  /// Whether the first character is `<`, in UTF-8 or UTF-16, after white space or a byte order
  /// mark.
  private static func isMarkup(_ bytes: [UInt8]) -> Bool {
    let ignored: Set<UInt8> = [0xEF, 0xBB, 0xBF, 0xFE, 0xFF, 0x00, 0x20, 0x09, 0x0A, 0x0D]
    return bytes.first { !ignored.contains($0) } == UInt8(ascii: "<")
  }
}
