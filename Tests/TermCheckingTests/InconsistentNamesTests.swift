import DocumentFormats
import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Admitted names beside the preferred one that say the same in other words, or less of it.
struct InconsistentNamesTests {
  private func findings(_ concept: Concept, _ language: LanguageTag, _ draft: String) throws
    -> [Finding]
  {
    let parsed = try PlainTextFormat().parse(Array(draft.utf8))
    let document = CheckedDocument(
      path: "draft.txt", language: language, document: parsed,
      segments: Segmenter.segments(of: parsed, language: language))
    return TermChecker(glossary: Glossary(concepts: [concept], language: "en")).check(document)
      .findings.filter { $0.rule == "inconsistent-term" }
  }

  @Test func aShorterNameRepeatsALongerOne() throws {
    let editor = Concept.example("editor", "ru", "редактор кода", admitted: ["редактор"])
    let shortened = try findings(
      editor, "ru", "Откройте редактор кода. В редакторе видна ошибка.")
    #expect(shortened.map(\.severity) == [.note])
    let other = Concept.example("editor", "ru", "редактор кода", admitted: ["правщик"])
    #expect(
      try findings(other, "ru", "Откройте редактор кода. В правщике ошибка.").map(\.severity)
        == [.warning])
  }

  /// The head of a German compound is a shorter name; the end of a word need not be one.
  @Test(arguments: [("Regler", Severity.note), ("Knopf", .warning), ("ler", .warning)])
  func theHeadOfACompoundRepeatsIt(admitted: String, severity: Severity) throws {
    let slider = Concept.example("slider", "de", "Schieberegler", admitted: [admitted])
    let found = try findings(slider, "de", "Der Schieberegler ist da. Der \(admitted) ist lang.")
    #expect(found.map(\.severity) == [severity])
  }

  /// Two names beside each other say which there are; another page may have one as its title.
  @Test(arguments: [
    ("Kachelindex, Tileindex", Severity?.none), ("Kachelindex/Tileindex", nil),
    ("Der Kachelindex oder Tileindex ist offen.", nil),
    ("Der Kachelindex ist offen. Er ist auch als Tileindex bekannt.", nil),
    ("Der Kachelindex ist offen. Er ist auch als Index bekannt. Der Tileindex ist zu.", .warning),
    ("Der Kachelindex ist offen. Man nimmt ihn auch als Tileindex.", .warning),
    ("Der Kachelindex ist offen. Der Tileindex ist zu.", .warning),
    ("Der Kachelindex ist offen. Siehe [Der Tileindex](tiles.md).", .note),
    ("Der Kachelindex ist offen. Siehe [Der Tileindex](https://a.org/b.md).", .warning),
  ])
  func namesThatAreListedOrTitles(draft: String, severity: Severity?) throws {
    let index = Concept.example("index", "de", "Kachelindex", admitted: ["Tileindex"])
    let found = TermChecker(glossary: Glossary(concepts: [index], language: "en")).check(
      try .markdown(draft, "de")
    ).findings.filter { $0.rule == "inconsistent-term" }
    #expect(found.map(\.severity) == [severity].compactMap(\.self), "\(found)")
  }

  /// What is called so, too, is no slip, though a glossary forbids it.
  @Test(
    arguments: [
      ("it", "Le variabili (conosciute anche come identificatori).", Severity.note),
      ("es", "Las variables, también conocidas como identificatori.", .note),
      ("it", "Le variabili sono conosciute. Anche gli identificatori.", .error),
    ] as [(LanguageTag, String, Severity)])
  func aForbiddenNameMayBeMentioned(language: LanguageTag, draft: String, severity: Severity) throws
  {
    let concept = Concept.example("v", language, "nome", forbidden: ["identificatori"])
    let found = TermChecker(glossary: Glossary(concepts: [concept], language: language)).check(
      try .markdown(draft, language)
    ).findings.filter { $0.rule == "forbidden-term" }
    #expect(found.map(\.severity) == [severity], "\(draft)")
  }

  @Test(arguments: [
    ("nœud DOM", "nœud du DOM", Severity.note), ("nœud DOM", "objet du DOM", .warning),
  ])
  func articlesMakeNoOtherName(preferred: String, admitted: String, severity: Severity) throws {
    let node = Concept.example("node", "fr", preferred, admitted: [admitted])
    let found = try findings(node, "fr", "Ouvrez le \(preferred). Fermez le \(admitted).")
    #expect(found.map(\.severity) == [severity])
  }

  @Test(arguments: [
    ("запрос", "HTTP-запрос", Severity.note), ("запрос", "вызов", .warning),
  ])
  func aLongerNameSaysMore(preferred: String, admitted: String, severity: Severity) throws {
    let request = Concept.example("request", "ru", preferred, admitted: [admitted])
    let found = try findings(request, "ru", "Прочтён \(preferred). Виден \(admitted) клиента.")
    #expect(found.map(\.severity) == [severity])
  }

  /// An admitted synonym in another paragraph may be what its sentence asks for; a spelling is none.
  @Test(arguments: [
    ("Здесь передатчик.\n\nЗдесь радиоблок.", Severity.note),
    ("Здесь передатчик. Здесь радиоблок.", .warning),
    ("Здесь передатчик.\n\nЗдесь радиопередатчик.", .note),
    ("Здесь передатчик.\n\nЗдесь передачик.", .warning),
  ])
  func aSynonymOfAnotherParagraphMayBeMeant(draft: String, severity: Severity) throws {
    let concept = Concept(
      id: "transmitter",
      terms: [
        Term("transmitter", language: "en"), Term("передатчик", language: "ru", status: .preferred),
        Term("радиоблок", language: "ru", status: .admitted),
        Term("передачик", language: "ru", status: .admitted),
        Term("радиопередатчик", language: "ru", status: .admitted),
      ])
    let parts = draft.replacing("\n\n", with: "|").split(separator: "|")
    let source =
      parts.count > 1
      ? "Here is the transmitter.\n\nHere is the transmitter."
      : "Here is the transmitter. Here is the transmitter."
    let found = TermChecker(glossary: Glossary(concepts: [concept], language: "en")).check(
      try CheckedDocument.markdown(draft, "ru"),
      sources: [try CheckedDocument.markdown(source, "en")]
    ).findings.filter { $0.rule == "inconsistent-term" }
    #expect(found.map(\.severity) == [severity])
  }

  /// Where the preferred name stands as often as the source asks for it, another may name something else.
  @Test(arguments: [
    ("The radio is bound to the transmitter.", Severity.note),
    ("The transmitter is bound to the transmitter.", .warning),
  ])
  func aNameThatNobodyAskedForMayNameSomethingElse(source: String, severity: Severity) throws {
    let concept = Concept(
      id: "transmitter",
      terms: [
        Term("transmitter", language: "en"), Term("передатчик", language: "ru", status: .preferred),
        Term("радиоблок", language: "ru", status: .admitted),
      ])
    let checker = TermChecker(glossary: Glossary(concepts: [concept], language: "en"))
    let found = checker.check(
      try CheckedDocument.markdown("Радиоблок связан с тем, что есть передатчик.", "ru"),
      sources: [try CheckedDocument.markdown(source, "en")]
    ).findings.filter { $0.rule == "inconsistent-term" }
    #expect(found.map(\.severity) == [severity])
  }

  /// What a long text says nearly always is no slip.
  @Test(arguments: [(3, 0, Severity.warning), (4, 0, .warning), (3, 8, .warning), (4, 8, .note)])
  func aNameThatIsUsageIsNoSlip(others: Int, paragraphs: Int, severity: Severity) throws {
    let editor = Concept.example("editor", "ru", "редактор", admitted: ["правщик"])
    let text =
      ["Откройте редактор."] + Array(repeating: "Всё хорошо.", count: paragraphs)
      + [Array(repeating: "Закройте правщик.", count: others).joined(separator: " ")]
    let found = try findings(editor, "ru", text.joined(separator: "\n\n"))
    #expect(found.map(\.severity).max() == severity)
  }

  @Test(arguments: [
    ("property", "prop", Severity.note), ("common prop", "common property", .note),
    ("property", "trait", .warning), ("post", "poster", .warning),
    ("common property", "usual prop", .warning),
  ])
  func aClippedNameMayBeMeant(preferred: String, admitted: String, severity: Severity) throws {
    let found = try findings(
      .example("property", "en", preferred, admitted: [admitted]), "en",
      "Set the \(preferred) first. Then the \(admitted) is set.")
    #expect(found.map(\.severity) == [severity])
  }

  @Test(arguments: [("应用", "应用程序", Severity.note), ("应用", "软件", .warning)])
  func aClippedNameInChineseMayBeMeant(preferred: String, admitted: String, severity: Severity)
    throws
  {
    let found = try findings(
      .example("application", "zh-Hans", preferred, admitted: [admitted]), "zh-Hans",
      "先打开\(preferred)。然后关闭\(admitted)。")
    #expect(found.map(\.severity) == [severity])
  }

  /// In languages without spaces a part of the preferred name repeats it, and a name that touches it is one word with
  /// it.
  @Test(
    arguments: [
      ("zh-Hant", "工具面板", "面板", "先打開工具面板。面板很長。", [Severity.note]),
      ("zh-Hant", "工具面板", "窗格", "先打開工具面板。窗格很長。", [.warning]),
      ("ja", "検索パネル", "パネル", "検索パネルを開きます。パネルは長いです。", [.note]),
      ("zh-Hans", "选项", "配置", "打开选项。取代配置选项即可。", []),
      ("zh-Hans", "选项", "配置", "打开选项。取代配置即可。", [.warning]),
      ("ru", "опция", "настройка", "Вот опция. Вот настройка опции.", [.warning]),
    ] as [(LanguageTag, String, String, String, [Severity])])
  func aPartOfANameIsNoOtherName(
    _ language: LanguageTag, kept: String, other: String, draft: String, severities: [Severity]
  ) throws {
    let found = try findings(
      .example("option", language, kept, admitted: [other]), language, draft)
    #expect(found.map(\.severity) == severities)
  }

  /// A text may say itself that a thing has two names.
  @Test(
    arguments: [
      ("zh-Hant", "混色模式", "混合模式", "混色模式，或稱混合模式，很有用。", 0),
      ("zh-Hant", "混色模式", "混合模式", "混色模式很有用。混合模式很有用。", 1),
      ("ru", "тумблер", "рычажок", "Тумблер (его также называют «рычажок») мал.", 0),
      ("es", "panel", "cuadro", "El panel, también llamado cuadro, es azul.", 0),
      ("es", "panel", "cuadro", "El panel es azul. El cuadro es azul.", 1),
    ] as [(LanguageTag, String, String, String, Int)])
  func aTextMayIntroduceAnotherName(
    _ language: LanguageTag, kept: String, other: String, draft: String, count: Int
  ) throws {
    let found = try findings(
      .example("panel", language, kept, admitted: [other]), language, draft)
    #expect(found.count == count)
  }

  /// What only brackets add on other pages is no name that documents settled on.
  @Test(arguments: [
    ("编译器（compiler）会读取文件。", Severity?.none), ("compiler会读取文件。", .note),
  ])
  func glossesAreNoUsage(draft: String, severity: Severity?) throws {
    let concept = Concept.example("compiler", "zh-Hans", "编译器", admitted: ["compiler"])
    let checker = TermChecker(glossary: Glossary(concepts: [concept], language: "en"))
    var results = try (0..<12).map {
      checker.check(
        try CheckedDocument.markdown($0 < 6 ? draft : "编译器会读取文件。", "zh-Hans"))
    }
    DocumentSet.judge(&results)
    #expect(results.flatMap(\.findings).map(\.severity).max() == severity)
  }

  /// Of a long text one report is enough, of a few paragraphs every place is looked at.
  @Test(arguments: [(3, 0, 3), (4, 0, 4), (10, 0, 10), (11, 0, 1), (3, 8, 3), (4, 8, 1)])
  func placesAreToldOneByOne(others: Int, paragraphs: Int, reports: Int) throws {
    let editor = Concept.example("editor", "ru", "редактор", admitted: ["правщик"])
    let text =
      ["Откройте редактор."]
      + Array(repeating: "Всё хорошо.", count: paragraphs)
      + [Array(repeating: "Закройте правщик.", count: others).joined(separator: " ")]
    let found = try findings(editor, "ru", text.joined(separator: "\n\n"))
    #expect(found.count == reports)
  }

  /// An abbreviation of words that the other name has is no other name.
  @Test(arguments: [("свободное ПО", Severity.note), ("свободное АО", .warning)])
  func anAbbreviationIsNoOtherName(admitted: String, severity: Severity) throws {
    let name = "свободное программное обеспечение"
    let software = Concept.example("software", "ru", name, admitted: [admitted])
    let found = try findings(software, "ru", "Это \(name). Это \(admitted).")
    #expect(found.map(\.severity) == [severity])
  }

  /// A name in brackets explains another, be that a part of a longer term.
  @Test func aLongerTermMayHoldTheNameThatIsExplained() throws {
    let pipe = Concept.example("pipe", "es", "tubería", admitted: ["pipe"])
    let idea = Concept.example("idea", "es", "idea de tuberías")
    let text = "Una tubería es larga. Sigue la idea de tuberías (pipes) de siempre."
    let parsed = try PlainTextFormat().parse(Array(text.utf8))
    let document = CheckedDocument(
      path: "draft.txt", language: "es", document: parsed,
      segments: Segmenter.segments(of: parsed, language: "es"))
    let checker = TermChecker(glossary: Glossary(concepts: [pipe, idea], language: "en"))
    #expect(checker.check(document).findings.filter { $0.rule == "inconsistent-term" } == [])
  }

  /// Nor need the name in front of brackets be more than the beginning of a compound.
  @Test(arguments: [
    ("Das Protokoll ist da. Der Protokolleintrag (Log) auch.", []),
    ("Das Protokoll ist da. Der Eintrag (Log) auch.", [Severity.warning]),
  ])
  func aCompoundMayBeginWithTheNameThatIsExplained(text: String, expected: [Severity]) throws {
    let log = Concept.example("log", "de", "Protokoll", admitted: ["Log"])
    #expect(try findings(log, "de", text).map(\.severity) == expected)
  }

  @Test func aCompoundMayBeTheNameOfSomethingElse() throws {
    let dependency = Concept.example("dependency", "ja", "依存関係", admitted: ["依存性"])
    #expect(
      try findings(dependency, "ja", "依存関係を宣言します。依存性注入を使います。").map(\.severity) == [.note])
    #expect(
      try findings(dependency, "ja", "依存関係を宣言します。依存性を使います。").map(\.severity) == [.warning])
    let package = Concept.example("package", "zh-Hans", "软件包", admitted: ["包"])
    #expect(try findings(package, "zh-Hans", "安装软件包。需要支持包。").map(\.severity) == [.note])
    #expect(try findings(package, "zh-Hans", "安装软件包。需要一些包。").map(\.severity) == [.warning])
    let short = Concept.example("package", "zh-Hans", "包", admitted: ["软件包"])
    #expect(try findings(short, "zh-Hans", "安装软件包。需要一些包。").map(\.severity) == [.note])
  }

  /// What is put in between the parts of a Chinese name says more, or makes a sentence of them.
  @Test(arguments: [
    ("消息过滤", "消息进行过滤", Severity.note), ("依赖数组", "依赖项数组", .warning),
  ])
  func aNameWithMoreInsideMayBeMeant(kept: String, other: String, severity: Severity) throws {
    var filter = Concept.example("filter", "zh-Hans", kept)
    filter.terms.append(Term(other, language: "zh-Hans", status: .proposed))
    let text = "使用\(kept)。然后看\(other)。再看\(other)。"
    #expect(try findings(filter, "zh-Hans", text).map(\.severity) == [severity, severity])
  }

  /// What another rule tells of its letters is no other name.
  @Test func aNameInTheWrongLettersIsToldOnce() throws {
    let video = Concept.example("video", "uk", "відео", admitted: ["вiдео", "ролик"])
    #expect(
      try findings(video, "uk", "Відео тут. Це вiдео. Це ролик.").map(\.match) == ["ролик"])
  }

  @Test func anAbbreviationIsNoOtherName() throws {
    let integration = Concept.example(
      "ci", "ru", english: "continuous integration", "непрерывная интеграция",
      admitted: ["CI", "НИ"])
    #expect(
      try findings(integration, "ru", "Непрерывная интеграция полезна. CI экономит время.").isEmpty)
    let machine = Concept.example(
      "vm", "de", english: "virtual machine", "virtuelle Maschine", admitted: ["VM", "Rechner"])
    #expect(
      try findings(machine, "de", "Die virtuelle Maschine läuft. Die VM hält. Der Rechner ruht.")
        .map(\.match) == ["Rechner"])
  }

  @Test func namesOfPropertiesAreNoOtherNames() throws {
    let color = Concept.example("color", "zh-Hans", english: "color", "颜色", admitted: ["color"])
    let parsed = try MarkdownFormat().parse(
      Array("| color | 设置颜色。 |\n| --- | --- |\n| 选择 color 即可。 | 是 |\n".utf8))
    let draft = CheckedDocument(
      path: "draft.md", language: "zh-Hans", document: parsed,
      segments: Segmenter.segments(of: parsed, language: "zh-Hans"))
    let source = try MarkdownFormat().parse(
      Array("| color | Sets the color. |\n| --- | --- |\n| Choose a color. | yes |\n".utf8))
    let found = TermChecker(glossary: Glossary(concepts: [color], language: "en")).check(
      draft,
      sources: [
        CheckedDocument(
          path: "source.md", language: "en", document: source,
          segments: Segmenter.segments(of: source, language: "en"))
      ]
    ).findings.filter { $0.rule == "inconsistent-term" }
    #expect(found.map(\.range) == [51..<56])
  }

  @Test func bracketsIntroduceAnotherName() throws {
    let area = Concept.example("area", "zh-Hans", "工作目录", admitted: ["工作区"])
    #expect(try findings(area, "zh-Hans", "这是你的工作目录（也叫工作区）。").count == 0)
    #expect(try findings(area, "zh-Hans", "打开工作目录。清空工作区。").count == 1)
    let mesh = Concept.example("mesh", "fr", "maillage", admitted: ["mesh"])
    #expect(try findings(mesh, "fr", "Un maillage relie tout (ou *mesh* en anglais).").count == 0)
    #expect(try findings(mesh, "fr", "Un maillage relie tout (ou un mesh local).").count == 1)
  }

  /// Two words of the text that the others translate are two things, unless one is misspelt.
  @Test(arguments: [
    ("restore", "resume", TermStatus.proposed, Severity.note),
    ("restart", "reset", .proposed, .note),
    ("connection", "conection", .proposed, .warning), ("heading", "header", .admitted, .note),
    ("connection", "conection", .admitted, .warning),
  ])
  func theSourceMeansWhatItSays(
    _ name: String, other: String, status: TermStatus, severity: Severity
  ) throws {
    let concept = Concept(
      id: "c",
      terms: [
        Term(name, language: "en", status: .preferred),
        Term(other, language: "en", status: status),
      ])
    let text = "Use the \(name) here. Then see the \(other). Now the \(other) is small."
    let parsed = try PlainTextFormat().parse(Array(text.utf8))
    let document = CheckedDocument(
      path: "source.txt", language: "en", document: parsed,
      segments: Segmenter.segments(of: parsed, language: "en"))
    let found = TermChecker(glossary: Glossary(concepts: [concept], language: "en"))
      .check(document, facts: CheckFacts(isOriginal: true)).findings
      .filter { $0.rule == "inconsistent-term" }
    #expect(!found.isEmpty && found.allSatisfy { $0.severity == severity }, "\(found)")
  }

  /// The preferred name is suggested where the document only has an admitted one; no full name for an abbreviation.
  @Test(arguments: [
    (
      "хранилище записей", ["архив записей", "архив данных"],
      "Откройте архив записей.\n\nЭто архив данных.", "хранилище записей"
    ),
    (
      "архив записей", ["архив данных"], "Откройте архив записей.\n\nЭто архив данных.",
      "архив записей"
    ),
    ("хранилище записей", ["ХЗ", "ХЗП"], "Откройте ХЗ.\n\nЭто ХЗП.", "ХЗ"),
  ])
  func thePreferredNameIsSuggested(
    preferred: String, admitted: [String], draft: String, suggested: String
  ) throws {
    let archive = Concept.example("archive", "ru", preferred, admitted: admitted)
    let found = try findings(archive, "ru", draft)
    #expect(found.flatMap(\.suggestions).map(\.text).allSatisfy { $0 == suggested }, "\(found)")
    #expect(
      found.map(\.message).allSatisfy { $0.hasPrefix("“\(suggested)” is called") }, "\(found)")
    #expect(found.count == 1)
  }
}
