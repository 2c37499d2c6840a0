import DocumentFormats
import LanguageText

/// Tells French nouns that English has, too, for something else: in *la file d’attente* nothing is left in English.
enum FrenchNoun {
  /// Whether a word is such a noun behind an article of its gender, which English nouns hardly have, or in *file
  /// d’attente*.
  ///
  /// - Complexity: O(length of the paragraph).
  static func isLikely(_ use: TermUse, in context: CheckContext) -> Bool {
    guard context.language.language == "fr", nouns.contains(use.text) else { return false }
    let text = context.draft.document.blocks[use.block].text
    let behind = text.utf8Slice(use.range.upperBound..<text.utf8.count)
    if [" d'attente", " d’attente"].contains(where: behind.hasPrefix) { return true }
    return use.wordBefore(in: context).map { articles.contains($0.lowercased()) } ?? false
  }

  private static let nouns: Set<String> = ["case", "cases", "figure", "figures", "file", "files"]

  private static let articles: Set<String> = ["cette", "la", "ma", "sa", "ta", "une"]
}
