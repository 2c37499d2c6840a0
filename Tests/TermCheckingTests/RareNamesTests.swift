import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Names that are only proposed and that a run has hardly ever, beside a decided one that they look like.
struct RareNamesTests {
  /// Severities by document.
  private func severities(
    _ name: String, _ status: TermStatus, _ drafts: [String], besides preferred: String = "запись"
  ) throws -> [[Severity]] {
    let concept = Concept(
      id: "note",
      terms: [
        Term("note", language: "en"), Term(preferred, language: "ru", status: .preferred),
        Term(name, language: "ru", status: status),
      ])
    let checker = TermChecker(glossary: Glossary(concepts: [concept], language: "en"))
    let source = try CheckedDocument.markdown("The note.\n\nA note.\n\nOne note.\n\nNotes.", "en")
    var results = try drafts.map { checker.check(try .markdown($0, "ru"), sources: [source]) }
    DocumentSet.judge(&results)
    return results.map { result in
      result.findings.filter { $0.rule == "inconsistent-term" }.map(\.severity)
    }
  }

  @Test(
    arguments: [
      ("записка", .proposed, ["Эта запись.\n\nЗаписка.\n\nЗапись.\n\nЗаписи."], [[.note]]),
      (
        "записка", .proposed, ["Эта запись.\n\nЗаписка.\n\nЗаписку.\n\nЗаписи."], [[.note, .note]]
      ),
      (
        "записка", .proposed,
        [
          "Эта запись.\n\nЗаписка.\n\nЗапись.\n\nЗаписи.",
          "Запись.\n\nЗаписке.\n\nЗапись.\n\nЗаписи.",
        ],
        [[.note], [.note]]
      ),
      // Often enough, in one document or in several.
      (
        "записка", .proposed, ["Эта запись.\n\nЗаписка.\n\nЗаписку.\n\nЗаписки."],
        [[.warning, .warning, .warning]]
      ),
      (
        "записка", .proposed,
        [
          "Эта запись.\n\nЗаписка.\n\nЗапись.\n\nЗаписи.",
          "Запись.\n\nЗаписке.\n\nЗаписку.\n\nЗаписи.",
        ], [[.warning], [.warning, .warning]]
      ),
      // Somebody has decided on it.
      ("записка", .admitted, ["Эта запись.\n\nЗаписка.\n\nЗапись.\n\nЗаписи."], [[.warning]]),
      // It is misspelt.
      ("зопись", .proposed, ["Эта запись.\n\nЗопись.\n\nЗапись.\n\nЗаписи."], [[.warning]]),
    ] as [(String, TermStatus, [String], [[Severity]])])
  func areNotes(
    name: String, status: TermStatus, drafts: [String], expected: [[Severity]]
  ) throws {
    #expect(try severities(name, status, drafts) == expected)
  }

  @Test func diminutivesAreNoMisspellings() throws {
    let drafts = ["Эта заметка.\n\nЗаметочка.\n\nЗаметка.\n\nЗаметки."]
    #expect(try severities("заметочка", .proposed, drafts, besides: "заметка") == [[.note]])
    let misspelt = ["Эта заметка.\n\nЗамотка.\n\nЗаметка.\n\nЗаметки."]
    #expect(try severities("замотка", .proposed, misspelt, besides: "заметка") == [[.warning]])
    #expect(!Misspelling.isBetween("срочка", "срока"))
  }
}
