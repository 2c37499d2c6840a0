import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// What programs put into every page is told in one of them.
struct RepeatedSentencesTests {
  private func told(_ documents: Int, besides others: Int, _ draft: (Int) -> String) throws -> Int {
    let checker = TermChecker(
      glossary: Glossary(
        concepts: [.example("lamp", "de", "Lampe", forbidden: ["Leuchte"])], language: "de"))
    var results = try (0..<documents).map { checker.check(try .markdown(draft($0), "de")) }
    results += try (0..<others).map { _ in checker.check(try .markdown("Alles ist gut.", "de")) }
    let files = results.indices.map {
      CheckedFile(path: "de/\($0).md", language: "de", lines: LineTable(Array("".utf8)))
    }
    DocumentSet.judge(&results, files: files)
    let found = results.flatMap(\.findings)
    #expect(found.count == documents)
    return found.count { $0.severity == .error }
  }

  @Test(arguments: [(11, 0, 11), (12, 0, 1), (12, 60, 1), (12, 61, 12)])
  func aSentenceOfEveryPageIsToldOnce(documents: Int, others: Int, errors: Int) throws {
    #expect(try told(documents, besides: others) { _ in "Die Leuchte ist aus." } == errors)
  }

  @Test func sentencesOfTheirOwnAreToldEach() throws {
    #expect(try told(20, besides: 0) { "Die Leuchte \($0) ist aus." } == 20)
  }
}
