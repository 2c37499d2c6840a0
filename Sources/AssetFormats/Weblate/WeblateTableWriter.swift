internal import LanguageAssets
internal import LanguageText

/// Writes a glossary as the table that a glossary component of Weblate is: a row for every pair of
/// terms.
///
/// Weblate tells rows apart by source and context, so the context names the concept. A table has no
/// place for terms that must not be used: they are left out, and TBX has them.
/// Source: Weblate's documentation, “CSV files”; translate-toolkit, `csvl10n`.
enum WeblateTableWriter {
  /// The glossary from one language into another, in UTF-8.
  static func bytes(
    of glossary: Glossary, _ direction: GlossaryDirection, _ written: inout WrittenParts
  ) -> [UInt8] {
    var rows = [["source", "target", "context", "translator_comments", "developer_comments"]]
    var seen: Set<[String]> = []
    for concept in glossary.concepts {
      for pair in BilingualPairs(concept, direction).pairs {
        let key = [pair.source.text.collapsed, concept.id]
        // A second translation needs a context of its own.
        let context = seen.insert(key).inserted ? concept.id : "\(concept.id): \(pair.targetText)"
        written.take(pair, of: concept)
        let note =
          written.take(.note, of: pair.target, in: concept) ?? written.take(.note, of: concept)
        let definition =
          written.take(.definition, of: concept, in: direction.source)
          ?? written.take(.definition, of: concept)
          ?? written.take(.definition, of: concept, in: direction.target)
        rows.append([
          key[0], pair.targetText.collapsed, context, note ?? "", definition ?? "",
        ])
      }
    }
    return DelimitedTextWriter.bytes(of: rows, separator: ",")
  }
}
