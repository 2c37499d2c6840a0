import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Words around a term that another gender asks to change are pointed out, and nothing is written there.
struct AgreementTests {
  private func finding(
    _ language: LanguageTag, _ preferred: Term, _ forbidden: Term, in draft: String
  ) -> Finding? {
    let glossary = Glossary(concepts: [Concept(id: "a", terms: [preferred, forbidden])])
    return TermChecker(glossary: glossary)
      .check(CheckedDocument(plainText: draft, language: language)).findings.first
  }

  /// Names keep their capitals, first parts that stay stay, and loans have no plural.
  @Test(
    arguments: [
      ("ru", "Open API", "OpenAPI", "Через Open API можно.", "OpenAPI"),
      ("ru", "ямл-файл", "YAML-файл", "Нет для ямл-файла места.", "YAML-файла"),
      ("ru", "мерж-реквест", "пул-реквест", "Без мерж-реквеста.", "пул-реквеста"),
      ("ru", "DASH-формат", "формат DASH", "DASH-форматы здесь.", "Форматы DASH"),
      ("pl", "API Key", "klucz API", "API Key", "Klucz API"),
      ("ru", "движение крадучись", "красться", "Клавиша движения крадучись.", "красться"),
      ("it", "cassa", "crate", "Le casse sono qui.", "crate"),
      ("it", "cassa", "cartella", "Le casse sono qui.", "cartelle"),
      ("es", "ayudante", "helper", "Ayudantes aquí.", "Helpers"),
      ("es", "fallo", "error", "Fallos aquí.", "Errores"),
    ] as [(LanguageTag, String, String, String, String)])
  func names(
    _ language: LanguageTag, _ forbidden: String, _ preferred: String, _ draft: String,
    _ text: String
  ) {
    let concept = Concept(
      id: "a",
      terms: [
        Term("crate", language: "en"), Term("helper", language: "en"),
        Term("error", language: "en"), Term(preferred, language: language, status: .preferred),
        Term(forbidden, language: language, status: .forbidden),
      ])
    let found = TermChecker(glossary: Glossary(concepts: [concept]))
      .check(CheckedDocument(plainText: draft, language: language)).findings
    #expect(found.flatMap(\.suggestions).map(\.text) == [text])
  }

  @Test(arguments: [
    ("Новая папка пуста.", "каталог", "; “Новая” and “пуста” have to agree with it"),
    (
      "Закройте эту папку, которая открыта.", "каталог",
      "; “эту” and “которая” have to agree with it"
    ),
    ("Выберите другую пустую папку.", "каталог", "; “другую” and “пустую” have to agree with it"),
    ("Папка открылась.", "Каталог", "; “открылась” has to agree with it"),
    ("Папка была новая.", "Каталог", "; “была” has to agree with it"),
    // What is said of it may stand behind names and «по умолчанию».
    ("Папка Lamp, к которой ведёт путь.", "Каталог", "; “которой” has to agree with it"),
    ("Папка Lamp по умолчанию очищена.", "Каталог", "; “очищена” has to agree with it"),
    ("Папка по умолчанию, к чему бы.", "Каталог", ""),
    ("В папке пусто.", "каталоге", ""), ("Новые папки пусты.", "каталоги", ""),
    ("Папка не найдена.", "Каталог", "; “найдена” has to agree with it"),
    ("Папка «Лампы» пуста.", "Каталог", "; “пуста” has to agree with it"),
    ("Файл в папке найден.", "каталоге", ""),
    ("Кнопкой папки служит значок.", "каталога", ""),
  ])
  func russian(_ draft: String, _ text: String, _ end: String) {
    expect("каталог", insteadOf: "папка", in: draft, as: text, end)
  }

  private func expect(
    _ preferred: String, insteadOf forbidden: String, in draft: String, as text: String,
    _ end: String
  ) {
    let found = finding(
      "ru", Term(preferred, language: "ru", status: .preferred),
      Term(forbidden, language: "ru", status: .forbidden), in: draft)
    #expect(found?.suggestions.map(\.text) == [text])
    #expect(found?.suggestions.first?.isInflected == end.isEmpty)
    #expect(found?.message == "the glossary forbids “\(forbidden)”; write “\(preferred)”\(end)")
  }

