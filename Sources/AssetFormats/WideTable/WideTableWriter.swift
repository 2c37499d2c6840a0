package import LanguageAssets
internal import LanguageText

/// Writes a glossary as a table with one concept a row and columns for the languages, in the
/// layouts that tools import.
package enum WideTableWriter {
  /// Whose columns are written.
  package enum Layout: Sendable, CaseIterable {
    /// memoQ: semicolons, `Entry_…` columns, then definition, term and `Term_Info` for each language.
    case memoQ
    /// Trados and MultiTerm Convert: a column named after each language, synonyms with `|` between.
    case trados
    /// Phrase Strings: `term`, its flags and description, then a column a locale.
    case phrase
    /// Crowdin: the concept's columns, then `Term [ja]`, `Description [ja]` … for each language.
    case crowdin
  }

  /// The glossary as a table in UTF-8.
  ///
  /// Terms that must not be used are marked as such where the layout can (memoQ, Crowdin), and left
  /// out where not.
  package static func bytes(of glossary: Glossary, layout: Layout) -> [UInt8] {
    var written = WrittenParts()
    return bytes(of: glossary, layout: layout, &written)
  }

  /// The table, noting what is in it.
  static func bytes(
    of glossary: Glossary, layout: Layout, _ written: inout WrittenParts
  ) -> [UInt8] {
    switch layout {
    case .memoQ:
      // memoQ takes the file for one in an 8-bit encoding without a byte order mark.
      [0xEF, 0xBB, 0xBF]
        + DelimitedTextWriter.bytes(
          of: MemoQTable(glossary, &written).rows, separator: ";", lineEnd: "\r\n")
    case .trados:
      DelimitedTextWriter.bytes(
        of: TradosTable(glossary, &written).rows, separator: ",", lineEnd: "\r\n")
    case .phrase:
      DelimitedTextWriter.bytes(of: PhraseTable(glossary, &written).rows, separator: ",")
    case .crowdin:
      DelimitedTextWriter.bytes(of: CrowdinTable(glossary, &written).rows, separator: ",")
    }
  }
}

extension Glossary {
  /// The languages of all terms: the glossary's own first, then in order of their tags.
  var languagesInOrder: [LanguageTag] {
    let tags = termCounts.keys.sorted()
    guard let language, tags.contains(language) else { return tags }
    return [language] + tags.filter { $0 != language }
  }
}

extension Concept {
  /// The terms of exactly one language that have a text.
  func exactTerms(in language: LanguageTag) -> [Term] {
    terms.filter { $0.language == language && !$0.text.isEmpty }
  }
}

/// memoQ's term base layout: every language as often as the concept with most synonyms needs.
private struct MemoQTable {
  let rows: [[String]]

  init(_ glossary: Glossary, _ written: inout WrittenParts) {
    let languages = glossary.languagesInOrder
    let widths = languages.map { language in
      glossary.concepts.map { $0.exactTerms(in: language).count }.max() ?? 0
    }
    var header = [
      "Entry_ID", "Entry_Subject", "Entry_Domain", "Entry_ClientID", "Entry_ProjectID",
      "Entry_Created", "Entry_Creator", "Entry_LastModified", "Entry_Modifier", "Entry_Note",
    ]
    for (language, width) in zip(languages, widths) {
      let name = Self.name(of: language)
      header.append("\(name)_Def")
      for _ in 0..<width { header += [name, "Term_Info", "Term_Example"] }
    }
    rows =
      [header]
      + glossary.concepts.filter { !$0.terms.isEmpty }.map { concept in
        Self.row(of: concept, languages, widths, &written)
      }
  }

  private static func row(
    of concept: Concept, _ languages: [LanguageTag], _ widths: [Int],
    _ written: inout WrittenParts
  ) -> [String] {
    let subject = written.take(.subject, of: concept) ?? ""
    var row =
      [concept.id, subject] + [String](repeating: "", count: 7)
      + [written.take(.note, of: concept) ?? ""]
    for (index, language) in languages.enumerated() {
      let definition =
        written.take(.definition, of: concept, in: language)
        ?? (index == 0 ? written.take(.definition, of: concept) : nil)
      row.append(definition ?? "")
      let terms = concept.exactTerms(in: language)
      for number in 0..<widths[index] {
        guard number < terms.count else {
          row += ["", "", ""]
          continue
        }
        let term = terms[number]
        _ = written.take(.exactness, of: term, in: concept)
        if term.status == .forbidden { _ = written.take(.status, of: term, in: concept) }
        row += [
          written.text(of: term, in: concept), flags(of: term),
          written.take(.context, of: term, in: concept) ?? "",
        ]
      }
    }
    return row
  }

  /// How memoQ matches the term: endings may differ unless it is exact.
  private static func flags(of term: Term) -> String {
    let flags = term.isExact ? ["CaseSense", "Exact"] : ["CasePermissive", "HalfPrefix"]
    return (flags + (term.status.isApproved ? [] : ["Forbidden"])).joined(separator: ";")
  }

