import DocumentFormats
import LanguageAssets

extension TermUse {
  /// The terms of a document that a termbase knows, in order.
  ///
  /// Code and the furniture of web pages are not searched. What is made of the text is kept for the
  /// next termbase, unless the document is searched once. A block that says the same as one before it has
  /// the same terms.
  ///
  /// - Complexity: O(n) in the size of the document.
  static func uses(
    in document: CheckedDocument, of termbase: CompiledTermbase, isSearchedOnce: Bool = false,
    repeated: RepeatedBlocks = RepeatedBlocks()
  ) -> [TermUse] {
    guard !termbase.entries.isEmpty else { return [] }
    var terms = termbase.search(in: document.language)
    let use = SearchedText.Use(document.language)
    var found: [(block: Int, place: FoundTerm)] = []
    var choice = MatchChoice()
    var alternatives: [Search.Alternative] = []
    let blocks = document.document.blocks
    var ranges: [Int: (found: Range<Int>, alternatives: Range<Int>)] = [:]
    for index in blocks.indices where blocks[index].kind.isProse {
      let start = (found: found.count, alternatives: alternatives.count)
      if let known = ranges[repeated.first(like: index)] {
        for place in known.found { found.append((index, found[place].place)) }
        let distance = start.found - known.found.lowerBound
        for place in known.alternatives {
          let other = alternatives[place]
          alternatives.append(Search.Alternative(use: other.use + distance, entry: other.entry))
        }
        continue
      }
      terms.find(
        in: isSearchedOnce
          ? SearchedText(blocks[index], for: use)
          : document.texts.text(at: index), into: &choice)
      for (place, entry) in choice.alternatives {
        alternatives.append(Search.Alternative(use: found.count + place, entry: entry))
      }
      for place in choice.places { found.append((index, place)) }
      if repeated.areCompared {
        ranges[index] = (start.found..<found.count, start.alternatives..<alternatives.count)
      }
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
