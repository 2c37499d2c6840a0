import AssetFormats
import LanguageAssets
import LanguageText
import Testing

/// The tables of Weblate's glossary components.
@Suite struct WeblateTableTests {
  private static let direction = GlossaryDirection(from: "en", to: "de")

  /// The concepts, a line each: identifier and terms, `+` before what is admitted.
  private func read(_ table: String) throws -> [String] {
    let read = try GlossaryFormatCatalog.read(
      ByteSource(Array(table.utf8)), direction: Self.direction)
    #expect(read.warnings.list == [])
    return read.glossary.concepts.map { concept in
      let terms = concept.terms.map {
        "\($0.language) \($0.status == .admitted ? "+" : "")\($0.text)"
      }
      return "\(concept.id): \(terms.joined(separator: ", "))"
    }
  }

  private static let header = "source,target,context,translator_comments,developer_comments\n"

  @Test(arguments: [
    // A second translation, and a second name of the source with both.
    (
      "lid,Deckel,lid-1,,\nlid,Klappe,lid-1: Klappe,,\ntop,Deckel,lid-1,,\ntop,Klappe,lid-1: Klappe,,\n",
      ["lid-1: en lid, de Deckel, de +Klappe, en +top"]
    ),
    // Weblate's own: words about the source term, or none.
    ("run,Lauf,noun,,\nwalk,Gang,noun,,\n", ["noun: en run, de Lauf", "walk: en walk, de Gang"]),
    ("run,Lauf,,,\nrun,laufen,,,\n", ["run: en run, de Lauf", "run-2: en run, de laufen"]),
    // A concept whose identifier ends like a second translation.
    ("lid,Klappe,b: Klappe,,\n", ["b: Klappe: en lid, de Klappe"]),
  ])
  func readsConcepts(rows: String, concepts: [String]) throws {
    #expect(try read(Self.header + rows) == concepts)
  }

  @Test func readsWhatItWrote() throws {
    let concept = Concept(
      id: "lid", definition: "What closes a pot.",
      terms: [
        Term("lid", language: "en"), Term("Deckel", language: "de", note: "Rund."),
        Term("Klappe", language: "de", status: .admitted),
      ])
    let bytes = try GlossaryFormatCatalog.bytes(
      of: Glossary(concepts: [concept]), as: .weblate, direction: Self.direction)
    for format in [GlossaryFormat.weblate, nil] {
      let read = try GlossaryFormatCatalog.read(
        ByteSource(bytes), as: format, direction: Self.direction)
      #expect(read.glossary.concepts == [concept])
    }
  }

  @Test func asksForTheLanguages() {
    let error = #expect(throws: AssetError.self) {
      try GlossaryFormatCatalog.read(ByteSource(Array((Self.header + "lid,Deckel,a,,\n").utf8)))
    }
    #expect(error?.reason == "the table does not name the languages of source and target")
  }

  /// Rows with one identifier are one concept in every table of languages.
  @Test func aConceptHasOnePreferredTerm() throws {
    #expect(
      try read("Concept ID,en,de\nlid,lid,Deckel\nlid,top,Klappe\n")
        == ["lid: en lid, de Deckel, en +top, de +Klappe"])
  }
}
