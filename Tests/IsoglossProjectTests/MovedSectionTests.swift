import Foundation
import IsoglossProject
import TermChecking
import Testing

/// A draft may have its sections in another order than its source.
@Suite struct MovedSectionTests {
  @Test func aMovedSectionIsNotLeftOut() async throws {
    let folder = try TemporaryTree()
    let text = try String(
      contentsOfFile: Samples.path("guideline/ru/buttons.md"), encoding: .utf8)
    var sections = text.components(separatedBy: "\n## ")
    sections.swapAt(1, 2)
    let draft = try folder.write(sections.joined(separator: "\n## "), to: "buttons.ru.md")
    let run = CheckRun(
      paths: [draft], language: "ru", sources: [Samples.path("guideline/en/buttons.md")],
      sourceLanguage: "en", glossaries: [Samples.path("ui-controls.csv")],
      configuration: Configuration(base: "."))
    let result = try #require(try await run.run().first?.result)
    #expect(result.omittedPassages.isEmpty)
  }
}