  /// Adjectives that end as nouns do are told by what governs them.
  @Test(arguments: [
    ("Лампа в исходном каталоге.", "папке", "; “исходном” has to agree with it"),
    ("Лампа в этом новом каталоге.", "папке", "; “этом” and “новом” have to agree with it"),
    ("Искать в другом каталоге?", "папке", "; “другом” has to agree with it"),
    ("Лампа за столом в каталоге.", "папке", ""),
    ("Каталог пуст.", "Папка", "; “пуст” has to agree with it"),
    ("Каталог не найден.", "Папка", "; “найден” has to agree with it"),
    ("Каталог член другого.", "Папка", ""),
    // A participle before it, too.
    ("Узлу будет назначен каталог.", "папка", "; “назначен” has to agree with it"),
    ("Задан ли каталог в файле?", "папка", "; “Задан” has to agree with it"),
    ("Назначен новый каталог.", "папка", "; “Назначен” and “новый” have to agree with it"),
    ("Ящик создан в каталоге.", "папке", ""),
  ])
  func russianFeminines(_ draft: String, _ text: String, _ end: String) {
    expect("папка", insteadOf: "каталог", in: draft, as: text, end)
  }

  /// What differs in a hyphen has the gender of the other, and no fix writes a word twice.
  @Test(arguments: [
    ("de", "Plugin", "Plug-in", "Ein kleines Plugin.", "", true),
    ("es", "configuración", "ajustes", "Cambie su configuración.", "", false),
    (
      "es", "borrador", "goma de borrar", "El borrador es útil.", "; “El” has to agree with it",
      false
    ),
    (
      "it", "barra degli strumenti", "pannello degli strumenti", "Sulla barra degli strumenti.",
      "; “Sulla” has to agree with it", false
    ),
    (
      "es", "borrador", "goma de borrar", "El siguiente borrador es útil.",
      "; “El” has to agree with it", false
    ),
    ("pt", "bloco", "pasta", "Há muitos blocos aqui.", "; “muitos” has to agree with it", false),
    ("pt", "pasta", "bloco", "As minhas pastas.", "; “minhas” has to agree with it", false),
    ("it", "file", "cartella", "I miei file.", "; “miei” has to agree with it", false),
    (
      "pt", "bloco", "pasta", "Bloco não encontrado", "; “encontrado” has to agree with it", false
    ),
    (
      "es", "directorio", "carpeta", "Directorio no encontrado",
      "; “encontrado” has to agree with it", false
    ),
    (
      "es", "comando", "carpeta", "Comando completo aquí.", "; “completo” has to agree with it",
      false
    ),
    ("es", "comando", "carpeta", "Comando sobre la mesa.", "", true),
    (
      "es", "carpeta", "comando", "Hay una gran carpeta.", "; “una” has to agree with it", false
    ),
    (
      "it", "direttorio", "cartella", "È in un altro direttorio.",
      "; “altro” has to agree with it", false
    ),
    (
      "it", "direttorio", "cartella", "Direttorio non trovato", "; “trovato” has to agree with it",
      false
    ),
    ("it", "cartella", "finestra", "Le altre cartelle sono qui.", "", true),
    ("fr", "dossier", "chemise", "Dossier créé", "", false),
    ("fr", "dossier", "chemise", "Il est dans un autre dossier.", "", false),
    // Accents that are left out are no plural.
    ("es", "librería", "biblioteca", "Usa libreria aquí.", "", true),
    // A vowel comes or goes before another letter.
    ("fr", "hôte", "serveur", "Le nom de l’hôte.", "; “l’” has to agree with it", false),
    ("fr", "hôte", "serveur", "Deux hôtes.", "", true),
    ("fr", "rappel", "écouteur", "Le rappel est là.", "; “Le” has to agree with it", false),
    // Whether “orden” is a man or a woman depends on what it means.
    ("es", "comando", "orden", "El comando es útil.", "", false),
    ("es", "comando", "orden", "Use comando aquí.", "", true),
    ("ru", "журнал отмены", "журнал действий", "Журнал отмены действий пуст.", "", false),
    ("ru", "журнал отмены", "журнал действий", "Журнал отмены пуст.", "", true),
  ])
  func otherGenders(
    _ language: LanguageTag, forbidden: String, preferred: String, draft: String, end: String,
    isWritten: Bool
  ) {
    let found = finding(
      language, Term(preferred, language: language, status: .preferred),
      Term(forbidden, language: language, status: .forbidden), in: draft)
    #expect(found?.message.hasSuffix("write “\(preferred)”\(end)") == true, "\(found as Any)")
    #expect(found?.suggestions.first?.isInflected == isWritten)
  }

