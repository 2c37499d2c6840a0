import LanguageText
import Testing

@testable import SentenceAlignment

/// Which tokens texts have in common.
struct AlignmentTokenizerTests {
  /// How many tokens of the first text stand in the second, with the numbers of one vocabulary.
  private func shared(
    _ language: LanguageTag, _ text: String, _ otherLanguage: LanguageTag, _ other: String
  ) -> Int {
    var vocabulary = TokenVocabulary()
    var first = AlignmentTokenizer(language)
    var second = AlignmentTokenizer(otherLanguage)
    let numbers = first.tokens(of: text, in: &vocabulary)
    // What a tokenizer has read before changes nothing.
    #expect(first.tokens(of: text, in: &vocabulary) == numbers)
    return Set(numbers).intersection(second.tokens(of: other, in: &vocabulary)).count
  }

  @Test(arguments: [
    // A word is its first six letters, however it goes on, and in any case.
    ("ru", "Настройка", "ru", "настройки", 1), ("en", "Settings", "en", "setting", 1),
    ("ru", "Сеть", "ru", "Сети", 0),
    // Of a longer word the whole is a token, too: only both together are both.
    ("de", "Quarzuhren", "de", "quarzuhren", 2),
    // Characters and pairs of them, Traditional as Simplified.
    ("zh-Hans", "鲸鲨", "zh-Hant", "鯨鯊", 3), ("ja", "琥珀する", "ja", "琥珀を", 3),
    // Runs of katakana, numbers and marks as they are, the last in any width.
    ("ja", "ペンギン（12）", "en", "12 ()", 3), ("ja", "ペンギン", "ja", "ペンギンズ", 0),
    // An everyday word says what it means.
    ("en", "today", "ru", "сегодня", 1),
  ])
  func findsWhatTextsShare(
    _ language: String, _ text: String, _ otherLanguage: String, _ other: String, _ count: Int
  ) throws {
    let languages = try [#require(LanguageTag(language)), #require(LanguageTag(otherLanguage))]
    #expect(shared(languages[0], text, languages[1], other) == count)
  }

  @Test func whatSaysNothingIsOneToken() {
    var vocabulary = TokenVocabulary()
    var tokenizer = AlignmentTokenizer("ja")
    #expect(tokenizer.tokens(of: "ありがとう。", in: &vocabulary).count == 1)
    #expect(tokenizer.tokens(of: "", in: &vocabulary).isEmpty)
  }
}
