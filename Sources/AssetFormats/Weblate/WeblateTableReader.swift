internal import LanguageAssets
internal import LanguageText

/// Reads the table that a glossary component of Weblate is, a pair of terms a row.
///
/// Rows of one concept share a context, which ``WeblateTableWriter`` makes of its identifier, and a
/// term. Weblate's own contexts are words such as *verb*, under which pairs of different concepts
/// stand: they are kept apart.
enum WeblateTableReader {
  /// Whether a first row is the header of such a table.
  static func isHeader(_ header: [DelimitedText.Cell]) -> Bool {
    Set(header.map { $0.text.lowercased() }).isSuperset(of: ["source", "target", "context"])
  }

  /// Reads the rows of a table, the header first.
  static func read(
    _ rows: [[DelimitedText.Cell]], direction: GlossaryDirection
  ) throws(AssetError) -> (glossary: Glossary, warnings: AssetWarnings) {
    guard var header = rows.first else {
      return try WideTableReader.read(rows, direction: direction)
    }
    let names = header.map { $0.text.lowercased() }
    for index in header.indices {
      switch names[index] {
      case "source": header[index].text = direction.source.canonical
      case "target": header[index].text = direction.target.canonical
      case "context": header[index].text = "Concept ID"
      case "translator_comments": header[index].text = "Note [\(direction.target.canonical)]"
      case "developer_comments": header[index].text = "Definition"
      default: break
      }
    }
    var contexts = Contexts()
    let entries = rows.dropFirst().map { row in
      var row = row
      let cell = { (name: String) in
        names.firstIndex(of: name).flatMap { $0 < row.count ? row[$0].text : nil } ?? ""
      }
      let concept = contexts.concept(
        of: cell("context"), source: cell("source"), target: cell("target"))
      if let index = names.firstIndex(of: "context"), index < row.count {
        row[index].text = concept
      }
      return row
    }
    // Synonyms have rows of their own, so that a name may have the pipe.
    return try WideTableReader.read(
      [header] + entries, direction: direction, synonymSeparator: "\n")
  }

  /// Which concept each context is of.
  private struct Contexts {
    private var concepts: [String: Set<String>] = [:]

    /// The identifier of the concept that a row belongs to; empty for one of its own.
    mutating func concept(of context: String, source: String, target: String) -> String {
      if context.isEmpty { return "" }
      // A second translation has a context of its own, made of the concept and the translation.
      let suffix = ": \(target)"
      let base = context.hasSuffix(suffix) ? String(context.dropLast(suffix.count)) : context
      let id = concepts[base] == nil ? context : base
      let terms: Set = ["\(source)\u{0}", "\u{0}\(target)"]
      guard let known = concepts[id] else {
        concepts[id] = terms
        return id
      }
      if known.isDisjoint(with: terms) { return "" }
      concepts[id] = known.union(terms)
      return id
    }
  }
}
