import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// What is told of names that stay as they are, which the glossary has in English alone.
struct ProtectedNameTests {
  private static let glossary = Glossary(
    concepts: ["Lumen", "Anchor"].map { name in
      Concept(id: name, terms: [Term(name, language: "en", status: .doNotTranslate)])
    }, language: "en")

  @Test(arguments: [
    ("de", "Lumen saves the file.", "Lumen sichert die Datei.", []),
    ("de", "Lumen saves the file.", "Lümen sichert die Datei.", ["error do-not-translate"]),
    // The name with an ending is the name, and so is the name where the source writes it in another way.
    ("de", "The files of Lumen.", "Lumens Dateien.", []),
    ("de", "Start lumen with it.", "Damit wird Lumen gestartet.", []),
    ("de", "Open `lumen` in Lumen.", "Öffnen Sie darin `lumen`.", []),
    // Translated as a word, or left out for a good reason.
    ("de", "Anchor saves the file.", "Der Anker sichert die Datei.", ["note missing-term"]),
    ("de", "# Anchor", "# Der Anker", ["warning missing-term"]),
    ("ja", "Anchor saves the file.", "碇がファイルを保存します。", ["note missing-term"]),
    ("ja", "Lumen saves the file.", "ルーメンがファイルを保存します。", ["error do-not-translate"]),
    ("ja", "An anchor saves the file.", "碇がファイルを保存します。", []),
    // All of a heading may be in capitals, and an English word sounds like the name by chance.
    ("de", "Save it with Lumen.", "SICHERN SIE MIT LUMEN.", []),
    ("de", "Save it with Lumen.", "Sichern Sie mit lemon.", ["note missing-term"]),
    // A plural in small letters is another word.
    ("ja", "The lamp has 800 lumens.", "ランプは800ルーメンです。", []),
    ("de", "The lamp has 800 lumens.", "Die Lampe hat 800 lumens.", []),
    (
      "de", "The Lumens save the files.", "Die Lümen sichern die Dateien.",
      ["error do-not-translate"]
    ),
  ])
  func tells(language: LanguageTag, source: String, draft: String, expected: [String]) throws {
    let result = TermChecker(glossary: Self.glossary)
      .check(try .markdown(draft, language), sources: [try .markdown(source, "en")])
    #expect(result.findings.map { "\($0.severity) \($0.rule)" } == expected)
    #expect(result.termsLoaded == 2)
  }

  /// A title with another name for a product is told whatever the other documents have.
  @Test(arguments: [("# Anchor", "# Der Anker"), ("Anchor", "Anker")])
  func titlesAreToldInASet(source: String, draft: String) throws {
    let checker = TermChecker(glossary: Self.glossary)
    func check(_ draft: String, _ source: String) throws -> CheckResult {
      checker.check(try .markdown(draft, "de"), sources: [try .markdown(source, "en")])
    }
    var results = try (0..<9).map { number in
      try check("Der Anker sichert Datei \(number).", "Anchor saves the file \(number).")
    }
    results.append(try check(draft, source))
    DocumentSet.judge(&results)
    #expect(results[9].findings.map { "\($0.severity) \($0.rule)" } == ["warning missing-term"])
    #expect(results[8].findings.map(\.isDoubtful) == [true])
  }

  /// What the language adds to a name stays behind it.
  @Test(
    arguments: [
      ("pl", "Jest na LuMenie.", "Lumenie"), ("de", "Das ist LuMen.", "Lumen"),
    ] as [(LanguageTag, String, String)])
  func keepsTheEnding(language: LanguageTag, draft: String, expected: String) throws {
    let found = TermChecker(glossary: Self.glossary)
      .check(try .markdown(draft, language), sources: [try .markdown("Lumen.", "en")]).findings
    #expect(found.map { $0.suggestions.first?.text } == [expected])
  }

