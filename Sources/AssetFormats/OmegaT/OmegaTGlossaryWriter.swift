package import LanguageAssets
package import LanguageText

/// Writes a glossary for OmegaT: source term, target term and comment on a line, tabs between.
///
/// OmegaT has no status: whatever is in its glossary it offers to the translator, so forbidden and
/// deprecated terms are left out. Synonyms give a line each, the preferred pair first. Names that
/// must not be translated stand as their own translation.
package enum OmegaTGlossaryWriter {
  /// The glossary from one language into another as UTF-8, for a file named `.txt` or `.utf8`.
  package static func bytes(
    of glossary: Glossary, from source: LanguageTag, to target: LanguageTag
  ) -> [UInt8] {
    var written = WrittenParts()
    return bytes(of: glossary, GlossaryDirection(from: source, to: target), &written)
  }

  /// The file, noting what is in it.
  static func bytes(
    of glossary: Glossary, _ direction: GlossaryDirection, _ written: inout WrittenParts
  ) -> [UInt8] {
    var lines = ["# isogloss -*- coding: utf-8 -*-"]
    for concept in glossary.concepts {
      let pairs = BilingualPairs(concept, direction).pairs
      if pairs.isEmpty { continue }
      let comment =
        written.take(.definition, of: concept, in: direction.target)
        ?? written.take(.definition, of: concept)
        ?? written.take(.definition, of: concept, in: direction.source)
        ?? written.take(.note, of: concept) ?? ""
      for pair in pairs {
        written.take(pair, of: concept)
        // OmegaT skips lines that begin with “#” and trims cells.
        let start = pair.source.text.hasPrefix("#") ? " " : ""
        let cells = [pair.source.text, pair.targetText, comment].map { $0.collapsed }
        lines.append(start + cells.joined(separator: "\t").trimmed)
      }
    }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }
}
