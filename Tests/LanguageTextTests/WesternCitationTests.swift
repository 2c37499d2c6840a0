import LanguageText
import Testing

/// Citation forms of German, French and Spanish words and phrases.
struct WesternCitationTests {
  @Test(
    arguments: [
      ("de", "einstellungen", "einstellung"), ("de", "ordner", "ordner"), ("fr", "outils", "outil"),
      ("fr", "tableaux", "tableau"), ("fr", "canaux", "canal"), ("fr", "accès", "accès"),
      ("fr", "processus", "processus"), ("fr", "temps", "temps"), ("es", "funciones", "función"),
      ("es", "luces", "luz"), ("es", "archivos", "archivo"), ("es", "análisis", "análisis"),
      ("es", "propiedades", "propiedad"),
    ] as [(LanguageTag, String, String)])
  func findsLemmasByTheirEndings(language: LanguageTag, form: String, lemma: String) {
    #expect(CitationForm.word(form, language: language) == lemma)
  }

  /// Every form of a gold term, with its term in the corpus, must come back to it.
  @Test(arguments: ["de", "es", "fr"] as [LanguageTag])
  func gathersTheFormsOfWords(language: LanguageTag) throws {
    let rows = try GoldTable.rows(of: "\(language)-paradigms-unseen.tsv")
      .map { $0.map { TermForms.fold($0) } }
      .filter { !$0[0].contains(" ") && !$0[0].contains("-") }
    let counts = Dictionary((rows.map { $0[2] }).map { ($0, 1) }) { $0 + $1 }
    let lemmas = CitationForm.lemmas(forms: counts, language: language)
    let wrong = rows.filter { lemmas[$0[2]] != $0[0] }
    print("\(language) lemmas: \(rows.count - wrong.count) of \(rows.count)", wrong.map { $0[2] })
    #expect(Double(wrong.count) <= 0.03 * Double(rows.count))
  }

  @Test(
    arguments: [
      ("de", "ausgewählten Elements", "ausgewähltes Element"),
      ("de", "globalen Einstellungen", "globale Einstellung"), ("de", "Größe des Fensters", nil),
      ("fr", "barres latérales", "barre latérale"), ("fr", "barres d'outils", "barre d'outils"),
      ("fr", "menus principaux", "menu principal"), ("fr", "cases à cocher", "case à cocher"),
      ("fr", "écrans tactiles non compatibles", "écran tactile non compatible"),
      ("fr", "options de tri incorrectes", "option de tri incorrecte"),
      ("fr", "listes de fichiers vides", "liste de fichiers vides"),
      ("fr", "titres du cadre d'images", "titre du cadre d'images"),
      ("es", "teclas para borrar filas", "tecla para borrar filas"),
      ("fr", "imprimer étiquettes", nil), ("fr", "horloge 12 heures", nil),
      ("fr", "dossiers sont vides", nil), ("es", "carpetas no existen", nil),
      ("es", "carpetas no encontradas", "carpeta no encontrada"),
      ("es", "barras laterales", "barra lateral"),
      ("es", "casillas de verificación", "casilla de verificación"),
    ] as [(LanguageTag, String, String?)])
  func findsPhrases(language: LanguageTag, text: String, citation: String?) {
    let seen = ["element", "elements", "cochers"]
    let counts = Dictionary(seen.map { ($0, 1) }) { $0 + $1 }
    let lemmas = CitationForm.lemmas(forms: counts, language: language)
    let words = text.split(separator: " ").map(String.init)
    #expect(CitationForm.phrase(words, lemmas: lemmas, language: language) == citation ?? text)
  }

  /// A lower-case word alone is an adjective where it has an adjective's endings.
  @Test(arguments: [
    ("primitiven", "primitive primitives primitiven", "primitiv"),
    ("flexible", "flexible flexiblen flexibles", "flexibel"),
    ("rechnen", "rechne rechnen rechner", "rechnen"), ("code", "code codes", "code"),
    ("beispiel", "beispiel", "beispiel"),
  ])
  func findsGermanAdjectives(form: String, corpus: String, citation: String) {
    let counts = Dictionary(corpus.split(separator: " ").map { (String($0), 1) }) { $0 + $1 }
    let lemmas = CitationForm.lemmas(forms: counts, language: "de")
    #expect(CitationForm.phrase([form], lemmas: lemmas, language: "de") == citation)
  }

  @Test(
    arguments: [
      ("fr", "boutons", "bouton", true), ("fr", "bouton", "bouton", false),
      ("fr", "accès", "accès", nil), ("fr", "barres d'outils", "barre d'outils", true),
      ("es", "botones", "botón", true), ("es", "crisis", "crisis", nil),
    ] as [(LanguageTag, String, String, Bool?)])
  func tellsNumbers(language: LanguageTag, form: String, term: String, isPlural: Bool?) {
    #expect(RomancePhrase.isPlural(form, of: term, language: language) == isPlural)
  }

  @Test(
    arguments: [
      ("fr", "barre latérale", "barres latérales"), ("fr", "mot de passe", "mots de passe"),
      ("fr", "bouton bascule", nil), ("fr", "mot-clé", nil),
      ("fr", "menu principal", "menus principaux"),
      ("es", "barra lateral", "barras laterales"), ("es", "botón", "botones"),
      ("es", "código fuente", nil), ("es", "plugin", "plugins"), ("es", "jardín", "jardines"),
    ] as [(LanguageTag, String, String?)])
  func makesPlurals(language: LanguageTag, term: String, plural: String?) {
    #expect(RomancePhrase.plural(of: term, language: language) == plural)
  }

  @Test(
    arguments: [
      ("Popup-Menüs", "Popup-Menü", "Kontextmenü", "Kontextmenüs"),
      ("Anwendungen", "Anwendung", "Verwendung", "Verwendungen"),
      ("Ordner", "Ordner", "Verzeichnis", nil), ("Knöpfe", "Knopf", "Schaltfläche", nil),
    ] as [(String, String, String, String?)])
  func replacesGermanNouns(found: String, term: String, other: String, form: String?) {
    #expect(GermanPhrase.replacement(for: found, of: term, by: other) == form)
  }

  @Test(arguments: [
    ("größen", "Größe", "Größen"), ("knöpfe", "Knopf", "Knöpfe"), ("leds", "LED", "LEDs"),
    ("ausgewählten elements", "ausgewähltes Element", "ausgewählten Elements"),
    ("dropdown-menüs", "Dropdown-Menü", "Dropdown-Menüs"), ("", "Knopf", ""),
  ])
  func spellsFormsLikeTheTerm(form: String, term: String, spelled: String) {
    #expect(GermanPhrase.spelled(TermForms.fold(form), like: term) == spelled)
  }
}
