import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Where Ukrainian and Korean terms are found; `⟦⟧` stands around what is found.
struct InflectedMatchingTests {
  @Test(arguments: [
    ("버튼", "⟦버튼⟧을 누르면 ⟦버튼⟧이 사라지고 다른 ⟦버튼⟧들은 남습니다."),
    ("버튼", "이것은 ⟦버튼⟧입니다. ⟦버튼⟧에서는 ⟦버튼⟧으로부터 옵니다."),
    ("버튼", "버튼형 요소와 라디오버튼, ⟦버튼⟧를."),
    ("메뉴", "⟦메뉴⟧로부터, ⟦메뉴⟧를, ⟦메뉴⟧까지만, ⟦메뉴⟧라는; 메뉴판과 ⟦메뉴⟧을."),
    ("파일", "⟦파일⟧로 저장하고 ⟦파일⟧을 엽니다. 파일명과 프로파일은 다릅니다."),
    ("로그", "로그인 화면에서 로그인을 하면 ⟦로그⟧가 남고 로그아웃합니다."),
    ("도구 모음", "⟦도구 모음⟧에서 ⟦도구모음⟧을 고르고 도구는 모음으로."),
    ("토글버튼", "⟦토글 버튼⟧을, ⟦토글버튼⟧으로, 토글을 버튼으로."),
    ("API", "⟦API⟧를 부르고 ⟦API⟧에서 받으며, API키는 다릅니다."),
    ("선택", "항목을 선택하면 ⟦선택⟧이 바뀝니다."),
    ("메모화", "⟦메모화⟧된 컴포넌트를 ⟦메모화⟧합니다. ⟦메모화⟧시, ⟦메모화⟧ 중에."),
    ("창", "⟦창⟧의 크기를 바꾸고 ⟦창⟧은 그대로 둡니다. 창의적인 창고."),
    ("버튼", "⟦\u{1107}\u{1165}\u{1110}\u{1173}\u{11ab}⟧\u{110b}\u{1173}\u{11af} 누릅니다."),
    ("수", "저장할 수 있는 ⟦수⟧와 볼 수 없는 ⟦수⟧."),
    ("등", "사진 등을 보냅니다. ⟦등⟧을 켭니다."),
    ("바", "원하는 바를 적고 제목 ⟦바⟧를 끕니다."),
  ])
  func korean(_ term: String, _ marked: String) { expectMarked(marked, term, "ko") }

  /// A word that a longer term has with its particle is the noun where that term does not stand.
  @Test(
    arguments: [
      (["경로", "새로운 경로로 이동할"], "⟦경로⟧로 갑니다. ⟦새로운 경로로 이동할⟧ 때 ⟦경로⟧를 봅니다."),
      (["모듈", "모듈은 간단히"], "⟦모듈⟧은 함수입니다. ⟦모듈은 간단히⟧ 함수입니다."),
      (["현재 모듈", "모듈은 간단히"], "⟦현재 모듈⟧은 함수입니다."),
    ] as [([String], String)])
  func koreanPartsOfLongerTerms(_ terms: [String], _ marked: String) {
    let concepts = terms.enumerated().map { number, term in
      Concept(id: "c\(number)", terms: [Term(term, language: "ko", status: .preferred)])
    }
    let termbase = CompiledTermbase(Glossary(concepts: concepts), language: "ko")
    let example = RuleExample("ko", [], draft: marked)
    #expect(
      termbase.matches(in: example.draft).map(\.range) == example.expectedRanges, "\(marked)")
  }

  @Test(arguments: [
    ("선택", "항목을 ⟦선택⟧하면 ⟦선택⟧이 바뀝니다."), ("버튼", "버튼형 요소."),
  ])
  func koreanApproved(_ term: String, _ marked: String) {
    expectMarked(marked, term, "ko", .preferred)
  }

  @Test func englishTermsInKorean() {
    expectMarked("⟦toolbar⟧를 숨기고 toolbars형 ⟦toolbars⟧에서.", "toolbar", "en")
  }

  @Test(arguments: [
    ("кнопка", "Натисніть ⟦кнопку⟧, потім інші ⟦кнопки⟧; на ⟦кнопці⟧ є текст, кнопковий режим."),
    ("об'єкт", "⟦Об’єкти⟧ та ⟦обʼєкта⟧, в ⟦об'єкті⟧."),
    (
      "панель інструментів",
      "На ⟦панелі інструментів⟧, за ⟦панеллю інструментів⟧, панель і інструмент."
    ),
    ("основна сторінка", "На ⟦основній сторінці⟧, багато ⟦основних сторінок⟧."),
    ("кнопка-перемикач", "Дві ⟦кнопки-перемикачі⟧."),
  ])
  func ukrainian(_ term: String, _ marked: String) { expectMarked(marked, term, "uk") }
}
