import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Proposed names that are forms of one name, and names that are two.
@Suite struct KindredNamesTests {
  struct Case: CustomTestStringConvertible {
    var language: LanguageTag
    var names: [String]
    var english: String
    var areKin: Bool

    var testDescription: String { "\(language): \(names.joined(separator: ", "))" }
  }

  @Test(arguments: [
    Case(language: "pt", names: ["canal", "canais"], english: "channel", areKin: true),
    Case(language: "pt", names: ["princípio", "princípios"], english: "principle", areKin: true),
    Case(language: "es", names: ["descubrir", "descubre"], english: "discover", areKin: true),
    Case(language: "fr", names: ["l’argument", "argument"], english: "argument", areKin: true),
    Case(language: "es", names: ["añadió", "añadieron"], english: "added", areKin: true),
    Case(language: "fr", names: ["manque", "manquante"], english: "missing", areKin: true),
    Case(language: "pt", names: ["adicionado", "adicionamos"], english: "added", areKin: true),
    Case(language: "it", names: ["salvato", "salvando"], english: "saved", areKin: true),
    Case(language: "es", names: ["archivo", "archivador"], english: "file", areKin: true),
    Case(language: "es", names: ["petición", "pedido"], english: "request", areKin: false),
    Case(language: "fr", names: ["localement", "local"], english: "locally", areKin: true),
    Case(language: "en", names: ["collect logs", "collect the logs"], english: "", areKin: true),
    Case(language: "en", names: ["install", "installation"], english: "", areKin: true),
    Case(language: "es", names: ["fiabilidad", "confiabilidad"], english: "x", areKin: false),
    Case(language: "es", names: ["servidor", "server"], english: "server", areKin: false),
    Case(language: "pt", names: ["módulo", "module"], english: "module", areKin: false),
    // Rules know the forms of borrowed names.
    Case(language: "pl", names: ["folderu", "folder"], english: "folder", areKin: true),
    Case(language: "it", names: ["modulo", "module"], english: "module", areKin: false),
    Case(language: "fr", names: ["barre latérale", "panneau"], english: "sidebar", areKin: false),
    Case(language: "ru", names: ["канал", "каналы"], english: "channel", areKin: true),
    Case(language: "uk", names: ["вразливість", "уразливість"], english: "x", areKin: true),
    Case(language: "uk", names: ["тип імені", "тип ймені"], english: "x", areKin: true),
    Case(language: "uk", names: ["влада", "вада"], english: "x", areKin: false),
    // Words have no ends.
    Case(language: "ja", names: ["データ量", "データの量"], english: "volume", areKin: false),
  ])
  func tellsFormsFromNames(_ fact: Case) {
    let names = fact.names.map { Term($0, language: fact.language, status: .proposed) }
    let english = Term(fact.english, language: "en", status: .proposed)
    let concept = Concept(id: "c", terms: names + (fact.english.isEmpty ? [] : [english]))
    #expect((KindredNames.first(kinTo: names[1], among: concept) == names[0]) == fact.areKin)
  }

