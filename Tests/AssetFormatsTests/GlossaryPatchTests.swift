import AssetFormats
import LanguageAssets
import LanguageText
import Testing

/// An edit changes what it is about in the file, and nothing else.
@Suite struct GlossaryPatchTests {
  private static let foreign = """
    <?xml version='1.0'?>
    <!-- <termEntry id="no"> --><martif type="TBX-Basic" xml:lang="en"><martifHeader/><text><body>
    <termEntry id="a"><langSet xml:lang="en"><tig><term>menu</term></tig></langSet></termEntry>
       <termEntry   id="b"><langSet xml:lang="en"><tig>
      <term>button</term></tig></langSet></termEntry>
    </body></text></martif>
    """

  /// Entries of a file whose categories are elements get no categories as attributes.
  @Test func keepsTheStyleOfTheFile() throws {
    let file = try TBXWriter.bytes(of: Samples.glossary, version: .v3DCT)
    // With a comment it is a file of somebody else's, in which one entry is replaced.
    for comment in ["", "<!-- by hand -->"] {
      let changed = try GlossaryPatch.bytes(
        file + Array(comment.utf8),
        applying: [.setConcept("toggle-button", .definition, nil, "Another.")])
      let text = String(decoding: changed, as: UTF8.self)
      #expect(text.contains("<basic:definition>Another.</basic:definition>"))
      #expect(!text.contains("type=\"definition\""))
      #expect(text.hasSuffix(comment))
    }
  }

