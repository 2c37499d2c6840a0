import Testing

@testable import LanguageText

/// What the rules of inflection ask about words.
struct LetterEndingTests {
  @Test(
    arguments: [
      ("кнопка", "ка", true), ("кнопка", "кнопка", true), ("ка", "кнопка", false),
      ("кнопка", "ки", false), ("кнопка", "", true), ("", "а", false),
    ] as [(String, String, Bool)])
  func endings(_ word: String, _ ending: String, _ expected: Bool) {
    #expect(word.hasEnding(ending) == expected)
  }

  @Test(
    arguments: [("а", "б"), ("а", "аб"), ("абв", "абг"), ("абвгдежзий", "абвгдежзийк"), ("е", "я")])
  func keysHaveTheOrderOfWords(_ word: String, _ other: String) throws {
    let (key, otherKey) = (try #require(LetterKey(word)), try #require(LetterKey(other)))
    #expect(key < otherKey)
    #expect(!(otherKey < key))
    #expect(key != otherKey)
    #expect(word < other)
  }

  @Test(arguments: ["ёж", "Окно", "веб-", "menu", "абвгдежзийабвгдежзийа"])
  func otherWordsHaveNoKey(_ word: String) { #expect(LetterKey(word) == nil) }

  @Test func letters() {
    #expect("окно".lastLetter == "о")
    #expect("окно".letterCount == 4)
    #expect("окно".droppingLetters(2) == "ок")
    #expect("жшчщ".hasLetter("ч"))
    #expect(!"жшчщ".hasLetter(nil))
  }

  /// The forms in order are those of the paradigm, and the word as it was given.
  @Test(arguments: [
    "кнопка", "день", "веб-страница", "слой", "мелочь", "меню", "API", "ёж",
    "электровысокочувствительность", "путь",
  ])
  func orderedForms(_ word: String) {
    let ordered = RussianParadigm.orderedForms(ofWord: word)
    #expect(ordered == RussianParadigm.forms(ofWord: word).union([word]).sorted())
  }
}
