internal import LanguageAssets
internal import LanguageText

/// Writes a glossary as one table in Markdown with a column for each language, to be read on a page.
///
/// The preferred term stands first, admitted ones behind slashes; what a name has of the marks that
/// separate names is escaped. A table has no place for terms that must not be used, nor for forms and
/// notes: they are left out.
enum MarkdownGlossaryWriter {
  /// The glossary, in UTF-8.
  static func bytes(of glossary: Glossary, _ written: inout WrittenParts) -> [UInt8] {
    let languages = Set(glossary.concepts.flatMap { $0.terms.map(\.language) })
      .sorted { ($0 == glossary.language ? 0 : 1, $0) < ($1 == glossary.language ? 0 : 1, $1) }
    var lines = [
      row(languages.map(LanguageName.english)), row(languages.map { _ in "---" }),
    ]
    for concept in glossary.concepts {
      let cells = languages.map { language in
        concept.terms.filter {
          $0.language == language && $0.status != .forbidden && $0.status != .deprecated
        }
        .sorted { weight($0) < weight($1) }.enumerated().map { number, term in
          escaped(written.text(of: term, in: concept).collapsed, isFirst: number == 0)
        }
        .joined(separator: " / ")
      }
      if cells.contains(where: { !$0.isEmpty }) { lines.append(row(cells)) }
    }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private static func row(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }

  private static func weight(_ term: Term) -> Int {
    switch term.status {
    case .preferred, .doNotTranslate: 0
    case .admitted: 1
    default: 2
    }
  }

  /// A name as a part of a cell, so that neither Markdown nor ``TermNotation`` takes a character of
  /// it for a mark.
  private static func escaped(_ text: String, isFirst: Bool) -> String {
    let literals = TermNotation.literals(of: text, isFirst: isFirst)
    let special = text.contains(";") ? "\\_`<[&" : "\\_`<["
    return text.enumerated().map { index, character in
      let isMark = MarkdownTable.marks.contains(character)
      if literals.contains(index), isMark || character.isWhitespace || !character.isASCII {
        return character.unicodeScalars.map { "&#\($0.value);" }.joined()
      }
      let isSpecial = literals.contains(index) || isMark || special.contains(character)
      return isSpecial ? "\\\(character)" : String(character)
    }.joined()
  }
}
