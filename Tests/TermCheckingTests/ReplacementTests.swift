import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

struct ReplacementTests {
  private func suggestion(
    _ language: LanguageTag, _ preferred: String, _ forbidden: String, in draft: String
  ) -> Suggestion? {
    let glossary = Glossary(concepts: [.example("a", language, preferred, forbidden: [forbidden])])
    return TermChecker(glossary: glossary)
      .check(CheckedDocument(plainText: draft, language: language)).findings.first?.suggestions
      .first
  }

  @Test(arguments: [
    ("кнопка-переключатель", "тумблер", "Нажмите на тумблером рядом.", "кнопкой-переключателем"),
    ("значок", "иконка", "Под иконками", "значками"),
    ("строка состояния", "статус-бар", "В статус-баре", "строке состояния"),
    ("жёсткий диск", "винчестер", "На винчестере", "жёстком диске"),
    ("панель инструментов", "тулбар", "Тулбаров нет", "Панелей инструментов"),
    ("меню", "менюшка", "В менюшке", "меню"),
    ("параметр", "настройка", "Настройки звука", "Параметры"),
    ("параметр", "настройка", "Готово! Чтобы изменить настройки, нажмите «Ещё».", "параметры"),
    ("папка", "каталог", "Выделите (если нужно) файл или каталог.", "папку"),
    ("место", "позиция", "Щёлкните на любой свободной позиции.", "месте"),
    ("тест E2E", "E2E-тест", "Для E2E-тестов.", "тестов E2E"),
    ("API-ключ", "ключ API", "С ключом API.", "API-ключом"),
    ("побочный эффект", "сайд эффект", "Нет сайд эффектов.", "побочных эффектов"),
    ("побочный эффект", "сайд эффект", "О сайд эффекте.", "побочном эффекте"),
    (
      "ссылка на элемент шаблона", "ссылка на шаблон", "Нет ссылок на шаблоны.",
      "ссылок на элементы шаблона"
    ),
    ("сообщение об ошибке", "ругань об ошибке", "Без ругани об ошибках.", "сообщения об ошибках"),
  ])
  func russianTakesTheCaseOfThePlace(
    _ preferred: String, _ forbidden: String, _ draft: String, _ expected: String
  ) {
    #expect(suggestion("ru", preferred, forbidden, in: draft)?.text == expected)
  }

  @Test func otherLanguagesKeepTheCapital() {
    #expect(suggestion("nl", "map", "folder", in: "Folder geopend.")?.text == "Map")
    #expect(suggestion("nl", "map", "folder", in: "De folder is open.")?.text == "map")
  }

  /// Of two nouns with a hyphen both are inflected or the last alone, as the draft has it, or the name that it forbids.
  @Test(arguments: [
    ("С тумблером.", "кнопкой-рычагом", false),
    ("Вот кнопка-рычагом. С тумблером.", "кнопка-рычагом", true),
    ("Вот кнопкой-рычагом. С тумблером.", "кнопкой-рычагом", false),
    ("С ручка-тумблером.", "кнопка-рычагом", false),
    ("С ручкой-тумблером.", "кнопкой-рычагом", true),
    ("Вот ручка-тумблер.", "кнопка-рычаг", false),
  ])
  func hyphenCompounds(_ draft: String, _ expected: String, isSafe: Bool) {
    let glossary = Glossary(concepts: [
      .example("a", "ru", "кнопка-рычаг", forbidden: ["тумблер", "ручка-тумблер"])
    ])
    let found = TermChecker(glossary: glossary)
      .check(CheckedDocument(plainText: draft, language: "ru")).findings
      .last { $0.rule == "forbidden-term" }
    #expect(found?.suggestions.first?.text == expected)
    #expect(found?.suggestions.first?.isSafe == isSafe)
  }

  /// What differs in a hyphen or space only keeps its form, whatever stands before its noun.
  @Test(
    arguments: [
      ("uk", "вебсторінка", "веб сторінка", "Для веб сторінок є веб сторінка.", "вебсторінок"),
      ("ru", "веб-страница", "веб страница", "С веб страницами.", "веб-страницами"),
    ] as [(LanguageTag, String, String, String, String)])
  func whatIsJoinedKeepsItsForm(
    _ language: LanguageTag, _ preferred: String, _ forbidden: String, _ draft: String,
    _ expected: String
  ) {
    #expect(suggestion(language, preferred, forbidden, in: draft)?.text == expected)
  }

