import LanguageAssets

/// A term in a document.
struct TermUse: Hashable, Sendable {
  /// The index of the concept in the glossary.
  let concept: Int
  /// The term.
  let term: Term
  /// How the text differs from the forms of the term.
  let spelling: TermMatch.Spelling
  /// The index of the block in the document.
  let block: Int
  /// UTF-8 byte offsets into the text of the block.
  let range: Range<Int>
  /// Byte offsets into the file.
  let fileRange: Range<Int>
  /// The text of the block in ``range``.
  let text: String
}
