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
    var lines = ["# isogloss -*- coding: utf-8 -*-"]
    for concept in glossary.concepts {
      let comment =
        concept.definitions[target] ?? concept.definition ?? concept.definitions[source]
        ?? concept.note ?? ""
      for sourceTerm in usable(concept.terms(in: source)) {
        for text in translations(of: sourceTerm, in: concept, target) {
          // OmegaT skips lines that begin with “#” and trims cells.
          let start = sourceTerm.text.hasPrefix("#") ? " " : ""
          let cells = [sourceTerm.text, text, comment].map { $0.collapsed }
          lines.append(start + cells.joined(separator: "\t").trimmed)
        }
      }
    }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private static func translations(
    of source: Term, in concept: Concept, _ target: LanguageTag
  ) -> [String] {
    let texts = usable(concept.terms(in: target)).map(\.text)
    return texts.isEmpty && source.status == .doNotTranslate ? [source.text] : texts
  }

  /// The terms to offer, preferred ones first.
  private static func usable(_ terms: [Term]) -> [Term] {
    let approved = terms.filter { $0.status.isApproved && !$0.text.isEmpty }
    return approved.filter { $0.status == .preferred } + approved.filter { $0.status != .preferred }
  }
}
