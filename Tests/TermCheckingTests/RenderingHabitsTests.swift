import DocumentFormats
import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// What a set of documents tells about a sentence that does without a term of its source.
struct RenderingHabitsTests {
  private static let glossary = Glossary(
    concepts: [
      .example("listener", "ru", english: "listener", "обработчик"),
      .example("object", "ru", english: "object", "объект"),
      .example("page", "zh-Hans", english: "page", "页面"),
    ], language: "en")

  private func check(_ source: String, _ draft: String) throws -> CheckResult {
    try check(source, draft, "ru")
  }

  private func check(
    _ source: String, _ draft: String, _ language: LanguageTag
  ) throws -> CheckResult {
    func document(_ text: String, _ language: LanguageTag) throws -> CheckedDocument {
      let bytes = Array(text.utf8)
      let parsed = try PlainTextFormat().parse(bytes)
      return CheckedDocument(
        path: "\(language).txt", language: language, document: parsed,
        segments: Segmenter.segments(of: parsed, language: language), lines: LineTable(bytes))
    }
    return TermChecker(glossary: Self.glossary)
      .check(try document(draft, language), sources: [try document(source, "en")])
  }

  /// Nine documents: six name the listener, three call it «слушатель», the last leaves it out.
  private func set() throws -> [CheckResult] {
    let verbs = ["Добавьте", "Удалите", "Замените", "Назовите", "Проверьте", "Опишите"]
    let named = try verbs.map {
      try check("Add the listener to the page.", "\($0) обработчик на страницу.")
    }
    let rivals = try [
      ("Remove a listener at once.", "Уберите слушателя с места."),
      ("Put one listener back.", "Верните слушателя на место."),
      ("Name this listener later.", "Назовите слушателя потом."),
    ].map(check)
    return named + rivals + [try check("Call it from the listener.", "Вызовите её отсюда.")]
  }

  @Test func aRivalNameIsLikelyAndIsNamed() throws {
    var results = try set()
    DocumentSet.judge(&results)
    let rivals = results[6...8].flatMap(\.findings).filter { $0.rule == "missing-term" }
    #expect(rivals.map(\.weight) == [.likely, .likely, .likely])
    #expect(rivals.allSatisfy { $0.message.contains("“слушателя” seems to stand for it") })
  }

