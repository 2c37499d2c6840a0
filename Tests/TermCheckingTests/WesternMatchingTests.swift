import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Where German, French and Spanish terms are found; `⟦⟧` stands around what is found.
struct WesternMatchingTests {
  @Test(
    arguments: [
      ("Schaltfläche", "Klicken Sie auf die ⟦Schaltfläche⟧, nicht auf andere ⟦Schaltflächen⟧."),
      ("Schaltfläche", "Die Umschaltschaltfläche und die Symbolleistenschaltfläche sind anders."),
      ("Menü", "Das Dropdown-⟦Menü⟧ und die Menüleiste, aber im ⟦Menü⟧ und in den ⟦Menüs⟧."),
      ("Ordner", "In den ⟦Ordnern⟧ des ⟦Ordners⟧ herrscht Ordnung; ⟦ORDNER⟧ ordnen."),
      ("Knopf", "Zwei ⟦Knöpfe⟧ und ein ⟦Knopf⟧, mit den ⟦Knöpfen⟧; das Knöpfchen."),
      ("Suche", "Die ⟦Suche⟧ beginnt. Suchen Sie. Ich suche beim Suchen; zwei ⟦Suchen⟧."),
      ("suchen", "Wir ⟦suchen⟧, um zu ⟦suchen⟧. ⟦Suchen⟧ Sie! Das Suchen dauert. Die Suche."),
      (
        "ausgewähltes Element",
        "des ⟦ausgewählten Elements⟧, die ⟦ausgewählten Elemente⟧, ⟦Ausgewählte Elemente⟧"
      ),
      ("ausgewähltes Element", "Das Element, das ausgewählt ist; ausgewählte Elementgruppen."),
      ("Größe", "Die ⟦Grösse⟧ und die ⟦Größen⟧, nicht größer."),
      ("Klick", "Klicken Sie. Ein ⟦Klick⟧, des ⟦Klicks⟧, das Klicken, er klickt."),
      ("Fall", "Falls der ⟦Fall⟧ eintritt, in allen ⟦Fällen⟧; des ⟦Falls⟧; sie fallen."),
      ("Dank", "Dank der Pumpe ist es leise. Der ⟦Dank⟧ der Gäste; dank ihr. ⟦Dank⟧ an alle."),
      ("Laut", "Laut dem Zähler steigt der Druck; ein ⟦Laut⟧ ertönt, die ⟦Laute⟧ sind laut."),
      ("Ausbruch", "Drei ⟦Ausbrüche⟧ nach dem ⟦Ausbruch⟧, in ⟦Ausbrüchen⟧; ausbrechen."),
      ("Maßstab", "In zwei ⟦Maßstäben⟧; der ⟦Maßstab⟧ der Karte; Buchstaben."),
      ("Link", "Links neben dem ⟦Link⟧ sind zwei ⟦Links⟧; nach links."),
      ("Benutzername", "mit dem ⟦Benutzernamen⟧ und den ⟦Benutzernamen⟧, des ⟦Benutzernamens⟧"),
      ("Name der Datei", "mit dem ⟦Namen der Datei⟧; die ⟦Namen der Dateien⟧"),
      ("Zeichen", "Ein ⟦Zeichen⟧. Zum Zeichnen zeichnen; bezeichnen; an ⟦Zeichen⟧."),
    ] as [(String, String)])
  func german(_ term: String, _ marked: String) { expectMarked(marked, term, "de", .forbidden) }

  @Test(arguments: [
    ("Menü", "Das Dropdown-⟦Menü⟧ und die Menüleiste."),
    ("Anzeichen", "an Zeichen"), ("Textfeld", "⟦Text Feld⟧ und ⟦Text-Feld⟧"),
    ("Vor-Ort-Termin", "⟦Vorortterminen⟧, ⟦Vor-Ort-Termine⟧, ⟦Vorort-Termin⟧; der Vorort."),
  ])
  func germanApproved(_ term: String, _ marked: String) {
    expectMarked(marked, term, "de", .preferred)
  }

