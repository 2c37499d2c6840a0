import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Two names that nobody has decided on: which notes on them people see.
@Suite struct NameSupportTests {
  private static let glossary = Glossary(
    concepts: [
      Concept(
        id: "step",
        terms: [Term("step", language: "en", status: .proposed)]
          + ["шаг", "степ", "шаг мастера", "файл", "steps", "этап"].map {
            Term($0, language: "ru", status: .proposed)
          })
    ], language: "en")

  /// The notes on drafts, each with its source.
  private func notes(_ pages: [(source: String, draft: String)]) throws -> [Finding] {
    let checker = TermChecker(glossary: Self.glossary)
    var results = try pages.map { page in
      checker.check(
        try .markdown(page.draft, "ru"),
        sources: page.source.isEmpty ? [] : [try .markdown(page.source, "en")])
    }
    DocumentSet.judge(&results)
    return results.flatMap(\.findings).filter { $0.rule == "inconsistent-term" }
  }

  @Test(arguments: [
    // Each stands where the source has the term, and nothing else does.
    (
      "One step.\n\nA second step.\n\nA third step.\n\nThe fourth step.",
      "Один шаг.\n\nВторой шаг.\n\nТретий степ.\n\nЧетвёртый степ.", [false]
    ),
    // Two words that are not alike are most likely two senses, unless one is borrowed.
    (
      "One step.\n\nA second step.\n\nA third step.\n\nThe fourth step.",
      "Один шаг.\n\nВторой шаг.\n\nТретий этап.\n\nЧетвёртый этап.", [true]
    ),
    // The other word stands beside the name.
    (
      "One step.\n\nThe step has a file.\n\nThis step has a file.",
      "Один шаг.\n\nУ шага есть файл.\n\nУ этого шага есть файл.", [true]
    ),
    // It mostly stands where the source has no such term.
    (
      "One step.\n\nA step more.\n\nAnd a step.\n\nAt first.\n\nLater on.\n\nIn the end.",
      "Один шаг.\n\nЕщё степ.\n\nИ степ.\n\nНа первом степе.\n\nНа другом степе.\n\nНа последнем степе.",
      [true]
    ),
    // A part of the name says no more than the name.
    (
      "One step.\n\nA second step.\n\nA third step.\n\nThe fourth step.",
      "Один шаг.\n\nВторой шаг.\n\nТретий шаг мастера.\n\nЧетвёртый шаг мастера.", [true]
    ),
    // Once tells nothing of names that do not look alike.
    ("One step.\n\nA second step.", "Один шаг.\n\nВторой степ.", [true]),
    // The word of the source has to stand more often.
    (
      "One step.\n\nA second step.\n\nA third step.\n\nThe fourth step.",
      "Один шаг.\n\nВторой шаг.\n\nТретий steps.\n\nЧетвёртый steps.", [true]
    ),
    // Without a source only the glossary tells.
    ("", "Один шаг. Второй степ.", [false]),
  ])
  func areDoubtful(source: String, draft: String, doubts: [Bool]) throws {
    let found = try notes([(source, draft)])
    #expect(found.map(\.isDoubtful) == doubts)
    #expect(found.allSatisfy { $0.severity == .note })
  }

  /// A concept by its English name, two proposed names, and whether notes on the second are doubtful where both
  /// often stand for it.
  @Test(
    arguments: [
      ("marker", "es", "señal", "hito", true), ("marker", "es", "señal", "marca", false),
      ("queue", "zh-Hans", "贮列", "佇列", true), ("task queue", "zh-Hans", "任务贮列", "任务队列", false),
      ("used", "es", "usado", "utilizado", true),
      ("want to run", "fr", "voulez lancer", "souhaitez lancer", true),
      ("common", "es", "habitual", "corriente", true),
      // A word of the source and a misspelling are mistakes of any kind of word.
      ("basic", "fr", "élémentaire", "basic", false),
      ("available", "pt", "disponível", "dipsonível", false),
      ("additional option", "ja", "追加のオプション", "追加オプション", true),
      ("additional option", "ja", "追加のオプション", "補助オプション", false),
      ("complex type", "zh-Hans", "复杂的类型", "复杂类型", true),
      ("complex type", "zh-Hans", "一个复杂类型", "复杂类型", true),
      // What only a sentence asks for, or what says more of the thing, is no other name.
      ("initial value", "zh-Hans", "初始值", "初始化时的值", true),
      ("original array", "zh-Hans", "原数组", "原始数组", false),
      ("local registration", "ja", "ローカル登録", "ローカルでの登録", true),
      ("conversion", "ru", "преобразование", "преобразовать", true),
      ("slot name", "ru", "имя слота", "название слота", false),
    ] as [(String, LanguageTag, String, String, Bool)])
  func whatNamesAThing(
    english: String, language: LanguageTag, first: String, second: String, isDoubtful: Bool
  ) throws {
    let terms = [(english, "en"), (first, language), (second, language)].map {
      Term($0.0, language: $0.1, status: .proposed)
    }
    let glossary = Glossary(concepts: [Concept(id: "c", terms: terms)], language: "en")
    let names = [first, first, first, first, first, second, second, second, second]
    func page(_ names: [String]) -> String {
      names.enumerated().map { "\($0.offset + 1)0 = \($0.element)." }.joined(separator: "\n\n")
    }
    var results = [
      TermChecker(glossary: glossary).check(
        try .markdown(page(names), language),
        sources: [try .markdown(page(names.map { _ in english }), "en")])
    ]
    DocumentSet.judge(&results)
    let found = results.flatMap(\.findings).filter { $0.rule == "inconsistent-term" }
    #expect(found.map(\.isDoubtful) == [isDoubtful])
  }

  @Test func oneNoteSpeaksForAllDocuments() throws {
    let first = (source: "One step.\n\nA second step.", draft: "Один шаг.\n\nВторой шаг.")
    let other = (
      source: "A third step.\n\nThe fourth step.", draft: "Третий степ.\n\nЧетвёртый степ."
    )
    let found = try notes([first, first, first, first, other, other, other])
    #expect(found.map(\.isDoubtful) == [false, true, true])
    #expect(
      found.map(\.message)
        == [
          "“шаг” is called “степ” here, unlike in 4 other documents, as in 2 more",
          "“шаг” is called “степ” here, unlike in 4 other documents",
          "“шаг” is called “степ” here, unlike in 4 other documents",
        ])
  }
}
