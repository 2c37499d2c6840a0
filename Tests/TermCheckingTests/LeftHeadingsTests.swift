import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Headings that the other documents translate are told without a term of the glossary.
struct LeftHeadingsTests {
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
}
