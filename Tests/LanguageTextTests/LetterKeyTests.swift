import Testing

@testable import LanguageText

/// Russian words as numbers.
struct LetterKeyTests {
  private static let letters = (0x430...0x44f).compactMap(Unicode.Scalar.init).map(String.init)

  /// The numbers are in the order of the words, whichever letter tells these apart.
  @Test func ordersWordsAsTheyAreSpelled() throws {
    let stems = ["", "а", "язык", "переменн", "десятьбукв", "одиннадцать", "девятнадцатьбукввсл"]
    let words = stems.flatMap { stem in [stem] + Self.letters.map { stem + $0 } }
    let keys = try words.map { try #require(LetterKey($0)) }
    for (left, first) in zip(words, keys) {
      for (right, second) in zip(words, keys) {
        #expect((first < second) == (left < right) && (first == second) == (left == right))
      }
    }
  }

  @Test(
    arguments: [
      "ёж", "Язык", "язык-", "язык ", "file", "мебл\u{0456}", "а\u{0301}", "言語", "яя😀",
      "двадцатьоднабукваслова",
    ])
  func otherWordsHaveNone(_ word: String) { #expect(LetterKey(word) == nil) }
}
