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
    var found: [(block: Int, place: FoundTerm)] = []
    var choice = MatchChoice()
    var alternatives: [Search.Alternative] = []
    let blocks = document.document.blocks
    for index in blocks.indices where blocks[index].kind.isProse {
      terms.find(
        in: isSearchedOnce
          ? SearchedText(blocks[index], for: use)
          : document.texts.text(at: index), into: &choice)
      for (place, entry) in choice.alternatives {
        alternatives.append(Search.Alternative(use: found.count + place, entry: entry))
      }
      for place in choice.places { found.append((index, place)) }
    }
    let search = Search(
      of: blocks, for: termbase.entries, nested: termbase.nested, alternatives: alternatives)
    var uses: [TermUse] = []
    uses.reserveCapacity(found.count)
    var next = 0
    for (block, place) in found {
      let first = next
      while next < alternatives.count, alternatives[next].use == uses.count { next += 1 }
      uses.append(
        TermUse(
          uses.count, of: search, place, block: block,
          fileRange: blocks[block].offsets.fileRange(of: place.range),
          hasAlternatives: next > first))
    }
    return uses
  }
}
