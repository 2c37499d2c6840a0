package import LanguageAssets
internal import LanguageText

/// Writes a bilingual glossary in UTX 1.20: UTF-8 without byte order mark, lines ending with CR LF,
/// tabs between the columns.
package enum UTXWriter {
  /// The glossary from one language into another; forbidden terms are marked as such.
  package static func bytes(of glossary: Glossary, _ direction: GlossaryDirection) -> [UInt8] {
    let title = glossary.title.map { "; title: \(cell($0).replacing(";", with: ","))" } ?? ""
    var lines = [
      "#UTX 1.20; \(direction.source)/\(direction.target); creator: isogloss\(title)",
      "#src\ttgt\tsrc:pos\tterm status\tconcept ID\tdomain\tdefinition\tcomment",
    ]
    for concept in glossary.concepts {
      let pairs = BilingualPairs(concept, direction, keepsForbidden: true).pairs
      for pair in pairs {
        let cells = [
          pair.source.text, pair.targetText, pair.source.partOfSpeech ?? "",
          status(pair.status), concept.id, concept.subject ?? "", concept.definition ?? "",
          pair.target?.note ?? "",
        ]
        lines.append(cells.map(cell).joined(separator: "\t"))
      }
    }
    return Array((lines.joined(separator: "\r\n") + "\r\n").utf8)
  }

  private static func cell(_ text: String) -> String {
    let line = text.collapsed
    // A leading “#” would make the row a comment.
    return line.hasPrefix("#") ? "\u{FF03}" + line.dropFirst() : line
  }

  private static func status(_ status: TermStatus) -> String {
    switch status {
    case .preferred, .doNotTranslate: "approved"
    case .admitted: "non-standard"
    case .proposed: "provisional"
    case .forbidden: "forbidden"
    case .deprecated: "obsolete"
    }
  }
}
