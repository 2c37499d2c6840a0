import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// What is offered for German, French and Spanish forms, and whether it may be written as it is.
struct WesternReplacementTests {
  /// What German has from English as it is keeps the plural that it has there.
  @Test(arguments: [
    ("Script", "Die Skripte laufen.", "Scripts"), ("Script", "Mit Skripten.", "Scripts"),
    ("Script", "Ein Skript.", "Script"),
  ])
  func loansHaveTheirPlural(preferred: String, draft: String, expected: String) {
    let glossary = Glossary(
      concepts: [.example("a", "de", english: "script", preferred, forbidden: ["Skript"])],
      language: "en")
    let found = TermChecker(glossary: glossary).check(
      CheckedDocument(plainText: draft, language: "de")
    ).findings.first { $0.rule == "forbidden-term" }
    #expect(found?.suggestions.map(\.text) == [expected])
  }

  /// An English word that is left may stand in the plural, and has no form that tells more.
  @Test(arguments: [
    ("fr", "fil d'exécution", "Les threads sont ici.", "fils d'exécution", true),
    ("fr", "fil d'exécution", "Le thread est ici.", "fil d'exécution", false),
    ("fr", "fil d'exécution", "Ouvrir thread ici.", "fil d'exécution", true),
    ("fr", "fil d'exécution", "Ouvrir thread nommé ainsi.", "fil d'exécution", false),
    ("es", "hilo", "Los threads están aquí.", "hilos", false),
    ("es", "hilo", "Los threads, aquí.", "hilos", false),
    ("es", "hilo", "Hay threads aquí.", "hilos", true),
    ("es", "hilo", "Hay threads.", "hilos", true),
    ("de", "Faden", "Die Threads hier.", "Faden", false),
    ("de", "Faden", "Das thread hier.", "Faden", false),
    ("de", "Faden", "Mit einer ~x thread hier.", "Faden", false),
    ("de", "Faden", "Mit thread geht es.", "Faden", true),
    ("de", "Faden", "Mit Threads geht es.", "Faden", false),
    ("ru", "поток", "Откройте thread здесь.", "поток", false),
    ("ru", "поток", "Thread", "Поток", true), ("es", "hilo", "Threads aquí.", "Hilos", true),
    ("es", "hilo", "Hay Threads aquí.", "hilos", true),
    ("uk", "потік", "Немає thread.", "потік", false),
    // It is not certain which words change.
    ("fr", "bouton bascule", "Les threads sont ici.", "bouton bascule", false),
  ])
  func takesTheNumberOfTheWordLeft(
    language: LanguageTag, preferred: String, draft: String, expected: String, isWritten: Bool
  ) {
    let glossary = Glossary(
      concepts: [.example("a", language, english: "thread", preferred)], language: "en")
    let found = TermChecker(glossary: glossary).check(
      CheckedDocument(plainText: draft, language: language),
      sources: [CheckedDocument(plainText: "The threads are here.", language: "en")])
    let suggestions = found.findings.filter { $0.rule == "untranslated-term" }.first?.suggestions
    #expect(suggestions == [Suggestion(expected, isSafe: false, isInflected: isWritten)])
  }

  /// What of a name stands behind its place already is not written again.
  @Test(arguments: [
    ("bandeja de entrada", "buzón", "Abra el buzón de entrada.", "bandeja"),
    ("bandeja de entrada", "buzón", "Buzón de entrada", "Bandeja"),
    ("bandeja de entrada", "buzón", "Abra el buzón de entradas.", "bandeja de entrada"),
    ("bandeja de entrada", "buzón", "Abra el buzón de salida.", "bandeja de entrada"),
  ])
  func doublesNoWords(preferred: String, forbidden: String, draft: String, expected: String) {
    let glossary = Glossary(
      concepts: [.example("a", "es", english: "inbox", preferred, forbidden: [forbidden])],
      language: "en")
    let found = TermChecker(glossary: glossary).check(
      CheckedDocument(plainText: draft, language: "es")
    ).findings.first { $0.rule == "forbidden-term" }
    #expect(found?.suggestions.map(\.text) == [expected])
    #expect(found?.suggestions.first?.isSafe == false)
  }

