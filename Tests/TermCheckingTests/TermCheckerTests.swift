import DocumentFormats
import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// The whole check of a draft, from the bytes of a file to findings.
struct TermCheckerTests {
  private func document(_ text: String, _ language: LanguageTag) throws -> CheckedDocument {
    let bytes = Array(text.utf8)
    let parsed = try PlainTextFormat().parse(bytes)
    return CheckedDocument(
      path: "\(language).txt", language: language, document: parsed,
      segments: Segmenter.segments(of: parsed, language: language), lines: LineTable(bytes))
  }

  private static let toggle = Concept.example(
    "toggle", "ru", english: "toggle", "переключатель", admitted: ["выключатель"],
    forbidden: ["тумблер"])

  private func check(
    _ draft: String, source: String? = nil, rules: RuleSelection = RuleSelection()
  ) throws -> CheckResult {
    TermChecker(glossary: Glossary(concepts: [Self.toggle], language: "en"), rules: rules)
      .check(try document(draft, "ru"), sources: try source.map { [try document($0, "en")] } ?? [])
  }

  @Test(arguments: [
    "Тумблер здесь.", "\u{feff}Тумблер здесь.", "👩‍👩‍👧 и é: тумблер.",
    "Первая.\r\n\r\nВторая: тумблер.\r\n",
    "Много\u{a0}тумблеров\u{ad}.", "Строка,\nгде тумблеру место.",
  ])
  func offsetsAreBytesOfTheFile(_ text: String) throws {
    let finding = try #require(try check(text).findings.first)
    let bytes = Array(text.utf8)[finding.range]
    let found = String(decoding: bytes, as: UTF8.self)
    #expect(found.lowercased().hasPrefix("тумблер"))
    #expect(found == finding.match)
  }

