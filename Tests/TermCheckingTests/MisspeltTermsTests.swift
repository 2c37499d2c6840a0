import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Words that are a name of the glossary but for a letter.
struct MisspeltTermsTests {
  @Test(arguments: [
    ("Bildfester", "bildfenster", true), ("Palettte", "palette", true),
    ("Untermanü", "untermenü", true), ("gelösccht", "gelöscht", true),
    // Two that changed their places.
    ("Palettneliste", "palettenliste", true), ("Plaettenliste", "palettenliste", false),
    // Two mistakes, another ending, another beginning, too short.
    ("Bildvester", "bildfenster", false), ("Paletten", "palette", false),
    ("Abbildung", "ausbildung", false), ("Aufklappliste", "ausklappliste", false),
    ("transparentes", "transparences", false), ("objekten", "objecten", false),
    ("надстройка", "настройка", false),
    ("Pallete", "palette", false), ("Ebne", "ebene", false),
    ("núcelo", "núcleo", true), ("rotas", "tarso", false), ("sauvegardées", "sauvegardes", false),
    ("sauvegardée", "sauvegarde", false), ("выключение", "включение", false),
    ("непрозраность", "непрозрачность", true), ("шаблонні", "шаблоні", false),
    ("командной", "командой", false), ("клавиатурной", "клавиатурой", false),
    ("комнандой", "командой", true), ("аттрибут", "атрибут", true), ("атрибут", "аттрибут", true),
    ("аттрибуты", "атрибутов", false),
  ])
  func differInALetter(word: String, form: String, expected: Bool) {
    let folded = TermForms.fold(word)
    #expect(
      MisspeltTerms.isMisspelt(Array(folded.unicodeScalars), Array(form.unicodeScalars))
        == expected)
  }

  @Test(arguments: [
    ("de", "Bildfenster", "Im Bildfester liegt sie.", ["Bildfester: Bildfenster"]),
    ("de", "Bildfenster", "Die Bildfesters sind leer.", ["Bildfesters: Bildfensters"]),
    ("de", "Bildfenster", "Im BILDFESTER liegt sie.", ["BILDFESTER: BILDFENSTER"]),
    // What rules make of a name is no measure of another ending.
    ("it", "composable", "I composabili sono qui.", []),
    ("pl", "vnode", "Pracuje z vnodami.", [": vnode"]),
    ("it", "composable", "Un compozable è qui.", ["compozable: composable"]),
    ("uk", "JavaScript", "Це JavasScript.", ["JavasScript: JavaScript"]),
    ("ru", "непрозрачность", "Со своей непрозраностью.", ["непрозраностью: непрозрачностью"]),
    ("ru", "атрибут", "Нет аттрибутов.", ["аттрибутов: атрибутов"]),
    // What a program is told to do is a form, too.
    ("ru", "отправить", "Отправьте страницу.", [": отправить"]),
    ("es", "etiqueta", "Dos etiquedas.", ["etiquedas: etiquetas"]),
    (
      "it", "pannello degli strumenti", "Nel panello degli strumenti.", ["panello: pannello"]
    ),
    (
      "it", "pannello degli strumenti", "Nel panello degli attrezzi.",
      [": pannello degli strumenti"]
    ),
    ("es", "diálogo", "El dialogo está abierto.", []),
    // A German noun has a capital, and a compound may end with another noun of the text.
    ("de", "Ausgaben", "Er will sie ausgeben.", [": Ausgaben"]),
    ("de", "Buchungsteil", "Die Buchungszeil liegt.", ["Buchungszeil: Buchungsteil"]),
    ("de", "Buchungsteil", "Die Zeile. Die Buchungszeile liegt.", [": Buchungsteil"]),
    ("it", "proprietà", "La propriéta è vuota.", ["propriéta: proprietà"]),
    // Not a letter, but another word; and no letters at all.
    ("de", "Bildfenster", "Im Fenster liegt sie.", [": Bildfenster"]),
    ("ja", "ウィンドウ", "ウインドウィを開きます。", [": ウィンドウ"]),
    ("ja", "フォルダ", "ファルダ名を開きます。", ["ファルダ: フォルダ"]),
    ("ja", "パイプライン", "パイプランを開きます。", ["パイプラン: パイプライン"]),
    // Other words, or too short, or a spelling.
    ("ja", "フォント", "フロントを開きます。", [": フォント"]),
    ("ja", "コントローラ", "コントロールを開きます。", [": コントローラ"]),
    ("ko", "파이프라인", "그 파리프라인을 엽니다.", ["파리프라인: 파이프라인"]),
    ("ko", "프래그먼트 셰이더", "프래그맨트 셰이더를 엽니다.", ["프래그맨트 셰이더: 프래그먼트 셰이더"]),
    ("ko", "프래그먼트 셰이더", "프래먼트 셰이더가 있습니다.", ["프래먼트 셰이더: 프래그먼트 셰이더"]),
    ("ko", "메시지", "메시징을 엽니다.", [": 메시지"]),
    ("ko", "모듈", "모델을 엽니다.", [": 모듈"]),
  ])
  func areTold(
    language: LanguageTag, name: String, draft: String, expected: [String]
  ) throws {
    let glossary = Glossary(concepts: [.example("window", language, english: "image window", name)])
    let found = TermChecker(glossary: glossary)
      .check(
        try .markdown(draft, language),
        sources: [try .markdown("It lies in the image window.", "en")]
      ).findings.filter { $0.rule == "missing-term" }
    #expect(found.map { "\($0.match): \($0.suggestions.first?.text ?? "")" } == expected)
    #expect(found.filter { !$0.match.isEmpty }.allSatisfy { $0.severity == .warning })
  }

  /// The end of a placeholder is no letter of the word behind it: `%(n)d` is one.
  @Test(arguments: [("%(n)ddocumentos aqui", ""), ("%(n)d doccumentos aqui", "doccumentos")])
  func placeholdersAreNoLetters(draft: String, match: String) throws {
    let glossary = Glossary(
      concepts: [.example("document", "pt", english: "document", "documento")])
    let found = TermChecker(glossary: glossary).check(
      try .strings([draft], "pt"), sources: [try .strings(["%(n)d documents are here"], "en")]
    ).findings.filter { $0.rule == "missing-term" }
    #expect(found.map(\.match) == [match])
  }

  /// A word of a sister language is no word of this one, one of English may be.
  @Test(arguments: [("it", "finestra di dialogo", 1), ("en", "dialogo", 0)])
  func accentsOfSisterLanguages(language: LanguageTag, name: String, count: Int) {
    let concept = Concept(
      id: "dialog",
      terms: [
        Term("diálogo", language: "es", status: .preferred),
        Term(name, language: language, status: .preferred),
      ])
    let found = TermChecker(glossary: Glossary(concepts: [concept], language: "en"))
      .check(CheckedDocument(plainText: "El dialogo está abierto.", language: "es")).findings
    #expect(found.count { $0.rule == "spelling-variant" } == count)
  }

  /// What a draft has again and again somebody has chosen, in German in whatever form.
  @Test(arguments: [["Bildfester"], ["Bildfester", "Bildfestern", "Bildfesters"]])
  func choicesAreNoMistakes(forms: [String]) throws {
    let count = 4
    let glossary = Glossary(
      concepts: [.example("window", "de", english: "image window", "Bildfenster")])
    func paragraphs(_ text: String) -> String {
      (0..<count).map { text.replacing("Bildfester", with: forms[$0 % forms.count]) }
        .joined(separator: "\n\n")
    }
    let found = TermChecker(glossary: glossary)
      .check(
        try .markdown(paragraphs("Im Bildfester liegt sie."), "de"),
        sources: [try .markdown(paragraphs("It lies in the image window."), "en")]
      ).findings
    #expect(!found.contains { $0.match.hasPrefix("Bildfester") })
  }

  /// A word that several documents have is what their translators write.
  @Test(arguments: [(3, Severity.warning), (4, .note)])
  func whatRecursIsNoSlip(documents: Int, severity: Severity) throws {
    let glossary = Glossary(concepts: [
      .example("window", "de", english: "image window", "Bildfenster")
    ])
    var results = try (0..<documents).map { number in
      TermChecker(glossary: glossary).check(
        try .markdown("Im Bildfester \(number) liegt sie.", "de"),
        sources: [try .markdown("It lies in the image window \(number).", "en")])
    }
    DocumentSet.judge(&results)
    let found = results.flatMap(\.findings).filter { $0.match == "Bildfester" }
    #expect(found.count == documents && found.allSatisfy { $0.severity == severity })
  }

  /// A forbidden name inside a compound is no misspelling of the other.
  @Test(arguments: [(["колбэк"], 0), ([], 1)])
  func aForbiddenNameIsNoSlip(forbidden: [String], count: Int) throws {
    let glossary = Glossary(concepts: [
      .example("callback", "ru", english: "callback", "коллбэк", forbidden: forbidden)
    ])
    let found = TermChecker(glossary: glossary).check(
      try .markdown("Передайте колбэк-функцию сюда.", "ru"),
      sources: [try .markdown("Pass the callback here.", "en")]
    ).findings
    #expect(found.count { $0.message.hasSuffix(MissingTerm.endOfMisspellings) } == count)
  }
}
