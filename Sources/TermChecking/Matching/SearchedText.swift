import LanguageText

/// A text in the shapes in which matchers search it.
struct SearchedText: Sendable {
  /// The words of a text with the hashes of their bytes.
  struct Words: Sendable {
    var tokens: [WordToken]
    var hashes: [UInt64]

    init(_ bytes: [UInt8], apostropheJoins: Bool) {
      tokens = WordScanner(bytes, apostropheJoins: apostropheJoins).tokens
      hashes = tokens.map { FormTable.hash(bytes, $0.range, FormTable.seed) }
    }
  }

  /// The text as it was written, as UTF-8.
  let bytes: [UInt8]
  /// The folded text.
  let folded: FoldedText
  /// The words when apostrophes divide them; nil for a text of which no termbase is likely to ask
  /// for them twice.
  private let dividedWords: Words?

  /// Folds a text, and cuts it into words when several termbases will ask for them.
  init(_ text: String, cutsWords: Bool = false) {
    bytes = Array(text.utf8)
    folded = FoldedText(utf8: bytes, .silent)
    dividedWords = cutsWords ? Words(folded.bytes, apostropheJoins: false) : nil
  }

  /// The words of the folded text; `apostropheJoins` makes об'єкт one.
  func words(apostropheJoins: Bool) -> Words {
    if !apostropheJoins, let dividedWords { return dividedWords }
    return Words(folded.bytes, apostropheJoins: apostropheJoins)
  }
}