  /// A file in UTF-16 stays one, be it our own or another's.
  @Test(arguments: [true, false], ["", "<!-- by hand -->"])
  func keepsUTF16(isBigEndian: Bool, comment: String) throws {
    let own = String(decoding: try TBXWriter.bytes(of: Samples.glossary), as: UTF8.self)
    let text = own.replacing("\"UTF-8\"", with: "\"UTF-16\"") + comment
    let file = ([0xfeff] + Array(text.utf16)).flatMap { unit -> [UInt8] in
      let pair = [UInt8(unit >> 8), UInt8(unit & 0xff)]
      return isBigEndian ? pair : pair.reversed()
    }
    let changed = try GlossaryPatch.bytes(
      file, applying: [.setConcept("toggle-button", .definition, nil, "Ein „Schalter“.")])
    #expect(changed.prefix(2) == file.prefix(2))
    let units = stride(from: 2, to: changed.count - 1, by: 2).map { index -> UInt16 in
      let pair = (UInt16(changed[index]), UInt16(changed[index + 1]))
      return isBigEndian ? pair.0 << 8 | pair.1 : pair.1 << 8 | pair.0
    }
    let result = String(decoding: units, as: UTF16.self)
    #expect(result.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-16\"?>"))
    #expect(result.hasSuffix(comment) && result.contains(">Ein „Schalter“.<"))
    #expect(result.count - text.count < 80)
    let read = try GlossaryFormatCatalog.read(ByteSource(changed)).glossary
    #expect(
      read.concepts.first { $0.id == "toggle-button" }?.definition == "Ein „Schalter“.")
  }

  @Test func changesOneEntryOfAForeignFile() throws {
    let term = Term("button", language: "en", status: .forbidden)
    let text = try patched(Self.foreign, .replace(concept: "b", term))
    #expect(text.hasPrefix(Self.foreign.prefix(while: { $0 != "b" })))
    #expect(
      text.contains("<termEntry id=\"a\"><langSet xml:lang=\"en\"><tig><term>menu</term></tig>"))
    #expect(text.contains("isogloss status: forbidden"))
    #expect(text.hasSuffix("</termEntry>\n</body></text></martif>"))
    let added = try patched(Self.foreign, .add(concept: "c", Term("tab", language: "en")))
    #expect(
      added.contains("<term>button</term></tig></langSet></termEntry>\n      <termEntry id=\"c\">"))
  }

  @Test func changesOneLineOfAnOwnFile() throws {
    let original = String(decoding: try TBXWriter.bytes(of: Samples.glossary), as: UTF8.self)
    let text = try patched(
      original, .setConcept("toggle-button", .definition, nil, "Of two states."))
    let changed = zip(original.split(separator: "\n"), text.split(separator: "\n"))
      .filter { $0 != $1 }.map { String($1) }
    #expect(changed == ["        <descrip type=\"definition\">Of two states.</descrip>"])
  }

  @Test(arguments: [
    (
      "concept;lang;term;status;extra\r\na;en;\"x\";preferred;1\r\nb;en;y;admitted;2\r\n",
      GlossaryEdit.replace(concept: "b", Term("y", language: "en", status: .deprecated)),
      "concept;lang;term;status;extra\r\na;en;\"x\";preferred;1\r\nb;en;y;deprecated;2\r\n"
    ),
    (
      "term,lang,concept,status\nx,en,a,preferred\ny,en,b,preferred",
      .add(concept: "a", Term("z, z", language: "ru", status: .admitted)),
      "term,lang,concept,status\nx,en,a,preferred\n\"z, z\",ru,a,admitted\ny,en,b,preferred"
    ),
    (
      "concept,lang,term,status,definition\na,en,x,preferred,\"One,\nline\"\na,ru,y,preferred,\n",
      .setConcept("a", .definition, nil, "Two"),
      "concept,lang,term,status,definition\na,en,x,preferred,Two\na,ru,y,preferred,\n"
    ),
  ])
  func changesCellsOfTables(original: String, edit: GlossaryEdit, expected: String) throws {
    #expect(try patched(original, edit) == expected)
  }

  /// Spreadsheets save tables in UTF-16 with a byte order mark, or in UTF-8 with one.
  @Test(arguments: ["\n", "\r\n"], [",", ";", "\t"])
  func keepsTheEncodingOfATable(lineEnd: String, separator: String) throws {
    let rows = [["concept", "lang", "term", "status"], ["a", "ru", "крышка", "proposed"]]
    func table(_ rows: [[String]]) -> String {
      rows.map { $0.joined(separator: separator) + lineEnd }.joined()
    }
    func wide(_ text: String, isBigEndian: Bool) -> [UInt8] {
      ("\u{FEFF}" + text).utf16.flatMap { unit in
        let pair = [UInt8(unit >> 8), UInt8(unit & 0xff)]
        return isBigEndian ? pair : pair.reversed()
      }
    }
    let edits: [(GlossaryEdit, [[String]])] = [
      (
        .replace(concept: "a", Term("крышка", language: "ru")),
        [rows[0], ["a", "ru", "крышка", "preferred"]]
      ),
      (
        .add(concept: "a", Term("lid", language: "en")),
        rows + [["a", "en", "lid", "preferred"]]
      ),
      (
        .setConcept("a", .note, nil, "Ж"),
        [rows[0] + ["note"], rows[1] + ["Ж"]]
      ),
    ]
    for (edit, expected) in edits {
      for isBigEndian in [true, false] {
        let changed = try GlossaryPatch.bytes(
          wide(table(rows), isBigEndian: isBigEndian), applying: [edit])
        #expect(changed == wide(table(expected), isBigEndian: isBigEndian))
      }
      let marked = try GlossaryPatch.bytes(Array(("\u{FEFF}" + table(rows)).utf8), applying: [edit])
      #expect(marked == Array(("\u{FEFF}" + table(expected)).utf8))
    }
  }

  @Test func addsColumnsThatAreMissing() throws {
    let text = try patched(
      "concept,lang,term,status\na,en,x,preferred\n", .setConcept("a", .note, nil, "N"))
    #expect(text == "concept,lang,term,status,note\na,en,x,preferred,N\n")
  }

  @Test(arguments: [
    (GlossaryEdit.setConcept("bb", .note, nil, "x"), "no concept has the id “bb”"),
    (
      .add(concept: "b", Term("button", language: "en")),
      "“b” has “button” in en already, as preferred"
    ),
    (.replace(concept: "b", Term("knob", language: "en")), "“b” has no term “knob” in en"),
  ])
  func refusesWhatCannotBe(edit: GlossaryEdit, reason: String) {
    let error = #expect(throws: GlossaryEditError.self) { try patched(Self.foreign, edit) }
    #expect(error?.reason == reason)
  }

  /// Several edits at a time make the file that they make one after the other.
  @Test func severalEditsAreMadeAtOnce() throws {
    let edits = [
      GlossaryEdit.setConcept("toggle-button", .note, nil, "N"),
      .setConcept("toggle-button", .definition, nil, "D"),
      .add(concept: "tab", Term("tab", language: "en")),
      .add(concept: "panel", Term("panel", language: "en")),
      .setConcept("panel", .note, nil, "P"),
    ]
    let own = try TBXWriter.bytes(of: Samples.glossary)
    for file in [own, own + Array("<!-- by hand -->".utf8)] {
      let single = try edits.reduce(file) { try GlossaryPatch.bytes($0, applying: [$1]) }
      #expect(try GlossaryPatch.bytes(file, applying: edits) == single)
      #expect(single != file)
    }
    let table = "concept,lang,term,status\na,en,x,proposed\na,ru,y,proposed\n"
    let names = [("x", "en"), ("y", "ru")] as [(String, LanguageTag)]
    let accepted = try GlossaryPatch.bytes(
      Array(table.utf8), applying: names.map { .replace(concept: "a", Term($0.0, language: $0.1)) })
    #expect(
      String(decoding: accepted, as: UTF8.self) == table.replacing("proposed", with: "preferred"))
    #expect(throws: GlossaryEditError.self) {
      try GlossaryPatch.bytes(own, applying: edits + [.setConcept("no", .note, nil, "x")])
    }
  }

  private func patched(_ text: String, _ edit: GlossaryEdit) throws -> String {
    String(
      decoding: try GlossaryPatch.bytes(Array(text.utf8), applying: [edit]), as: UTF8.self)
  }
}
