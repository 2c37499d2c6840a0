import Testing

@testable import LanguageText

/// What stands behind a noun in a case that it or a preposition asks for may be plural with it.
@Suite struct DependentPluralsTests {
  @Test(arguments: [
    ("имя хоста", "имена хостов"), ("имя узла", "имён узлов"),
    ("учётная запись пользователя", "учётные записи пользователей"),
    ("адрес страницы", "адреса страниц"), ("кнопка закладки", "кнопки закладок"),
    ("код ошибки", "кодами ошибок"), ("настройка приложения", "настройки приложений"),
    ("имя функции", "имена функций"), ("раздел меню", "разделы меню"),
    ("адрес сети", "адреса сетей"), ("граница окна", "границы окон"),
    ("имя устройства", "имена устройств"), ("название месяца", "названия месяцев"),
    ("имя товарища", "имена товарищей"), ("значение критерия", "значения критериев"),
    ("имя удалённого сервера", "имена удалённых серверов"),
    ("тип последней ошибки", "типы последних ошибок"), ("поле имени", "поля имён"),
    ("сообщение об ошибке", "сообщениях об ошибках"), ("отчёт об ошибке", "отчётов об ошибках"),
    ("пакет с исходным кодом", "пакеты с исходными кодами"), ("доступ к сети", "доступы к сетям"),
    ("работа с таблицей", "работы с таблицами"), ("поиск по файлу", "поиск по файлам"),
    ("ссылка на функцию", "ссылки на функции"), ("вход по паролю", "входы по паролям"),
    ("список под кнопкой", "списки под кнопками"), ("ключ для устройства", "ключи для устройств"),
  ])
  func turnsPluralWithItsHead(term: String, plural: String) {
    let tokens = TermForms.tokenForms(of: term, language: "ru")
    let words = plural.split(separator: " ").map { TermForms.fold($0) }
    #expect(tokens.count == words.count)
    #expect(zip(tokens, words).allSatisfy { $0.forms.contains($1) })
  }

  @Test(arguments: [
    ("ім'я вузла", "імена вузлів"), ("ім'я хоста", "імен хостів"), ("код помилки", "коди помилок"),
    ("адреса сторінки", "адреси сторінок"), ("профіль користувача", "профілі користувачів"),
    ("назва пристрою", "назви пристроїв"), ("ім'я функції", "імена функцій"),
    ("тип значення", "типи значень"), ("межа вікна", "межі вікон"), ("стан мережі", "стани мереж"),
    ("розмір файлу", "розміри файлів"), ("тип останньої", "типи останніх"),
  ])
  func ukrainianOnesDoSo(term: String, plural: String) {
    let tokens = TermForms.tokenForms(of: term, language: "uk")
    let words = plural.split(separator: " ").map { UkrainianParadigm.fold(String($0)) }
    #expect(tokens.count == words.count)
    #expect(zip(tokens, words).allSatisfy { $0.forms.contains($1) })
  }

  @Test(arguments: [
    ("хоста", "хостов"), ("страницы", "страниц"), ("ошибки", "ошибок"), ("сети", "сетей"),
    ("приложения", "приложений"), ("функции", "функций"), ("окна", "окон"),
    ("пользователя", "пользователей"), ("устройства", "устройств"), ("удаленного", "удаленных"),
  ])
  func likeliestPluralIsAmongThoseThatMatch(genitive: String, plural: String) {
    #expect(RussianDependents.plurals(of: genitive).first == plural)
    #expect(RussianDependents.possiblePlurals(of: genitive).contains(plural))
  }

  @Test(arguments: [
    ("имена хостов", "имена узлов"), ("имён хостов", "имен узлов"), ("имени хоста", "имени узла"),
    ("именами хостов", "именами узлов"),
  ])
  func replacementsAreInTheSameNumbers(found: String, replacement: String) {
    let candidates = RussianReplacement.candidates(for: found, of: "имя хоста", by: "имя узла")
    #expect(candidates.first == replacement)
  }

  @Test(arguments: [
    ("сообщениях об ошибках", "отчётах о сбоях"), ("сообщения об ошибке", "отчёта о сбое"),
    ("сообщений об ошибках", "отчётов о сбоях"), ("сообщением об ошибке", "отчётом о сбое"),
  ])
  func replacementsAreInTheSameNumbersBehindPrepositions(found: String, replacement: String) {
    let candidates = RussianReplacement.candidates(
      for: found, of: "сообщение об ошибке", by: "отчёт о сбое")
    #expect(candidates.first == replacement)
  }

  /// What the head governs in another case stays as it is.
  @Test func instrumentalsAreNoGenitives() {
    #expect(RussianDependents.plurals(of: "объектом") == [])
    let candidates = RussianReplacement.candidates(
      for: "имена хостов", of: "имя хоста", by: "управление объектом")
    #expect(candidates.first == "управления объектом")
  }

  @Test(arguments: ["об", "без", "для", "под", "через"])
  func prepositionsHaveOneForm(preposition: String) {
    #expect(RussianParadigm.forms(ofWord: preposition) == [preposition])
  }

  @Test func verbalNounsAreNoAdjectives() {
    #expect(!RussianParadigm.forms(ofWord: "сообщение").contains("сообщенего"))
    #expect(RussianParadigm.forms(ofWord: "осенние").contains("осенних"))
  }
}
