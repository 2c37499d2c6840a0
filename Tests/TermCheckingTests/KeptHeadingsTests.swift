import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Languages that leave most headings as they are.
struct KeptHeadingsTests {
  /// The findings of documents, given how many leave their headings, of which there are five, and how many do not.
  private func findings(leaving: Int, translating: Int) throws -> [Finding] {
    let titles = ["Open the lamp", "Close the lamp", "Clean the lamp", "Find the lamp", "Lamps"]
    let original = try CheckedDocument.markdown(
      titles.map { "## \($0)\n\nThe lamp is bright when the sun has set." }
        .joined(separator: "\n\n"), "en")
    let checker = TermChecker(
      glossary: Glossary(
        concepts: [.example("lamp", "ja", english: "lamp", "ランプ")], language: "en"))
    var results = try (0..<leaving + translating).map { number in
      let text = titles.map { title in
        "## \(number < leaving ? title : "ランプについて")\n\n日が沈むとランプが明るくなります。"
      }
      return checker.check(
        try .markdown(text.joined(separator: "\n\n"), "ja"), sources: [original])
    }
    let files = results.indices.map {
      CheckedFile(path: "\($0).md", language: "ja", lines: LineTable(Array("".utf8)))
    }
    DocumentSet.judge(&results, files: files)
    return results.flatMap(\.findings).filter { $0.rule == "untranslated-term" }
  }

  /// Told once, in a note, where four documents and two thirds of the headings are so.
  @Test(arguments: [
    (4, 1, true), (4, 3, false), (3, 0, false),
  ])
  func areToldOnce(leaving: Int, translating: Int, isKept: Bool) throws {
    let found = try findings(leaving: leaving, translating: translating)
    #expect(found.count >= leaving)
    #expect(found.allSatisfy { ($0.severity == .note) == isKept })
    #expect(
      found.first?.message.hasSuffix(
        "; so are 20 of \((leaving + translating) * 5) headings of this language, entries of tables of contents counted"
      )
        == isKept)
    #expect(
      found.dropFirst().allSatisfy {
        $0.message.hasSuffix("; so are most headings of this language") == isKept
      })
  }

  /// What is left of another edition of the source is left, too.
  @Test func headingsOfAnotherEditionAreLeft() throws {
    let checker = TermChecker(
      glossary: Glossary(
        concepts: [.example("lamp", "ja", english: "lamp", "ランプ")], language: "en"))
    let body = "\n\n日が沈むとランプが明るくなります。"
    let source = "\n\nThe lamp is bright when the sun has set."
    let labels = checker.check(
      try .markdown("## Open the lamp at night\(body)", "ja"),
      sources: [try .markdown("## Open the lamp\(source)", "en")]
    ).labels
    #expect(labels.map(\.draft) == ["Open the lamp at night"])
    #expect(labels.allSatisfy { $0.finding != nil })
  }
}
