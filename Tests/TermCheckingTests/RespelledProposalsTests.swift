import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Proposed names that only spell a decided one otherwise are spellings of it.
struct RespelledProposalsTests {
  @Test(arguments: [
    ("ja", "コントローラー", "コントローラ", "コントローラを使います。", ["spelling-variant コントローラ"]),
    (
      "ru", "аудиоинтерфейс", "аудио интерфейс", "Это аудио интерфейс.",
      ["spelling-variant аудио интерфейс"]
    ),
    ("es", "aplicación", "aplicacion", "La aplicacion es nueva.", ["spelling-variant aplicacion"]),
    ("ja", "ユーザー", "ユーザ", "どのユーザも来ます。", ["spelling-variant ユーザ"]),
    // The decided name as it is, and another name.
    ("ja", "コントローラー", "コントローラ", "コントローラーを使います。", []),
    ("ja", "コントローラー", "操作機", "操作機を使います。", []),
    ("es", "aplicación", "programa", "El programa es nuevo.", []),
  ])
  func areSpellings(
    language: LanguageTag, preferred: String, proposed: String, draft: String, found: [String]
  ) {
    let concept = Concept(
      id: "thing",
      terms: [
        Term(preferred, language: language, status: .preferred),
        Term(proposed, language: language, status: .proposed),
      ])
    let findings = TermChecker(glossary: Glossary(concepts: [concept])).check(
      CheckedDocument(plainText: draft, language: language)
    ).findings
    #expect(findings.map { "\($0.rule) \($0.match)" } == found)
  }

  /// Extraction may take a common misspelling for another concept of the same word.
  @Test(arguments: [
    ("method", ["spelling-variant metodo"]), ("ring", []),
  ])
  func soAreTheyInAConceptOfTheSameSourceTerm(source: String, found: [String]) {
    let concepts = [
      Concept(
        id: "method-2",
        terms: [
          Term("method", language: "en", status: .preferred),
          Term("método", language: "es", status: .preferred),
        ]),
      Concept(
        id: "method",
        terms: [
          Term(source, language: "en", status: .proposed),
          Term("metodo", language: "es", status: .proposed),
        ]),
    ]
    let findings = TermChecker(glossary: Glossary(concepts: concepts, language: "en")).check(
      CheckedDocument(plainText: "Es un metodo nuevo.", language: "es")
    ).findings
    #expect(findings.map { "\($0.rule) \($0.match)" } == found)
  }

  /// A proposed term may be a name in code, or German words apart that make a compound: it is no spelling to follow.
  @Test(
    arguments: [
      ("en", "warmSky", "The Warm Sky is here.", 0.5),
      ("en", "warm-sky", "The Warm Sky is here.", 0.5),
      ("en", "warm-sky", "The warm sky is here.", 0.6),
      ("en", "warm sky", "The warm-sky is here.", 0.6),
      ("de", "TXT Eintrag", "Der TXT-Eintrag ist da.", 0.5),
      ("de", "TXT-Eintrag", "Der TXT Eintrag ist da.", 0.6),
    ] as [(LanguageTag, String, String, Double)])
  func someAreDoubtful(_ language: LanguageTag, term: String, draft: String, confidence: Double) {
    let concept = Concept(id: "sky", terms: [Term(term, language: language, status: .proposed)])
    let found = TermChecker(glossary: Glossary(concepts: [concept])).check(
      CheckedDocument(plainText: draft, language: language)
    ).findings
    #expect(found.map(\.confidence) == [confidence], "\(found)")
  }

  /// Where nobody has decided on either, both are names.
  @Test func proposalsAloneAreNames() {
    let terms = ["コントローラー", "コントローラ"].map { Term($0, language: "ja", status: .proposed) }
    let termbase = CompiledTermbase(
      Glossary(concepts: [Concept(id: "thing", terms: terms)]), language: "ja")
    #expect(termbase.entries.count == 2)
  }

  /// A word before *and* may share the end of the compound, and would need a hyphen, too.
  @Test(
    arguments: [
      ("ru", "body-поле", "У body поля есть тип.", true),
      ("ru", "body-поле", "Нет header и body полей.", nil),
      ("ru", "body-поле", "Нет header или body полей.", nil),
      ("ru", "body-поле", "Нет form, header и body полей.", nil),
      ("ru", "body-поле", "Нет header, body полей.", nil),
      ("ru", "body-поле", "Нет header/body полей.", nil),
      ("ru", "body-поле", "Нет header- и body полей.", true),
      ("ru", "body-поле", "Нет страницы и body полей.", true),
      ("ru", "аудио-поле", "Нет видео и аудио полей.", nil),
      ("ru", "аудио-поле", "Нет страницы и аудио полей.", true),
      ("uk", "body-поле", "Немає header та body полів.", nil),
      ("uk", "body-поле", "Немає header чи body полів.", nil),
      ("uk", "body-поле", "Немає сторінки та body полів.", true),
    ] as [(LanguageTag, String, String, Bool?)])
  func membersOfACompoundTogether(
    language: LanguageTag, term: String, draft: String, isSafe: Bool?
  ) throws {
    let concept = Concept(id: "thing", terms: [Term(term, language: language, status: .preferred)])
    let findings = TermChecker(glossary: Glossary(concepts: [concept])).check(
      try .markdown(draft, language)
    ).findings.filter { $0.rule == "spelling-variant" }
    let suggestion = findings.first?.suggestions.first
    #expect(suggestion?.isSafe == (isSafe ?? false), "\(findings)")
    #expect(suggestion?.isInflected == (isSafe != nil))
  }
}
