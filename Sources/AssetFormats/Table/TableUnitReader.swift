internal import LanguageAssets
internal import LanguageText

/// Reads the rows of a table as units, a column for each language.
///
/// The header names the languages. Other columns become metadata: `tuid` or `id`, `note`, and any
/// other as a property `x-` and its name. A table of two columns without a header of languages is
/// read as source and target when the options name both.
package struct TableUnitReader {
  private enum Column {
    case language(LanguageTag)
    case identifier
    case note
    case property(String)
  }

  /// Reads a table, handing over each unit as it comes.
  ///
  /// - Throws: ``AssetError`` when the columns have no languages or a quote is not closed; and
  ///   whatever the source or the closure throws.
  package static func read(
    _ source: ByteSource, _ options: MemoryReadingOptions = MemoryReadingOptions(),
    unit: (ReadUnit) throws -> Void
  ) throws -> MemorySummary {
    let table = try DelimitedText(
      try DecodedText.decode(try source.readAll()), keepsQuotedSpace: true)
    guard let first = table.rows.first else { throw AssetError("the table is empty") }
    let (columns, hasHeader) = try columns(of: first, options)
    var summary = MemorySummary(header: TMXHeader(originalFormat: "table"))
    summary.header.sourceLanguage =
      columns.lazy.compactMap { column in
        if case .language(let tag) = column { tag } else { nil }
      }.first
    for row in table.rows.dropFirst(hasHeader ? 1 : 0) {
      let read = self.unit(row, columns)
      if read.variants.count > 1 {
        try unit(ReadUnit(read, line: row.first?.line ?? 1))
      } else {
        summary.untranslatedCount += 1
      }
    }
    return summary
  }

  private static func columns(
    of row: [DelimitedText.Cell], _ options: MemoryReadingOptions
  ) throws -> (columns: [Column], hasHeader: Bool) {
    let named = row.map { column($0.text, options) }
    let languages = named.count { if case .language = $0 { true } else { false } }
    if languages > 1 { return (named, true) }
    if row.count == 2, let source = options.sourceLanguage, let target = options.targetLanguage {
      return ([.language(source), .language(target)], false)
    }
    throw AssetError(
      line: row.first?.line, column: row.first?.column, "the header names no two languages",
      hint: "expected columns such as “en” and “ru”, or --source and --target for two columns")
  }

  private static func column(_ name: String, _ options: MemoryReadingOptions) -> Column {
    switch name.lowercased() {
    case "source", "src": options.sourceLanguage.map { .language($0) } ?? .property("x-source")
    case "target", "trg", "tgt", "translation":
      options.targetLanguage.map { .language($0) } ?? .property("x-target")
    case "tuid", "id", "key": .identifier
    case "note", "notes", "comment": .note
    case let name where name.utf8.count <= 3 || name.contains("-") || name.contains("_"):
      LanguageTag(name).map { .language($0) } ?? .property("x-\(name)")
    case let name: .property("x-\(name)")
    }
  }

  private static func unit(_ row: [DelimitedText.Cell], _ columns: [Column]) -> TranslationUnit {
    var unit = TranslationUnit(variants: [])
    for (cell, column) in zip(row, columns) where !cell.text.isEmpty {
      switch column {
      case .language(let tag):
        unit.variants.append(Variant(language: tag, segment: SegmentContent(cell.text)))
      case .identifier: unit.id = cell.text
      case .note: unit.metadata.notes.append(.init(cell.text))
      case .property(let type): unit.metadata.properties.append(.init(type: type, value: cell.text))
      }
    }
    return unit
  }
}