  /// The plural of loans, and articles that a name has to have.
  @Test(arguments: [
    ("it", "manutentore", "maintainer", "Gli ex manutentori sono qui.", "maintainer", true),
    ("es", "enrutador", "router", "Hay enrutadores.", "routers", true),
    ("es", "lavadero", "taller", "Hay lavaderos.", "talleres", true),
    ("fr", "brique", "brick", "Il y a certaines briques.", "bricks", false),
    ("fr", "brique", "brick", "Il y a ces briques.", "bricks", true),
  ])
  func inflectsTheNameToBeWritten(
    language: LanguageTag, forbidden: String, preferred: String, draft: String, expected: String,
    isWritten: Bool
  ) {
    let glossary = Glossary(
      concepts: [.example("a", language, preferred, forbidden: [forbidden])], language: language)
    let found = TermChecker(glossary: glossary).check(
      CheckedDocument(plainText: draft, language: language)
    ).findings.filter { $0.rule == "forbidden-term" }
    #expect(
      found.map(\.suggestions) == [[Suggestion(expected, isSafe: false, isInflected: isWritten)]])
  }

  /// A name of another language needs no article where the one to be written may.
  @Test(arguments: [
    ("L'installation de Home Channel est ici.", false), ("Home Channel est ici.", true),
    ("Ouvrez le Home Channel ici.", true),
  ])
  func articlesOfNamesAreLeftToPeople(draft: String, isWritten: Bool) {
    let concept = Concept(
      id: "a",
      terms: [
        Term("Home Channel", language: "en"), Term("Accueil", language: "fr"),
        Term("Home Channel", language: "fr", status: .forbidden),
      ])
    let found = TermChecker(glossary: Glossary(concepts: [concept], language: "en")).check(
      CheckedDocument(plainText: draft, language: "fr")
    ).findings.filter { $0.rule == "forbidden-term" }
    #expect(found.flatMap(\.suggestions).map(\.isInflected) == [isWritten], "\(draft)")
  }

  /// What is a part of a longer expression that is left is not translated alone.
  @Test(arguments: [
    ("de", "Faden", "Bei thread passing geht es.", "It has thread passing.", [false]),
    ("de", "Faden", "Bei weave thread geht es.", "It has a weave thread.", [false]),
    ("de", "Faden", "Bei thread geht es.", "It has a thread.", [true]),
    ("de", "Faden", "Bei thread geht in 2 es.", "It has a thread in 2.", [true]),
    ("ko", "실", "그리고 thread pool을 엽니다.", "Open the thread pool.", [false]),
    ("ko", "실", "그리고 thread를 엽니다.", "Open the thread.", [true]),
    ("ru", "поток", "Thread pool", "Thread pool", [false]),
  ])
  func leavesEnglishTogether(
    language: LanguageTag, preferred: String, draft: String, source: String, isWritten: [Bool]
  ) {
    let glossary = Glossary(
      concepts: [.example("a", language, english: "thread", preferred)], language: "en")
    let found = TermChecker(glossary: glossary).check(
      CheckedDocument(plainText: draft, language: language),
      sources: [CheckedDocument(plainText: source, language: "en")]
    ).findings.filter { $0.rule == "untranslated-term" }
    #expect(found.flatMap(\.suggestions).map(\.isInflected) == isWritten)
  }

  /// A forbidden word of the source is not replaced inside a longer expression that is left.
  @Test(arguments: [
    ("Thread pools sind hier.", "Thread pools are here.", false),
    ("Thread ist hier.", "A thread is here.", true),
    ("Jetzt Thread öffnen.", "Open a thread.", true),
  ])
  func leavesForbiddenEnglishTogether(draft: String, source: String, isWritten: Bool) {
    let glossary = Glossary(
      concepts: [.example("a", "de", english: "thread", "Faden", forbidden: ["Thread"])],
      language: "en")
    let found = TermChecker(glossary: glossary).check(
      CheckedDocument(plainText: draft, language: "de"),
      sources: [CheckedDocument(plainText: source, language: "en")]
    ).findings.filter { $0.rule == "forbidden-term" }
    #expect(found.flatMap(\.suggestions).map(\.isInflected) == [isWritten])
  }

  @Test(
    arguments: [
      ("fr", "bouton", "poussoir", "Les poussoirs.", "boutons", true),
      ("fr", "mot de passe", "sésame", "Des sésames.", "mots de passe", true),
      ("fr", "onglet", "volet", "Le volet.", "onglet", false),
      ("fr", "onglet", "volet", "Un volet.", "onglet", true),
      ("fr", "onglet", "élément", "L’élément.", "onglet", true),
      ("fr", "bouton bascule", "interrupteur", "Deux interrupteurs.", "bouton bascule", false),
      ("fr", "choix", "accès", "Des accès.", "choix", false),
      ("es", "botón", "pulsador", "Los pulsadores.", "botones", true),
      ("es", "barra lateral", "panel", "Paneles.", "Barras laterales", true),
      ("es", "casilla", "análisis", "Un análisis.", "casilla", false),
      // What shows the gender and would no longer agree is left to somebody.
      ("es", "cifrado", "encriptación", "Con la encriptación.", "cifrado", false),
      ("es", "cifrado", "encriptación", "Con encriptación integrada.", "cifrado", false),
      ("es", "cifrado", "encriptación", "Con encriptación.", "cifrado", true),
      ("es", "copia", "respaldo", "Usa dicho respaldo.", "copia", false),
      ("es", "navegador", "explorador", "El explorador seguro.", "navegador", true),
      ("pt", "cifragem", "código", "Um código novo.", "cifragem", false),
      (
        "de", "Datenschutzerklärung", "Datenschutzrichtlinie", "In der Datenschutzrichtlinie.",
        "Datenschutzerklärung", true
      ),
      ("de", "Kontextmenü", "Popup-Menü", "Mit Popup-Menüs.", "Kontextmenüs", true),
      ("de", "Verzeichnis", "Ordner", "Die Ordner.", "Verzeichnis", false),
      ("de", "Anwendung", "Applikation", "Drei Applikationen.", "Anwendungen", true),
    ] as [(LanguageTag, String, String, String, String, Bool)])
  func takesTheNumberOfThePlace(
    language: LanguageTag, preferred: String, forbidden: String, draft: String, expected: String,
    isInflected: Bool
  ) {
    let glossary = Glossary(concepts: [.example("a", language, preferred, forbidden: [forbidden])])
    let found = TermChecker(glossary: glossary)
      .check(CheckedDocument(plainText: draft, language: language)).findings.first?.suggestions
    #expect(found == [Suggestion(expected, isSafe: false, isInflected: isInflected)])
  }
}
