import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Headings that the other documents translate are told without a term of the glossary.
struct LeftLabelsTests {
  /// The findings of documents, given by their headings for the one of their source, which stands over a sentence.
  private func messages(
    _ headings: [String], of source: String = "Returns", _ language: LanguageTag = "de"
  ) throws -> [[String]] {
    let checker = TermChecker(glossary: Glossary(concepts: []))
    let original = try CheckedDocument.markdown(
      "## \(source)\n\nThe lamp is bright when the sun has set.", "en")
    var results = try headings.map { heading in
      checker.check(
        try .markdown("## \(heading)\n\nDie Lampe ist hell, wenn die Sonne untergeht.", language),
        sources: [original])
    }
    let files = headings.indices.map {
      CheckedFile(path: "\($0).md", language: language, lines: LineTable(Array("".utf8)))
    }
    DocumentSet.judge(&results, files: files)
    return results.map { $0.findings.filter { $0.rule == "untranslated-term" }.map(\.message) }
  }

  @Test(arguments: [(3, 1, 0), (4, 1, 1), (5, 2, 0), (6, 2, 2), (12, 4, 1)])
  func areToldWhereMostTranslateThem(translated: Int, left: Int, count: Int) throws {
    let found = try messages(
      Array(repeating: "Rückgabe", count: translated) + Array(repeating: "Returns", count: left))
    #expect(found.prefix(translated).joined().isEmpty)
    #expect(found.joined().count == count)
    let more = left > 3 ? "; so it is in \(left) documents" : ""
    #expect(
      found.joined().allSatisfy {
        $0 == "the heading “Returns” is left untranslated here; it is “Rückgabe” in "
          + "\(translated) other documents\(more)"
      })
  }

  /// In other letters a heading is hardly the same.
  @Test(
    arguments: [("ja", 8, 4, 1), ("ja", 7, 4, 0), ("de", 8, 4, 0)] as [(LanguageTag, Int, Int, Int)]
  )
  func lessIsEnoughInOtherLetters(
    language: LanguageTag, translated: Int, left: Int, count: Int
  ) throws {
    let found = try messages(
      Array(repeating: "戻り値", count: translated) + Array(repeating: "Returns", count: left),
      language)
    #expect(found.joined().count == count)
  }

  @Test func codeIsNone() throws {
    let headings = ["Rückgabe", "Rückgabe", "Rückgabe", "Rückgabe", "`Returns`"]
    #expect(try messages(headings, of: "`Returns`").joined().isEmpty)
  }

  @Test func severalTranslationsAreCounted() throws {
    let found = try messages(["Rückgabe", "Wert", "Ergebnis", "Antwort", "Returns"])
    #expect(
      found.last
        == ["the heading “Returns” is left untranslated here; 4 other documents translate it"])
  }

  /// Cells of a few words are asked about like headings; a table has them again and again.
  @Test(
    arguments: [
      ("en", "ja", "Yes", "はい", "Yes", 1), ("zh-Hans", "ja", "否", "いいえ", "否", 1),
      ("en", "de", "Default", "Vorgabe", "Default", 1),
      // Names, and what a cell says in several ways.
      ("en", "de", "API", "Schnittstelle", "API", 0),
      ("en", "de", "maxSize", "Größe", "maxSize", 0),
      ("en", "de", "`Default`", "Vorgabe", "`Default`", 0),
      ("en", "de", "Default", "", "Default", 0), ("en", "de", "Default", "Default", "Default", 0),
      ("en", "de", "The name of the file", "Dateiname", "The name of the file", 0),
    ] as [(LanguageTag, LanguageTag, String, String, String, Int)])
  func cellsAreToldOnce(
    _ source: LanguageTag, _ language: LanguageTag, cell: String, usual: String, left: String,
    count: Int
  ) throws {
    let checker = TermChecker(glossary: Glossary(concepts: [], language: source))
    let texts: [LanguageTag: String] = [
      "en": "The lamp is bright when the sun has set.", "zh-Hans": "太阳落山时灯很亮。",
      "ja": "日が沈むとランプは明るいです。", "de": "Die Lampe ist hell, wenn die Sonne untergeht.",
    ]
    func document(_ cell: String, _ language: LanguageTag) throws -> CheckedDocument {
      let rows = ["α", "β", "γ"].map { "| \($0) | \(cell) |\n" }.joined()
      let text = texts[language] ?? ""
      return try .markdown("\(text)\n\n| 1 | 2 |\n|---|---|\n\(rows)\n\(text)\n", language)
    }
    let cells = (1...4).map { usual.isEmpty ? "Vorgabe \($0)" : usual } + [left]
    var results = try cells.map {
      checker.check(try document($0, language), sources: [try document(cell, source)])
    }
    DocumentSet.judge(
      &results,
      files: cells.indices.map {
        CheckedFile(path: "\($0).md", language: language, lines: LineTable(Array("".utf8)))
      })
    let found = results.map { $0.findings.filter { $0.message.hasPrefix("the cell") } }
    #expect(found.dropLast().joined().isEmpty)
    #expect(
      found.last?.map(\.message)
        == (0..<count).map { _ in
          "the cell “\(left)” is left untranslated here, 3 times; it is “\(usual)” in 4 other documents"
        })
  }

  /// A noun is not the verb that the glossary has for the English word, which may be either.
  @Test(arguments: [
    ("pt", "baixar", "Failed to start the download", "Falha ao iniciar o download", Severity.note),
    ("pt", "transferência", "Failed to start the download", "Falha ao iniciar o download", .error),
    ("de", "hochladen", "All uploads are here", "Alle Uploads sind hier", .note),
  ])
  func nounsAreNoVerbs(
    language: LanguageTag, name: String, source: String, draft: String, severity: Severity
  ) throws {
    let english = name == "hochladen" ? "upload" : "download"
    let glossary = Glossary(
      concepts: [.example("c", language, english: english, name)], language: "en")
    let found = TermChecker(glossary: glossary).check(
      try .strings(["Xylo brunk", draft], language),
      sources: [try .strings(["The lamp is new", source], "en")]
    ).findings.filter { $0.rule == "untranslated-term" }
    #expect(found.map(\.severity) == [severity], "\(found)")
  }
}