  /// A title begins with a capital, whatever the term has; an accent that is left out makes no plural.
  @Test(
    arguments: [
      (
        "de", "AutoUpload", "automatisches Hochladen", "AutoUpload läuft.",
        "Automatisches Hochladen"
      ),
      ("es", "librería", "biblioteca", "Una libreria.", "biblioteca"),
      ("es", "librería", "biblioteca", "Dos librerias.", "bibliotecas"),
      ("it", "consegna", "invio", "Due consegne.", "invii"),
    ] as [(LanguageTag, String, String, String, String)])
  func forms(
    _ language: LanguageTag, forbidden: String, preferred: String, draft: String, expected: String
  ) {
    let found = finding(
      language, Term(preferred, language: language, status: .preferred),
      Term(forbidden, language: language, status: .forbidden), in: draft)
    #expect(found?.suggestions.map(\.text) == [expected])
  }

  @Test(arguments: [
    ("Открыть ПАПКУ ФАЙЛОВ.", "КАТАЛОГ"), ("Папку открыть.", "Каталог"),
    ("Открыть папку.", "каталог"),
  ])
  func capitalsStay(_ draft: String, _ text: String) {
    let found = finding(
      "ru", Term("каталог", language: "ru", status: .preferred),
      Term("папка", language: "ru", status: .forbidden), in: draft)
    #expect(found?.suggestions.map(\.text) == [text])
  }

  /// A plural tells neither its singular nor its genitive.
  @Test(arguments: [
    ("Много настроек.", "параметры", false), ("Эта настройка важна.", "параметры", false),
    ("К настройкам.", "параметрам", true),
  ])
  func pluralsAreNotMadeSingular(_ draft: String, _ text: String, isWritten: Bool) {
    let found = finding(
      "ru", Term("параметры", language: "ru", status: .preferred),
      Term("настройки", language: "ru", status: .forbidden), in: draft)
    #expect(found?.suggestions == [Suggestion(text, isSafe: false, isInflected: isWritten)])
  }

  @Test(arguments: [("В па́пках.", "каталогах"), ("С па́пкой.", "каталогом")])
  func stressIsNoLetter(_ draft: String, _ text: String) {
    let found = finding(
      "ru", Term("каталог", language: "ru", status: .preferred),
      Term("папка", language: "ru", status: .forbidden), in: draft)
    #expect(found?.suggestions.map(\.text) == [text])
  }

  @Test(arguments: [
    ("Ouvrez la case.", "feminine", "masculine", false, "; “la” has to agree with it"),
    ("Ouvrez la case.", "feminine", "feminine", true, ""),
    ("Ouvrez les cases.", "feminine", "masculine", true, ""),
    ("Ouvrez la case.", nil, "masculine", false, "; “la” has to agree with it"),
    ("Ouvrez la case.", nil, "feminine", true, ""),
    ("L’intérieur d’une case.", "feminine", "masculine", false, "; “une” has to agree with it"),
  ])
  func french(
    _ draft: String, _ own: String?, _ other: String, _ isWritten: Bool, _ end: String
  ) {
    let found = finding(
      "fr", Term("tiroir", language: "fr", status: .preferred, gender: other),
      Term("case", language: "fr", status: .forbidden, gender: own), in: draft)
    #expect(found?.suggestions.first?.isInflected == isWritten)
    #expect(found?.message == "the glossary forbids “case”; write “tiroir”\(end)")
  }

  /// What has one form for all cases does not tell that of another.
  @Test(
    arguments: [
      ("uk", "шухляда", "ЯЩК", "Немає ЯЩК.", false), ("uk", "шухляда", "ЯЩК", "ЯЩК", true),
      ("uk", "шухляда", "меню", "Немає меню.", false),
      ("uk", "шухляда", "box", "Немає box.", false), ("uk", "меню", "ЯЩК", "Немає ЯЩК.", true),
      ("uk", "шухляда", "каталог", "Каталогу немає.", true),
      ("ru", "папка", "ЯЩК", "Нет ЯЩК.", false),
      ("ru", "папка", "меню", "Нет меню сегодня.", false),
      ("ru", "папка", "box", "Нет box.", false), ("ru", "папка", "дверь", "Нет двери.", true),
      ("pl", "skrzynka", "SKR", "Nie ma SKR.", false), ("pl", "skrzynka", "SKR", "SKR", true),
    ] as [(LanguageTag, String, String, String, Bool)])
  func indeclinables(
    _ language: LanguageTag, _ preferred: String, _ forbidden: String, _ draft: String,
    _ isWritten: Bool
  ) {
    let found = finding(
      language, Term(preferred, language: language, status: .preferred),
      Term(forbidden, language: language, status: .forbidden), in: draft)
    #expect(found?.suggestions.contains(where: \.isInflected) == isWritten)
  }

