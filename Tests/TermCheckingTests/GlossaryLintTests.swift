import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

struct GlossaryLintTests {
  private func kinds(_ concepts: [Concept]) -> [String] {
    GlossaryLint.check(Glossary(concepts: concepts)).map { "\($0.kind.rawValue) \($0.term)" }
  }

  @Test func aGoodGlossaryHasNoProblems() {
    #expect(
      kinds([
        .example("button", "ru", english: "button", "кнопка", forbidden: ["баттон"]),
        .example("menu", "ja", english: "menu", "メニュー", admitted: ["献立"]),
      ]) == [])
  }

  @Test func theSameTermTwiceIsADuplicate() {
    #expect(
      kinds([.example("a", "ru", "кнопка", forbidden: ["баттон", "Баттон"])])
        .contains("duplicate Баттон"))
  }

  @Test func aForbiddenTermThatIsApprovedElsewhereIsAContradiction() {
    let problems = GlossaryLint.check(
      Glossary(concepts: [
        .example("column", "zh-Hant", "直欄", forbidden: ["橫列"]),
        .example("row", "zh-Hant", "橫列"),
        .example("switch", "ru", "тумблер", forbidden: ["тумблер"]),
      ]))
    #expect(problems.map(\.kind) == [.contradiction, .contradiction])
    #expect(problems.map(\.severity) == [.warning, .error])
  }

  @Test func aTermThatIsAFormOfAnotherIsAHomograph() {
    #expect(
      kinds([.example("a", "ru", "данные"), .example("b", "ru", "данный")])
        .contains("homograph данные"))
  }

  @Test(arguments: [
    ("zh-Hans", "列", true), ("ja", "バー", true), ("ja", "面", true), ("ja", "タブ", true),
    ("ja", "メニュー", false), ("zh-Hans", "表格", false), ("en", "a", false),
  ])
  func aShortTermNeedsBlockers(_ language: LanguageTag, _ text: String, _ isShort: Bool) {
    #expect(kinds([.example("a", language, text)]).contains("short \(text)") == isShort)
    let guarded = Concept(id: "a", terms: [Term(text, language: language, blockers: [text + "x"])])
    #expect(!kinds([guarded]).contains("short \(text)"))
  }

  @Test func aLanguageWithForbiddenTermsOnlyHasNothingToWrite() {
    let concept = Concept(id: "a", terms: [Term("тумблер", language: "ru", status: .forbidden)])
    #expect(kinds([concept]) == ["no-preferred-term "])
  }

  @Test func twoPreferredTermsAreOneTooMany() {
    let concept = Concept(
      id: "a", terms: [Term("меню", language: "ru"), Term("список", language: "ru")])
    #expect(kinds([concept]) == ["several-preferred-terms "])
  }

  @Test(arguments: [("Кнопка", true), ("кнопка", false), ("URL", false), ("iPhone", false)])
  func aCommonNounHasNoCapital(_ text: String, _ isReported: Bool) {
    #expect(kinds([.example("a", "ru", text)]).contains("capital \(text)") == isReported)
  }

  @Test func russianHomographsAreNoted() {
    #expect(kinds([.example("row", "ru", "ряд")]) == ["ambiguous-form ряд"])
  }

  @Test func aFormThatTwoTermsShareIsAHomograph() {
    #expect(
      kinds([.example("a", "ru", "банка"), .example("b", "ru", "банк")])
        .contains("homograph банка"))
  }

  @Test func aContextMustHaveItsTerm() {
    let wrong = Concept(
      id: "a", terms: [Term("меню", language: "ru", context: "Откройте список.")])
    let right = Concept(
      id: "a", terms: [Term("кнопка", language: "ru", context: "Нажмите кнопку.")])
    let foreign = Concept(
      id: "a", terms: [Term("кнопка", language: "ru", context: "Press the button.")])
    #expect(kinds([wrong]) == ["example меню"])
    #expect(kinds([right]) == [])
    #expect(kinds([foreign]) == [])
  }

  @Test func aBlockerMustContainItsTerm() {
    let concept = Concept(
      id: "a", terms: [Term("列", language: "zh-Hans", blockers: ["系列", "表格"])])
    #expect(kinds([concept]) == ["blocker 列"])
  }

  @Test func contradictionsInAConceptShowWithoutForms() {
    let glossary = Glossary(concepts: [
      .example("switch", "ru", "тумблер", forbidden: ["тумблер"]),
      .example("a", "ru", "данные"), .example("b", "ru", "данный"),
    ])
    #expect(GlossaryLint.contradictions(glossary).map(\.kind) == [.contradiction])
  }
}
