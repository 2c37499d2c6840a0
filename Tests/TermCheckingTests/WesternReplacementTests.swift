import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// What is offered for German, French and Spanish forms, and whether it may be written as it is.
struct WesternReplacementTests {
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
