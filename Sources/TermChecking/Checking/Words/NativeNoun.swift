import DocumentFormats
import LanguageText

/// Tells nouns of a language that English has, too, for something else: in French *la file d’attente*, Portuguese *selo de
/// data* and German *der Rest des Kapitels* nothing is left in English.
enum NativeNoun {
  /// Whether a word is such a noun behind an article of its gender or the like, which English nouns hardly have, or in
  /// *file d’attente*.
  ///
  /// - Complexity: O(length of the paragraph).
  static func isLikely(_ use: TermUse, in context: CheckContext) -> Bool {
    guard let (nouns, articles) = words[context.language.language],
      nouns.contains(use.text.lowercased())
    else { return false }
    let text = context.draft.document.blocks[use.block].text
    let behind = text.utf8Slice(use.range.upperBound..<text.utf8.count)
    if [" d'attente", " d’attente"].contains(where: behind.hasPrefix) { return true }
    return use.wordBefore(in: context).map { articles.contains($0.lowercased()) } ?? false
  }

  private static let words: [String: (nouns: Set<String>, articles: Set<String>)] = [
    "de": (
      ["art", "brief", "fall", "gift", "kind", "rat", "rest", "stern", "wand"],
      [
        "am", "beim", "das", "dem", "den", "der", "des", "die", "diese", "diesem", "diesen",
        "dieser", "ein", "eine", "einem", "einen", "einer", "im", "jede", "jedem", "jeden",
        "jeder", "kein", "keine", "vom", "zum", "zur",
      ]
    ),
    "fr": (
      ["case", "cases", "figure", "figures", "file", "files"],
      ["cette", "la", "ma", "sa", "ta", "une"]
    ),
    "it": (["data"], ["alla", "della", "di", "la", "nella", "questa", "una"]),
    "pt": (["data", "datas"], ["a", "as", "da", "das", "de", "esta", "na", "nas", "uma"]),
  ]
}
