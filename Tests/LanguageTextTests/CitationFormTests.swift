import LanguageText
import Testing

@Suite struct CitationFormTests {
  @Test(arguments: [
    ("системной кнопки", "системная кнопка"), ("кнопки закрытия", "кнопка закрытия"),
    ("индикатора активности", "индикатор активности"), ("Всплывающие окна", "всплывающее окно"),
    ("раскрывающимся списком", "раскрывающийся список"), ("кнопкой-тоглом", "кнопка-тогл"),
    ("веб-страницы", "веб-страница"), ("UI-элементами", "UI-элемент"),
    ("учётных записей", "учётная запись"), ("пользователями", "пользователь"),
    ("диалоговых окнах", "диалоговое окно"), ("попап кнопкой", "попап кнопка"),
    ("ячейкам таблицы", "ячейка таблицы"), ("нижнего колонтитула", "нижний колонтитул"),
  ])
  func findsRussianPhrases(text: String, citation: String) {
    let seen = [
      "кнопка", "кнопки", "кнопку", "кнопкой", "окно", "окна", "окном", "окнах", "список",
      "списком", "списка", "тогл", "тогла", "тоглом", "индикатор", "индикатора", "страница",
      "страницу", "страницы", "элемент", "элементы", "элементами", "запись", "записи", "записей",
      "ячейка", "ячейкам", "колонтитул", "колонтитула", "системной", "системная",
      "раскрывающимся", "всплывающие", "учетных", "диалоговых", "нижнего", "пользователями",
      "активности", "закрытия", "таблицы", "таблица", "попап",
    ]
    let counts = Dictionary(seen.map { ($0, 1) }) { $1 }
    let lemmas = CitationForm.lemmas(forms: counts, language: "ru")
    let words = text.split(separator: " ").map(String.init)
    #expect(CitationForm.phrase(words, lemmas: lemmas, language: "ru") == citation)
  }

  /// Words that have a plural only, in the shape of adjectives.
  @Test(arguments: [
    ("метаданных", "метаданные"), ("метаданными", "метаданные"), ("данным", "данные"),
    ("геоданных", "геоданные"),
  ])
  func findsRussianPlurals(form: String, citation: String) {
    let lemmas = CitationForm.lemmas(forms: [form: 3, citation: 2], language: "ru")
    #expect(lemmas[form] == citation)
    #expect(lemmas[citation] == citation)
  }

  @Test func gathersTheFormsOfOneWord() {
    let counts = [
      "файл": 3, "файла": 5, "файлом": 1, "файлов": 2, "тоглы": 1, "тоглов": 1, "для": 9,
    ]
    let lemmas = CitationForm.lemmas(forms: counts, language: "ru")
    #expect(lemmas["файла"] == "файл")
    #expect(lemmas["файлов"] == "файл")
    #expect(lemmas["тоглы"] == "тогл")
    #expect(lemmas.count == counts.count)
  }

  @Test(arguments: [
    ("settings", "setting"), ("boxes", "box"), ("menus", "menu"), ("indices", "index"),
    ("status", "status"), ("classes", "class"), ("entries", "entry"), ("children", "child"),
    ("analysis", "analysis"), ("caches", "cache"), ("databases", "database"),
  ])
  func findsEnglishSingulars(plural: String, singular: String) {
    #expect(CitationForm.word(plural, language: "en") == singular)
  }

  @Test(arguments: [
    ("großen Schaltflächen", "de", "große Schaltflächen"),
    ("standardmäßigen Optionen", "de", "standardmäßige Option"),
    ("kleinen Fußnotenzeichen", "de", "kleines Fußnotenzeichen"),
    ("Größenangaben", "de", "Größenangaben"), ("Schließungen", "de", "Schließung"),
    ("sens d'écriture", "fr", "sens d'écriture"), ("caractères gras", "fr", "caractère gras"),
    ("poids", "fr", "poids"), ("barres latérales", "fr", "barre latérale"),
  ])
  func citesPhrases(text: String, language: LanguageTag, citation: String) {
    let words = text.split(separator: " ").map(String.init)
    #expect(CitationForm.phrase(words, language: language) == citation)
  }

  @Test func leavesOtherLanguagesAlone() {
    #expect(CitationForm.phrase(["トグル", "ボタン"], language: "ja") == "トグルボタン")
    #expect(CitationForm.phrase(["Schaltflächen"], language: "de") == "Schaltflächen")
    #expect(CitationForm.phrase(["segmented", "controls"], language: "en") == "segmented control")
  }
}
