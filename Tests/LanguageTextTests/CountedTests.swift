import LanguageText
import Testing

@Suite struct CountedTests {
  @Test(arguments: [
    (0, "term", nil, "0 terms"), (1, "term", nil, "1 term"),
    (2, "more place", nil, "2 more places"),
    (1, "glossary", "glossaries", "1 glossary"), (3, "glossary", "glossaries", "3 glossaries"),
  ])
  func agreesWithItsNumber(number: Int, noun: String, nouns: String?, text: String) {
    #expect(number.counted(noun, nouns) == text)
  }
}