  /// What has an extension, or stands in a path, a domain or the name of an account, is no spelling of a name.
  @Test(arguments: [
    ("de", "Führe lumen --save aus.", 0), ("de", "Die Liste lumen-users hilft.", 0),
    ("de", "Komm in #lumen.", 0), ("de", "Komm in #🗺lumen.", 0),
    ("de", "Die lumen-Datei hilft.", 1),
    ("de", "Lege **lumem.ex** an.", 0), ("de", "Lege lümen.ex an.", 0),
    ("de", "Lege lumen.exs an.", 0), ("de", "Siehe lumen.example hier.", 0),
    ("de", "Siehe lumen-lang.example/a hier.", 0), ("de", "Siehe docs.lumen.example.", 0),
    ("de", "Der Ordner lib/lumen/src.", 0), ("de", "Frage @lumen danach.", 0),
    ("uk", "Створіть файл **люмен.ex** тут.", 0), ("ko", "파일 lumen.ex를 만듭니다.", 0),
    ("ja", "ファイルlumen.exを作ります。", 0), ("zh-Hans", "创建文件lumen.ex。", 0),
    // A value, and a branch that is linked to.
    ("de", "Nur 'lumen' geht hier.", 0), ("de", "Nur \"lumen\" geht hier.", 0),
    ("de", "Nur „lumen“ geht hier.", 1),
    ("de", "Der Zweig lumen in [x](https://a.b/tree/lumen).", 0),
    ("de", "Das Programm lumen in [x](https://a.b/tree/main).", 1),
    // The end of a sentence, and a choice of names.
    ("de", "Nimm lumen. Dann geht es.", 1), ("de", "Nimm Lümen/Anchor.", 1),
    ("de", "Nimm lumen.", 1), ("de", "Nimm **lümen**.", 1), ("uk", "Візьміть Люмен.", 1),
  ])
  func takesNoFileForAName(language: LanguageTag, draft: String, count: Int) throws {
    let result = TermChecker(glossary: Self.glossary)
      .check(try .markdown(draft, language), sources: [try .markdown("Take Lumen.", "en")])
    #expect(result.findings.count { $0.rule == "do-not-translate" } == count)
  }

  /// The parts of a name with a hyphen are words, and one of them alone is another word.
  @Test(arguments: [
    ("de", "Schreiben Sie ein Skript-Fu.", ["Skript-Fu"]),
    ("de", "Eines der Skripte von Script-Fu.", []), ("de", "Ein Skript genügt.", []),
    ("de", "Schreiben Sie ein ScriptFu.", ["ScriptFu"]), ("ru", "Это Скрипт-Фу.", ["Скрипт-Фу"]),
    ("fr", "Les scripts de Script-Fu.", []),
  ])
  func namesWithHyphensAreWhole(language: LanguageTag, draft: String, expected: [String]) throws {
    let name = Concept(
      id: "name", terms: [Term("Script-Fu", language: "en", status: .doNotTranslate)])
    let result = TermChecker(glossary: Glossary(concepts: [name]))
      .check(try .markdown(draft, language), sources: [try .markdown("Write a Script-Fu.", "en")])
    #expect(result.findings.filter { $0.rule == "do-not-translate" }.map(\.match) == expected)
  }

  /// Words in small letters are no name where the source of the passage has none: *a new API*.
  @Test(arguments: [
    ("创建新的 API 令牌。", "Creates a new API token.", 0), ("打开 New API。", "Open the new API.", 1),
    ("打开程序。", "Open new api.", 0), ("打开 New API 程序。", "Open NEw API.", 1),
  ])
  func takesNoCommonWordsForAName(source: String, draft: String, count: Int) throws {
    let name = Concept(
      id: "name",
      terms: ["en", "zh-Hans"].map { Term("New API", language: $0, status: .doNotTranslate) })
    let result = TermChecker(glossary: Glossary(concepts: [name], language: "zh-Hans"))
      .check(try .markdown(draft, "en"), sources: [try .markdown(source, "zh-Hans")])
    #expect(result.findings.count { $0.rule == "do-not-translate" } == count)
  }

