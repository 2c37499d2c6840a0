import DocumentFormats
import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// What other languages leave in the source language, too, nobody forgot.
struct KeptWordsTests {
  private static let terms = [("ja", "要素"), ("ru", "элемент"), ("zh-Hans", "元素")]
  private static let glossary = Glossary(
    concepts: [
      Concept(
        id: "element",
        terms: [Term("element", language: "en")]
          + terms.compactMap { tag, text in LanguageTag(tag).map { Term(text, language: $0) } })
    ], language: "en")

  private static let source =
    "Open the page. Then close it. The error says “Each element needs a key” and stops."
  private static let drafts = [
    "ja": "ページを開きます。そして閉じます。エラーは element キーが必要です。",
    "ru": "Откройте страницу. Потом закройте её. Ошибка говорит: нужен element и всё.",
    "zh-Hans": "打开页面。然后关闭它。错误说需要 element 才行。",
  ]
  private static let translated = [
    "ja": "ページを開きます。そして閉じます。エラーは要素キーが必要です。",
    "ru": "Откройте страницу. Потом закройте её. Ошибка говорит: нужен элемент и всё.",
    "zh-Hans": "打开页面。然后关闭它。错误说需要元素才行。",
  ]

  private func document(_ text: String, _ language: LanguageTag) throws -> CheckedDocument {
    let parsed = try PlainTextFormat().parse(Array(text.utf8))
    return CheckedDocument(
      path: "\(language).txt", language: language, document: parsed,
      segments: Segmenter.segments(of: parsed, language: language))
  }