  /// A form that may be a genitive or a plural is what the source has.
  @Test(
    arguments: [
      ("uk", "рядок", "стрічка", "Це як стрічки.", "It is like strings.", "рядки"),
      ("uk", "рядок", "стрічка", "Це як стрічки.", "It is like a string.", "рядка"),
      ("uk", "рядок", "стрічка", "Для стрічки.", "For strings.", "рядка"),
      ("ru", "строка", "лента", "Видны ленты, видны.", "Strings are seen.", "строки"),
    ] as [(LanguageTag, String, String, String, String, String)])
  func theSourceTellsTheNumber(
    _ language: LanguageTag, _ preferred: String, _ forbidden: String, _ draft: String,
    _ source: String, _ expected: String
  ) throws {
    let glossary = Glossary(
      concepts: [.example("a", language, english: "string", preferred, forbidden: [forbidden])])
    let found = TermChecker(glossary: glossary)
      .check(try .markdown(draft, language), sources: [try .markdown(source, "en")]).findings
    #expect(found.first { $0.rule == "forbidden-term" }?.suggestions.first?.text == expected)
  }

  /// A preposition that another beginning asks to be changed leaves the place to somebody.
  @Test(arguments: [
    ("ящик", "сундук", "Речь о сундуке.", true), ("ящик", "амбар", "Речь об амбаре.", false),
    ("амбар", "ящик", "Речь о ящике.", false), ("амбар", "овин", "Об овине.", true),
    ("вкладыш", "ящик", "Лежит в ящике.", false), ("ящик", "вкладыш", "Лежит во вкладыше.", false),
    ("вагон", "ящик", "Лежит в ящике.", true), ("шкаф", "ящик", "Рядом с ящиком.", false),
  ])
  func russianPrepositionsFit(
    _ preferred: String, _ forbidden: String, _ draft: String, _ isWritten: Bool
  ) {
    #expect(suggestion("ru", preferred, forbidden, in: draft)?.isInflected == isWritten)
  }

  @Test(arguments: [
    ("шухляда", "сховище", "Працюємо зі сховищами.", true),
    ("база", "сховище", "Працюємо зі сховищами.", false),
    ("база", "комора", "Працюємо з коморами.", true),
    ("сховище", "комора", "Працюємо з коморами.", false),
    ("склад", "сховище", "Працюємо зі сховищами.", true),
    ("база", "сховище", "Лежить у сховищі.", true),
  ])
  func ukrainianPrepositionsFit(
    _ preferred: String, _ forbidden: String, _ draft: String, _ isWritten: Bool
  ) {
    #expect(suggestion("uk", preferred, forbidden, in: draft)?.isInflected == isWritten)
  }

  /// A name keeps its capitals, unless all entries of the glossary begin with one.
  @Test(
    arguments: [
      ("ru", "Нова", "новинка", "Читайте о новинке.", "Нове"),
      ("ru", "Ящик", "Сундук", "Читайте о сундуке.", "ящике"),
      ("uk", "Нова", "новинка", "Читайте про новинку.", "Нову"),
    ] as [(LanguageTag, String, String, String, String)])
  func namesKeepTheirCapitals(
    _ language: LanguageTag, _ preferred: String, _ forbidden: String, _ draft: String,
    _ expected: String
  ) {
    #expect(suggestion(language, preferred, forbidden, in: draft)?.text == expected)
  }

