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
    var terms = termbase.search(in: document.language)
    let use = SearchedText.Use(document.language)
    var found: [(block: Int, matches: [TermMatch])] = []
    var count = 0
    var alternatives: [Int: [TermEntry]] = [:]
    let blocks = document.document.blocks
    for index in blocks.indices where blocks[index].kind.isProse {
      let matches = terms.matches(
        in: isSearchedOnce
          ? SearchedText(blocks[index], for: use)
          : document.texts.text(of: blocks[index], at: index))
      guard !matches.isEmpty else { continue }
      for (number, match) in matches.enumerated() where !match.alternatives.isEmpty {
        alternatives[count + number] = match.alternatives.map { termbase.entries[$0] }
      }
      count += matches.count
      found.append((index, matches))
    }
    let search = Search(
      of: blocks, for: termbase.entries, nested: termbase.nested, alternatives: alternatives)
    var uses: [TermUse] = []
    uses.reserveCapacity(count)
    for (block, matches) in found {
      let offsets = blocks[block].offsets
      for match in matches {
        uses.append(
          TermUse(
            uses.count, of: search, match, block: block,
            fileRange: offsets.fileRange(of: match.range)))
      }
    }
    return uses
  }
}