  /// A name of two words that is written as one takes no word beside it with it, which a fix would delete.
  @Test(
    arguments: [
      ("de", "Öffnen Sie es in LXCode und warten Sie.", ["LXCode"]),
      ("pl", "Jeśli korzystasz z LXCode, otwórz LXCode.", ["LXCode", "LXCode"]),
      ("de", "Öffnen Sie es in LX Kode.", ["LX Kode"]),
      ("ru", "Откройте код LX сразу.", ["код LX"]),
      // Not what sounds like a part of the name beside another word.
      ("fr", "Avec le Navigateur LX, vous partagez.", []), ("fr", "Introduction à LX ici.", []),
      // German demands the hyphens of a compound.
      ("de", "Die LX-Code-Konfiguration öffnen.", []), ("de", "Den Alt- oder LX-Code öffnen.", []),
      ("de", "Den LX-Code öffnen.", ["LX-Code"]),
      // Where words are not parted, Latin ones are all the same.
      ("ja", "LXCodeを開く。", ["LXCode"]), ("zh-Hans", "打开lx-code 即可", ["lx-code"]),
      ("zh-Hans", "在 Word 用Lx code 打开", ["Lx code"]), ("ja", "LX Code かLxCodeを開く。", []),
      ("ja", "LX CODEを開く。", []), ("ja", "lxcode.exeを開く。", []), ("ja", "`lxcode` を開く。", []),
      ("ja", "LX Coderを開く。", []),
    ] as [(LanguageTag, String, [String])])
  func takesNoWordBesideAName(language: LanguageTag, draft: String, matches: [String]) throws {
    let name = Concept(
      id: "lx", terms: [Term("LX Code", language: "en", status: .doNotTranslate)])
    let result = TermChecker(glossary: Glossary(concepts: [name], language: "en"))
      .check(try .markdown(draft, language), sources: [try .markdown("Open LX Code.", "en")])
    #expect(result.findings.filter { $0.rule == "do-not-translate" }.map(\.match) == matches)
  }

  /// A word in small letters is another where the source does not have the name.
  @Test(arguments: [
    ("Lumen sends a ping.", "Lumen envoie un lumen.", 1),
    ("It sends a ping.", "Il envoie un lumen.", 0),
    ("It sends a ping.", "Il envoie un LUmen.", 1),
  ])
  func aCommonWordIsNoName(source: String, draft: String, count: Int) throws {
    let name = Concept(
      id: "lumen",
      terms: ["en", "fr"].map { Term("Lumen", language: $0, status: .doNotTranslate) })
    let found = TermChecker(glossary: Glossary(concepts: [name], language: "en"))
      .check(try .markdown(draft, "fr"), sources: [try .markdown(source, "en")]).findings
    #expect(found.count { $0.rule == "do-not-translate" } == count, "\(found)")
  }

  /// What is only proposed in the language of the draft says nothing against the name; what is decided does.
  @Test(arguments: [
    ("Lumen", TermStatus.proposed, "lumen을 엽니다.", ["do-not-translate"]),
    ("루멘", .proposed, "루멘을 엽니다.", ["missing-term"]),
    ("Lumen", .proposed, "Lumen을 엽니다.", []), ("루멘", .proposed, "Lumen을 엽니다.", []),
    ("루멘", .preferred, "루멘을 엽니다.", []),
    ("Lumen", .doNotTranslate, "lumen을 엽니다.", ["do-not-translate"]),
  ])
  func isProtectedAgainstProposals(
    proposal: String, status: TermStatus, draft: String, rules: [String]
  ) throws {
    let glossary = Glossary(
      concepts: [
        Concept(
          id: "lumen",
          terms: [
            Term("Lumen", language: "en", status: .doNotTranslate),
            Term(proposal, language: "ko", status: status),
          ])
      ], language: "en")
    let result = TermChecker(glossary: glossary)
      .check(try .markdown(draft, "ko"), sources: [try .markdown("Open Lumen.", "en")])
    #expect(result.findings.map(\.rule) == rules)
  }

  /// What is no more than a note in the source is not mended without a look.
  @Test(arguments: [
    (true, "Open lumen.", [false]), (false, "Open lumen.", [true]), (true, "8 lumens", []),
  ])
  func isMendedInTranslations(isOriginal: Bool, text: String, isSafe: [Bool]) throws {
    let result = TermChecker(glossary: Self.glossary).check(
      try .markdown(text, "en"), facts: CheckFacts(isOriginal: isOriginal))
    #expect(result.findings.flatMap(\.suggestions).map(\.isSafe) == isSafe)
  }
}