  /// A name that is left as the source has it, and one that a third language has.
  @Test func onlyWordsOfTheSourceAreLeftUntranslated() {
    let names = ["controle", "controlar"].map { Term($0, language: "pt", status: .proposed) }
    let others: [(LanguageTag, String)] = [("en", "control"), ("es", "controlar")]
    let concept = Concept(
      id: "c", terms: names + others.map { Term($0.1, language: $0.0, status: .proposed) })
    for (sources, expected) in [
      (["en"], names[0]), (["es"], names[1]), ([], names[1]),
    ] as [([LanguageTag], Term)] {
      #expect(
        KindredNames.first(kinTo: names[1], among: concept, translatedFrom: sources) == expected)
    }
  }

  /// A form of a name is that name, whoever listed it.
  @Test(
    arguments: [
      ("pt", "canal", "canais", true), ("de", "Link-Karte", "Link-Karten", true),
      ("en", "array", "arrays", true), ("uk", "проєкт", "проєкту", true),
      ("fa", "فایل", "فایل‌های", true), ("nl", "bestand", "bestanden", true),
      ("de", "Knopf", "Taste", false), ("de", "Umlauf", "Umläufe", true),
      ("de", "Schacht", "Schächten", true), ("de", "Instanz", "Instanzen", true),
      ("de", "Ordner", "Körner", false),
      ("pt", "canal", "cano", false), ("pt", "manipulador", "manipuladora", true),
      ("es", "federado", "federada", true), ("es", "caso", "casa", false),
      ("fr", "modèle", "modelle", false),
      ("nl", "map", "folder", false), ("fa", "عنصر", "عناصر", false),
      ("ja", "サーバ", "サーバー", false), ("ko", "문자", "문자열", false),
      ("nl", "net", "netwerkkaart", false), ("it", "componente", "componenti", true),
      ("it", "categoria", "categorie", true), ("ro", "rută", "ruta", true),
      ("tr", "dosya", "dosyalarını", true), ("ro", "relay", "relay-uri", true),
      ("tr", "API", "API’ler", true), ("tr", "sınır", "sinir", false),
      ("pl", "metoda", "metody", true), ("it", "modulo", "modello", false),
    ] as [(LanguageTag, String, String, Bool)])
  func formsOfDecidedNamesAreOne(
    _ language: LanguageTag, first: String, second: String, areForms: Bool
  ) {
    let names = [
      Term(first, language: language, status: .preferred),
      Term(second, language: language, status: .admitted),
    ]
    #expect(KindredNames.areForms(names[0], names[1]) == areForms)
    let concept = Concept(id: "c", terms: names)
    #expect((KindredNames.first(kinTo: names[1], among: concept) == names[0]) == areForms)
  }

  /// Where no rules make the forms of a language, what is only proposed may be one of the decided name.
  @Test(
    arguments: [
      ("pl", "system", "zasób", "zasobów", true), ("pl", "fault", "błąd", "błędów", true),
      ("pl", "fault handling", "obsługa błędów", "obsłudze błędów", true),
      ("pl", "watching", "monitorowanie", "monitoring", false),
      ("pl", "rollout", "wdrożenie", "wdrażania", false),
      ("cs", "component", "součást", "součástí", true), ("bg", "file", "файл", "файлът", true),
      ("pl", "profile", "profil", "profile", true),
      ("it", "test", "test", "testare", true), ("pl", "user", "użytkownika", "użytkowników", true),
      ("nl", "service", "services", "service", true),
      // An adjective that is made of the name.
      ("fr", "application", "application", "applicative", true),
      ("pt", "application", "aplicação", "aplicacional", true),
      ("pt", "application", "aplicação", "aplicativo", false),
      ("es", "metric", "métrica", "métricos", true),
      ("ru", "authentication", "аутентификация", "аутентификационные", true),
      ("ru", "client", "клиент", "клиентских", true),
      ("ru", "tool", "инструмент", "инструкция", false),
      ("fr", "option", "option", "optique", false), ("es", "file", "archivo", "archivador", false),
      // Articles and prepositions make no other name.
      ("es", "class name", "nombre de clase", "nombre de la clase", true),
      ("fr", "class name", "nom de classe", "nom de la classe", true),
      ("es", "class name", "nombre de clase", "nombre de las etiquetas", false),
      // Arabic puts articles in front of a word, and its plurals change the vowels inside.
      ("ar", "authentication", "المصادقة", "مصادقة", true),
      ("zh-Hans", "default value", "默认值", "默认为", true),
      ("zh-Hans", "default value", "默认值", "缺省值", false),
      ("bn", "description", "বিবরণ", "বিবরণের", true), ("bn", "description", "বিবরণ", "বিস্তারিত", false),
      ("el", "file", "αρχείο", "αρχεία", true), ("pt", "branch", "branch", "branches", true),
      ("pt", "branch", "ramo", "branches", false),
      ("ar", "folder", "مجلد", "مجلدًا", true), ("it", "vault", "cassaforte", "casseforti", true),
      ("it", "vault", "cassaforte", "cassettone", false),
      ("ar", "session", "الجلسة", "الجلسات", true), ("ar", "attack", "هجوم", "الهجمات", true),
      ("ar", "password", "كلمة المرور", "كلمات المرور", true),
      ("ar", "user", "المستخدم", "للمستخدم", true),
      ("ar", "user", "المستخدم", "العميل", false),
      ("ar", "password", "كلمة المرور", "كلمة السر", false),
      // A compound that ends in the name says which one.
      ("de", "method", "Methode", "Ordnungsmethoden", true),
      ("nl", "file", "bestand", "beeldbestand", true), ("es", "file", "dato", "mandato", false),
      // The word of another language is none.
      ("it", "module", "modulo", "module", false),
      // Rules know the forms of these.
      ("de", "file", "Datei", "Dateinamen", false), ("ru", "file", "файл", "файловый", false),
    ] as [(LanguageTag, String, String, String, Bool)])
  func guessesMayBeForms(
    _ language: LanguageTag, source: String, kept: String, guess: String, areForms: Bool
  ) {
    let concept = Concept(
      id: "c",
      terms: [
        Term(source, language: "en", status: .preferred),
        Term(guess, language: language, status: .proposed),
        Term(kept, language: language, status: .preferred),
      ])
    let names = concept.terms(in: language)
    #expect(KindredNames.isForm(names[0], of: names[1], concept) == areForms)
    #expect((KindredNames.first(kinTo: names[0], among: concept) == names[1]) == areForms)
  }

  /// Names of several words are one where only endings and what joins the words differ.
  @Test(
    arguments: [
      ("pl", "problem z filtrem", "problemy z filtrami", true),
      ("pt", "problemas com filtros", "problema com o filtro", true),
      ("pl", "lista filtrów", "lista plików", false), ("pt", "filtro", "filtro de rede", false),
    ] as [(LanguageTag, String, String, Bool)])
  func namesOfSeveralWords(
    _ language: LanguageTag, first: String, second: String, areForms: Bool
  ) {
    #expect(
      KindredNames.areForms(Term(first, language: language), Term(second, language: language))
        == areForms)
  }

  /// Who or what does something is not what is done.
  @Test(arguments: [
    ("update", "updater", true), ("edit", "editor", true), ("dependency", "dependent", true),
    ("instance", "instants", false), ("update", "upload", false),
  ])
  func doersAreNoOtherNamesOfAnAction(kept: String, guess: String, isNone: Bool) {
    let names = [
      Term(kept, language: "en", status: .preferred),
      Term(guess, language: "en", status: .proposed),
    ]
    let concept = Concept(id: "c", terms: names)
    #expect((KindredNames.first(kinTo: names[1], among: concept) == names[0]) == isNone)
  }
}
