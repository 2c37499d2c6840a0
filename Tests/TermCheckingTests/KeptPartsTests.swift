import DocumentFormats
import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Captions that many documents leave are told once.
struct KeptPartsTests {
  /// Short pages would leave a sentence by custom.
  private static let text = (0..<15).reduce(into: (japanese: "", english: "")) {
    $0.japanese += "空は\($1)回青いです。\n\n"
    $0.english += "The sky is blue \($1) times.\n\n"
  }

  @Test(arguments: [(1, 1), (4, 4), (5, 1), (30, 1)])
  func manyDocumentsAreToldOnce(documents: Int, warnings: Int) throws {
    let checker = TermChecker(glossary: ForeignPassages.glossary)
    let (japanese, english) = Self.text
    var results = try (0..<documents).map { index in
      // What all pages have is left by custom.
      let name = String(repeating: "x", count: index + 1)
      let caption = "![The hook that \(name) has left behind for us](a.png)"
      return checker.check(
        try .markdown("\(japanese)\(caption)", "ja"),
        sources: [try .markdown("\(english)\(caption)", "en")])
    }
    let files = results.indices.map {
      CheckedFile(path: "ja/\($0).md", language: "ja", lines: LineTable(Array("".utf8)))
    }
    DocumentSet.judge(&results, files: files)
    let found = results.flatMap(\.findings).filter { $0.rule == "untranslated-term" }
    #expect(found.count == documents)
    let told = found.filter { $0.severity > .note }
    #expect(told.count == warnings)
    let isGathered = told.first?.message.hasSuffix(
      "; so are \(documents - 1) others in \(documents) documents")
    #expect(isGathered == (documents > 4))
    #expect(told.first?.related.count == (documents > 4 ? min(5, documents - 1) : 0))
  }

  /// The same of values of the front matter, however many a document has.
  @Test(arguments: [(4, 4), (5, 1)])
  func frontMatterIsToldOnce(documents: Int, warnings: Int) throws {
    let checker = TermChecker(glossary: ForeignPassages.glossary)
    let (japanese, english) = Self.text
    var results = try (0..<documents).map { index in
      let name = String(repeating: "x", count: index + 1)
      let values =
        "---\ntitle: The hook of \(name)\nsummary: What the hook of \(name) has left\n---\n"
      return checker.check(
        try .markdown(values + japanese, "ja"), sources: [try .markdown(values + english, "en")])
    }
    DocumentSet.judge(&results)
    let told = results.flatMap(\.findings).filter {
      $0.rule == "untranslated-term" && $0.severity > .note
    }
    #expect(told.count == warnings)
    #expect(told.allSatisfy { $0.message.hasPrefix("the front matter is left untranslated") })
  }

  /// A heading that stands on many pages, and is left on nearly all of them.
  @Test(arguments: [(3, 3, 3), (4, 4, 1), (20, 20, 1), (20, 19, 1), (10, 8, 8)])
  func labelsThatAreAlwaysLeftAreToldOnce(documents: Int, left: Int, told: Int) throws {
    let checker = TermChecker(
      glossary: Glossary(
        concepts: [.example("hook", "ja", english: "hook", "フック")], language: "en"))
    let (japanese, english) = Self.text
    var results = try (0..<documents).map { index in
      checker.check(
        try .markdown("\(japanese)## \(index < left ? "Hooks" : "フック")", "ja"),
        sources: [try .markdown("\(english)## Hooks", "en")])
    }
    KeptParts.judge(&results, files: [])
    let found = results.flatMap(\.findings).filter {
      $0.rule == "untranslated-term" && $0.severity > .note
    }
    #expect(found.count == told)
    let isGathered = found.first?.message.hasSuffix("; so it is in \(left) documents")
    #expect(isGathered == (told == 1))
  }

  /// A heading without a term is told once where many pages have the same, and of each page where they differ.
  @Test(arguments: [(4, true, 4), (5, true, 1), (5, false, 5)])
  func headingsThatAreTheSameAreToldOnce(documents: Int, areSame: Bool, told: Int) throws {
    let checker = TermChecker(glossary: Glossary(concepts: [], language: "en"))
    let (japanese, english) = Self.text
    var results = try (0..<documents).map { index in
      let heading = "## How to open the window\(areSame ? "" : " number \(index)")"
      return checker.check(
        try .markdown("\(japanese)\(heading)", "ja"),
        sources: [try .markdown("\(english)\(heading)", "en")])
    }
    KeptParts.judge(&results, files: [])
    let found = results.flatMap(\.findings).filter { $0.rule == "untranslated-term" }
    #expect(found.count == documents)
    #expect(found.count { $0.severity > .note } == told)
  }
}
