import Foundation

/// Writes term lists in the shapes that the tools read.
struct Glossaries {
  /// The folder they are written to.
  let folder: String

  /// The sizes of the lists, as the table names them; `s` stands for a sparse one.
  static let sizes = ["100", "1000", "10000s", "10000"]

  /// The list of a language and size as lines, for grep and its like.
  func lines(_ language: String, _ size: String) -> String { "\(folder)/\(language).\(size).txt" }

  /// The same list as a glossary of one language.
  func glossary(_ language: String, _ size: String) -> String {
    "\(folder)/\(language).\(size).csv"
  }

  /// Writes the lists of all languages that are not there yet.
  func prepare(_ corpus: Corpus) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for language in Corpus.languages
    where !FileManager.default.fileExists(atPath: glossary(language, "10000")) {
      let all = TermList(
        of: try corpus.paragraphs(in: language), language: language, count: 10_000)
      for size in Self.sizes {
        let list =
          size.hasSuffix("s")
          ? all.sparse(real: 1000, count: 10_000, language: language).terms
          : Array(all.terms.prefix(Int(size) ?? 0))
        try write(list.joined(separator: "\n") + "\n", to: lines(language, size))
        let rows = list.enumerated().map { "c\($0.offset),\(language),\($0.element),preferred\n" }
        try write("concept,lang,term,status\n" + rows.joined(), to: glossary(language, size))
      }
    }
  }

  /// A glossary of two languages, the terms of the same rank together, and the same as a table.
  func bilingual(
    _ source: String, _ target: String, _ size: String
  ) throws -> (glossary: String, table: String) {
    let sources = try list(source, size)
    let targets = try list(target, size)
    var rows = "concept,lang,term,status\n"
    var table = ""
    for (number, (first, second)) in zip(sources, targets).enumerated() {
      rows += "c\(number),\(source),\(first),preferred\nc\(number),\(target),\(second),preferred\n"
      table += "\(first)\t\(second)\n"
    }
    let paths = (glossary: "\(folder)/both.\(size).csv", table: "\(folder)/both.\(size).tsv")
    try write(rows, to: paths.glossary)
    try write(table, to: paths.table)
    return paths
  }

  private func list(_ language: String, _ size: String) throws -> [String] {
    try String(contentsOfFile: lines(language, size), encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }

  private func write(_ text: String, to path: String) throws {
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }
}
