import Foundation
import IsoglossProject
import Testing

/// Extraction grows a glossary: what it links stays linked, under its own name.
@Suite struct ExtractWithGlossaryTests {
  @Test func keepsTheNamesThatSomebodyAccepted() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    func write(_ name: String, _ text: String) throws -> String {
      let path = folder.appendingPathComponent(name).path
      try AtomicFile.write(Array(text.utf8), to: path)
      return path
    }
    let english = try write("a.en.md", "# Dials\n\nTurn the dial. The dial shows a value.\n")
    let russian = try write(
      "a.ru.md", "# Лимбы\n\nПоверните лимб. Лимб показывает значение.\n")
    let glossary = try write(
      "g.csv",
      "concept,lang,term,status\nround-control,en,dial,preferred\n"
        + "round-control,ru,лимб,preferred\n")
    let outcome = try await ExtractRun(
      paths: [english, russian], glossaries: [glossary], configuration: Configuration(base: ".")
    ).run()
    let concept = try #require(outcome.concepts.first { $0.id == "round-control" })
    #expect(Set(concept.terms.map(\.text)) == ["dial", "лимб"])
  }
}