  /// `Chinese_PRC`, as memoQ writes it.
  private static func name(of language: LanguageTag) -> String {
    LanguageName.english(language).split { " ()".contains($0) }.joined(separator: "_")
  }
}

/// One column for the definition, as termbases usually have; those of other languages than the first
/// have columns beside it, where there are any.
private struct TradosTable {
  let rows: [[String]]

  init(_ glossary: Glossary, _ written: inout WrittenParts) {
    let languages = glossary.languagesInOrder
    let defined = languages.filter { language in
      glossary.concepts.contains { Self.ownDefinition(of: $0, language, languages) != nil }
    }
    let header =
      ["Entry ID", "Subject", "Definition", "Note"] + languages.map(LanguageName.english)
      + defined.map { "Definition [\($0.canonical)]" }
    rows =
      [header]
      + glossary.concepts.compactMap { concept in
        let cells = languages.map { language in
          concept.exactTerms(in: language).filter { $0.status.isApproved }
            .map { written.text(of: $0, in: concept).replacing("|", with: "/") }
            .joined(separator: "|")
        }
        if cells.allSatisfy(\.isEmpty) { return nil }
        let definition =
          written.take(.definition, of: concept)
          ?? languages.first.flatMap { written.take(.definition, of: concept, in: $0) }
        let subject = written.take(.subject, of: concept)
        let note = written.take(.note, of: concept)
        let others = defined.map { language in
          Self.ownDefinition(of: concept, language, languages)
            .flatMap { _ in written.take(.definition, of: concept, in: language) }
        }
        return [concept.id] + [subject, definition, note].map { $0 ?? "" } + cells
          + others.map { $0 ?? "" }
      }
  }

  /// The definition in a language, unless it stands in the column of the concept.
  private static func ownDefinition(
    of concept: Concept, _ language: LanguageTag, _ languages: [LanguageTag]
  ) -> String? {
    if concept.definition == nil, language == languages.first { return nil }
    return concept.definitions[language]
  }
}

private struct PhraseTable {
  let rows: [[String]]

  init(_ glossary: Glossary, _ written: inout WrittenParts) {
    let languages = glossary.languagesInOrder
    let source = languages.first ?? "en"
    let header =
      ["term", "case sensitive", "translatable", "description"]
      + languages.dropFirst().map(\.canonical)
    rows =
      [header]
      + glossary.concepts.compactMap { concept in
        guard let term = concept.preferredTerm(in: source) else { return nil }
        let isKept = term.status == .doNotTranslate
        if isKept { _ = written.take(.status, of: term, in: concept) }
        let description =
          written.take(.definition, of: concept)
          ?? written.take(.definition, of: concept, in: source)
          ?? written.take(.note, of: concept) ?? ""
        let isExact = written.take(.exactness, of: term, in: concept) ?? "false"
        let text = written.text(of: term, in: concept)
        return [text, isExact, isKept ? "false" : "true", description]
          + languages.dropFirst().map { language in
            concept.preferredTerm(in: language).map { written.text(of: $0, in: concept) } ?? ""
          }
      }
  }
}

private struct CrowdinTable {
  let rows: [[String]]

  init(_ glossary: Glossary, _ written: inout WrittenParts) {
    let languages = glossary.languagesInOrder
    let details = ["Term", "Description", "Part of Speech", "Gender", "Status", "Note"]
    let header =
      ["Concept ID", "Concept Definition", "Concept Subject", "Concept Note"]
      + languages.flatMap { language in details.map { "\($0) [\(language.canonical)]" } }
    var rows = [header]
    for concept in glossary.concepts {
      let terms = languages.map(concept.exactTerms)
      // Synonyms are rows with the same concept.
      for number in 0..<(terms.map(\.count).max() ?? 0) {
        var row =
          [concept.id]
          + [.definition, .subject, .note].map { written.take($0, of: concept) ?? "" }
        for (index, language) in languages.enumerated() {
          let term = number < terms[index].count ? terms[index][number] : nil
          if term?.status != .doNotTranslate {
            _ = written.take(.status, of: term, in: concept)
          }
          let definition =
            number == 0 ? written.take(.definition, of: concept, in: language) : nil
          row += [
            term.map { written.text(of: $0, in: concept) } ?? "", definition ?? "",
            written.take(.partOfSpeech, of: term, in: concept) ?? "",
            written.take(.gender, of: term, in: concept) ?? "",
            term.map { Self.status($0.status) } ?? "",
            written.take(.note, of: term, in: concept) ?? "",
          ]
        }
        rows.append(row)
      }
    }
    self.rows = rows
  }

  private static func status(_ status: TermStatus) -> String {
    switch status {
    case .preferred, .doNotTranslate: "preferred"
    case .admitted: "admitted"
    case .forbidden: "not recommended"
    case .deprecated: "obsolete"
    case .proposed: "draft"
    }
  }
}
