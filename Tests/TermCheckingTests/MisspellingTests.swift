import Testing

@testable import TermChecking

/// Which names are others with a wrong letter.
struct MisspellingTests {
  @Test(arguments: [
    ("метаданные", "методанные"), ("plateforme", "platforme"), ("Zertifikat", "Zertfikat"),
    ("메서드", "메소드"), ("콘텐츠", "컨텐츠"), ("コンポーネント", "コンポネント"),
  ])
  func oneLetterIsWrong(first: String, second: String) {
    #expect(Misspelling.isInside(first, second) && Misspelling.isInside(second, first))
  }

  @Test(arguments: [
    ("ending", "bitcoin", "bitcoint"), ("prefix", "המשתמשים", "למשתמשים"),
    ("short", "порт", "пост"), ("Korean of two syllables", "인자", "인수"),
    ("other letters", "파라미터", "매개변수"), ("Chinese", "学习率调整器", "学习率调度器"),
  ])
  func theNamesAreTwo(kind: String, first: String, second: String) {
    #expect(!Misspelling.isInside(first, second), "\(kind)")
  }
}
