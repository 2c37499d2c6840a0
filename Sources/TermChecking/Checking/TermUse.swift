import LanguageAssets

/// A term in a document.
///
/// Rules gather and filter uses again and again: what is said of one stands behind a reference, so
/// that a copy costs one count.
struct TermUse: Sendable {
  /// What the text is most likely to name.
  var entry: TermEntry { storage.entry }
  /// Terms of other concepts, or of other status, that are written in the same way.
  var alternatives: [TermEntry] { storage.alternatives }
  /// Concepts that the text names by the way: see ``NestedTerms``.
  var nestedConcepts: Set<Int> { storage.nestedConcepts }
  /// How the text differs from the forms of the term.
  var spelling: TermMatch.Spelling { storage.spelling }
  /// Whether the text may be a part of a longer word: see ``TermMatch/isPartOfWord``.
  var isPartOfWord: Bool { storage.isPartOfWord }
  /// The index of the block in the document.
  let block: Int
  /// UTF-8 byte offsets into the text of the block.
  let range: Range<Int>
  /// Byte offsets into the file.
  var fileRange: Range<Int> { storage.fileRange }
  /// The text of the block in ``range``.
  var text: String { storage.text }

  private let storage: Storage

  private final class Storage: Sendable {
    let entry: TermEntry
    let alternatives: [TermEntry]
    let nestedConcepts: Set<Int>
    let spelling: TermMatch.Spelling
    let isPartOfWord: Bool
    let fileRange: Range<Int>
    let text: String

    init(
      _ entry: TermEntry, _ alternatives: [TermEntry], _ nestedConcepts: Set<Int>,
      _ spelling: TermMatch.Spelling, isPartOfWord: Bool, _ fileRange: Range<Int>, _ text: String
    ) {
      self.entry = entry
      self.alternatives = alternatives
      self.nestedConcepts = nestedConcepts
      self.spelling = spelling
      self.isPartOfWord = isPartOfWord
      self.fileRange = fileRange
      self.text = text
    }
  }

  /// Makes a use.
  init(
    entry: TermEntry, alternatives: [TermEntry], nestedConcepts: Set<Int>,
    spelling: TermMatch.Spelling, isPartOfWord: Bool, block: Int, range: Range<Int>,
    fileRange: Range<Int>, text: String
  ) {
    self.block = block
    self.range = range
    storage = Storage(
      entry, alternatives, nestedConcepts, spelling, isPartOfWord: isPartOfWord, fileRange, text)
  }

  /// The index of the concept in the glossary.
  var concept: Int { entry.concept }
  /// The term.
  var term: Term { entry.term }

  /// The concepts that the text may name.
  var concepts: Set<Int> { Set([entry.concept] + alternatives.map(\.concept)) }

  /// Whether the text may name a concept.
  func mayName(_ concept: Int) -> Bool {
    entry.concept == concept || alternatives.contains { $0.concept == concept }
  }

  /// Whether the text may name a concept that another may name as well, or also one that the other
  /// names by the way.
  func sharesConcept(with other: TermUse, orNested: Bool = false) -> Bool {
    func isShared(_ concept: Int) -> Bool {
      other.mayName(concept) || orNested && other.nestedConcepts.contains(concept)
    }
    return isShared(entry.concept) || alternatives.contains { isShared($0.concept) }
  }

  /// The same place read as another of the terms that are written so.
  func reading(_ other: TermEntry) -> TermUse {
    TermUse(
      entry: other, alternatives: [], nestedConcepts: nestedConcepts, spelling: spelling,
      isPartOfWord: isPartOfWord, block: block,
      range: range, fileRange: fileRange, text: text)
  }
}
