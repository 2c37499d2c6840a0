/// A set of folded words, written as a text of words between white space.
struct WordList: Sendable {
  private let words: Set<String>

  /// Splits the text once.
  init(_ text: String) {
    words = Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  /// Whether the folded word is in the list.
  func contains(_ word: String) -> Bool { words.contains(word) }

  /// The words, in no order that means anything.
  var all: Set<String> { words }
}
