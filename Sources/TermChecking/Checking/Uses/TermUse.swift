import DocumentFormats
import LanguageAssets

/// A term in a document.
///
/// Rules gather and filter uses again and again: what all uses of a search share stands behind one
/// reference, so that a copy costs one count and a use no memory of its own.
struct TermUse: Sendable {
  /// A search of a document for terms.
  final class Search: Sendable {
    /// The terms that were looked for.
    let entries: [TermEntry]
    /// The concepts that each of them names by the way.
    let nested: NestedTerms
    /// What was searched.
    let blocks: [TextBlock]
    /// A term of another concept, or of other status, that is written like the one found.
    struct Alternative: Sendable {
      /// The number of the use.
      let use: Int
      /// The index of the term in ``Search/entries``.
      let entry: Int
    }

    /// The alternatives of all uses, in the order of these.
    let alternatives: [Alternative]

    /// Keeps what the uses that were found share.
    init(
      of blocks: [TextBlock], for entries: [TermEntry], nested: NestedTerms,
      alternatives: [Alternative] = []
    ) {
      self.blocks = blocks
      self.entries = entries
      self.nested = nested
      self.alternatives = alternatives
    }

    /// The terms that are written like the one found, by the number of the use.
    ///
    /// - Complexity: O(log n) in the number of alternatives.
    func alternatives(of use: Int) -> [TermEntry] {
      var (low, high) = (0, alternatives.count)
      while low < high {
        let middle = (low + high) / 2
        if alternatives[middle].use < use { low = middle + 1 } else { high = middle }
      }
      return alternatives[low...].prefix { $0.use == use }.map { entries[$0.entry] }
    }
  }

  /// The index of the block in the document.
  var block: Int { Int(blockNumber) }
  /// UTF-8 byte offsets into the text of the block.
  var range: Range<Int> { Int(start)..<Int(end) }
  /// Byte offsets into the file.
  var fileRange: Range<Int> { Int(fileStart)..<Int(fileEnd) }
  /// How the text differs from the forms of the term.
  let spelling: TermMatch.Spelling
  /// Whether the text may be a part of a longer word: see ``TermMatch/isPartOfWord``.
  let isPartOfWord: Bool
  /// Whether the text most likely is the end of one word and the beginning of another.
  let isSeam: Bool
  /// Whether the text is in a set phrase: see ``FoundTerm/isInPhrase``.
  let isInPhrase: Bool

  /// Whether there are ``alternatives``.
  let hasAlternatives: Bool
  private let search: Search
  /// The index of the term among those that were looked for.
  private let index: Int32
  /// The number of the use among those that were found.
  private let number: Int32
  // No file has more than 2 GiB, and some have a hundred thousand uses.
  private let blockNumber: Int32
  private let start: Int32
  private let end: Int32
  private let fileStart: Int32
  private let fileEnd: Int32

  /// Makes the use of a number for what was found in a block, which has its place in the file.
  init(
    _ number: Int, of search: Search, _ place: FoundTerm, block: Int, fileRange: Range<Int>,
    hasAlternatives: Bool
  ) {
    self.search = search
    index = place.entry
    self.number = Int32(truncatingIfNeeded: number)
    blockNumber = Int32(truncatingIfNeeded: block)
    start = Int32(truncatingIfNeeded: place.range.lowerBound)
    end = Int32(truncatingIfNeeded: place.range.upperBound)
    fileStart = Int32(truncatingIfNeeded: fileRange.lowerBound)
    fileEnd = Int32(truncatingIfNeeded: fileRange.upperBound)
    spelling = place.spelling
    isPartOfWord = place.isPartOfWord
    isSeam = place.isPartOfWord && place.cutsWord
    isInPhrase = place.isInPhrase
    self.hasAlternatives = hasAlternatives
  }

  /// The same place in the first term of a search.
  private init(_ use: TermUse, of search: Search) {
    self.search = search
    (index, number) = (0, 0)
    blockNumber = use.blockNumber
    (start, end) = (use.start, use.end)
    (fileStart, fileEnd) = (use.fileStart, use.fileEnd)
    spelling = use.spelling
    isPartOfWord = use.isPartOfWord
    isSeam = use.isSeam
    isInPhrase = use.isInPhrase
    hasAlternatives = !search.alternatives.isEmpty
  }

  /// What the text is most likely to name.
  var entry: TermEntry { search.entries[Int(index)] }
  /// Terms of other concepts, or of other status, that are written in the same way.
  var alternatives: [TermEntry] {
    hasAlternatives ? search.alternatives(of: Int(number)) : []
  }
  /// Concepts that the text names by the way, ascending: see ``NestedTerms``.
  var nestedConcepts: [Int] { search.nested.concepts(in: Int(index)) }
  /// The text of the block in ``range``.
  var text: String { search.blocks[block].text.utf8Slice(range) }
  /// The index of the concept in the glossary.
  var concept: Int { search.entries[Int(index)].concept }
  /// The term.
  var term: Term { entry.term }
  /// The status of the term.
  var status: TermStatus { search.entries[Int(index)].status }

  /// Whether the concept has several approved terms in the language.
  var hasSynonyms: Bool { search.entries[Int(index)].hasSynonyms }

  /// Adds the concepts that the text may name to others, and on demand what it names by the way.
  func addConcepts(to concepts: inout Set<Int>, withNested: Bool = false) {
    concepts.insert(concept)
    if hasAlternatives { for other in alternatives { concepts.insert(other.concept) } }
    if withNested { concepts.formUnion(nestedConcepts) }
  }

  /// Whether the text may name one of some concepts.
  func mayName(anyOf concepts: Set<Int>) -> Bool {
    concepts.contains(concept)
      || hasAlternatives && alternatives.contains { concepts.contains($0.concept) }
  }

  /// Whether the text may name a concept.
  func mayName(_ concept: Int) -> Bool {
    self.concept == concept
      || hasAlternatives && alternatives.contains { $0.concept == concept }
  }

  /// Whether the text may name a concept that another may name as well, or also one that the other
  /// names by the way.
  func sharesConcept(with other: TermUse, orNested: Bool = false) -> Bool {
    func isShared(_ concept: Int) -> Bool {
      other.mayName(concept) || orNested && other.nestedConcepts.contains(concept)
    }
    return isShared(concept)
      || hasAlternatives && alternatives.contains { isShared($0.concept) }
  }

  /// The same place read as another of the terms that are written so.
  func reading(_ other: TermEntry) -> TermUse {
    TermUse(
      self, of: Search(of: search.blocks, for: [other], nested: NestedTerms([nestedConcepts])))
  }

  /// The same place, where a longer term is that is named by the way.
  func naming(_ longer: TermUse) -> TermUse {
    let entries = [entry] + alternatives
    var named = Set(nestedConcepts + longer.nestedConcepts + [longer.concept])
    named.remove(concept)
    return TermUse(
      self,
      of: Search(
        of: search.blocks, for: entries, nested: NestedTerms([named.sorted()]),
        alternatives: entries.indices.dropFirst().map { Search.Alternative(use: 0, entry: $0) }))
  }
}

extension [TermUse] {
  /// The uses whose indices satisfy a condition.
  ///
  /// What is asked of a use where it stands copies nothing; `filter` copies every use, which costs ten
  /// times as much.
  @inline(__always)
  func these(_ areWanted: (Int) -> Bool) -> [TermUse] {
    var wanted: [TermUse] = []
    for index in indices where areWanted(index) { wanted.append(self[index]) }
    return wanted
  }
}
