import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// French verbs and nouns that look like English nouns are notes, as are Portuguese and Italian nouns; the English nouns
/// stay mistakes.
struct FrenchWordTests {
  @Test(
    arguments: [
      ("Le composant change aussi.\n\nVous changez la couleur.", Severity.note),
      ("Le composant change aussi.", .error), ("Ce lien ne change rien.", .note),
      ("Attendez qu'elle change encore.", .note),
      ("Décrivez le change.\n\nVous changez la couleur.", .error),
      ("Liste de change.\n\nVous changez la couleur.", .error),
    ])
  func verbsAreNotes(draft: String, severity: Severity) {
    let found = severities(
      in: draft, of: "Its change is shown.\n\nPick the colour.",
      .example("c", "fr", english: "change", "modification"))
    #expect(found == [severity], "\(draft)")
  }

  @Test(
    arguments: [
      ("Cela fait pointer la flèche ici.", Severity.note), ("Elles font pointer ceci.", .note),
      ("Ouvrez le pointer ici.", .error), ("Un pointer ici.", .error),
      ("Il s'agit de pointer ici.", .error),
      ("Il s'agit de pointer ici.\n\nVous pointez la page.", .note),
      ("Il permet d'pointer ici.\n\nUne page pointée.", .note),
      ("La flèche peut se pointer ici.", .note), ("Ouvrez la page et le pointer ici.", .error),
      ("Ouvrez la page et le pointer ici.\n\nVous pointez la page.", .note),
      ("Il s'agit de le pointer ici.", .note), ("Avec le pointer ici.", .error),
      ("Voici comment pointer la flèche.", .note), ("Pointer ici.\n\nUne page pointée.", .note),
      ("Pointer ici.\n\nUne page.", .error),
    ])
  func infinitivesAreNotes(draft: String, severity: Severity) {
    let found = severities(
      in: draft, of: "Look at the pointer here.",
      .example("p", "fr", english: "pointer", "pointeur"))
    #expect(found == [severity], "\(draft)")
  }

  @Test(
    arguments: [
      ("es", "Permite resolver las dependencias.", Severity.note),
      ("es", "La hora de resolver es esta.\n\nNo puede resolver nada.", .note),
      ("es", "Abra el resolver aquí.", .error), ("es", "La hora del resolver.", .error),
      ("pt", "É preciso resolver os conflitos.", .note), ("pt", "Abra o resolver aqui.", .error),
    ] as [(LanguageTag, String, Severity)])
  func iberianInfinitivesAreNotes(_ language: LanguageTag, draft: String, severity: Severity) {
    let found = severities(
      in: draft, of: "Look at the resolver here.\n\nPick it.",
      .example("r", language, english: "resolver", "solucionador"), language)
    #expect(Set(found) == [severity], "\(draft)")
  }

  @Test(
    arguments: [
      ("Lesen Sie den Rest hier.", Severity.note), ("Der Rest ist da.", .note),
      ("Setzen Sie Rest hier.", .error),
    ])
  func germanNounsAreNotes(draft: String, severity: Severity) {
    let found = severities(
      in: draft, of: "Look at the rest here.", .example("r", "de", english: "rest", "Pause"), "de")
    #expect(found == [severity], "\(draft)")
  }

  /// A noun that English has for something else is French behind an article of its gender.
  @Test(
    arguments: [
      ("Attendez dans la file ici.", Severity.note), ("Il est en file d’attente ici.", .note),
      ("Ouvrez le file ici.", .error), ("Ouvrez ce file ici.", .error),
    ])
  func nounsOfBothAreNotes(draft: String, severity: Severity) {
    let found = severities(
      in: draft, of: "Look at the file here.", .example("f", "fr", english: "file", "fichier"))
    #expect(found == [severity], "\(draft)")
  }

  @Test(
    arguments: [
      ("pt", "Mostra o selo de data da página.", Severity.note),
      ("pt", "Mostra o data aqui.", .error),
      ("it", "Mostra la data della pagina.", .note), ("it", "Mostra il data qui.", .error),
    ] as [(LanguageTag, String, Severity)])
  func datesAreNoData(_ language: LanguageTag, draft: String, severity: Severity) {
    let found = severities(
      in: draft, of: "Shows the data here.", .example("d", language, english: "data", "dati"),
      language)
    #expect(found == [severity], "\(draft)")
  }

  /// How bad the words are that a draft leaves in the language of its source.
  private func severities(
    in draft: String, of source: String, _ concept: Concept, _ language: LanguageTag = "fr"
  ) -> [Severity] {
    TermChecker(
      glossary: Glossary(concepts: [concept]), rules: RuleSelection(only: ["untranslated-term"])
    ).check(
      CheckedDocument(plainText: draft, language: language),
      sources: [CheckedDocument(plainText: source, language: "en")]
    ).findings.map(\.severity)
  }
}