  /// A spelling is mended in the form that stands there.
  @Test(arguments: [
    ("ru", "сайд-эффект", "Есть сайдэффекты.", "сайд-эффекты"),
    ("ru", "сайд-эффект", "Нет сайдэффектов.", "сайд-эффектов"),
    ("ru", "компонент-контейнер", "Нет компонентов контейнеров.", "компонентов-контейнеров"),
    ("ru", "ip-адрес", "Нет IP адресов.", "IP-адресов"),
    ("ru", "E2E прогон", "Нет E2E-прогонов.", "E2E прогонов"),
    ("en", "postprocess", "It can post-process them.", "postprocess"),
    ("en", "post-process", "It is a postprocesses.", "post-processes"),
    ("en", "multi-object tracking", "This is Multi-Object-Tracking.", "Multi-Object Tracking"),
    ("fr", "plateforme", "La plate-forme.", "plateforme"),
    ("fr", "état", "Etats initiaux.", "États"), ("fr", "nœud", "Deux noeuds.", "nœuds"),
    ("es", "parámetro", "El parametro.", "parámetro"),
    ("es", "política de privacidad", "La Politica de Privacidad.", "Política de Privacidad"),
    ("es", "parámetro con nombre", "Parametros con nombre.", "Parámetros con nombre"),
    ("pt", "configuração", "As configuracoes.", "configurações"),
  ])
  func aSpellingKeepsItsForm(
    _ language: LanguageTag, _ term: String, _ draft: String, _ expected: String
  ) {
    let glossary = Glossary(concepts: [.example("a", language, term)])
    let found = TermChecker(glossary: glossary)
      .check(CheckedDocument(plainText: draft, language: language)).findings
    #expect(found.map(\.rule) == ["spelling-variant"])
    #expect(found.first?.suggestions.first?.text == expected)
    #expect(found.first?.suggestions.first?.isSafe == true)
  }

  /// Which of two allowed names to keep, and what nobody has decided on, is for somebody to say.
  @Test(arguments: [
    (TermStatus.preferred, TermStatus.forbidden, true),
    (.preferred, .admitted, false), (.preferred, .proposed, false), (.proposed, .proposed, false),
    (.proposed, .forbidden, false),
  ])
  func onlyWhatSomebodyDecidedIsSafe(kept: TermStatus, other: TermStatus, isSafe: Bool) {
    let concept = Concept(
      id: "pull",
      terms: [
        Term("下载", language: "zh-Hans", status: kept),
        Term("拉取", language: "zh-Hans", status: other),
      ])
    let found = TermChecker(glossary: Glossary(concepts: [concept]))
      .check(CheckedDocument(plainText: "下载图片，然后拉取图片，再下载一次。", language: "zh-Hans"))
    let suggestions = (found.findings + found.mentions.map(\.finding)).flatMap(\.suggestions)
    #expect(!suggestions.isEmpty)
    #expect(suggestions.allSatisfy { $0.isSafe == isSafe }, "\(suggestions)")
  }

  @Test(arguments: [
    (TermStatus.preferred, false, true), (.admitted, false, true), (.proposed, false, false),
    (.preferred, true, false),
  ])
  func aSpellingIsSafeInTranslationsWhereSomebodyDecided(
    status: TermStatus, isOriginal: Bool, isSafe: Bool
  ) {
    let concept = Concept(id: "name", terms: [Term("file name", language: "en", status: status)])
    let found = TermChecker(glossary: Glossary(concepts: [concept])).check(
      CheckedDocument(plainText: "Write the file-name there.", language: "en"),
      facts: CheckFacts(isOriginal: isOriginal))
    let suggestions = found.findings.flatMap(\.suggestions)
    #expect(suggestions.allSatisfy { $0.isSafe == isSafe }, "\(suggestions)")
    #expect(!suggestions.isEmpty)
  }

  @Test func russianIsSafeOnlyWithinOneGenderAndCase() {
    #expect(suggestion("ru", "значок", "символ", in: "со символом")?.isSafe == true)
    #expect(suggestion("ru", "значок", "иконка", in: "с иконкой")?.isSafe == false)
  }

  @Test(arguments: [
    ("toolbar", "tool strip", "Two tool strips.", "toolbars", true),
    ("icon", "pictogram", "A Pictogram.", "Icon", false),
    ("check box", "tick box", "The tick boxes.", "check boxes", true),
  ])
  func englishTakesTheNumberOfThePlace(
    _ preferred: String, _ forbidden: String, _ draft: String, _ expected: String, _ isSafe: Bool
  ) {
    let found = suggestion("en", preferred, forbidden, in: draft)
    #expect(found == Suggestion(expected, isSafe: isSafe))
  }

