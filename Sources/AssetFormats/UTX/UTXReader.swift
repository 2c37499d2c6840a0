package import LanguageAssets
internal import LanguageText

/// Reads a bilingual glossary in UTX, the format of the Asia-Pacific Association for Machine
/// Translation (specification 1.20).
///
/// The first line names the languages (`#UTX 1.20; en/ja; …`), the last line with `#` before the
/// entries the columns. Rows with the same concept ID are one concept, else rows with the same
/// source term. Columns that no field holds are carried along. A table of many languages, with a
/// line of the form `#term:en,term:ja`, is read as well.
package enum UTXReader {
  /// Reads a glossary.
  ///
  /// - Throws: ``AssetError`` with line and column, and whatever the source throws.
  package static func read(
    _ source: ByteSource
  ) throws -> (glossary: Glossary, warnings: AssetWarnings) {
    let lines = try DecodedText.decode(source.readAll())
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard let first = lines.first, first.lowercased().hasPrefix("#utx") else {
      throw AssetError(
        line: 1, column: 1, "this is no UTX glossary", hint: "the first line begins with “#UTX”")
    }
    if let header = lines.prefix(5).firstIndex(where: { $0.hasPrefix("#term:") }) {
      return try readTable(lines, header: header)
    }
    let direction = try direction(first)
    var entries = UTXEntries(direction)
    let comments = lines.prefix { $0.hasPrefix("#") || $0.trimmed.isEmpty }
    guard let header = comments.last(where: { $0.lowercased().hasPrefix("#src") }) else {
      throw AssetError(
        line: min(2, lines.count), column: 1, "no line names the columns",
        hint: "expected “#src⇥tgt⇥src:pos⇥term status” before the entries")
    }
    let columns = header.dropFirst().split(separator: "\t", omittingEmptySubsequences: false)
      .map { $0.trimmed.lowercased() }
    for (index, line) in lines.enumerated().dropFirst(comments.count)
    where !line.hasPrefix("#") && !line.trimmed.isEmpty {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(\.trimmed)
      entries.add(cells, columns: columns, line: index + 1)
    }
    return (entries.glossary, entries.warnings)
  }

  /// Reads a table of many languages whose columns are named in a line.
  private static func readTable(
    _ lines: [Substring], header: Int
  ) throws -> (glossary: Glossary, warnings: AssetWarnings) {
    let rest = lines[header...].joined(separator: "\n").dropFirst()
    var result = try WideTableReader.read(
      DelimitedText(String(rest), firstLine: header + 1).rows, direction: nil)
    for (index, line) in lines[..<header].enumerated()
    where !line.hasPrefix("#") && !line.trimmed.isEmpty {
      result.warnings.add(
        "a line that stands before the columns are named is left out", line: index + 1)
    }
    return result
  }

  /// The languages that the first line names: its part of the form `en/ja`.
  private static func direction(_ line: Substring) throws(AssetError) -> GlossaryDirection {
    for part in line.split(separator: ";") {
      let tags = part.split(separator: "/").map { LanguageTag($0.trimmed) }
      if tags.count == 2, let source = tags[0], let target = tags[1] {
        return GlossaryDirection(from: source, to: target)
      }
    }
    throw AssetError(
      line: 1, column: 1, "the first line does not name two languages",
      hint: "expected “#UTX 1.20; en/ja; …”")
  }
}

/// The entries of a UTX glossary while they are read.
private struct UTXEntries {
  var glossary: Glossary
  var warnings = AssetWarnings()
  private let direction: GlossaryDirection
  private var indices: [String: Int] = [:]
  private var identifiers = XMLIdentifier()
  private var pairs: Set<[String]> = []

  init(_ direction: GlossaryDirection) {
    self.direction = direction
    glossary = Glossary(language: direction.source)
  }

  mutating func add(_ cells: [String], columns: [String], line: Int) {
    var row: [String: String] = [:]
    for (column, cell) in zip(columns, cells) where !cell.isEmpty { row[column] = cell }
    if cells.count > columns.count {
      warnings.add("a row has more cells than the header names, and they are left out", line: line)
    }
    guard let source = row["src"] else {
      return warnings.add("a row without source term is left out", line: line, column: 1)
    }
    let index = conceptIndex(row["concept id"] ?? row["id"], source)
    let isKept = row["x-status"].flatMap(StatusWord.status) == .doNotTranslate
    add(source: source, row, isKept: isKept, to: index)
    // A name that is not translated has been written as its own translation.
    guard let target = row["tgt"], !isKept || target != source else { return }
    add(target: target, row, isKept: isKept, to: index, columns, line: line)
  }

  private mutating func conceptIndex(_ id: String?, _ source: String) -> Int {
    let key = id ?? "term " + source
    if let index = indices[key] { return index }
    let slug = XMLIdentifier.slug(of: source)
    indices[key] = glossary.concepts.count
    var concept = Concept(id: id ?? identifiers.unique(for: slug.isEmpty ? "term" : slug))
    concept.isIdentifierImplied = id == nil
    glossary.concepts.append(concept)
    return glossary.concepts.count - 1
  }

  private mutating func add(
    source: String, _ row: [String: String], isKept: Bool, to index: Int
  ) {
    let terms = glossary.concepts[index].terms
    let isKnown = { (term: Term) in term.language == direction.source && term.text == source }
    if !terms.contains(where: isKnown) {
      let hasPreferred = terms.contains { $0.language == direction.source }
      var term = Term(
        source, language: direction.source,
        status: isKept ? .doNotTranslate : hasPreferred ? .admitted : .preferred,
        partOfSpeech: row["src:pos"], note: row["src:comment"])
      term.isStatusImplied = !isKept
      glossary.concepts[index].terms.append(term)
    }
    if let domain = row["domain"] ?? row["subject"] { glossary.concepts[index].subject = domain }
    if let text = row["definition"] ?? row["src:definition"] {
      glossary.concepts[index].definition = text
    }
    if let text = row["tgt:definition"] {
      glossary.concepts[index].definitions[direction.target] = text
    }
  }

  private mutating func add(
    target: String, _ row: [String: String], isKept: Bool, to index: Int, _ columns: [String],
    line: Int
  ) {
    let statusWord = row["term status"] ?? row["status"]
    let known = glossary.concepts[index].terms.filter { $0.language == direction.target }
    if !pairs.insert([row["src"] ?? "", target]).inserted {
      warnings.add("“\(target)” stands twice for one source term", line: line)
    }
    if known.contains(where: { $0.text == target }) { return }
    var status = known.contains { $0.status == .preferred } ? TermStatus.admitted : .preferred
    if let statusWord {
      if let named = StatusWord.status(statusWord) {
        status = named
      } else {
        warnings.add("“\(statusWord)” is no term status of UTX", line: line)
      }
    }
    if isKept { status = .doNotTranslate }
    var term = Term(
      target, language: direction.target, status: status, partOfSpeech: row["tgt:pos"],
      gender: row["tgt:gender"].map(Term.gender(named:)), context: row["example"],
      note: row["comment"] ?? row["tgt:comment"])
    term.isStatusImplied = statusWord == nil && !isKept
    for column in columns where !Self.known.contains(column) {
      if let value = row[column] {
        term.carried.append(CarriedElement("termNote", type: column, value))
      }
    }
    glossary.concepts[index].terms.append(term)
  }

  private static let known: Set = [
    "src", "tgt", "src:pos", "tgt:pos", "tgt:gender", "term status", "status", "concept id", "id",
    "comment", "tgt:comment", "src:comment", "domain", "subject", "definition", "src:definition",
    "tgt:definition", "example", "x-status", "",
  ]
}