  @Test(arguments: [
    ("Нова шухляда порожня.", "каталог", false, "; “Нова” and “порожня” have to agree with it"),
    ("У шухляді порожньо.", "каталозі", true, ""),
    ("Закрийте цю шухляду.", "каталог", false, "; “цю” has to agree with it"),
    ("Шухляди порожні.", "Каталоги", true, ""),
  ])
  func ukrainian(_ draft: String, _ text: String, _ isWritten: Bool, _ end: String) {
    let found = finding(
      "uk", Term("каталог", language: "uk", status: .preferred),
      Term("шухляда", language: "uk", status: .forbidden), in: draft)
    #expect(
      found?.suggestions == [Suggestion(text, isSafe: false, isInflected: isWritten)])
    #expect(found?.message == "the glossary forbids “шухляда”; write “каталог”\(end)")
  }

  @Test(
    arguments: [
      // Nothing shows the gender.
      ("Kasten", "Programm", "Programm starten.", nil, nil, true, ""),
      ("Kasten", "Programm", "Mit Programm geht es.", nil, nil, true, ""),
      (
        "Kasten", "Programm", "Das Programm startet.", nil, nil, false,
        "; “Das” has to agree with it"
      ),
      (
        "Kasten", "Programm", "Ein neues Programm startet.", nil, nil, false,
        "; “Ein” and “neues” have to agree with it"
      ),
      ("Kasten", "Programm", "Neues Programm, das startet.", "m", "m", true, ""),
      (
        "Kasten", "Programm", "Neues Programm startet.", nil, nil, false,
        "; “Neues” has to agree with it"
      ),
      ("Werk", "Programm", "Das Programm startet.", "n", "n", true, ""),
      ("Werk", "Programm", "Das neue Programm startet.", "neuter", "neuter", true, ""),
      (
        "Kasten", "Programm", "Das Programm startet.", "m", "n", false,
        "; “Das” has to agree with it"
      ),
      ("Kasten", "Programm", "Programm, das startet.", nil, nil, false, ""),
      // The plural may be the same.
      ("Kasten", "Rahmer", "Rahmer starten.", "m", "m", false, ""),
      ("Kasten", "Rahmer", "Den Rahmer starten.", "m", "m", true, ""),
      ("Kasten", "Rahmer", "Die Rahmer starten.", "m", "m", false, ""),
    ] as [(String, String, String, String?, String?, Bool, String)])
  func german(
    _ preferred: String, _ forbidden: String, _ draft: String, _ gender: String?, _ own: String?,
    _ isWritten: Bool, _ end: String
  ) {
    var kept = Term(preferred, language: "de", status: .preferred)
    kept.gender = gender
    var other = Term(forbidden, language: "de", status: .forbidden)
    other.gender = own
    let found = finding("de", kept, other, in: draft)
    #expect(
      found?.suggestions == [Suggestion(preferred, isSafe: false, isInflected: isWritten)])
    #expect(found?.message == "the glossary forbids “\(forbidden)”; write “\(preferred)”\(end)")
  }

  /// Code stands between an article and its noun.
  @Test func codeHasNoArticle() throws {
    let concept = Concept(
      id: "a",
      terms: [
        Term("Kasten", language: "de", status: .preferred),
        Term("Programm", language: "de", status: .forbidden),
      ])
    let found = TermChecker(glossary: Glossary(concepts: [concept]))
      .check(try .markdown("Das `open` Programm startet.", "de")).findings
    #expect(
      found.map(\.message) == [
        "the glossary forbids “Programm”; write “Kasten”; “Das” has to agree with it"
      ])
    #expect(found.flatMap(\.suggestions).map(\.isInflected) == [false])
  }
}