  /// One language that keeps a word may have forgotten it; three have not.
  @Test(arguments: [
    (["ja"], Severity.error), (["ja", "ru"], .error), (["ja", "ru", "zh-Hans"], .note),
  ])
  func whatMostLanguagesKeepIsANote(keeping: [String], severity: Severity) throws {
    let source = try document(Self.source, "en")
    var results = try Self.terms.map { tag, _ in
      let draft = (keeping.contains(tag) ? Self.drafts : Self.translated)[tag] ?? ""
      return TermChecker(glossary: Self.glossary).check(
        try document(draft, try #require(LanguageTag(tag))), sources: [source])
    }
    DocumentSet.judge(&results)
    let found = results.flatMap(\.findings).filter { $0.rule == "untranslated-term" }
    #expect(found.map(\.severity) == keeping.map { _ in severity })
  }

  /// What is a note by itself is a doubtful one where the others keep it, too.
  @Test(arguments: [(["ja"], false), (["ja", "ru", "zh-Hans"], true)])
  func likelyNotesOfWhatMostLanguagesKeepAreDoubtful(keeping: [String], isDoubtful: Bool) throws {
    let kept = [
      "ja": "element は値を取ります。", "ru": "element берёт значение.", "zh-Hans": "element 接受一个值。",
    ]
    let translated = [
      "ja": "要素は値を取ります。", "ru": "элемент берёт значение.", "zh-Hans": "元素接受一个值。",
    ]
    let source = try document("element takes a value.", "en")
    var results = try Self.terms.map { tag, _ in
      let draft = (keeping.contains(tag) ? kept : translated)[tag] ?? ""
      return TermChecker(glossary: Self.glossary).check(
        try document(draft, try #require(LanguageTag(tag))), sources: [source])
    }
    DocumentSet.judge(&results)
    let found = results.flatMap(\.findings).filter { $0.rule == "untranslated-term" }
    #expect(found.map(\.weight) == keeping.map { _ in isDoubtful ? .doubtful : .likely })
  }

  /// A sentence that no language has yet is new; a title that none translates is not.
  @Test(arguments: [
    ("Press the button on the back of the element for ten seconds.", Severity.warning),
    ("Elements of Style and Other Things, second edition, 1999", .note),
  ])
  func whatNobodyTranslatesIsToldWhereItIsProse(passage: String, severity: Severity) throws {
    let sentences = (0..<40).map { String(repeating: "x", count: $0 + 1) }
    let source = try document(
      sentences.map { "Open the \($0)-page.\n\n" }.joined() + passage, "en")
    let verbs = ["ja": "を開く。", "ru": " надо открыть.", "zh-Hans": "要打开。"]
    var results = try Self.terms.map { tag, _ in
      let translated = sentences.map { "\($0)\(verbs[tag] ?? "")\n\n" }.joined()
      return TermChecker(glossary: Self.glossary).check(
        try document(translated + passage, try #require(LanguageTag(tag))), sources: [source])
    }
    DocumentSet.judge(&results)
    let found = results.flatMap(\.findings).filter { $0.rule == "untranslated-term" }
    #expect(found.map(\.severity) == Self.terms.map { _ in severity })
  }

  /// Pages on messages leave the message, be there a glossary or none; a page that is alone with it was forgotten.
  @Test(
    arguments: [(12, 20, Severity.note), (11, 30, .error), (9, 9, .error)],
    [("ru", true), ("ru", false), ("fr", false)] as [(LanguageTag, Bool)])
  func whatPagesOfAFolderLeaveIsTheirCustom(
    counts: (leaving: Int, all: Int, severity: Severity),
    of run: (language: LanguageTag, hasTerms: Bool)
  ) throws {
    let (leaving, all, severity) = counts
    let subjects = (0..<all).map { String(repeating: "x", count: $0 + 1) + "-part" }
    let checker = TermChecker(
      glossary: run.hasTerms ? Self.glossary : Glossary(concepts: [], language: "en"))
    let texts =
      run.language == "ru"
      ? ("Откройте страницу и прочтите её.", "не было вовремя.", "Потом закройте страницу.")
      : ("Ouvrez la page et lisez-la.", "n’était pas là à temps.", "Fermez ensuite la page.")
    var results = try subjects.enumerated().map { index, subject in
      let message = "The element of \(subject) was not there in time."
      let left = index < leaving
      let draft = "\(texts.0)\n\n\(left ? message : "\(subject) \(texts.1)")\n\n\(texts.2)"
      let source = "Open the page and read it.\n\n\(message)\n\nThen close the page."
      return checker.check(
        try document(draft, run.language), sources: [try document(source, "en")])
    }
    let files = subjects.map {
      CheckedFile(
        path: "x/errors/\($0).md", language: run.language, lines: LineTable(Array("".utf8)))
    }
    DocumentSet.judge(&results, files: files)
    let found = results.flatMap(\.findings).filter { $0.rule == "untranslated-term" }
    #expect(found.count == leaving)
    #expect(Set(found.map(\.severity)) == [severity])
  }

  /// The cell that all tables have is left by custom where nobody translates it.
  @Test(arguments: [(3, 3, Severity.note), (2, 2, .error), (3, 4, .error)])
  func cellsThatAllPagesLeaveMayStay(leaving: Int, all: Int, severity: Severity) throws {
    let cell = "What every element of it says"
    let checker = TermChecker(glossary: Self.glossary)
    func table(_ head: String, _ rows: String) -> String { "| \(head) | 1 |\n|---|---|\n\(rows)" }
    var results = try (0..<all).map { index in
      checker.check(
        try .markdown(
          "# Страница \(index)\n\n\(table(index < leaving ? cell : "Что говорит элемент", "| Небо синее | 2 |"))",
          "ru"),
        sources: [
          try .markdown("# Page \(index)\n\n\(table(cell, "| The sky is blue | 2 |"))", "en")
        ])
    }
    DocumentSet.judge(&results)
    let found = results.flatMap(\.findings).filter { $0.rule == "untranslated-term" }
    #expect(found.map(\.severity) == (0..<leaving).map { _ in severity })
  }

  /// What is told of twelve pages of as many translated sentences, each with one that is left.
  private func untranslated(_ sentences: Int, _ left: (String) -> String) throws -> [Finding] {
    let checker = TermChecker(glossary: Self.glossary)
    var results = try (0..<12).map { index in
      let left = left(String(repeating: "x", count: index + 1))
      let numbers = 0..<sentences
      return checker.check(
        try document(numbers.map { "Откройте страницу \($0).\n\n" }.joined() + left, "ru"),
        sources: [try document(numbers.map { "Open page \($0).\n\n" }.joined() + left, "en")])
    }
    let files = results.indices.map {
      CheckedFile(path: "ru/pages/\($0).md", language: "ru", lines: LineTable(Array("".utf8)))
    }
    DocumentSet.judge(&results, files: files)
    let found = results.flatMap(\.findings).filter { $0.rule == "untranslated-term" }
    #expect(found.count == results.count)
    return found
  }

  /// Long pages that leave a sentence each have forgotten it.
  @Test(arguments: [(3, Severity.note), (30, .error)])
  func whatLongPagesLeaveIsNoCustom(sentences: Int, severity: Severity) throws {
    let found = try untranslated(sentences) { "The element of part \($0) is there in time." }
    #expect(found.allSatisfy { $0.severity == severity })
  }

  /// Where pages leave a sentence each by custom, one that is long and ends like prose is still worth a warning.
  @Test(arguments: [(0, Severity.note), (12, .warning)])
  func longProseIsNoCustom(more: Int, severity: Severity) throws {
    let words = String(repeating: "very ", count: more)
    let found = try untranslated(3) { "The \(words)new element of part \($0) is there in time." }
    #expect(found.allSatisfy { $0.severity == severity && !$0.isDoubtful })
  }

  /// How a source is rendered is known whether or not anybody wants to hear of missing terms.
  @Test(arguments: [true, false])
  func aRuleThatIsLeftOutChangesNothingElse(isMissingTold: Bool) throws {
    var rules = RuleSelection()
    if !isMissingTold { rules.set(MissingTerm.about.id, to: nil) }
    let result = TermChecker(glossary: Self.glossary, rules: rules).check(
      try document("Это новый.", "ru"), sources: [try document("It is a new element.", "en")])
    #expect(result.renderings.count == 1)
    #expect(result.findings.contains { $0.rule == MissingTerm.about.id } == isMissingTold)
  }

  /// Languages that leave many sentences have not come to them yet.
  @Test func nothingIsToldOfLanguagesThatLag() throws {
    let text = " Every element has a name. Every element has a colour. Every element has a place."
    let source = try document(Self.source + text, "en")
    var results = try Self.terms.map { tag, _ in
      TermChecker(glossary: Self.glossary).check(
        try document((Self.drafts[tag] ?? "") + text, try #require(LanguageTag(tag))),
        sources: [source])
    }
    DocumentSet.judge(&results)
    let found = results.flatMap(\.findings).filter { $0.rule == "untranslated-term" }
    #expect(!found.isEmpty && found.allSatisfy { $0.severity == .error })
  }

  /// What every page says in the source language is no paragraph that somebody forgot.
  @Test(arguments: [(3, Severity.error), (12, .note)])
  func whatAllPagesKeepIsANote(pages: Int, severity: Severity) throws {
    var results = try (0..<pages).map { page in
      TermChecker(glossary: Self.glossary).check(
        try document(
          "Откройте страницу.\n\nЗакройте её.\n\nПрочтите текст.\n\nEvery element of this element: /a/\(page).",
          "ru"),
        sources: [
          try document(
            "Open the page.\n\nClose it.\n\nRead the text.\n\nEvery element of this element: /a/\(page).",
            "en")
        ])
    }
    DocumentSet.judge(&results)
    let found = results.flatMap(\.findings).filter { $0.rule == "untranslated-term" }
    #expect(found.count == pages && found.allSatisfy { $0.severity == severity })
  }
}
