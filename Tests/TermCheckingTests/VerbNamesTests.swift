import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Names that are verbs, which texts have in forms that nobody lists.
struct VerbNamesTests {
  @Test(
    arguments: [
      ("ru", "отправить", true), ("ru", "найти", true), ("ru", "стереть", true),
      ("ru", "сеть", false), ("ru", "зависимость", false), ("uk", "надіслати", true),
      ("uk", "пам’ять", false), ("pl", "usunąć", true), ("pl", "sieć", false),
      ("pl", "wartość", false), ("es", "subir", true), ("es", "router", false),
      ("es", "lugar", false), ("fr", "transférer", true), ("fr", "importer", true),
      ("fr", "fichier", false), ("it", "aggiungere", true), ("it", "particolare", false),
      ("de", "hochladen", true), ("de", "Hochladen", false), ("pt", "enviar", true),
      ("en", "open", false), ("ja", "開く", false), ("es", "poner al día", true),
    ] as [(LanguageTag, String, Bool)])
  func areInfinitives(language: LanguageTag, name: String, expected: Bool) {
    #expect(VerbOfNoun.isInfinitive(name, in: language) == expected)
  }

  private func findings(
    _ concept: Concept, _ source: String, _ draft: String, _ language: LanguageTag
  ) throws -> [Finding] {
    TermChecker(glossary: Glossary(concepts: [concept])).check(
      try .markdown(draft, language), sources: [try .markdown(source, "en")]
    ).findings
  }

  /// A verb may be there in a form that is not known, and a button says by a verb what English says by a noun.
  @Test(
    arguments: [
      ("pl", "send", "wysłać", "Wyślij ten list.", Severity.note),
      ("pl", "letter", "list", "Wyślij to.", .error),
      ("fr", "letter", "lettre", "Annoter", .note),
      ("fr", "letter", "lettre", "Annotations", .error),
    ] as [(LanguageTag, String, String, String, Severity)])
  func missingOnesAreNotes(
    language: LanguageTag, english: String, name: String, draft: String, severity: Severity
  ) throws {
    let found = try findings(
      .example("c", language, english: english, name), "Send the letter.", draft, language)
    #expect(found.filter { $0.rule == "missing-term" }.map(\.severity) == [severity])
  }

  /// No verb stands for a noun.
  @Test(arguments: [("Transfert réussi.", 0), ("Déplacer ce fichier.", 1)])
  func nounsAreNotCalledVerbs(draft: String, count: Int) throws {
    let found = try findings(
      .example("move", "fr", english: "upload", "transférer", admitted: ["transfert", "déplacer"]),
      "Upload it.\n\nUpload the file.", "Transférer ici.\n\n\(draft)", "fr")
    #expect(found.filter { $0.rule == "inconsistent-term" }.count == count)
  }

  /// A noun with an article behind it is what somebody is told to do.
  @Test(arguments: [
    ("Reporte este error.", 0), ("Reporte de este error.", 1), ("El reporte este año.", 1),
  ])
  func imperativesAreNoNouns(draft: String, count: Int) throws {
    let found = try findings(
      .example("report", "es", english: "report", "informe", forbidden: ["reporte"]),
      "Report this error.", draft, "es")
    #expect(found.filter { $0.rule == "forbidden-term" }.count == count)
  }

  /// The forbidden name is a part of the preferred one.
  @Test(arguments: [("Benutzerprofil ist da.", 0), ("Nutzerprofil ist da.", 1)])
  func partsOfApprovedNamesAreNotForbidden(draft: String, count: Int) throws {
    let found = try findings(
      .example("user", "de", english: "user", "Benutzer", forbidden: ["Nutzer"]),
      "The user profile is here.", draft, "de")
    #expect(found.filter { $0.rule == "forbidden-term" }.count == count)
  }

}
