import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// What the rules say about inflected terms in languages whose rules are our own.
struct InflectedRuleTests {
  @Test(arguments: [
    ("uk", "перемикач", "тумблер", "Цей ⟦тумблер⟧ вмикає звук, а з ⟦тумблерами⟧ поруч — світло."),
    ("uk", "перемикач", "тумблер", "Цей перемикач вмикає звук, а з перемикачами поруч — світло."),
    ("uk", "вкладка", "закладка", "На кожній ⟦закладці⟧ є назва; ⟦закладок⟧ може бути десять."),
    ("uk", "вкладка", "закладка", "На кожній вкладці є назва; вкладок може бути десять."),
    ("uk", "об'єкт", "суб'єкт", "Назвіть ⟦суб’єкт⟧ і кількість ⟦субʼєктів⟧, не субєктивно."),
    ("uk", "панель інструментів", "тулбар", "У ⟦тулбарі⟧ немає кнопок, на панелі інструментів є."),
    ("uk", "спливне вікно", "попап", "Закрийте ⟦попап⟧, бо поверх ⟦попапу⟧ нічого не видно."),
    ("ko", "버튼", "단추", "이 ⟦단추⟧를 누르면 ⟦단추⟧들이 나타나고 ⟦단추⟧는 사라집니다."),
    ("ko", "버튼", "단추", "이 버튼을 누르면 버튼들이 나타나고 버튼은 사라집니다."),
    ("ko", "폴더", "디렉터리", "새 ⟦디렉터리⟧로 옮기거나 ⟦디렉터리⟧에서 삭제합니다."),
    ("ko", "대화 상자", "다이얼로그", "⟦다이얼로그⟧입니다. 대화 상자에서는 확인을 선택합니다."),
    ("ko", "창", "윈도우", "⟦윈도우⟧마다 제목이 있고 창고와 윈도우형은 상관없습니다."),
  ])
  func findsForbiddenForms(
    language: LanguageTag, preferred: String, forbidden: String, draft: String
  ) {
    let example = RuleExample(
      language, [.example("c", language, preferred, forbidden: [forbidden])], draft: draft)
    let checker = TermChecker(
      glossary: Glossary(concepts: example.concepts), rules: RuleSelection(only: ["forbidden-term"])
    )
    let document = CheckedDocument(plainText: example.draft, language: language)
    let found = checker.check(document, sources: []).findings.map(\.range)
    #expect(found == example.expectedRanges, "\(draft)")
  }

  /// The run lets the particle fit; see ParticleFitTests.
  @Test(arguments: ["버튼", "메뉴"])
  func replacesKoreanNouns(preferred: String) {
    let checker = TermChecker(
      glossary: Glossary(concepts: [.example("c", "ko", preferred, forbidden: ["단추"])]),
      rules: RuleSelection(only: ["forbidden-term"]))
    let draft = CheckedDocument(plainText: "단추를 누릅니다.", language: "ko")
    let suggestions = checker.check(draft, sources: []).findings.flatMap(\.suggestions)
    #expect(suggestions.map(\.text) == [preferred])
    #expect(suggestions.map(\.isSafe) == [true])
  }

  @Test(arguments: [
    ("uk", "Натисніть кнопку, щоб відкрити нове вікно й переглянути список файлів."),
    ("uk", "Цей тумблер вмикає звук."), ("uk", "Виберіть об’єкт на панелі інструментів."),
    ("ko", "버튼을 누르면 새 창이 열립니다."), ("ko", "이 메뉴에서 API를 선택합니다."),
  ])
  func knowsTheLanguage(language: LanguageTag, text: String) {
    #expect(LanguageDetector.detect(text) == language)
  }
}
