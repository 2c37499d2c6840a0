import LanguageAssets

/// A term in a document.
struct TermUse: Hashable, Sendable {
  /// What the text is most likely to name.
  let entry: TermEntry
  /// Terms of other concepts, or of other status, that are written in the same way.
  let alternatives: [TermEntry]
  /// Concepts that the text names by the way: see ``NestedTerms``.
  let nestedConcepts: Set<Int>
  /// How the text differs from the forms of the term.
  let spelling: TermMatch.Spelling
  /// Whether the text may be a part of a longer word: see ``TermMatch/isPartOfWord``.
  let isPartOfWord: Bool
  /// The index of the block in the document.
  let block: Int
  /// UTF-8 byte offsets into the text of the block.
  let range: Range<Int>
  /// Byte offsets into the file.
  let fileRange: Range<Int>
  /// The text of the block in ``range``.
  let text: String

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
