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
    var alternatives: [Int: [TermEntry]] = [:]
    let blocks = document.document.blocks
    for index in blocks.indices where blocks[index].kind.isProse {
      terms.find(
        in: isSearchedOnce
          ? SearchedText(blocks[index], for: use)
          : document.texts.text(of: blocks[index], at: index), into: &choice)
      for (number, others) in choice.alternatives {
        alternatives[found.count + number] = others.map { termbase.entries[$0] }
      }
      for place in choice.places { found.append((index, place)) }
    }
    let search = Search(
      of: blocks, for: termbase.entries, nested: termbase.nested, alternatives: alternatives)
    var uses: [TermUse] = []
    uses.reserveCapacity(found.count)
    for (block, place) in found {
      uses.append(
        TermUse(
          uses.count, of: search, place, block: block,
          fileRange: blocks[block].offsets.fileRange(of: place.range),
          hasAlternatives: alternatives[uses.count] != nil))
    }
    return uses
  }
}
