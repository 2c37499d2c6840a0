import AssetFormats
import LanguageAssets
import LanguageText
import Testing

/// Glossary components of Weblate that are kept as PO.
@Suite struct POGlossaryTests {
  private static let header = "msgid \"\"\nmsgstr \"Language: de\\n\"\n\n"

  @Test func readsTheEntriesOfACatalogue() throws {
    let catalogue =
      "# Made by hand.\n" + Self.header + """
        #. What closes a pot.
        # Rund.
        #, terminology
        msgctxt "kitchen"
        msgid "lid"
        msgstr "Deckel"

        #, read-only
        msgid "Nova"
        msgstr "Nova"

        #, forbidden
        msgid "rim"
        msgstr "Felge"

        #, fuzzy
        msgid "hub"
        msgstr "Knoten"

        msgid "knob"
        msgstr ""

        #~ msgid "old"
        #~ msgstr "alt"

        """
    let read = try GlossaryFormatCatalog.read(ByteSource(Array(catalogue.utf8)))
    #expect(read.warnings.list == [])
    #expect(
      read.glossary.concepts == [
        Concept(
          id: "kitchen", definition: "What closes a pot.",
          terms: [Term("lid", language: "en"), Term("Deckel", language: "de", note: "Rund.")]),
        Concept(id: "nova", terms: [Term("Nova", language: "en", status: .doNotTranslate)]),
        Concept(
          id: "rim",
          terms: [Term("rim", language: "en"), Term("Felge", language: "de", status: .forbidden)]),
        Concept(
          id: "hub",
          terms: [Term("hub", language: "en"), Term("Knoten", language: "de", status: .proposed)]),
        Concept(id: "knob", terms: [Term("knob", language: "en")]),
      ])
  }

  @Test func asksForTheLanguage() throws {
    let bytes = Array("msgid \"lid\"\nmsgstr \"Deckel\"\n".utf8)
    let error = #expect(throws: AssetError.self) {
      try GlossaryFormatCatalog.read(ByteSource(bytes))
    }
    #expect(error?.reason == "the header does not name the language of the translations")
    let read = try GlossaryFormatCatalog.read(
      ByteSource(bytes), direction: GlossaryDirection(from: "en", to: "de"))
    #expect(read.glossary.concepts.flatMap(\.terms).map(\.language) == ["en", "de"])
  }

  @Test func isNotEditedInPlace() {
    let error = #expect(throws: AssetError.self) {
      try GlossaryPatch.bytes(
        Array(Self.header.utf8), applying: [.setConcept("a", .note, nil, "x")])
    }
    #expect(error?.reason == "a PO file is not edited in place")
  }
}
