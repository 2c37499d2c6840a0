internal import DocumentFormats
package import LanguageAssets
internal import LanguageText

/// Reads a glossary from the tables of a Markdown document, as translators of documentation keep it in
/// their repository.
///
/// A column belongs to the language that its header names, in English or by itself: *Japanese*, 日本語,
/// *ja*; other columns can be what the caller says. Tables without columns for two languages are left
/// out. See ``TermNotation`` for what a cell may hold.
package enum MarkdownGlossaryReader {
  /// Reads a glossary.
  ///
  /// - Parameters:
  ///   - source: UTF-8, or UTF-16 with byte order mark.
  ///   - direction: the languages of the first columns, as far as no column is named after them; nil
  ///     when not known.
  /// - Returns: the glossary, and what is wrong but was read all the same.
  /// - Throws: ``AssetError`` when no table has columns for two languages, and whatever the source
  ///   throws.
  package static func read(
    _ source: ByteSource, direction: GlossaryDirection? = nil
  ) throws -> (glossary: Glossary, warnings: AssetWarnings) {
    let text = try DecodedText.decode(source.readAll())
    var tables: [(header: [DelimitedText.Cell], rows: [[MarkdownTable.Cell]])] = []
    var first: DelimitedText.Cell?
    for table in try MarkdownTable.tables(in: Array(text.utf8)) {
      guard let found = table.rows.first?.map(\.plain) else { continue }
      first = first ?? found.first
      guard let header = header(found, direction) else { continue }
      let rows = table.rows.dropFirst()
      // Many glossaries have a table for each letter.
      if let last = tables.indices.last, tables[last].header.map(\.text) == header.map(\.text) {
        tables[last].rows += rows
      } else {
        tables.append((header, Array(rows)))
      }
    }
    guard !tables.isEmpty else {
      throw AssetError(
        line: first?.line ?? 1, column: first?.column ?? 1,
        "no table of the document has columns for two languages",
        hint:
          "expected a header such as “English | Japanese”, or name what the first columns have: "
          + "glossary import --source en --target …")
    }
    var glossary = Glossary()
    var warnings = AssetWarnings()
    for table in tables {
      let rows = table.rows.map { row(of: $0, under: table.header, &warnings) }
      let (read, found) = try WideTableReader.read(
        [withNotes(table.header)] + rows.filter { row in row.contains { !$0.text.isEmpty } },
        direction: direction, synonymSeparator: synonymSeparator)
      glossary.concepts += read.concepts
      for warning in found.list {
        warnings.add(warning.message, line: warning.line, column: warning.column)
      }
    }
    _ = glossary.separateIdentifiers()
    return (glossary, warnings)
  }

  /// No name has it, while one may have the pipe.
  private static let synonymSeparator: Character = "\n"

  /// The header with two languages or more; nil when it has none.
  ///
  /// Languages that the caller knows and no column is named after go to the first columns that are
  /// named after nothing known: *Original* beside *Spanish*.
  private static func header(
    _ cells: [DelimitedText.Cell], _ direction: GlossaryDirection?
  ) -> [DelimitedText.Cell]? {
    var cells = cells
    let columns = cells.map { WideColumn(header: $0.text, direction: nil) }
    let named = Set(cells.compactMap(language))
    let others = [direction?.source, direction?.target].compactMap(\.self)
      .filter { !named.contains($0) }
    let free = columns.indices.filter { if case .other = columns[$0] { true } else { false } }
    guard named.count + others.count > 1 else { return nil }
    for (index, language) in zip(free, others) { cells[index].text = language.canonical }
    return cells.compactMap(language).count > 1 ? cells : nil
  }

  /// The header with a column for notes behind every language.
  private static func withNotes(_ header: [DelimitedText.Cell]) -> [DelimitedText.Cell] {
    header.flatMap { cell -> [DelimitedText.Cell] in
      guard let language = language(of: cell) else { return [cell] }
      var note = cell
      note.text = "Note [\(language.canonical)]"
      return [cell, note]
    }
  }

  private static func language(of cell: DelimitedText.Cell) -> LanguageTag? {
    if case .term(let language) = WideColumn(header: cell.text, direction: nil) { return language }
    return nil
  }

  /// A row with the names of each language and what is said about them in cells of their own.
  private static func row(
    of cells: [MarkdownTable.Cell], under header: [DelimitedText.Cell],
    _ warnings: inout AssetWarnings
  ) -> [DelimitedText.Cell] {
    zip(header, cells).flatMap { column, cell -> [DelimitedText.Cell] in
      guard language(of: column) != nil else { return [cell.plain] }
      let notation = TermNotation(cell.notation)
      var (terms, note) = (cell.plain, cell.plain)
      if notation.terms.isEmpty, !terms.text.isEmpty {
        warnings.add(
          "“\(terms.text)” names no word and is left out", line: terms.line, column: terms.column)
      }
      terms.text = notation.terms.joined(separator: String(synonymSeparator))
      note.text = notation.terms.isEmpty ? "" : notation.note ?? ""
      return [terms, note]
    }
  }
}