  /// Alone between quotation marks a text may talk about the word, and a part of a compound is another one's.
  @Test(arguments: [
    ("ru", "значок", "символ", "Слово «символ» — короткое.", false),
    ("ru", "значок", "символ", "Откройте «символ и имя».", true),
    ("zh-Hans", "菜单", "选单", "“选单”是外来的。", false), ("zh-Hans", "菜单", "选单", "打开“选单栏”。", true),
    ("en", "toolbar", "tool strip", "It is no “tool strip,” they say.", false),
    ("en", "toolbar", "tool strip", "It's the tool strip's edge.", true),
    ("ja", "ランプ", "ライト", "「ライト」とは言いません。", false), ("ja", "ランプ", "ライト", "ライトを消す。", true),
    ("ja", "ランプ", "ライト", "室内ライトを消す。", false), ("ja", "ランプ", "ライト", "ライト型の部品。", false),
    ("ja", "一覧", "目録", "新目録を開く。", true),
  ])
  func whatATextMayTalkAboutIsNotSafe(
    _ language: LanguageTag, _ preferred: String, _ forbidden: String, _ draft: String,
    _ isSafe: Bool
  ) {
    #expect(suggestion(language, preferred, forbidden, in: draft)?.isSafe == isSafe)
  }

  /// A name of several words is no part of a compound with a hyphen, and another accent makes no other gender.
  @Test(arguments: [
    ("ru", "одноранговый узел", "пир", "Найдите anchor-пир здесь.", false),
    ("ru", "одноранговый узел", "пир", "Найдите пир здесь.", true),
    ("ru", "узел", "пир", "Найдите anchor-пир здесь.", true),
    ("es", "clúster", "cluster", "Es un nuevo cluster de cajas.", true),
    ("es", "clúster", "grupo", "Es un nuevo grupo de cajas.", false),
  ])
  func whatFitsItsSurroundings(
    _ language: LanguageTag, _ preferred: String, _ forbidden: String, _ draft: String,
    _ isInflected: Bool
  ) {
    #expect(suggestion(language, preferred, forbidden, in: draft)?.isInflected == isInflected)
  }

