import Testing

@testable import TermExtraction

struct UkrainianVerbsTests {
  @Test(arguments: [
    "підтримує", "створюють", "записується", "використайте", "пам'ять", "формати",
    "меню", "функціями", "значення", "сторінці", "зберегти",
  ])
  func `only sure endings tell a verb`(word: String) {
    let verbs: Set<String> = ["підтримує", "створюють", "записується", "використайте"]
    #expect(UkrainianVerbs.contain(word) == verbs.contains(word))
  }
}