  @Test func findingsStandInOrder() throws {
    let result = try check("Тумблер, выключатель.\n\nПереключатель, тумблер.")
    #expect(
      result.findings.map(\.rule) == ["forbidden-term", "inconsistent-term", "forbidden-term"])
    let starts = result.findings.map(\.range.lowerBound)
    #expect(starts == starts.sorted())
  }

  @Test func aPassageThatIsLeftOutIsOneNote() throws {
    let source = """
      The toggle is on the left side of the window.

      Press the toggle to turn the sound of the film off.

      Close the window with the button at the top.
      """
    let draft = """
      Переключатель находится слева в окне.

      Закройте окно кнопкой наверху.
      """
    let result = try check(draft, source: source)
    #expect(result.findings.isEmpty)
    #expect(result.omittedPassages.count == 1)
    #expect(result.pairsAligned == 2)
    // What is left out is told in place of its missing terms.
    let others = try check(draft, source: source, rules: RuleSelection(only: ["stale-translation"]))
    #expect(others.omittedPassages.isEmpty)
  }

  @Test func whatStandsInASentenceThatIsLeftOutIsANote() throws {
    let source =
      "The box is on the left side of the window. It keeps 17 files open. "
      + "A toggle has two states, on and off."
    let draft = "Ящик находится в левой части окна. В нём остаются открытыми 17 файлов."
    let missing = try check(draft, source: source).findings.filter { $0.rule == "missing-term" }
    #expect(missing.map(\.severity) == [.note])
    #expect(missing.allSatisfy { $0.message.hasSuffix("leave the sentence out") })
  }

  @Test func aMissingTermPointsToItsSource() throws {
    let finding = try #require(
      try check("Нажмите на эту штуку.", source: "Press the toggle.").findings.first)
    #expect(finding.rule == "missing-term")
    #expect(finding.range.isEmpty)
    #expect(finding.source?.text == "Press the toggle.")
    #expect(finding.source?.path == "en.txt")
  }

  @Test func aFingerprintSurvivesAMove() throws {
    let first = try check("Тумблер здесь.").findings.map(\.fingerprint)
    let moved = try check("Новое начало.\n\nТумблер здесь.").findings.map(\.fingerprint)
    #expect(first == moved)
    #expect(first.first?.count == 16)
  }

  @Test func theSameTermInTwoConceptsSatisfiesEither() throws {
    let glossary = Glossary(concepts: [
      .example("bar", "ru", english: "bar", "панель"),
      .example("chart-bar", "ru", english: "bar", "столбик"),
    ])
    let result = TermChecker(glossary: glossary)
      .check(try document("Столбик растёт.", "ru"), sources: [try document("The bar grows.", "en")])
    #expect(result.findings.isEmpty)
  }

  @Test func theSourceTellsWhichConceptATermIsMisusedFor() throws {
    let glossary = Glossary(concepts: [
      .example("column", "zh-Hant", english: "column", "直欄", forbidden: ["橫列"]),
      .example("row", "zh-Hant", english: "row", "橫列"),
    ])
    let checker = TermChecker(glossary: glossary)
    let draft = try document("選取橫列。", "zh-Hant")
    let right = checker.check(draft, sources: [try document("Select the row.", "en")])
    #expect(right.findings.isEmpty)
    let wrong = checker.check(draft, sources: [try document("Select the column.", "en")])
    #expect(wrong.findings.map(\.rule) == ["forbidden-term"])
  }

  @Test func aMemoryKnowsAnotherTranslation() throws {
    var memory = SegmentMemory()
    memory.insert(
      "Нажмите на переключатель.", forKey: SegmentMemory.key("Press the toggle now."))
    let result = TermChecker(glossary: Glossary(concepts: [Self.toggle])).check(
      try document("Переключатель нажмите.", "ru"),
      sources: [try document("Press the toggle now.", "en")], memory: memory)
    #expect(result.findings.map(\.rule) == ["inconsistent-segment"])
  }

  /// A title and the sentence that says the same are two kinds of text, and running text has more words for
  /// a thing than titles and cells, but none in the source's language.
  @Test(arguments: [
    ("# ", "\n", "Новая версия Ruby вышла сегодня.", Severity.note),
    ("", "\n", "Новая версия Ruby вышла сегодня.", .note),
    ("# ", "\n# ", "Новая версия Ruby вышла сегодня", .warning),
    ("", "\n", "Ruby is out today.", .warning),
  ])
  func aTitleMayBeSaidInOtherWords(
    first: String, second: String, again: String, severity: Severity
  ) throws {
    func read(_ text: String, _ language: LanguageTag) throws -> CheckedDocument {
      let parsed = try MarkdownFormat().parse(Array(text.utf8))
      return CheckedDocument(
        path: "\(language).md", language: language, document: parsed,
        segments: Segmenter.segments(of: parsed, language: language))
    }
    let result = TermChecker(glossary: Glossary()).check(
      try read("\(first)Вышла новая версия Ruby\n\(second)\(again)", "ru"),
      sources: [
        try read("\(first)Ruby is out today\n\(second)Ruby is out today.", "en")
      ])
    #expect(
      result.findings.filter { $0.rule == "inconsistent-segment" }.map(\.severity) == [severity])
  }

  /// What several sections are called may be told more exactly in each, but not in another word.
  @Test(arguments: [
    ("Вышла v2 новая Ruby", Severity.note),
    ("Новая версия Ruby для Linux уже вышла", .note),
    ("Новая редакция Ruby вышла", .warning),
  ])
  func headingsOfSectionsMayDiffer(again: String, severity: Severity) throws {
    let heading = "# Ruby is out today"
    let found = TermChecker(glossary: Glossary()).check(
      try .markdown("# Новая версия Ruby вышла\n\n# \(again)", "ru"),
      sources: [try .markdown("\(heading)\n\n\(heading)", "en")]
    ).findings.filter { $0.rule == "inconsistent-segment" }
    #expect(found.map(\.severity) == [severity])
  }

  /// A sentence that is left where another stands, or a part of it, is no translation, nor is another what has
  /// its source and an abbreviation beside it.
  @Test(
    arguments: [
      (
        "fr", ["Close the window", "Save the file", "Save the file"],
        ["Fermez-la", "Close the window", "Enregistrez le fichier"], 0
      ),
      (
        "fr", ["Close the window", "Save the file", "Save the file"],
        ["Fermez-la", "Fermez la fenêtre", "Enregistrez le fichier"], 1
      ),
      (
        "de", ["Latin, Greek and Thai", "Latin, Greek and Thai"],
        ["Latin, Greek", "Latin, Greek and Thai"], 0
      ),
      (
        "de", ["Latin, Greek and Thai", "Latin, Greek and Thai"],
        ["Latein, Griechisch", "Latin, Greek and Thai"], 1
      ),
      (
        "ko", ["Warm Color Shift", "Warm Color Shift"],
        ["따뜻한 색상의 이동", "Warm Color Shift(따뜻한 색상의 이동, WCS)"], 0
      ),
      (
        "ko", ["Warm Color Shift", "Warm Color Shift"],
        ["따뜻한 색상의 이동", "Warm Color Shift(따뜻한 색상의 변화, WCS)"], 1
      ),
    ] as [(LanguageTag, [String], [String], Int)])
  func whatIsLeftIsNoTranslation(
    _ language: LanguageTag, source: [String], draft: [String], count: Int
  ) throws {
    // The numbers of the paragraphs say which headings belong together.
    func read(_ headings: [String], _ language: LanguageTag) throws -> CheckedDocument {
      let sections = headings.enumerated().map { "# \($1)\n\n\($0 + 1)01, \($0 + 1)02." }
      return try .markdown(sections.joined(separator: "\n\n"), language)
    }
    let found = TermChecker(glossary: Glossary())
      .check(try read(draft, language), sources: [try read(source, "en")])
      .findings.filter { $0.rule == "inconsistent-segment" }
    #expect(found.count == count)
  }

  /// What stands in the source's language in one place of several is no translation for another.
  @Test(
    arguments: [
      ("pt-BR", "# Added in v1.0.0", "# Added in v4.1.0", "# Added in v1.0.0", 0),
      ("fr", "# The default value: off", "# The default value: on", "# The default value: off", 0),
      ("de", "# Added in v1.0.0", "# Neu in v4.1.0", "# Added in v1.0.0", 1),
    ] as [(LanguageTag, String, String, String, Int)])
  func copiesAreNoTranslations(
    _ language: LanguageTag, source: String, first: String, second: String, count: Int
  ) throws {
    func read(_ text: String, _ language: LanguageTag) throws -> CheckedDocument {
      let parsed = try MarkdownFormat().parse(Array(text.utf8))
      return CheckedDocument(
        path: "\(language).md", language: language, document: parsed,
        segments: Segmenter.segments(of: parsed, language: language))
    }
    let found = TermChecker(glossary: Glossary()).check(
      try read("\(first)\n\n\(second)\n", language),
      sources: [try read("\(source)\n\n\(source)\n", "en")]
    ).findings.filter { $0.rule == "inconsistent-segment" }
    #expect(found.count == count)
  }

  /// Where front matter has other values than the source's, one may be paired with another's.
  @Test(
    arguments: [
      ("ru", "Вышла новая версия Ruby.", "Новая версия Ruby вышла сегодня.", ""),
      ("ru", "Вышла новая версия Ruby.", "Новая версия Ruby вышла сегодня.", "Волны"),
      ("fr", "Une nouvelle version est sortie.", "La nouvelle version est sortie ce jour.", ""),
      ("fr", "Une nouvelle version est sortie.", "La nouvelle version est sortie ce jour.", "Onde"),
    ] as [(LanguageTag, String, String, String)])
  func valuesHavePartners(
    _ language: LanguageTag, first: String, second: String, more: String
  ) throws {
    func read(_ values: [(String, String)], _ language: LanguageTag) throws -> CheckedDocument {
      let lines = values.map { "\($0): \($1)" }.joined(separator: "\n")
      let parsed = try MarkdownFormat().parse(Array("---\n\(lines)\n---\n".utf8))
      return CheckedDocument(
        path: "\(language).md", language: language, document: parsed,
        segments: Segmenter.segments(of: parsed, language: language))
    }
    let source = [("description", "Ruby is out today."), ("summary", "Ruby is out today.")]
    let draft =
      [("description", first), ("summary", second)] + (more.isEmpty ? [] : [("alt", more)])
    let found = TermChecker(glossary: Glossary()).check(
      try read(draft, language), sources: [try read(source, "en")]
    ).findings.filter { $0.rule == "inconsistent-segment" }
    #expect(found.allSatisfy { $0.severity == (more.isEmpty ? .warning : .note) })
    #expect(!found.isEmpty || !more.isEmpty)
  }

  /// Titles may have the same words in another order.
  @Test(arguments: [
    ("Nova Linux 10 — Installation", "Installation de Nova Linux 10", Severity.note),
    ("Nova Linux 10 — Installation", "Installer Nova Linux 10", .warning),
  ])
  func titlesMayTurnTheirWords(title: String, heading: String, severity: Severity) throws {
    let found = TermChecker(glossary: Glossary()).check(
      try .markdown("---\ntitle: \(title)\n---\n\n# \(heading)\n", "fr"),
      sources: [
        try .markdown(
          "---\ntitle: Installing Nova Linux 10\n---\n\n# Installing Nova Linux 10\n", "en")
      ]
    ).findings.filter { $0.rule == "inconsistent-segment" }
    #expect(found.map(\.severity) == [severity])
  }

  /// What a general sentence says of its place may be told in each of them.
  @Test(arguments: [
    (["成功返回 true", "返回 true 表示成功"], Severity.warning),
    (["克隆成功返回 true", "拉取成功返回 true", "推送成功返回 true"], .note),
    (["克隆成功返回 true", "拉取成功返回 true", "推送成功返回 true", "拉取成功返回 true"], .note),
    (["成功返回 true", "成功返回 true", "返回 true 表示成功"], .warning),
  ])
  func generalSentencesMayBeToldExactly(drafts: [String], severity: Severity) throws {
    let source = Array(repeating: "Returns true on success", count: drafts.count)
    func list(_ cells: [String]) -> String {
      cells.map { "# \(cells.count)\n\n| a | b |\n| --- | --- |\n| bool | \($0) |\n" }
        .joined(separator: "\n")
    }
    let found = TermChecker(glossary: Glossary()).check(
      try .markdown(list(drafts), "zh-Hans"), sources: [try .markdown(list(source), "en")]
    ).findings.filter { $0.rule == "inconsistent-segment" }
    #expect(Set(found.map(\.severity)) == [severity])
  }

  /// The label of a page may leave out what its title has.
  @Test(arguments: [("连接自建数据库", Severity.note), ("与自建数据库连接", .warning)])
  func labelsMayBeShorter(label: String, severity: Severity) throws {
    func read(_ title: String, _ label: String, _ language: LanguageTag) throws -> CheckedDocument {
      let text = "---\ntitle: \(title)\nsidebar_label: \(label)\n---\n"
      return try CheckedDocument.markdown(text, language)
    }
    let source = "Connect to your database"
    let found = TermChecker(glossary: Glossary()).check(
      try read("使用工具连接自建数据库", label, "zh-Hans"), sources: [try read(source, source, "en")]
    ).findings.filter { $0.rule == "inconsistent-segment" }
    #expect(found.map(\.severity) == [severity])
  }

  /// A memory may have two sentences in one unit, one of which is the draft's segment.
  @Test(arguments: [
    ("Печатать долго. Сначала подумайте о переключателе.", 0),
    ("Печатать трудно. Сначала подумайте о переключателе.", 1),
  ])
  func aUnitMayHoldMoreThanASegment(draft: String, count: Int) throws {
    let source = "Typing is slow, so think of a switch first."
    var memory = SegmentMemory()
    memory.insert(
      "Печатать долго. Сначала подумайте о переключателе.",
      forKey: SegmentMemory.sourceKey(source, SegmentMemory.key(source)))
    let found = TermChecker(glossary: Glossary()).check(
      try document(draft, "ru"), sources: [try document(source, "en")], memory: memory
    ).findings.filter { $0.rule == "inconsistent-segment" }
    #expect(found.count == count)
  }

  /// In Chinese 的 and the like make no other translation; another order of words does.
  @Test(arguments: [
    ("待查看分区的名称", "待查看的分区名称", true), ("从分区安装", "分区安装", true), ("连接到服务器", "连接服务器。", true),
    ("多选参数", "可选参数", false), ("分区名称查看", "查看分区名称", false),
  ])
  func particlesSayNothing(_ first: String, _ second: String, isSame: Bool) {
    #expect(TranslationLikeness.differInParticles(first, second, "zh-Hans") == isSame)
    #expect(!TranslationLikeness.differInParticles(first, second, "ja"))
  }

  @Test(arguments: [
    ("使用 Helm 安装", "使用 Helm 安装 Foo Mesh", true), ("安装", "Foo 安装", true),
    ("使用 Helm 安装", "使用 Helm 安装组件", false), ("安装", "安装", false), ("Foo", "Foo Mesh", false),
  ])
  func aTitleMayLeaveOutAName(first: String, second: String, isName: Bool) {
    #expect(TranslationLikeness.differInName(first, second) == isName)
    #expect(TranslationLikeness.differInName(second, first) == isName)
  }

  /// A name that a source in other letters has is no mixture of scripts; what is left of a Chinese source is.
  @Test(
    arguments: [
      ("en", "[繁體中文文件](a.md) is Chinese.", 0), ("en", "[That](a.md) is Chinese.", 1),
      ("zh-Hant", "[繁體中文文件](a.md) 是中文。", 1),
    ] as [(LanguageTag, String, Int)])
  func namesOfTheSourceAreNoMixture(_ language: LanguageTag, source: String, count: Int) throws {
    let found = TermChecker(glossary: Glossary()).check(
      try .markdown("[繁體中文文件](a.md) 是中文。", "zh-Hans"),
      sources: [try .markdown(source, language)]
    ).findings.filter { $0.rule == "mixed-script" }
    #expect(found.count == count)
  }

  /// One word in Latin letters translates no sentence.
  @Test(arguments: [("boolean", Severity.note), ("Это всё", .error)])
  func anIdentifierTranslatesNoSentence(draft: String, severity: Severity) throws {
    let found = TermChecker(glossary: Glossary(concepts: [Self.toggle])).check(
      try document(draft, "ru"), sources: [try document("Turn each toggle off again.", "en")]
    ).findings.filter { $0.rule == "missing-term" }
    #expect(found.map(\.severity) == [severity], "\(found)")
  }

  /// What a memory says of a title holds for titles.
  @Test func aMemoryKnowsTitles() throws {
    let source = try MarkdownFormat().parse(Array("# Press the toggle now\n".utf8))
    let draft = try MarkdownFormat().parse(Array("# Сейчас нажмите переключатель\n".utf8))
    func document(_ parsed: ParsedDocument, _ language: LanguageTag) -> CheckedDocument {
      CheckedDocument(
        path: "\(language).md", language: language, document: parsed,
        segments: Segmenter.segments(of: parsed, language: language))
    }
    var memory = SegmentMemory()
    memory.insert(
      "Нажмите на переключатель", forKey: SegmentMemory.key("Press the toggle now"))
    let result = TermChecker(glossary: Glossary()).check(
      document(draft, "ru"), sources: [document(source, "en")], memory: memory)
    #expect(result.findings.map(\.severity) == [.warning])
  }

  @Test func aRuleThatIsOffIsSilentAndASeverityCanChange() throws {
    var rules = RuleSelection()
    rules.set("forbidden-term", to: .note)
    rules.set("inconsistent-term", to: nil)
    let result = TermChecker(glossary: Glossary(concepts: [Self.toggle]), rules: rules)
      .check(try document("Тумблер, выключатель, переключатель.", "ru"))
    #expect(result.findings.map(\.severity) == [.note])
  }
}