  /// Where words are not parted, what the text would have twice is written by nobody; one character that was there
  /// twice before asks for a look.
  @Test(arguments: [
    ("ja", "認証情報", "資格情報", "認証資格情報を消す。", false, false),
    ("ja", "認証情報", "資格情報", "この資格情報を消す。", true, true),
    ("zh-Hans", "按钮组", "键盘", "打开键盘组。", false, false),
    ("zh-Hans", "按钮组", "键盘组", "打开键盘组组件。", false, true),
    ("zh-Hans", "新建项", "新增项", "刷新新增项。", false, true),
    ("zh-Hans", "登录页面", "登入", "打开登入页面。", false, false),
    ("zh-Hans", "登录页面", "登入页", "打开登入页即可。", true, true),
    ("zh-Hant", "代理伺服器", "Proxy", "設定 Proxy 伺服器。", false, false),
    ("zh-Hant", "代理伺服器", "Proxy", "設定 Proxy 主機。", true, true),
  ])
  func whatATextWouldHaveTwiceIsNotWritten(
    _ language: LanguageTag, _ preferred: String, _ forbidden: String, _ draft: String,
    _ isSafe: Bool, _ isInflected: Bool
  ) {
    #expect(
      suggestion(language, preferred, forbidden, in: draft)
        == Suggestion(preferred, isSafe: isSafe, isInflected: isInflected))
  }

  /// A noun that another one takes the place of may be a verb with what is behind it.
  @Test(arguments: [
    ("遅延した応答を待つ。", false), ("遅延する応答を待つ。", false), ("遅延を待つ。", true), ("遅延でよい。", true),
  ])
  func aNounThatIsMadeAVerbIsNotSafe(_ draft: String, _ isSafe: Bool) {
    #expect(
      suggestion("ja", "レイテンシー", "遅延", in: draft) == Suggestion("レイテンシー", isSafe: isSafe))
  }

  /// A program may spell its labels so.
  @Test(arguments: [
    ("「エディタで開く」を押す。", false), ("エディタを「開く」で開く。", true), ("「エディタ」とは言わない。", false),
  ])
  func aSpellingInALabelAsksForALook(_ draft: String, _ isSafe: Bool) {
    let glossary = Glossary(concepts: [.example("a", "ja", "エディター")])
    let found = TermChecker(glossary: glossary)
      .check(CheckedDocument(plainText: draft, language: "ja")).findings
    #expect(found.map(\.rule) == ["spelling-variant"])
    #expect(found.first?.suggestions == [Suggestion("エディター", isSafe: isSafe)])
  }

  @Test func japaneseNeedsNoChange() {
    let found = suggestion("ja", "ひな形", "雛形", in: "雛形を開く。")
    #expect(found == Suggestion("ひな形", isSafe: true))
  }

  @Test(arguments: [
    ("選択する", "選ぶ", "色を選ぶ。", "選択する", true), ("選択する", "選ぶ", "色を選びます。", "選択します", true),
    ("選択する", "選ぶ", "色を選んで", "選択して", true), ("選択する", "選ぶ", "選ばれた色", "選択された", true),
    ("選ぶ", "選択する", "色を選択できます。", "選べます", true), ("選ぶ", "選択する", "選択しない", "選ばない", true),
    ("閉じる", "クローズする", "窓をクローズできる。", "閉じられる", true), ("終える", "閉じる", "閉じられた窓", "終えられた", true),
    ("切り替える", "変える", "表示を変えず", "切り替えず", true), ("中止する", "取り消す", "注文を取消した。", "中止した", true),
    ("中止する", "閉じる", "閉じられる窓", "中止する", false), ("一覧", "選ぶ", "色を選びます。", "一覧", false),
  ])
  func japaneseVerbsKeepTheirForm(
    _ preferred: String, _ forbidden: String, _ draft: String, _ expected: String, _ isSafe: Bool
  ) {
    #expect(
      suggestion("ja", preferred, forbidden, in: draft)
        == Suggestion(expected, isSafe: isSafe, isInflected: isSafe))
  }

  /// A name is not written beside itself, and the original in brackets behind it is none of the draft's names.
  @Test(
    arguments: [
      ("ko", "보관소", "store", "보관소(store)를 엽니다.", []),
      ("ko", "보관소", "store", "store(보관소)를 엽니다.", [false]),
      ("ko", "보관소", "창고", "보관소(창고)를 엽니다.", [false]),
      ("ko", "보관소", "창고", "창고를 엽니다.", [true]),
      ("ko", "보관소", "창고", "보관소가 없는 창고를 엽니다.", [true]),
      ("ja", "保管庫", "store", "保管庫（store）を開く。", []),
      ("zh-Hans", "仓储", "库房", "打开仓储（库房）。", [false]),
      ("de", "Ablage", "Store", "Eine Ablage („Store“) öffnen.", []),
      ("de", "Ablage", "Store", "Ablage, Store.", [false]),
      ("ru", "хранилище", "склад", "Откройте хранилище (склад).", [false]),
      // «Fonction de» stands there already.
      ("fr", "fonction de rappel", "callback", "Deux fonctions de callback.", [true]),
      ("fr", "fonction de rappel", "callback", "Ces fonction de callback.", [false]),
      ("uk", "сховище", "store", "Відкрийте сховище (store).", []),
    ] as [(LanguageTag, String, String, String, [Bool])])
  func isNotWrittenTwice(
    _ language: LanguageTag, _ preferred: String, _ forbidden: String, _ draft: String,
    _ isWritten: [Bool]
  ) {
    let glossary = Glossary(
      concepts: [.example("a", language, english: "store", preferred, forbidden: [forbidden])])
    let findings = TermChecker(glossary: glossary)
      .check(CheckedDocument(plainText: draft, language: language)).findings
      .filter { $0.rule == "forbidden-term" }
    #expect(findings.map { $0.suggestions.contains(where: \.isInflected) } == isWritten)
  }
}
