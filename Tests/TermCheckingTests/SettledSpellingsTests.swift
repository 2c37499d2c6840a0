import DocumentFormats
import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// A spelling that many documents have is told once.
struct SettledSpellingsTests {
  private static let glossary = Glossary(
    concepts: [
      Concept(id: "folder", terms: [Term("フォルダー", language: "ja")]),
      Concept(id: "server", terms: [Term("サーバー", language: "ja")]),
    ], language: "ja")

  @Test(arguments: [(1, 1), (8, 8), (9, 1), (30, 1)])
  func manyDocumentsAreToldOnce(documents: Int, warnings: Int) throws {
    let checker = TermChecker(glossary: Self.glossary)
    var results = try (0..<documents).map { _ in
      checker.check(try CheckedDocument.markdown("フォルダを開きます。", "ja"))
    }
    results.append(checker.check(try CheckedDocument.markdown("サーバを開きます。", "ja")))
    let files = results.indices.map {
      CheckedFile(path: "ja/\($0).md", language: "ja", lines: LineTable(Array("".utf8)))
    }
    DocumentSet.judge(&results, files: files)
    let found = results.flatMap(\.findings)
    #expect(found.count == documents + 1)
    let told = found.filter { $0.severity == .warning && $0.concept == "folder" }
    #expect(told.count == warnings)
    #expect(found.contains { $0.severity == .warning && $0.concept == "server" })
    let isGathered = told.first?.message.hasSuffix(
      "; \(documents - 1) other documents spell it so, too: the glossary might admit it")
    #expect(isGathered == (documents > 8))
    #expect(told.first?.related.count == (documents > 8 ? 5 : 0))
  }

  /// The places at which the drafts of a glossary are told that a term has another spelling.
  private func told(_ drafts: [String], _ glossary: Glossary, _ language: LanguageTag) throws
    -> [Finding]
  {
    let checker = TermChecker(glossary: glossary)
    var results = try drafts.map { checker.check(try CheckedDocument.markdown($0, language)) }
    DocumentSet.judge(&results)
    return results.flatMap(\.findings).filter { $0.severity == .warning && !$0.isSuppressed }
  }

  @Test func whatIsSuppressedDoesNotSpeakForTheRest() throws {
    let hidden = "<!-- isogloss-ignore: a quotation -->\nフォルダを開きます。"
    let drafts = [hidden] + Array(repeating: "フォルダを開きます。", count: 9)
    let found = try told(drafts, Self.glossary, "ja")
    #expect(found.count == 1)
    #expect(found.first?.message.contains("8 other documents") == true)
  }

  @Test func aSpellingDoesNotSpeakForAnother() throws {
    let glossary = Glossary(
      concepts: [Concept(id: "list", terms: [Term("drop-down list", language: "en")])],
      language: "en")
    let drafts = ["drop down list", "dropdown list"].flatMap {
      Array(repeating: "Open the \($0).", count: 6)
    }
    #expect(try told(drafts, glossary, "en").count == 12)
  }
}
