package import LanguageAssets
internal import LanguageText

/// Writes a glossary as a table of terms, one a row, that a spreadsheet opens.
///
/// UTF-8 without byte order mark, lines end with LF. What belongs to the concept stands in the row
/// of its first term. The title and language of the glossary, concepts without terms and empty
/// terms have no place in a table.
package enum CSVGlossaryWriter {
  /// What stands between two cells.
  package enum Separator: String, Sendable {
    /// A comma (CSV).
    case comma = ","
    /// A tab (TSV).
    case tab = "\t"
  }

  /// The glossary as a table.
  package static func bytes(of glossary: Glossary, separator: Separator = .comma) -> [UInt8] {
    let columns = columns(for: glossary)
    var lines = [columns.map(\.rawValue)]
    for concept in glossary.concepts {
      var definedLanguages: Set<LanguageTag> = []
      let terms = concept.terms.filter { !$0.text.isEmpty }
      for (index, term) in terms.enumerated() {
        let isFirstOfLanguage = definedLanguages.insert(term.language).inserted
        let row = Row(
          concept: concept, term: term, isFirst: index == 0, isFirstOfLanguage: isFirstOfLanguage)
        lines.append(columns.map(row.cell))
      }
    }
    return DelimitedTextWriter.bytes(of: lines, separator: separator == .tab ? "\t" : ",")
  }

  private static func columns(for glossary: Glossary) -> [GlossaryColumn] {
    var columns = Array(GlossaryColumn.written)
    let terms = glossary.concepts.lazy.flatMap(\.terms)
    if terms.contains(where: { $0.location != nil }) { columns.append(.termLocation) }
    if glossary.concepts.contains(where: { !$0.definitions.isEmpty }) {
      columns.append(.languageDefinition)
    }
    if terms.contains(where: { $0.note != nil }) { columns.append(.termNote) }
    return columns
  }

  private struct Row {
    let concept: Concept
    let term: Term
    let isFirst: Bool
    let isFirstOfLanguage: Bool

    func cell(_ column: GlossaryColumn) -> String {
      switch column {
      case .concept: concept.id
      case .lang: term.language.canonical
      case .term: term.text
      case .status: term.status.rawValue
      case .partOfSpeech: term.partOfSpeech ?? ""
      case .gender: term.gender ?? ""
      case .forms: FormList(forms: term.forms, removedForms: term.removedForms).description
      case .blockers: FormList(forms: term.blockers).description
      case .exact: term.isExact ? "true" : ""
      case .subject: isFirst ? concept.subject ?? "" : ""
      case .definition: isFirst ? concept.definition ?? "" : ""
      case .note: isFirst ? concept.note ?? "" : ""
      case .context: term.context ?? ""
      case .termLocation: term.location ?? ""
      case .languageDefinition: isFirstOfLanguage ? concept.definitions[term.language] ?? "" : ""
      case .termNote: term.note ?? ""
      }
    }
  }
}
