import AssetFormats
import LanguageAssets
import LanguageText
import Testing

/// What becomes of all that a glossary says beyond its terms.
@Suite struct GlossaryDetailTests {
  private static let direction = GlossaryDirection(from: "en", to: "de")

  private func text(of concept: Concept, as format: GlossaryFormat) throws -> String {
    let glossary = Glossary(concepts: [concept], language: "en")
    let bytes = try GlossaryFormatCatalog.bytes(
      of: glossary, as: format, direction: Self.direction)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let formats = GlossaryFormat.allCases.filter { ![.deepl, .markdown].contains($0) }

  /// TBX has definitions at the language more often than at the concept.
  @Test(arguments: formats)
  func writesTheDefinitionOfALanguage(format: GlossaryFormat) throws {
    let concept = Concept(
      id: "hub", definitions: ["en": "A place where lines meet."],
      terms: [Term("hub", language: "en"), Term("Knoten", language: "de")])
    #expect(try text(of: concept, as: format).contains("A place where lines meet."))
  }

  @Test(arguments: formats.filter { $0 != .phrase })
  func writesTheDefinitionOfTheTarget(format: GlossaryFormat) throws {
    let concept = Concept(
      id: "hub", definitions: ["de": "Ein Ort, wo Linien enden."],
      terms: [Term("hub", language: "en"), Term("Knoten", language: "de")])
    #expect(try text(of: concept, as: format).contains("Ein Ort, wo Linien enden."))
  }

  @Test(arguments: [GlossaryFormat.trados, .utx])
  func readsTheDefinitionOfTheTarget(format: GlossaryFormat) throws {
    let concept = Concept(
      id: "hub", definition: "Where lines meet.", definitions: ["de": "Wo Linien enden."],
      terms: [Term("hub", language: "en"), Term("Knoten", language: "de")])
    let written = Array(try text(of: concept, as: format).utf8)
    let read = try GlossaryFormatCatalog.read(ByteSource(written)).glossary.concepts
    #expect(read == [concept])
  }

  @Test func writesWhatUTXHasColumnsFor() throws {
    let concept = Concept(
      id: "hub",
      terms: [
        Term("hub", language: "en", note: "Of rails."),
        Term(
          "Knoten", language: "de", partOfSpeech: "noun", gender: "masculine",
          context: "Der Knoten liegt im Tal."),
      ])
    let written = Array(try text(of: concept, as: .utx).utf8)
    #expect(try GlossaryFormatCatalog.read(ByteSource(written)).glossary.concepts == [concept])
  }
}
