import LanguageText

/// A text in the shapes in which matchers search it, each made when one asks for it first.
struct SearchedText: Sendable {
  /// The text as it was written.
  let original: String
  /// The same as UTF-8.
  let bytes: [UInt8]
  /// The folded text.
  let folded: FoldedText

  init(_ text: String) {
    original = text
    bytes = Array(text.utf8)
    folded = FoldedText(utf8: bytes, .silent)
  }

  /// The words of the folded text with the hashes of their bytes; `apostropheJoins` makes об'єкт
  /// one word.
  func words(apostropheJoins: Bool) -> (tokens: [WordToken], hashes: [UInt64]) {
    let tokens = WordScanner(folded.bytes, apostropheJoins: apostropheJoins).tokens
    return (tokens, tokens.map { FormTable.hash(folded.bytes, $0.range, FormTable.seed) })
  }
}
