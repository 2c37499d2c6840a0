import DocumentFormats
import LanguageAssets

extension TermUse {
  /// The terms of a document that a termbase knows, in order.
  ///
  /// Code and the furniture of web pages are not searched. What is made of the text is kept for the
  /// next termbase, unless the document is searched once.
  ///
  /// - Complexity: O(n) in the size of the document.
  static func uses(
    in document: CheckedDocument, of termbase: CompiledTermbase, isSearchedOnce: Bool = false
  ) -> [TermUse] {
    guard !termbase.entries.isEmpty else { return [] }
    var boundaries = WordBoundaries(document.language)
    let use = SearchedText.Use(document.language)
    var uses: [TermUse] = []
    let blocks = document.document.blocks
    for index in blocks.indices where blocks[index].kind.isProse {
      let block = blocks[index]
      let found = termbase.matches(
        in: isSearchedOnce
          ? SearchedText(block.text, for: use)
          : document.texts.text(of: block, at: index),
        masked: block.spans.compactMap { $0.isMasked ? $0.range : nil },
        boundaries: &boundaries)
      for match in found {
        uses.append(
          TermUse(
            entry: termbase.entries[match.entry],
            alternatives: match.alternatives.map { termbase.entries[$0] },
            nestedConcepts: termbase.nested.concepts(in: match.entry),
            spelling: match.spelling, isPartOfWord: match.isPartOfWord, block: index,
            range: match.range,
            fileRange: block.offsets.fileRange(of: match.range),
            text: block.text.utf8Slice(match.range)))
      }
    }
    return uses
  }
}