  @Test(arguments: [
    ("bouton", "Un ⟦bouton⟧, deux ⟦boutons⟧, boutonner ; ce ⟦bouton⟧-ci, pas bouton-pression."),
    ("élément", "L’⟦élément⟧, d'⟦éléments⟧ et l'⟦Élément⟧ ; élémentaire."),
    ("barre latérale", "Les ⟦barres latérales⟧ et la ⟦barre latérale⟧, la barre est latérale."),
    ("bouton bascule", "des ⟦boutons bascules⟧ ou ⟦boutons bascule⟧"),
    ("nom d'utilisateur", "Les ⟦noms d’utilisateurs⟧, ⟦nom d'utilisateur⟧, nom de l'utilisateur."),
    ("onglet", "Le nom d’⟦onglet⟧ et celui de l'⟦onglet⟧ ; des ⟦onglets⟧, un ongle."),
    ("menu principal", "Les ⟦menus principaux⟧ et le menu."),
    ("mot-clé", "les ⟦mots-clés⟧ et le ⟦mot-clé⟧"),
    ("accès", "l’⟦accès⟧, des ⟦accès⟧"),
    ("cour", "La ⟦cour⟧. Au cours de l’année ; les courses."),
    ("surface", "par face, sur face ; la ⟦surface⟧"),
  ])
  func french(_ term: String, _ marked: String) { expectMarked(marked, term, "fr", .forbidden) }

  @Test(arguments: [
    ("état", "L’⟦Etat⟧, l'⟦état⟧, les ⟦États⟧ et ⟦Etats⟧."), ("nœud", "un ⟦noeud⟧, des ⟦nœuds⟧"),
  ])
  func frenchSpellings(_ term: String, _ marked: String) {
    expectMarked(marked, term, "fr", .preferred)
  }

  @Test(arguments: [
    ("botón", "El ⟦botón⟧, los ⟦botones⟧, del ⟦botón⟧ al ⟦botón⟧; botella."),
    ("barra lateral", "Las ⟦barras laterales⟧; la barra es lateral."),
    ("imagen", "Las ⟦imágenes⟧ de la ⟦Imagen⟧; imaginar."),
    ("contexto", "Rellene con texto el ⟦contexto⟧."),
    ("luz", "⟦Luces⟧ y ⟦luz⟧; lucir."), ("análisis", "los ⟦análisis⟧, analizar"),
    ("código fuente", "el ⟦código fuente⟧, los ⟦códigos fuente⟧, códigos de fuente"),
    ("por que", "Es porque sí."), ("índice", "⟦Indice⟧ e ⟦índices⟧"),
    ("sesión", "La ⟦sesion⟧, las ⟦sesiones⟧; sesionar."),
    ("API pública", "La ⟦API pública⟧ lo publica; la API publica datos."),
  ])
  func spanish(_ term: String, _ marked: String) { expectMarked(marked, term, "es", .forbidden) }

  /// The English word is no spelling of the Spanish one, and what German has as its own is not left.
  @Test(arguments: [
    ("es", "cluster", "clúster", "El cluster es grande.", ["untranslated-term"]),
    ("es", "method", "método", "El metodo es grande.", ["spelling-variant"]),
    ("de", "via", "Durchkontaktierung", "Er geht via Netz.", []),
  ])
  func wordsOfTwoLanguages(
    _ language: LanguageTag, english: String, term: String, draft: String, rules: [String]
  ) throws {
    let glossary = Glossary(
      concepts: [.example("c", language, english: english, term)], language: "en")
    let found = TermChecker(glossary: glossary).check(
      CheckedDocument(plainText: draft, language: language),
      sources: [CheckedDocument(plainText: "The \(english) is big.", language: "en")]
    ).findings.filter { $0.rule != "missing-term" }
    #expect(found.map(\.rule) == rules)
  }

  @Test(arguments: [
    ("configuração", "As ⟦configuracoes⟧ e a ⟦configuração⟧; configurar."),
    ("prática", "A ⟦prática⟧ de quem pratica."), ("análise", "A ⟦análise⟧; que ele analise."),
  ])
  func portuguese(_ term: String, _ marked: String) { expectMarked(marked, term, "pt", .forbidden) }

  /// A compound that holds the term, written as one word, names the concept: it is not missing.
  @Test(arguments: [
    ("Schaltfläche", "Klicken Sie auf die Umschaltschaltfläche.", 0),
    ("Schaltfläche", "Klicken Sie auf die Symbolleistenschaltflächen.", 0),
    ("Schaltfläche", "Klicken Sie darauf.", 1), ("Knopf", "Zwei Schaltknöpfe.", 0),
    ("Wert", "Der Konfigurationswert.", 0),
  ])
  func germanCompoundsAreNotMissing(_ term: String, _ draft: String, _ count: Int) {
    let concept = Concept.example("c", "de", english: "button", term)
    let checker = TermChecker(
      glossary: Glossary(concepts: [concept]), rules: RuleSelection(only: ["missing-term"]))
    let source = CheckedDocument(plainText: "Click the button.", language: "en")
    let found = checker.check(
      CheckedDocument(plainText: draft, language: "de"), sources: [source]
    ).findings
    #expect(found.count == count)
  }
}
