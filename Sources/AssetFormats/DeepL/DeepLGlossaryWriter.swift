internal import LanguageAssets
internal import LanguageText

/// Writes a dictionary for DeepL: source and target term, no header, every source term once.
///
/// DeepL refuses a dictionary with a source term twice, with an empty cell, a line break or a cell
/// over 1,024 bytes; the preferred pair is written and the others left out.
enum DeepLGlossaryWriter {
  /// The most bytes that a term may have.
  static let longestTerm = 1024

  /// The glossary from one language into another, separated by tabs.
  static func bytes(
    of glossary: Glossary, _ direction: GlossaryDirection, _ written: inout WrittenParts
  ) -> [UInt8] {
    var seen: Set<String> = []
    var rows: [[String]] = []
    for concept in glossary.concepts {
      for pair in BilingualPairs(concept, direction).pairs {
        let cells = [pair.source.text.collapsed, pair.targetText.collapsed]
        guard cells.allSatisfy({ !$0.isEmpty && $0.utf8.count <= longestTerm }),
          seen.insert(cells[0]).inserted
        else { continue }
        written.take(pair, of: concept)
        rows.append(cells)
      }
    }
    // DeepL takes the quotes of a tab-separated file for a part of the term.
    return Array(rows.map { $0.joined(separator: "\t") + "\n" }.joined().utf8)
  }
}
