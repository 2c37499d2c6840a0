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
    /// The concepts that each of them names by the way: see ``NestedTerms``.
    let nested: [[Int]]
    /// What was searched.
    let blocks: [TextBlock]
    /// Terms of other concepts, or of other status, that are written like the one found, by the number
    /// of the use.
    let alternatives: [Int: [TermEntry]]

    /// Keeps what the uses that were found share.
    init(
      of blocks: [TextBlock], for entries: [TermEntry], nested: [[Int]],
      alternatives: [Int: [TermEntry]] = [:]
    ) {
      self.blocks = blocks
      self.entries = entries
      self.nested = nested
      self.alternatives = alternatives
    }
  }

  /// The index of the block in the document.
  let block: Int
  /// UTF-8 byte offsets into the text of the block.
  let range: Range<Int>
  /// Byte offsets into the file.
  let fileRange: Range<Int>
  /// How the text differs from the forms of the term.
  let spelling: TermMatch.Spelling
  /// Whether the text may be a part of a longer word: see ``TermMatch/isPartOfWord``.
  let isPartOfWord: Bool

  private let search: Search
  /// The index of the term among those that were looked for.
  private let index: Int
  /// The number of the use among those that were found.
  private let number: Int

  /// Makes the use of a number for what was found in a block.
  init(_ number: Int, of search: Search, _ match: TermMatch, block: Int) {
    self.init(
      search, index: match.entry, number: number, block: block, range: match.range,
      fileRange: search.blocks[block].offsets.fileRange(of: match.range),
      spelling: match.spelling, isPartOfWord: match.isPartOfWord)
  }

  private init(
    _ search: Search, index: Int, number: Int, block: Int, range: Range<Int>,
    fileRange: Range<Int>, spelling: TermMatch.Spelling, isPartOfWord: Bool
  ) {
    self.search = search
    self.index = index
    self.number = number
    self.block = block
    self.range = range
    self.fileRange = fileRange
    self.spelling = spelling
    self.isPartOfWord = isPartOfWord
  }

  /// What the text is most likely to name.
  var entry: TermEntry { search.entries[index] }
  /// Terms of other concepts, or of other status, that are written in the same way.
  var alternatives: [TermEntry] { search.alternatives[number] ?? [] }
  /// Concepts that the text names by the way, ascending: see ``NestedTerms``.
  var nestedConcepts: [Int] { index < search.nested.count ? search.nested[index] : [] }
  /// The text of the block in ``range``.
  var text: String { search.blocks[block].text.utf8Slice(range) }
  /// The index of the concept in the glossary.
  var concept: Int { search.entries[index].concept }
  /// The term.
  var term: Term { entry.term }
  /// The status of the term.
  var status: TermStatus { search.entries[index].status }

  /// The concepts that the text may name.
  var concepts: Set<Int> { Set([concept] + alternatives.map(\.concept)) }

  /// Whether the text may name a concept.
  func mayName(_ concept: Int) -> Bool {
    self.concept == concept || alternatives.contains { $0.concept == concept }
  }

  /// Whether the text may name a concept that another may name as well, or also one that the other
  /// names by the way.
  func sharesConcept(with other: TermUse, orNested: Bool = false) -> Bool {
    func isShared(_ concept: Int) -> Bool {
      other.mayName(concept) || orNested && other.nestedConcepts.contains(concept)
    }
    return isShared(concept) || alternatives.contains { isShared($0.concept) }
  }

  /// The same place read as another of the terms that are written so.
  func reading(_ other: TermEntry) -> TermUse {
    TermUse(
      Search(of: search.blocks, for: [other], nested: [nestedConcepts]), index: 0, number: 0,
      block: block, range: range, fileRange: fileRange, spelling: spelling,
      isPartOfWord: isPartOfWord)
  }
}
