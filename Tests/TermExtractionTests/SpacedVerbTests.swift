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

struct KoreanPredicatesTests {
  @Test(arguments: [
    "반환합니다", "저장하는", "생성된", "살펴봅시다", "파일입니다", "함수", "역할", "권한", "정렬하기", "변수는", "사용자",
    "삭제할", "균등분할", "입력했을", "추가되었을", "사용하시면",
  ])
  func `only sure endings tell a predicate`(word: String) {
    let predicates: Set<String> = [
      "반환합니다", "저장하는", "생성된", "살펴봅시다", "삭제할", "입력했을", "추가되었을", "사용하시면",
    ]
    #expect(KoreanPredicates.contain(word) == predicates.contains(word))
  }
}
