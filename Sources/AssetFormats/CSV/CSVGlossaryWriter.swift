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
    /// A semicolon, as spreadsheets write where the comma stands in numbers.
    case semicolon = ";"
  }

  /// The glossary as a table.
  ///
  /// - Parameters:
  ///   - glossary: the glossary.
  ///   - separator: what stands between two cells.
  /// - Returns: a whole file.
  package static func bytes(of glossary: Glossary, separator: Separator = .comma) -> [UInt8] {
    bytes(of: glossary, columns(for: glossary), separator, lineEnd: "\n")
  }

  /// The glossary as a table in the manner of another: with its columns in their order, its separator, its encoding
  /// with the byte order mark, and its line ends.
  ///
  /// - Parameters:
  ///   - glossary: the glossary.
  ///   - original: the other table.
  ///   - isTabbed: whether tabs stand between the cells; nil for what stands there in the other.
  /// - Returns: a whole file.
  package static func bytes(
    of glossary: Glossary, like original: [UInt8], isTabbed: Bool? = nil
  ) -> [UInt8] {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = WideText.utf8(original)
    let delimiter = String(decoding: [DelimitedText.delimiter(ofHeaderIn: text)], as: UTF8.self)
    let own = Separator(rawValue: delimiter) ?? .comma
    let separator = isTabbed.map { $0 ? .tab : own == .tab ? .comma : own } ?? own
    let table = bytes(
      of: glossary, columns(for: glossary, like: text), separator,
      lineEnd: text.firstRange(of: "\r\n".utf8) == nil ? "\n" : "\r\n")
    return WideText.encoded(text.starts(with: mark) ? mark + table : table, like: original)
  }

  private static func bytes(
    of glossary: Glossary, _ columns: [GlossaryColumn], _ separator: Separator, lineEnd: String
  ) -> [UInt8] {
    var lines = [columns.map(\.name)]
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
    return DelimitedTextWriter.bytes(
      of: lines, separator: Character(separator.rawValue), lineEnd: lineEnd)
  }

  /// What a term says in a column, without what belongs to its concept.
  static func cell(_ column: GlossaryColumn, of term: Term) -> String {
    Row(concept: Concept(id: ""), term: term, isFirst: false, isFirstOfLanguage: false)
      .cell(column)
  }

  private static func columns(for glossary: Glossary, like original: [UInt8]? = nil)
    -> [GlossaryColumn]
  {
    let known = original.map(GlossaryColumn.columns(ofHeaderIn:)) ?? []
    let usual = known.isEmpty ? Array(GlossaryColumn.written) : known + GlossaryColumn.required
    let needed = GlossaryColumn.allCases.filter { column in
      glossary.concepts.contains { $0.fills(column) }
    }
    var seen: Set<GlossaryColumn> = []
    return (usual + needed).filter { seen.insert($0).inserted }
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

extension Concept {
  /// Whether the concept or one of its terms has something to say in a column.
  fileprivate func fills(_ column: GlossaryColumn) -> Bool {
    switch column {
    case .concept, .lang, .term, .status: true
    case .subject: subject != nil
    case .definition: definition != nil
    case .note: note != nil
    case .languageDefinition: !definitions.isEmpty
    default: terms.contains { !CSVGlossaryWriter.cell(column, of: $0).isEmpty }
    }
  }
}
