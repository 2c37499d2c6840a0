import DocumentFormats
import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Folders whose documents nobody means to translate are told once.
struct KeptFoldersTests {
  private static let glossary = Glossary(
    concepts: [.example("kettle", "ja", english: "kettle", "やかん")], language: "en")
  private static let english = [
    "Put the kettle on the stove and wait.", "When the kettle sings the water is hot.",
    "Nobody should touch a kettle then.", "Pour from the kettle into the cups.",
    "Clean the kettle when it has cooled.",
  ]

  @Test(arguments: [(5, 0, 1), (4, 1, 1), (4, 4, 4), (3, 0, 3), (12, 30, 1), (11, 30, 11)])
  func aFolderIsToldOnce(left: Int, translated: Int, warnings: Int) throws {
    let told = try told(left: left, translated: translated) { "ja/posts/\($0).md" }
    #expect(told.count == warnings)
    let isGathered = told.first?.message.hasSuffix(
      "; so are \(left - 1) other documents of \(left + translated) in the folder")
    #expect(isGathered == (warnings == 1))
  }

  @Test(arguments: [
    (12, 12, 1, "this language"), (12, 13, 1, "ja"), (11, 0, 11, ""), (11, 20, 11, ""),
  ])
  func aLanguageIsToldOnce(left: Int, translated: Int, warnings: Int, place: String) throws {
    let told = try told(left: left, translated: translated) { "ja/\($0)/x.md" }
    #expect(told.count == warnings)
    let isGathered = told.first?.message.hasSuffix(
      "; so are \(left - 1) other documents of \(left + translated) in \(place)")
    #expect(isGathered == (warnings == 1))
  }

  /// Documents of a paragraph or two are told with the longer ones of their folder.
  @Test(arguments: [(4, 3, 0, 1), (4, 3, 4, 7)])
  func shortDocumentsAreToldWithTheOthers(
    left: Int, short: Int, translated: Int, warnings: Int
  ) throws {
    let told = try told(left: left, short: short, translated: translated) { "ja/api/\($0).md" }
    #expect(told.count == warnings)
  }

  @Test func theDeepestFolderIsToldOf() throws {
    let told = try told(left: 16, translated: 30) { $0 < 3 ? "ja/a/\($0).md" : "ja/b/\($0)/x.md" }
    #expect(told.count == 4)
    #expect(told.last?.message.hasSuffix("; so are 12 other documents of 43 in ja/b") == true)
    let places = told.last?.related.compactMap(\.path) ?? []
    #expect(places == (4..<16).map { "ja/b/\($0)/x.md" })
  }

  /// What is more than a note of a set in which some documents are left and some translated.
  private func told(
    left: Int, short: Int = 0, translated: Int, path: (Int) -> String
  ) throws -> [Finding] {
    let checker = TermChecker(glossary: Self.glossary)
    let english = Self.english.joined(separator: "\n\n")
    let brief = Self.english.prefix(2).joined(separator: "\n\n")
    let drafts =
      Array(repeating: english, count: left) + Array(repeating: brief, count: short)
      + Array(repeating: "やかんを火にかけて待ちます。", count: translated)
    var results = try drafts.map {
      checker.check(
        try CheckedDocument.markdown($0, "ja"),
        sources: [try CheckedDocument.markdown($0 == brief ? brief : english, "en")])
    }
    let files = drafts.indices.map {
      CheckedFile(path: path($0), language: "ja", lines: LineTable(Array("".utf8)))
    }
    DocumentSet.judge(&results, files: files)
    let found = results.flatMap(\.findings).filter { $0.rule == "untranslated-term" }
    #expect(found.count == left + short)
    return found.filter { $0.severity > .note }
  }
}