  /// Nobody writes the term of the glossary: all documents have another name.
  @Test(arguments: [(9, 1), (5, 0)])
  func aNameThatAllDocumentsHaveIsTold(documents: Int, warnings: Int) throws {
    var results = try (0..<documents).map { index in
      let verbs = ["Добавьте", "Удалите", "Замените", "Назовите", "Проверьте"]
      return try check(
        "\(["Add", "Remove", "Replace", "Name", "Check"][index % 5]) a listener \(index).",
        "\(verbs[index % 5]) слушателя \(index).")
    }
    DocumentSet.judge(&results)
    let found = results.flatMap(\.findings).filter { $0.rule == "missing-term" }
    #expect(found.count { $0.weight == .warning } == warnings, "\(found)")
    #expect(
      found.contains { $0.message.contains("is “слушателя” in 9 of 9 documents") }
        == (warnings > 0))
  }

  /// Nothing else of a heading that is the term alone may stand for it, unless the documents mostly have another name.
  @Test(
    arguments: [
      ("Listener", "Слушающий блок", 9, .warning), ("3. Listeners:", "3. Слушающие:", 9, .warning),
      ("Listener of a page", "Слушающий блок", 9, .doubtful),
      ("Listener", "Как читать о том, чего никто не ждал", 9, .doubtful),
      ("Listener", "Слушающий блок", 0, .doubtful), ("Listener", "Listener 2", 9, .none),
      ("Listener", "Объект", 9, .doubtful), ("Listener", "Обработ.", 9, .doubtful),
    ] as [(String, String, Int, Weight?)])
  func aLabelThatIsTheTermHasIt(
    _ source: String, _ draft: String, named: Int, weight: Weight?
  ) throws {
    var results = try (0..<9).map { index in
      try check(
        "Add listener \(index) now.", "Добавьте \(index < named ? "обработчик" : "его") \(index).")
    }
    results.append(try check(source, draft))
    DocumentSet.judge(&results)
    let found = results[9].findings.filter { $0.rule == "missing-term" }
    #expect(found.map(\.weight) == [weight].compactMap(\.self), "\(found)")
  }

  @Test func labelsThatAreTheSameAreToldOnce() throws {
    var results = try (0..<9).map {
      try check("Add listener \($0) now.", "Добавьте обработчик \($0).")
    }
    for _ in 0..<3 { results.append(try check("Listener", "Слушающий блок")) }
    DocumentSet.judge(&results)
    let found = results[9...].flatMap(\.findings).filter { $0.rule == "missing-term" }
    #expect(found.map(\.weight) == [.warning, .doubtful, .doubtful], "\(found)")
    #expect(found.first?.message.hasSuffix("; so in 3 places") == true)
  }

  /// What a thing is called, with a capital inside the sentence, is no other name for what it is.
  @Test func aCapitalisedWordIsNoRival() throws {
    let named = try (0..<6).map {
      try check("Add listener \($0) now.", "Добавьте обработчик \($0).")
    }
    let rivals = try [
      ("Remove a listener at once.", "Уберите сразу Орфей с места."),
      ("Put one listener back.", "Верните этот Орфей на место."),
      ("Name this listener later.", "Назовите здесь Орфей потом."),
    ].map(check)
    var results = named + rivals
    DocumentSet.judge(&results)
    #expect(results.flatMap(\.findings).allSatisfy { $0.weight == .doubtful })
  }

  /// One place tells nothing of a set that is large enough to have more.
  @Test(arguments: [(10, Weight.error), (60, .doubtful)])
  func aRareWordIsANoteInASet(documents: Int, weight: Weight) throws {
    var results = try (0..<documents).map {
      try check(
        "The object is number \($0).\n\nAll is well here.", "Объект номер \($0).\n\nТут всё хорошо."
      )
    }
    results.append(try check("Call it from the listener.", "Вызовите её отсюда."))
    DocumentSet.judge(&results)
    #expect(results.flatMap(\.findings).map(\.weight) == [weight])
  }

  /// Translators have another word for the verb, which is no other name of the noun.
  @Test func aVerbIsNotAskedFor() throws {
    let named = try ["Добавьте", "Удалите", "Замените", "Назовите", "Проверьте", "Опишите"].map {
      try check("Add the object to the page.", "\($0) объект на страницу.")
    }
    let verbs = try [
      ("They object to it at once.", "Они возражают сразу."),
      ("We object to noise.", "Мы возражаем против шума."),
      ("You can object later.", "Вы возражаете потом."),
    ].map(check)
    var results = named + verbs
    DocumentSet.judge(&results)
    #expect(results.flatMap(\.findings).isEmpty)
  }

  /// What the source calls by a verb that only extraction has put to a noun is not demanded.
  @Test(
    arguments: [
      ("depend", "depends", []), ("dependence", "is a dependence", [.error]),
    ] as [(String, String, [Weight])])
  func aVerbThatNobodyDecidedOnIsNotAskedFor(
    _ guess: String, word: String, weights: [Weight]
  ) throws {
    var concept = Concept.example("part", "ru", english: "dependency", "зависимость")
    concept.terms.append(Term(guess, language: "en", status: .proposed))
    let found = TermChecker(glossary: Glossary(concepts: [concept], language: "en"))
      .check(
        try .markdown("Это решает размер.", "ru"),
        sources: [try .markdown("It \(word) on the size.", "en")]
      ).findings
    #expect(found.map(\.weight) == weights)
  }

  @Test func aSentenceWithoutOneIsANote() throws {
    var results = try set()
    #expect(results[9].findings.map(\.weight) == [.error])
    DocumentSet.judge(&results)
    #expect(results[9].findings.map(\.weight) == [.doubtful])
  }

  /// The everyday sense comes with words of its own, in more documents than one.
  @Test func anotherSenseIsANote() throws {
    let named = try ["Добавьте", "Удалите", "Замените", "Назовите", "Проверьте"].map {
      try check("Add the object to the page.", "\($0) объект на страницу.")
    }
    let senses = try [
      ("Our main object is speed.", "Наша главная цель — скорость."),
      ("The main object was peace.", "Главной целью был мир."),
      ("A main object remains: fun.", "Остаётся цель: веселье."),
    ].map(check)
    var results = named + senses
    DocumentSet.judge(&results)
    #expect(results.flatMap(\.findings).map(\.weight) == [.doubtful, .doubtful, .doubtful])
  }

  /// A page with a word before it may be one word of two characters, whatever a page is called.
  @Test(
    arguments: [
      (["full ", "whole ", "entire "], "整页", .doubtful), (["", "", ""], "整页", .likely),
      (["full ", "whole ", "entire "], "纸张", .likely),
    ] as [([String], String, Weight)])
  func aContractedPhraseIsDoubtful(before: [String], rival: String, weight: Weight) throws {
    let named = try ["打开", "关闭", "刷新", "保存", "删除", "检查"].map {
      try check("Here you see the page.", "现在\($0)页面。", "zh-Hans")
    }
    let rivals = try [
      ("It needs a \(before[0])page of text.", "它需要\(rival)文字。"),
      ("Print the \(before[1])page first.", "先打印\(rival)。"),
      ("Tear the \(before[2])page off.", "撕下\(rival)。"),
    ].map { try check($0, $1, "zh-Hans") }
    var results = named + rivals
    DocumentSet.judge(&results)
    #expect(results.flatMap(\.findings).map(\.weight) == [weight, weight, weight])
  }

  /// What several names have at their beginning is none.
  @Test(arguments: [
    ("对象字", "它有对象字样和变量。", true), ("对象字", "它有对象字。", false), ("对象字", "它有对象字和变量。", false),
    ("字样", "它有对象字样式。", false),
  ])
  func aNameMayGoOn(word: String, draft: String, goesOn: Bool) {
    #expect(RenderingHabits.goesOn(word, in: draft, "zh-Hans") == goesOn)
  }

  @Test(arguments: [("纸张", 3), ("纸张页", 3), ("一张纸", 0)])
  func aFragmentIsNoName(rival: String, warnings: Int) throws {
    let named = try ["打开", "关闭", "刷新", "保存", "删除", "检查"].map {
      try check("Here you see the page.", "现在\($0)页面。", "zh-Hans")
    }
    let ends = rival == "一张纸" ? ["头", "样", "词"] : ["", "头", "样"]
    let rivals = try [
      ("It needs a page of text.", "它需要\(rival)\(ends[0])。"),
      ("Print the page first.", "先打印\(rival)\(ends[1])。"),
      ("Tear the page off.", "撕下\(rival)\(ends[2])。"),
    ].map { try check($0, $1, "zh-Hans") }
    var results = named + rivals
    DocumentSet.judge(&results)
    #expect(results.flatMap(\.findings).count { $0.message.contains("“\(rival)”") } == warnings)
  }

  @Test func aPartlySeenSetGivesNoErrors() throws {
    var results = try set()
    DocumentSet.judge(&results, partial: ["ru"])
    let found = results[6...8].flatMap(\.findings).filter { $0.rule == "missing-term" }
    #expect(found.map(\.weight) == [.likely, .likely, .likely])
    var few = [try check("Call it from the listener.", "Вызовите её отсюда.")]
    DocumentSet.judge(&few, partial: ["ru"])
    #expect(few[0].findings.map(\.weight) == [.doubtful])
  }

  @Test func aRivalPointsToItsOtherPlaces() throws {
    var results = try set()
    let lines = LineTable(Array("\n".utf8))
    DocumentSet.judge(
      &results,
      files: results.indices.map { CheckedFile(path: "\($0).txt", language: "ja", lines: lines) })
    let found = try #require(results[6].findings.first { $0.rule == "missing-term" })
    #expect(found.related.map(\.path) == ["7.txt", "8.txt"])
  }

  @Test(arguments: [
    ("ru", "зависимость", "Подзависимости", true), ("zh", "相依性", "子相依", true),
    ("ja", "依存関係", "依存先", true), ("zh", "事件处理函数", "处理器", false),
    ("ru", "обработчик событий", "слушатель", false), ("zh", "模板", "模版", false),
    ("ja", "イベントハンドラ", "イベントリスナー", false), ("en", "configuration", "configured", true),
    ("en", "event", "watching", false), ("fr", "type", "typées", true),
    ("fr", "type", "genre", false), ("uk", "об'єкт", "об’єктні", true),
    ("uk", "об'єкт", "ціль", false),
  ])
  func wordsMadeFromATermAreNoRivals(
    language: LanguageTag, term: String, word: String, isMade: Bool
  ) {
    let stems = TermStems(of: term, in: language)
    #expect(stems.areIn(word) == isMade)
  }

  @Test func fewPassagesTellNothing() throws {
    var results = [try check("Call it from the listener.", "Вызовите её отсюда.")]
    DocumentSet.judge(&results)
    #expect(results[0].findings.map(\.weight) == [.error])
  }

  @Test(arguments: [
    ("объект", "ru", "Объектный синтаксис", TermTrace.derivation),
    ("切り取り", "ja", "行を切り取って移します。", TermTrace.derivation),
    ("切り取り", "ja", "行を切り分けて移します。", .part),
    ("row header", "en", "The scroll bar of the line header", .part),
    ("row header", "en", "The row has headers", .derivation),
    ("point of view", "en", "The view has its points", .derivation),
    ("red privada", "es", "La carpeta privada", .part),
    ("red privada", "es", "Las redes privadas", .derivation),
    ("clé publique", "fr", "Les clés publiques", .derivation),
    ("код ошибки", "ru", "Номер ошибки", .part),
    ("код ошибки", "ru", "В коде этой ошибки", .derivation),
    ("аннотация типов", "ru", "Аннотация типа", .derivation),
    ("аннотация типа", "ru", "Аннотации типов", .derivation),
    ("аннотация типов", "ru", "Аннотация типичного", .part),
    ("anotación de tipos", "es", "La anotación de tipo", .derivation),
    ("anotación de tipo", "es", "Las anotaciones de tipos", .derivation),
    ("anotación de tipos", "es", "La anotación de tipografía", .part),
    ("annotation de rôles", "fr", "L’annotation de rôle", .derivation),
    ("全连接层", "zh-Hans", "全连接的层", .derivation),
    ("边际效用", "zh-Hans", "边界效用", .part),
    ("ライフタイムの省略", "ja", "ライフタイム省略規則", .derivation),
    ("目的", "zh-Hans", "目标", nil),
    ("बेयर मेटल मशीन", "hi", "बेयर-मेटल मशीनों के साथ", .derivation),
    ("компонент", "ru", "Мета-компонентный подход", .derivation),
    ("объект", "ru", "Объём и объединение", nil),
    ("обработчик событий", "ru", "Назначьте обработчик.", .part),
    ("依存関係", "ja", "依存を集めます", .part),
    ("属性", "ja", "属する", nil),
    ("ロードバランシング", "ja", "ロードバランサーが分散します", .derivation),
    ("コンポーネント", "ja", "コンポーザブルを使います", .part),
    ("кнопка", "ru", "Кнут", nil),
    ("кнопка", "ru", "Кнопочная панель", .derivation),
    ("блок", "ru", "Схема блочной модели", .derivation),
    ("файл", "uk", "Файлова система", .derivation),
    ("блок", "ru", "Болото", nil),
    ("Konto", "de", "Die Konteninformationen", .derivation), ("Konto", "de", "Die Kontrolle", nil),
    ("instelling", "nl", "De standaardinstellingen", .derivation),
    ("inställning", "sv", "I standardinställningarna", .derivation),
    ("pop-up", "nl", "Alle Pop-upvensters", .derivation), ("pop-up", "nl", "Een popje", nil),
    ("pop-up", "es", "La pop-upa", nil),
    ("필드", "ko", "필드의 기본값", .derivation),
    ("필드", "ko", "필요한 기본값", nil),
  ])
  func tracesOfATerm(term: String, language: String, text: String, trace: TermTrace?) throws {
    let language = try #require(LanguageTag(language))
    #expect(
      TermTrace(of: Term(term, language: language), in: text, language: language) == trace)
  }
}
