import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Words that contain a term by accident are told from those that mean it by their translations.
struct BlockerFinderTests {
  private func suggestions(
    _ concept: Concept, _ language: LanguageTag, _ pairs: [(source: String, draft: String)]
  ) -> [String] {
    var finder = BlockerFinder(Glossary(concepts: [concept]), languages: ["en", language])
    for pair in pairs {
      finder.add(
        CheckedDocument(plainText: pair.draft, language: language),
        sources: [CheckedDocument(plainText: pair.source, language: "en")])
    }
    return finder.suggestions().map { "\($0.language) \($0.blocker) \($0.count)" }
  }

  @Test func aWordThatNeverMeansTheTerm() {
    let concept = Concept.example("file", "ja", english: "file", "ファイル")
    let accident = ("Open your profile.", "プロファイルを開きます。")
    let meant = ("The file is blue.", "ファイルは青です。")
    #expect(suggestions(concept, "ja", [meant, meant, meant]) == [])
    #expect(
      suggestions(concept, "ja", [meant, meant, meant, accident, accident, accident])
        == ["ja プロファイル 3"])
  }

  @Test func aPhraseOfTheSource() {
    let concept = Concept.example("table", "ru", english: "table", "таблица")
    let accident = ("See the table of contents.", "Смотрите оглавление.")
    let meant = ("This table is long.", "Эта таблица длинная.")
    #expect(
      suggestions(concept, "ru", [meant, meant, accident, accident, accident])
        == ["en table of contents 3"])
  }

  @Test func aCompoundInChinese() {
    let concept = Concept.example("tool", "zh-Hans", english: "tool", "工具")
    let accident = ("Open the bar at the side.", "打开侧边的工具栏。")
    let meant = ("This tool is new.", "这个工具是新的。")
    #expect(
      suggestions(
        concept, "zh-Hans", [meant, meant, meant, accident, accident, accident])
        == ["zh-Hans 工具栏 3"])
  }

  @Test func aTermThatIsNeverTranslatedTellsNothing() {
    let concept = Concept.example("table", "ru", english: "table", "таблица")
    let accident = ("See the table of contents.", "Смотрите оглавление.")
    #expect(suggestions(concept, "ru", [accident, accident, accident, accident]) == [])
  }

  /// What nobody has accepted is left alone, on either side.
  @Test(arguments: [(TermStatus.preferred, TermStatus.proposed), (.proposed, .preferred)])
  func proposalsTellNothing(english: TermStatus, japanese: TermStatus) {
    let concept = Concept(
      id: "file",
      terms: [
        Term("file", language: "en", status: english),
        Term("ファイル", language: "ja", status: japanese),
      ])
    let accident = ("Open your profile.", "プロファイルを開きます。")
    let meant = ("The file is blue.", "ファイルは青です。")
    #expect(suggestions(concept, "ja", [meant, meant, accident, accident, accident]) == [])
  }

  /// Sentences in which a term is worded away, and no phrase has a translation of its own.
  @Test(
    arguments: [
      ("A table to fill slowly.", "Füllen Sie sie langsam."),
      ("We'll table that now.", "Nicht heute."), ("The table with rows is new.", "Er ist neu."),
      ("Tables below are new.", "Das steht unten."),
      // A form that no rule knows.
      ("Wide tables are new.", "Breite Tabellchen sind neu."),
    ])
  func aSentenceIsNoPhrase(source: String, draft: String) {
    let concept = Concept.example("table", "de", english: "table", "Tabelle")
    let meant = (
      "This new table is below.", "Diese neue Tabelle steht langsam unten, nicht heute."
    )
    let pairs = Array(repeating: meant, count: 3) + Array(repeating: (source, draft), count: 3)
    #expect(suggestions(concept, "de", pairs) == [])
  }

  /// One passage in several languages is one piece of evidence.
  @Test func countsAPassageOnce() {
    let concept = Concept(
      id: "table",
      terms: [
        Term("table", language: "en"), Term("Tabelle", language: "de"),
        Term("таблица", language: "ru"), Term("tabla", language: "es"),
      ])
    var finder = BlockerFinder(
      Glossary(concepts: [concept]), languages: ["en", "de", "ru", "es"])
    func add(_ source: String, _ drafts: [(LanguageTag, String)]) {
      for (language, draft) in drafts {
        finder.add(
          CheckedDocument(plainText: draft, language: language),
          sources: [CheckedDocument(plainText: source, language: "en")])
      }
    }
    for _ in 1...3 {
      add(
        "This table is long.",
        [
          ("de", "Diese Tabelle ist lang."), ("ru", "Эта таблица длинная."),
          ("es", "Esta tabla es larga."),
        ])
    }
    add(
      "See the table of contents.",
      [
        ("de", "Siehe das Inhaltsverzeichnis."), ("ru", "Смотрите оглавление."),
        ("es", "Mire el índice."),
      ])
    #expect(finder.suggestions() == [])
  }

  /// What nobody has translated is no evidence, in letters of another script or the same.
  @Test(
    arguments: [
      ("ru", "кадр", "Этот кадр длинный.", "Hang the picture frame."),
      ("ru", "кадр", "Этот кадр длинный.", "You have to hang the picture frame on the wall."),
      ("ru", "кадр", "Этот кадр длинный.", "Повесьте его. Hang the picture frame."),
      ("ru", "кадр", "Этот кадр длинный.", "Повесьте picture frame."),
      ("de", "Einzelbild", "Dieses Einzelbild ist lang.", "Hang the picture frame."),
      ("de", "Einzelbild", "Dieses Einzelbild ist lang.", "Hängen Sie den picture frame auf."),
    ] as [(LanguageTag, String, String, String)])
  func whatIsLeftUntranslatedTellsNothing(
    language: LanguageTag, term: String, meant: String, left: String
  ) {
    let concept = Concept.example("frame", language, english: "frame", term)
    let pairs = [("This frame is long.", meant), ("This frame is long.", meant)]
    let source = "Hang the picture frame."
    #expect(
      suggestions(concept, language, pairs + Array(repeating: (source, left), count: 4)) == [])
    let translated = language == "ru" ? "Повесьте портрет на стену." : "Hängen Sie das Gemälde auf."
    #expect(
      suggestions(concept, language, pairs + Array(repeating: (source, translated), count: 4)).count
        == 1)
  }
}
