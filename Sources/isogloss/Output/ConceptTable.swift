import FindingReporters
import IsoglossProject
import LanguageText
import TermExtraction

/// Concepts as people read them: one a line, a column a language, variants behind their term.
struct ConceptTable {
  private static let widestColumn = 34
  /// More columns than these are too wide for any window.
  private static let mostLanguages = 6

  private let rows: [[String]]
  private let hiddenCount: Int
  private let languages: [LanguageTag]
  private let hiddenLanguages: [LanguageTag]
  private let style: TerminalStyle

  /// Makes a table of the best concepts, at most as many as the limit says.
  ///
  /// The columns are the languages that name the most of them, the one that the others are translated from first.
  /// Where columns are chosen, they stand behind that one in the order given, and concepts that none of them names
  /// are left out.
  init(
    _ outcome: ExtractRun.Outcome, sourceLanguage: LanguageTag? = nil,
    columns: [LanguageTag]? = nil, limit: Int, style: TerminalStyle
  ) {
    self.style = style
    let concepts = outcome.concepts.filter { concept in
      columns?.contains { wanted in concept.terms.contains { $0.language.matches(wanted) } } ?? true
    }
    let shown = concepts.prefix(limit)
    let named = shown.reduce(into: [LanguageTag: Int]()) { counts, concept in
      for language in Set(concept.terms.map(\.language)) { counts[language, default: 0] += 1 }
    }
    func isSource(_ language: LanguageTag) -> Bool {
      sourceLanguage.map(language.matches) ?? false
    }
    let ranked = named.sorted {
      (isSource($0.key) ? 0 : 1, -$0.value, $0.key) < (isSource($1.key) ? 0 : 1, -$1.value, $1.key)
    }.map(\.key)
    let languages =
      columns.map { columns in
        let chosen = columns.flatMap { wanted in ranked.filter { $0.matches(wanted) }.sorted() }
        return ranked.filter { isSource($0) && !chosen.contains($0) } + chosen
      }
      ?? ranked.prefix(Self.mostLanguages).sorted {
        (isSource($0) ? 0 : 1, $0) < (isSource($1) ? 0 : 1, $1)
      }
    self.languages = languages
    hiddenLanguages = columns == nil ? ranked.dropFirst(Self.mostLanguages).sorted() : []
    hiddenCount = max(0, concepts.count - limit)
    rows = shown.map { concept in
      [String(Int((concept.confidence * 100).rounded()))]
        + languages.map { Self.cell(concept, $0) }
    }
  }

  /// The table with a header, aligned by display width.
  var text: String {
    guard !rows.isEmpty else { return "" }
    let header = ["%"] + languages.map(\.canonical)
    let widths = header.indices.map { column in
      ([header] + rows).map { DisplayWidth.columns(of: $0[column]) }.max() ?? 0
    }
    let lines = rows.map { line($0, widths) }
    var rest = hiddenCount > 0 ? style.dim("and \(hiddenCount) more (--all)\n") : ""
    if !hiddenLanguages.isEmpty {
      let tags = hiddenLanguages.map(\.canonical).joined(separator: ", ")
      rest += style.dim("not shown here: \(tags)\n")
    }
    return style.bold(line(header, widths)) + "\n" + lines.joined(separator: "\n") + "\n" + rest
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    zip(cells, widths).enumerated().map { index, cell in
      index == cells.count - 1
        ? cell.0
        : cell.0 + String(repeating: " ", count: cell.1 - DisplayWidth.columns(of: cell.0))
    }.joined(separator: "  ")
  }

  private static func cell(_ concept: ProposedConcept, _ language: LanguageTag) -> String {
    let terms = concept.terms.filter { $0.language == language }
    // What is misspelt is no name to choose.
    let texts = terms.flatMap { [$0.text] + $0.variants.filter { !$0.isMisspelt }.map(\.text) }
    var cell = ""
    for text in texts {
      let longer = cell.isEmpty ? text : cell + " / " + text
      guard DisplayWidth.columns(of: longer) <= widestColumn else {
        return cell.isEmpty
          ? Excerpt(text, marking: 0..<0, columns: widestColumn).text : cell + " …"
      }
      cell = longer
    }
    return cell
  }
}
