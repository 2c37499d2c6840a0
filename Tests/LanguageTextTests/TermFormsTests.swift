import LanguageText
import Testing

@Suite struct TermFormsTests {
  @Test(arguments: [
    ("кнопка-тогл", ["кнопка", "тогл"], [TokenForms.Separator.none, .hyphen]),
    ("панель инструментов", ["панель", "инструментов"], [.none, .space]),
    ("Wi‑Fi  сеть", ["Wi", "Fi", "сеть"], [.none, .hyphen, .space]),
    ("слово", ["слово"], [.none]),
    ("", [], []),
    ("вкл - выкл", ["вкл", "выкл"], [.none, .hyphen]),
  ])
  func splitsTerms(term: String, words: [String], separators: [TokenForms.Separator]) {
    let tokens = TermForms.tokenForms(of: term, language: "ru")
    #expect(tokens.map(\.text) == words)
    #expect(tokens.map(\.separator) == separators)
    #expect(tokens.allSatisfy { $0.forms == $0.forms.sorted() })
    #expect(tokens.allSatisfy { $0.forms.contains(TermForms.fold($0.text)) })
  }

  @Test(arguments: [
    ("bill of lading", "bills of lading"), ("point-of-sale", "points-of-sale"),
    ("attorney at law", "attorneys at law"), ("passer-by", "passers-by"),
    ("attorney general", "attorneys general"), ("status bar", "status bars"), ("echo", "echoes"),
    ("hoof", "hooves"), ("bookshelf", "bookshelves"), ("salesman", "salesmen"),
    ("human", "humans"), ("diagnosis", "diagnoses"), ("photo", "photos"),
  ])
  func inflectsTheNounOfAnEnglishTerm(term: String, plural: String) {
    #expect(TermForms.surfaceForms(of: term, language: "en").contains(plural))
  }

  @Test(arguments: [
    ("shut down", "shutting down"), ("set up", "sets up"), ("scale up", "scaled up"),
    ("log out", "logged out"), ("write back", "wrote back"), ("log in", "logged in"),
    ("turn on", "turned on"),
  ])
  func inflectsAnEnglishVerbBeforeItsParticle(term: String, form: String) {
    #expect(TermForms.surfaceForms(of: term, language: "en").contains(form))
  }

  /// What English nouns made of verbs end in is a word that has no forms by itself; what is spelt as in English has its plural.
  @Test(
    arguments: [
      ("plug-in", "nl", "plug-ins"), ("Add-on", "fr", "add-ons"), ("Check-in", "de", "check-ins"),
      ("Content-Collection", "de", "content-collections"),
    ] as [(String, LanguageTag, String)])
  func inflectsLoansBehindTheirParticle(term: String, language: LanguageTag, plural: String) {
    #expect(TermForms.surfaceForms(of: term, language: language).contains(plural))
  }

  @Test(arguments: [
    ("status bar", "statuses bar"), ("sign-in", "signs-in"), ("line on", "lined on"),
    ("shut-down", "shuts-down"),
    ("general setting", "generals setting"), ("order by clause", "orders by clause"),
  ])
  func inflectsNoOtherWordOfAnEnglishTerm(term: String, form: String) {
    #expect(!TermForms.surfaceForms(of: term, language: "en").contains(form))
  }

  @Test(arguments: [
    ("значок", ["значка", "значки", "значков"]), ("окно", ["окон", "окнами"]),
    ("ячейка", ["ячеек", "ячейку"]), ("раскрывающийся", ["раскрывающегося", "раскрывающаяся"]),
    ("уровень", ["уровня", "уровней"]), ("путь", ["пути", "путем"]), ("имя", ["имени", "имен"]),
    ("учётный", ["учетная", "учетных"]), ("большой", ["большого", "больших"]),
    ("веб-страница", ["веб-страницы", "веб-страниц"]), ("письмо", ["писем"]),
    ("третий", ["третьего"]), ("лисий", ["лисьего", "лисьи"]), ("божья", ["божьей", "божьих"]),
    ("чужая", ["чужой", "чужих"]), ("сосед", ["соседи", "соседей"]), ("муж", ["мужья", "мужей"]),
    ("кашель", ["кашля"]), ("бубен", ["бубна"]), ("полдень", ["полудня"]), ("рожь", ["ржи"]),
    ("поддерево", ["поддеревья", "поддеревьев"]), ("полусон", ["полусна"]),
    ("автопоезд", ["автопоезда"]), ("лоскут", ["лоскуты", "лоскутьев"]), ("стремя", ["стремян"]),
    ("лошадь", ["лошадьми", "лошадями"]), ("ружьё", ["ружей"]), ("тон", ["тона", "тоны"]),
    ("сценарий", ["сценарии", "сценариев"]), ("статья", ["статей"]), ("заяц", ["зайца"]),
    ("боец", ["бойца"]), ("владелец", ["владельца"]), ("огонь", ["огня"]), ("лоб", ["лбу"]),
  ])
  func inflectsRussian(word: String, forms: [String]) {
    #expect(RussianParadigm.forms(ofWord: word).isSuperset(of: forms))
  }

  /// A noun that is spelt as a preposition is one where it is a term, and none in a longer one.
  @Test func aTermIsNoPreposition() {
    #expect(TermForms.surfaceForms(of: "под", language: "ru").contains("подов"))
    #expect(
      !TermForms.surfaceForms(of: "ключ под вопросом", language: "ru").contains(
        "ключ пода вопросом"))
  }

  @Test(arguments: [
    ("цвет", "цветы"), ("счёт", "счёты"), ("рот", "рота"), ("пень", "пеня"), ("общий", "общьего"),
  ])
  func knowsWhatRussianWordsAreNot(word: String, other: String) {
    #expect(!RussianParadigm.forms(ofWord: word).contains(RussianParadigm.fold(other)))
  }

  @Test(arguments: ["меню", "прокси", "куки", "вью", "видео", "UI", "API", "фото", "эмодзи"])
  func leavesTheUninflectedAlone(word: String) {
    #expect(RussianParadigm.forms(ofWord: word) == [RussianParadigm.fold(word)])
  }

  @Test(arguments: [
    ("check box", ["check box", "check boxes", "check box's", "check boxes'"]),
    ("index", ["index", "indexes", "indices", "index's", "indexes'", "indices'"]),
  ])
  func inflectsEnglish(term: String, forms: [String]) {
    #expect(TermForms.surfaceForms(of: term, language: "en").sorted() == forms.sorted())
    #expect(TermForms.surfaceForms(of: term, language: "en").first == term)
  }

  @Test(arguments: [
    ("toggle", ["toggle", "toggles", "toggled", "toggling"]),
    ("tap", ["tap", "taps", "tapped", "tapping"]), ("copy", ["copies", "copied", "copying"]),
    ("hide", ["hides", "hid", "hidden", "hiding"]),
  ])
  func inflectsEnglishVerbs(word: String, forms: [String]) {
    #expect(EnglishForms.verbForms(ofWord: word).isSuperset(of: forms))
  }

  @Test func keepsOtherLanguagesExact() {
    #expect(TermForms.surfaceForms(of: "トグルボタン", language: "ja") == ["トグルボタン"])
    #expect(TermForms.surfaceForms(of: "vindue", language: "da") == ["vindue"])
  }

  @Test func boundsTheProduct() {
    let term = "большая красивая новая системная кнопка закрытия окна"
    #expect(TermForms.surfaceForms(of: term, language: "ru") == [term])
  }
}
