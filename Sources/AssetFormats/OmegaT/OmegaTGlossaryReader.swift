package import LanguageAssets
package import LanguageText

/// Reads an OmegaT glossary: source term, target term and comment on a line, with tabs between, or
/// commas where no line has a tab.
///
/// Dictionaries for DeepL are such lists as well.
///
/// Lines that begin with `#` are comments, columns after the third are ignored, as in OmegaT. Lines
/// with the same source term are one concept: its first target term is preferred, the others are
/// admitted. A comment becomes the note of the target term.
package enum OmegaTGlossaryReader {
  /// Reads a glossary from one language into another, in UTF-8, or UTF-16 with byte order mark;
  /// dictionaries for DeepL have no comments.
  ///
  /// - Throws: ``AssetError`` when the bytes are no such text or no line has two terms, and
  ///   whatever the source throws.
  package static func read(
    _ source: ByteSource, from sourceLanguage: LanguageTag, to targetLanguage: LanguageTag,
    hasComments: Bool = true
  ) throws -> (glossary: Glossary, warnings: AssetWarnings) {
    var builder = Builder(source: sourceLanguage, target: targetLanguage)
    let text = try DecodedText.decode(source.readAll())
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let hasTabs = text.utf8.contains(UInt8(ascii: "\t"))
    for (index, line) in lines.enumerated() where !(hasComments && line.hasPrefix("#")) {
      builder.read(try cells(of: line, number: index + 1, hasTabs: hasTabs), number: index + 1)
    }
    guard !builder.glossary.concepts.isEmpty else {
      throw AssetError(
        line: 1, column: 1, "no line has a source and a target term",
        hint: "expected a tab between the two")
    }
    return (builder.glossary, builder.warnings)
  }

  /// OmegaT's tables have no quotes with tabs, and no line breaks inside cells with commas.
  private static func cells(
    of line: Substring, number: Int, hasTabs: Bool
  ) throws(AssetError) -> [String] {
    if hasTabs {
      return line.split(separator: "\t", omittingEmptySubsequences: false).map(\.trimmed)
    }
    do {
      return try DelimitedText(String(line)).rows.first?.map(\.text) ?? []
    } catch {
      throw AssetError(line: number, column: error.column, error.reason, hint: error.hint)
    }
  }

  private struct Builder {
    let source: LanguageTag
    let target: LanguageTag
    var glossary = Glossary()
    var warnings = AssetWarnings()
    private var conceptIndices: [String: Int] = [:]
    private var identifiers = XMLIdentifier()

    init(source: LanguageTag, target: LanguageTag) {
      self.source = source
      self.target = target
    }

    mutating func read(_ cells: [String], number: Int) {
      guard cells.contains(where: { !$0.isEmpty }) else { return }
      guard cells.count > 1, !cells[0].isEmpty, !cells[1].isEmpty else {
        return warnings.add("a line without target term is left out", line: number)
      }
      let index = conceptIndex(cells[0])
      let known = glossary.concepts[index].terms.dropFirst()
      if known.contains(where: { $0.text == cells[1] }) {
        return warnings.add("“\(cells[0])” → “\(cells[1])” stands twice", line: number)
      }
      let comment = cells.count > 2 && !cells[2].isEmpty ? cells[2] : nil
      var term = Term(
        cells[1], language: target, status: known.isEmpty ? .preferred : .admitted, note: comment)
      term.isStatusImplied = true
      glossary.concepts[index].terms.append(term)
    }

    private mutating func conceptIndex(_ text: String) -> Int {
      if let index = conceptIndices[text] { return index }
      let slug = XMLIdentifier.slug(of: text)
      var term = Term(text, language: source)
      term.isStatusImplied = true
      var concept = Concept(
        id: identifiers.unique(for: slug.isEmpty ? "term" : slug), terms: [term])
      concept.isIdentifierImplied = true
      conceptIndices[text] = glossary.concepts.count
      glossary.concepts.append(concept)
      return glossary.concepts.count - 1
    }
  }
}
