internal import LanguageAssets
internal import LanguageText

/// Changes the cells of a table of terms that an edit is about, leaving all else as it is.
struct CSVPatch {
  private let table: DelimitedText
  private let columns: [GlossaryColumn: Int]
  private var bytes: [UInt8]
  private var changes: [(range: Range<Int>, text: String)] = []

  /// The file with the edit.
  ///
  /// - Returns: nil when the table lacks a column for it, or would not be read as the glossary
  ///   after the edit.
  /// - Throws: ``AssetError`` when the file cannot be read.
  static func bytes(
    _ original: [UInt8], _ before: Glossary, applying edit: GlossaryEdit, after: Glossary
  ) throws -> [UInt8]? {
    let mark = original.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard var patch = try CSVPatch(Array(original.dropFirst(mark))),
      patch.apply(edit, before)
    else { return nil }
    let result = original.prefix(mark) + patch.result
    let read = try? CSVGlossaryReader.read(ByteSource(Array(result))).glossary
    guard let read, read.concepts == after.concepts else { return nil }
    return Array(result)
  }

  private init?(_ bytes: [UInt8]) throws {
    self.bytes = bytes
    table = try DelimitedText(DecodedText.decode(bytes))
    guard let header = table.rows.first else { return nil }
    var columns: [GlossaryColumn: Int] = [:]
    for (index, cell) in header.enumerated() {
      if let column = GlossaryColumn(header: cell.text) { columns[column] = index }
    }
    self.columns = columns
  }

  private var result: [UInt8] {
    var result = bytes
    for change in changes.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      result.replaceSubrange(change.range, with: Array(change.text.utf8))
    }
    return result
  }

  private mutating func apply(_ edit: GlossaryEdit, _ before: Glossary) -> Bool {
    switch edit {
    case .setConcept(let id, let field, let language, let value):
      return setConcept(id, field, language, value ?? "")
    case .replace(let id, let term):
      let old = before.concepts.first { $0.id == id }?.terms.first {
        $0.language == term.language && $0.text == term.text
      }
      return old.map { replace($0, by: term, in: id) } ?? false
    case .add(let id, let term): return add(term, to: id)
    }
  }

  private mutating func setConcept(
    _ id: String, _ field: GlossaryEdit.ConceptField, _ language: LanguageTag?, _ value: String
  ) -> Bool {
    let column: GlossaryColumn =
      switch field {
      case .subject: .subject
      case .note: .note
      case .definition: language == nil ? .definition : .languageDefinition
      }
    guard let index = columns[column] else { return false }
    let rows = rows(of: id).filter { language == nil || self.language(of: $0) == language }
    let filled = rows.filter { index < $0.count && !$0[index].text.isEmpty }
    for row in filled.isEmpty ? Array(rows.prefix(1)) : filled {
      guard set(row, index, value) else { return false }
    }
    return !rows.isEmpty
  }

  private mutating func replace(_ old: Term, by new: Term, in id: String) -> Bool {
    guard let row = row(of: old, in: id) else { return false }
    for column in GlossaryColumn.allCases {
      let (before, after) = (
        CSVGlossaryWriter.cell(column, of: old), CSVGlossaryWriter.cell(column, of: new)
      )
      guard before != after else { continue }
      guard let index = columns[column], set(row, index, after) else { return false }
    }
    return true
  }

  private mutating func add(_ term: Term, to id: String) -> Bool {
    guard let header = table.rows.first, let last = rows(of: id).last ?? table.rows.last,
      let lastCell = last.last
    else { return false }
    var cells = Array(repeating: "", count: header.count)
    for column in GlossaryColumn.allCases {
      let text = column == .concept ? id : CSVGlossaryWriter.cell(column, of: term)
      if text.isEmpty { continue }
      guard let index = columns[column] else { return false }
      cells[index] = text
    }
    let separator = Character(Unicode.Scalar(table.delimiter))
    let line = cells.map { DelimitedTextWriter.quoted($0, separator) }
      .joined(separator: String(separator))
    let end = lastCell.range.upperBound
    changes.append((end..<end, lineEnd + line))
    return true
  }

  private var lineEnd: String {
    bytes.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
  }

  private mutating func set(_ row: [DelimitedText.Cell], _ index: Int, _ text: String) -> Bool {
    guard index < row.count else { return false }
    let separator = Character(Unicode.Scalar(table.delimiter))
    changes.append((row[index].range, DelimitedTextWriter.quoted(text, separator)))
    return true
  }

  private func rows(of id: String) -> [[DelimitedText.Cell]] {
    guard let index = columns[.concept] else { return [] }
    return table.rows.dropFirst().filter { index < $0.count && $0[index].text == id }
  }

  private func row(of term: Term, in id: String) -> [DelimitedText.Cell]? {
    guard let index = columns[.term] else { return nil }
    return rows(of: id).first {
      index < $0.count && $0[index].text == term.text && language(of: $0) == term.language
    }
  }

  private func language(of row: [DelimitedText.Cell]) -> LanguageTag? {
    guard let index = columns[.lang], index < row.count else { return nil }
    return LanguageName.meant(by: row[index].text)
  }
}
