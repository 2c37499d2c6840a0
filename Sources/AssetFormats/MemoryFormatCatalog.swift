package import LanguageAssets
internal import LanguageText

/// A file format that units can be read from.
package enum MemoryFormat: String, Hashable, Sendable, CaseIterable {
  /// TMX 1.1 to 1.4b.
  case tmx
  /// XLIFF 1.0 to 1.2 and 2.0 to 2.2.
  case xliff
  /// PO of gettext.
  case po
  /// A table with a column for each language.
  case table

  /// The name for people.
  package var name: String {
    switch self {
    case .tmx: "TMX"
    case .xliff: "XLIFF"
    case .po: "PO"
    case .table: "table"
    }
  }
}

/// Finds out whether a file holds a translation memory, and reads it.
package enum MemoryFormatCatalog {
  /// The extensions that memories have, in lower case and without the first dot.
  package static let fileExtensions = ["tmx", "tmx.gz", "tmx.zip"]

  /// The extensions of all files that units can be read from, in lower case and without the dot.
  package static let importExtensions: [(extension: String, format: MemoryFormat)] = [
    ("tmx", .tmx), ("tmx.gz", .tmx), ("tmx.zip", .tmx), ("xlf", .xliff), ("xliff", .xliff),
    ("sdlxliff", .xliff), ("mqxliff", .xliff), ("mxliff", .xliff), ("txlf", .xliff), ("po", .po),
    ("pot", .po), ("csv", .table), ("tsv", .table), ("tab", .table),
  ]

  /// The format that a path's extension names, whatever its case; nil for any other extension.
  package static func format(forPath path: String) -> MemoryFormat? {
    let name = path.lowercased()
    return importExtensions.first { name.hasSuffix("." + $0.extension) }?.format
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

  /// Reads the units of a file of a format, handing over the header and then each unit with its
  /// line as it comes.
  ///
  /// TMX is read in memory that does not grow with the file; other formats are read before the
  /// header is handed over.
  ///
  /// - Throws: ``AssetError``, and whatever the source or the closures throw.
  @discardableResult
  package static func read(
    _ source: ByteSource, as format: MemoryFormat,
    _ options: MemoryReadingOptions = MemoryReadingOptions(),
    header: (TMXHeader) throws -> Void = { _ in }, unit: (ReadUnit) throws -> Void
  ) throws -> MemorySummary {
    if format == .tmx {
      var reader = try TMXReader(source)
      try header(reader.header)
      while let next = try reader.next() { try unit(ReadUnit(next, line: reader.unitLine)) }
      return MemorySummary(header: reader.header, warnings: reader.warnings)
    }
    var units: [ReadUnit] = []
    var summary =
      switch format {
      case .po: try POUnitReader.read(source, options) { units.append($0) }
      case .table: try TableUnitReader.read(source, options) { units.append($0) }
      default: try XLIFFUnitReader.read(source, options) { units.append($0) }
      }
    try header(summary.header)
    for next in units {
      if let language = next.unit.repeatedLanguage {
        summary.warnings.add(
          "source and translation are both in \(language), and tools read one text of a language",
          line: next.line)
      }
      try unit(next)
    }
    return summary
  }
}

extension TranslationUnit {
  /// The first language that the unit has two texts in; nil when it has none.
  fileprivate var repeatedLanguage: LanguageTag? {
    variants.indices.first { index in
      variants[..<index].contains { $0.language == variants[index].language }
    }.map { variants[$0].language }
  }
}
