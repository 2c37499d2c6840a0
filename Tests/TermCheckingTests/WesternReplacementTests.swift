import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// What is offered for German, French and Spanish forms, and whether it may be written as it is.
struct WesternReplacementTests {
  /// An English word that is left may stand in the plural.
  @Test(arguments: [
    ("fr", "fil d'exécution", "Les threads sont ici.", "fils d'exécution"),
    ("fr", "fil d'exécution", "Le thread est ici.", "fil d'exécution"),
    ("es", "hilo", "Los threads están aquí.", "hilos"),
    ("de", "Faden", "Die Threads hier.", "Faden"),
    // It is not certain which words change.
    ("fr", "bouton bascule", "Les threads sont ici.", "bouton bascule"),
  ])
  func takesTheNumberOfTheWordLeft(
    language: LanguageTag, preferred: String, draft: String, expected: String
  ) {
    let glossary = Glossary(
      concepts: [.example("a", language, english: "thread", preferred)], language: "en")
    let found = TermChecker(glossary: glossary).check(
      CheckedDocument(plainText: draft, language: language),
      sources: [CheckedDocument(plainText: "The threads are here.", language: "en")])
    let suggestions = found.findings.filter { $0.rule == "untranslated-term" }.first?.suggestions
    #expect(suggestions == [Suggestion(expected, isSafe: false)])
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
