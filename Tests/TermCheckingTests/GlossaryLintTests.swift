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

  /// What is forbidden and a form of what is to be written is never reported, unless the form is taken away.
  @Test(
    arguments: [
      ("uk", "шухляда", "шухляди", nil, true), ("uk", "шухляда", "шухляди", "шухляди", false),
      ("uk", "шухляда", "каталог", nil, false), ("en", "drawer", "drawers", nil, true),
      ("de", "Kasten", "Kastens", nil, true), ("de", "Kasten", "Kiste", nil, false),
    ] as [(LanguageTag, String, String, String?, Bool)])
  func aForbiddenFormHasNoEffect(
    _ language: LanguageTag, _ preferred: String, _ forbidden: String, _ removed: String?,
    _ isVain: Bool
  ) throws {
    let concept = Concept(
      id: "a",
      terms: [
        Term(preferred, language: language, removedForms: removed.map { [$0] } ?? []),
        Term(forbidden, language: language, status: .forbidden),
      ])
    #expect(kinds([concept]).contains("no-effect \(forbidden)") == isVain)
    let found = TermChecker(glossary: Glossary(concepts: [concept]))
      .check(CheckedDocument(plainText: "(\(forbidden))", language: language))
    #expect(found.findings.contains { $0.rule == "forbidden-term" } != isVain)
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

  @Test(arguments: [
    (TermStatus.forbidden, TermStatus.preferred, "“лимб” is forbidden here and approved in “b”"),
    (.forbidden, .admitted, "“лимб” is forbidden here and approved in “b”"),
    (.deprecated, .proposed, "“лимб” is deprecated here and only proposed in “b”"),
    (.forbidden, .doNotTranslate, "“лимб” is forbidden here and a name to keep in “b”"),
  ])
  func aContradictionNamesBothStatuses(one: TermStatus, other: TermStatus, message: String) {
    let concepts = [("a", one), ("b", other)].map { id, status in
      Concept(id: id, terms: [Term("лимб", language: "ru", status: status)])
    }
    let problems = GlossaryLint.check(Glossary(concepts: concepts))
    #expect(problems.filter { $0.kind == .contradiction }.map(\.message) == [message])
  }

  /// What another concept approves need not look the same.
  @Test func aContradictionNamesTheOtherSpelling() {
    let concepts = [("a", "IP 地址", TermStatus.preferred), ("b", "IP地址", .forbidden)].map {
      Concept(id: $0, terms: [Term($1, language: "zh-Hans", status: $2)])
    }
    let problems = GlossaryLint.check(Glossary(concepts: concepts))
    #expect(
      problems.filter { $0.kind == .contradiction }.map(\.message) == [
        "“IP地址” is forbidden here and approved in “a” as “IP 地址”, which differs in nothing that a check tells apart"
      ])
  }

  @Test func contradictionsInAConceptShowWithoutForms() {
    let glossary = Glossary(concepts: [
      .example("switch", "ru", "тумблер", forbidden: ["тумблер"]),
      .example("a", "ru", "данные"), .example("b", "ru", "данный"),
    ])
    #expect(GlossaryLint.contradictions(glossary).map(\.kind) == [.contradiction])
  }

  @Test(
    arguments: [
      ("fr", "Lampe", "lamp", ["capital Lampe"]), ("fr", "Lampe", "Lamp", []),
      ("de", "Lampe", "lamp", []), ("ja", "ランプ", "Lamp", ["capital Lamp"]),
    ] as [(LanguageTag, String, String, [String])])
  func aCapitalThatTheSourceHasIsNone(
    language: LanguageTag, text: String, english: String, expected: [String]
  ) {
    #expect(kinds([.example("a", language, english: english, text)]) == expected)
    let name = Concept(
      id: "a",
      terms: [
        Term(english, language: "en", status: .doNotTranslate), Term(text, language: language),
      ])
    #expect(kinds([name]) == [])
  }

  @Test func emptyTermsAreToldOnce() {
    let found = GlossaryLint.check(
      Glossary(concepts: (1...3).map { .example("c\($0)", "fr", $0 == 2 ? " " : "") }))
    #expect(found.map(\.message) == ["the term is empty, as are 2 more terms"])
  }

  @Test func problemsOfProposalsAreKnown() {
    let found = GlossaryLint.check(
      Glossary(concepts: [
        Concept(id: "a", terms: [Term("列", language: "ja", status: .proposed)]),
        Concept(id: "b", terms: [Term("欄", language: "ja")]),
      ]))
    #expect(found.map(\.isOfProposal) == [true, false])
  }

  @Test(
    arguments: [
      (
        "en", ["лампа", "стол", "окно", "дверь", "door"],
        ["4 of 5 terms in en are in Cyrillic letters"]
      ),
      ("en", ["lamp", "стол", "окно", "дверь"], []), ("ru", ["API", "CSS", "HTML", "URL"], []),
      ("ja", ["лампа", "стол", "окно", "дверь"], ["4 of 4 terms in ja are in Cyrillic letters"]),
      ("ja", ["ランプ", "机", "まど", "扉"], []), ("sr", ["lampa", "sto", "prozor", "vrata"], []),
    ] as [(LanguageTag, [String], [String])])
  func wrongLanguagesAreToldInOneLine(
    language: LanguageTag, texts: [String], expected: [String]
  ) {
    let concepts = texts.enumerated().map { number, text in
      Concept(id: "c\(number)", terms: [Term(text, language: language)])
    }
    let found = GlossaryLint.check(Glossary(concepts: concepts)).filter { $0.kind == .language }
    #expect(
      found.compactMap { $0.message.split(separator: ";").first.map(String.init) } == expected)
  }
}
