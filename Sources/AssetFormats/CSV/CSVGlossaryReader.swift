package import LanguageAssets
internal import LanguageText

/// Reads a glossary from a table of terms, one a row, as a spreadsheet saves it.
///
/// The header row names the columns: `concept`, `lang`, `term` and `status` are required;
/// `partOfSpeech`, `gender`, `forms`, `blockers`, `exact`, `subject`, `definition`, `note`,
/// `context`, `termLocation`, `languageDefinition` and `termNote` may be there, in any order. Rows of
/// one concept need not stand together. A definition that differs between the languages of a
/// concept belongs to each language, a note that differs between its rows to each term.
package struct CSVGlossaryReader {
  private var glossary = Glossary()
  private var warnings = AssetWarnings()
  private var conceptIndices: [String: Int] = [:]
  private var remarks: [[Remark]] = []
  /// The language of the last row, as it is written and read.
  private var lastLanguage: (text: String, tag: LanguageTag)?
  /// The index of each column in a row, by the column's number; nil for one that the table lacks.
  private let columns: [Int?]

  /// What a row says about its concept, or about its own term.
  private struct Remark {
    var language: LanguageTag
    var termIndex: Int
    var definition: String
    var note: String
  }

  /// Reads a glossary from UTF-8 (or UTF-16 with byte order mark), separated by commas, tabs or
  /// semicolons.
  ///
  /// - Throws: ``AssetError`` with line and column, and whatever the source throws.
  package static func read(
    _ source: ByteSource
  ) throws -> (glossary: Glossary, warnings: AssetWarnings) {
    let table = try DelimitedText(DecodedText.decode(source.readAll()))
    guard let header = table.rows.first else {
      throw AssetError(
        line: 1, column: 1, "the file is empty",
        hint: "expected TBX, or a table with a header row: \(headerExample)")
    }
    var reader = try CSVGlossaryReader(header: header)
    reader.reserve(rows: table.rows.count)
    for row in table.rows.dropFirst() { try reader.read(row, width: header.count) }
    reader.distributeRemarks()
    return (reader.glossary, reader.warnings)
  }

  private static let headerExample =
    GlossaryColumn.required.map(\.name).joined(separator: ",")

  private init(header: [DelimitedText.Cell]) throws(AssetError) {
    var columns = [Int?](repeating: nil, count: GlossaryColumn.allCases.count)
    for (index, cell) in header.enumerated() where !cell.text.isEmpty {
      guard let column = GlossaryColumn(header: cell.text) else {
        let nearest = GlossaryColumn.nearest(to: cell.text)
        let suggestion = nearest.map { "; is “\($0.name)” meant?" } ?? ""
        warnings.add("the column “\(cell.text)” is unknown\(suggestion)", line: cell.line)
        continue
      }
      guard columns[column.rawValue] == nil else {
        throw AssetError(
          line: cell.line, column: cell.column,
          "the column “\(cell.text)” stands twice in the header")
      }
      columns[column.rawValue] = index
    }
    self.columns = columns
    let missing = GlossaryColumn.required.filter { columns[$0.rawValue] == nil }.map {
      "“\($0.name)”"
    }
    guard missing.isEmpty else {
      throw AssetError(
        line: header.first?.line ?? 1, column: 1,
        "the header lacks \(missing.joined(separator: ", "))",
        hint: "expected a header row: \(Self.headerExample), in any order")
    }
  }

  /// Makes room for as many concepts as there are rows at the most.
  private mutating func reserve(rows: Int) {
    conceptIndices.reserveCapacity(rows)
    glossary.concepts.reserveCapacity(rows)
    remarks.reserveCapacity(rows)
  }

  private mutating func read(_ row: [DelimitedText.Cell], width: Int) throws(AssetError) {
    if row.count > width, let extra = row.dropFirst(width).first(where: { !$0.text.isEmpty }) {
      throw AssetError(
        line: extra.line, column: extra.column, "the row has more cells than the header, \(width)",
        hint: "a cell that holds the separator is written in quotes")
    }
    let term = try term(row)
    let id = try required(.concept, row)
    let index = conceptIndex(id.text)
    if let subject = value(.subject, row) {
      let known = glossary.concepts[index].subject
      if known == nil { glossary.concepts[index].subject = subject }
      if let known, known != subject {
        warnings.add("“\(id.text)” has two subjects; “\(known)” is kept", line: id.line)
      }
    }
    let repeated = glossary.concepts[index].terms.firstIndex {
      $0.language == term.language && $0.text == term.text
    }
    if let repeated {
      // What somebody has decided on outweighs what is only proposed.
      let isDecided =
        glossary.concepts[index].terms[repeated].status == .proposed && term.status != .proposed
      if isDecided { glossary.concepts[index].terms[repeated] = term }
      warnings.add(
        "“\(term.text)” (\(term.language)) stands twice in “\(id.text)”; "
          + (isDecided ? "the row that is not proposed is kept" : "the first row is kept"),
        line: id.line)
      return
    }
    if let text = value(.languageDefinition, row) {
      glossary.concepts[index].definitions[term.language] = text
    }
    let (definition, note) = (value(.definition, row), value(.note, row))
    if definition != nil || note != nil {
      remarks[index].append(
        Remark(
          language: term.language, termIndex: glossary.concepts[index].terms.count,
          definition: definition ?? "", note: note ?? ""))
    }
    glossary.concepts[index].terms.append(term)
  }

  private mutating func conceptIndex(_ id: String) -> Int {
    if let index = conceptIndices[id] { return index }
    conceptIndices[id] = glossary.concepts.count
    glossary.concepts.append(Concept(id: id))
    remarks.append([])
    return glossary.concepts.count - 1
  }

  private mutating func language(_ row: [DelimitedText.Cell]) throws(AssetError) -> LanguageTag {
    let cell = try required(.lang, row)
    if let last = lastLanguage, last.text == cell.text { return last.tag }
    guard let language = LanguageName.meant(by: cell.text) else {
      throw AssetError(
        line: cell.line, column: cell.column,
        "“\(cell.text)” is no language tag", hint: "expected one such as ru or zh-Hant")
    }
    lastLanguage = (cell.text, language)
    return language
  }

  private mutating func term(_ row: [DelimitedText.Cell]) throws(AssetError) -> Term {
    let language = try language(row)
    let forms = value(.forms, row).map { FormList(parsing: $0) } ?? FormList()
    return Term(
      try required(.term, row).text, language: language, status: try status(row),
      partOfSpeech: word(.partOfSpeech, row, of: TermPicklist.partsOfSpeech),
      gender: word(.gender, row, of: TermPicklist.genders), forms: forms.forms,
      removedForms: forms.removedForms,
      blockers: value(.blockers, row).map { FormList(parsing: $0).forms } ?? [],
      isExact: try isExact(row), location: value(.termLocation, row), context: value(.context, row),
      note: value(.termNote, row))
  }

  /// A word of a list; one that is not in it is kept, since tables of other tools' glossaries have their own, and told.
  private mutating func word(
    _ column: GlossaryColumn, _ row: [DelimitedText.Cell], of known: Set<String>
  ) -> String? {
    guard let index = columns[column.rawValue], index < row.count, !row[index].text.isEmpty else {
      return nil
    }
    var cell = row[index]
    if column == .gender { cell.text = Term.gender(named: cell.text) }
    if !known.contains(cell.text), !known.contains(cell.text.lowercased()) {
      let kind = column == .gender ? "gender" : "part of speech"
      warnings.add(
        "“\(cell.text)” is no \(kind) that is known; expected \(known.sorted().joined(separator: ", "))",
        line: cell.line, column: cell.column)
    }
    return cell.text
  }

  private func status(_ row: [DelimitedText.Cell]) throws(AssetError) -> TermStatus {
    let cell = try required(.status, row)
    if let status = TermStatus(rawValue: cell.text) { return status }
    let name = cell.text.lowercased()
    if let status = TermStatus.allCases.first(where: { $0.rawValue.lowercased() == name }) {
      return status
    }
    throw AssetError(
      line: cell.line, column: cell.column, "“\(cell.text)” is no status",
      hint: "expected \(TermStatus.allCases.map(\.rawValue).joined(separator: ", "))")
  }

  private func isExact(_ row: [DelimitedText.Cell]) throws(AssetError) -> Bool {
    guard let index = columns[GlossaryColumn.exact.rawValue], index < row.count,
      !row[index].text.isEmpty
    else { return false }
    switch row[index].text.lowercased() {
    case "false", "no", "0": return false
    case "true", "yes", "1", "exact", "x": return true
    default:
      throw AssetError(
        line: row[index].line, column: row[index].column, "“\(row[index].text)” is no yes or no",
        hint: "expected true, false or nothing in the column “exact”")
    }
  }

  private func value(_ column: GlossaryColumn, _ row: [DelimitedText.Cell]) -> String? {
    guard let index = columns[column.rawValue], index < row.count, !row[index].text.isEmpty else {
      return nil
    }
    return row[index].text
  }

  private func required(
    _ column: GlossaryColumn, _ row: [DelimitedText.Cell]
  ) throws(AssetError) -> DelimitedText.Cell {
    if let index = columns[column.rawValue], index < row.count, !row[index].text.isEmpty {
      return row[index]
    }
    let place = columns[column.rawValue].flatMap { $0 < row.count ? row[$0] : nil } ?? row.last
    throw AssetError(
      line: place?.line, column: place?.column, "the cell “\(column.name)” is empty",
      hint: column == .concept ? "rows with the same concept belong together" : nil)
  }

  /// Gives definitions and notes to the concept when its rows agree, else to languages and terms.
  private mutating func distributeRemarks() {
    for (index, rows) in remarks.enumerated() where !rows.isEmpty {
      let definitions = rows.filter { !$0.definition.isEmpty }
      if Set(definitions.map(\.definition)).count <= 1 {
        glossary.concepts[index].definition = definitions.first?.definition
      } else {
        for row in definitions where glossary.concepts[index].definitions[row.language] == nil {
          glossary.concepts[index].definitions[row.language] = row.definition
        }
      }
      let notes = rows.filter { !$0.note.isEmpty }
      if Set(notes.map(\.note)).count <= 1 {
        glossary.concepts[index].note = notes.first?.note
      } else {
        for row in notes where glossary.concepts[index].terms[row.termIndex].note == nil {
          glossary.concepts[index].terms[row.termIndex].note = row.note
        }
      }
    }
  }
}
