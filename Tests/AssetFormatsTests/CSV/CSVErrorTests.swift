import AssetFormats
import LanguageAssets
import LanguageText
import TestSupport
import Testing

@Suite struct CSVErrorTests {
  @Test(arguments: [
    ("", 1, 1, "the file is empty"),
    ("concept,lang,term\na,en,b", 1, 1, "the header lacks “status”"),
    ("concept,lang,term,status\na,en,b,good", 2, 8, "“good” is no status"),
    (
      "concept,lang,term,status\na,english language,b,preferred", 2, 3,
      "“english language” is no language tag"
    ),
    ("concept,lang,term,status\n,en,b,preferred", 2, 1, "the cell “concept” is empty"),
    ("concept,lang,term,status\na,en", 2, 3, "the cell “term” is empty"),
    (
      "concept,lang,term,status\na,en,b,preferred,c", 2, 18,
      "the row has more cells than the header, 4"
    ),
    (
      "concept,lang,term,status\n\"a\nb\",en,\"c", 3, 7, "the quote that opens here is never closed"
    ),
    (
      "concept,lang,term,status\n\"a\"b,en,c,preferred", 2, 4,
      "text follows the closing quote of a cell"
    ),
    ("concept,lang,term,status,term\n", 1, 26, "the column “term” stands twice in the header"),
    ("concept,lang,term,status,exact\na,en,b,preferred,maybe", 2, 18, "“maybe” is no yes or no"),
    ("concept,lang,term,status\na,en,\u{0},preferred", 2, 6, "a NUL byte"),
  ])
  func namesTheFault(table: String, line: Int, column: Int, reason: String) {
    let error = #expect(throws: AssetError.self) { try read(Array(table.utf8)) }
    #expect(error?.reason == reason)
    #expect(error?.line == line)
    #expect(error?.column == column)
  }

  /// Tables of what other tools' glossaries say may have words of their own, so these are no faults.
  @Test(arguments: [
    ("noun", "Feminine", []), ("properNoun", "", []), ("", "common", []),
    (
      "blue", "green",
      [
        "2:18: “blue” is no part of speech that is known; expected abbreviation, adjective, adverb, conjunction, interjection, noun, other, phrase, preposition, pronoun, proper noun, properNoun, verb",
        "2:23: “green” is no gender that is known; expected common, feminine, masculine, neuter, other",
      ]
    ),
  ])
  func tellsOfUnknownWords(partOfSpeech: String, gender: String, messages: [String]) throws {
    let table =
      "concept,lang,term,status,partOfSpeech,gender\na,en,b,preferred,\(partOfSpeech),\(gender)\n"
    let read = try read(Array(table.utf8))
    #expect(read.warnings.list.map { "\($0.place): \($0.message)" } == messages)
    #expect(read.glossary.concepts.first?.terms.first?.gender ?? "" == gender)
  }

  @Test func namesTheFirstByteThatIsNotUTF8() {
    let bytes = Array("concept,lang,term,status\nж,ru,".utf8) + [0xEA, 0x2C]
    let error = #expect(throws: AssetError.self) { try read(bytes) }
    #expect(error?.reason == "a byte that is not UTF-8")
    #expect([error?.line, error?.column] == [2, 6])
  }

  @Test(arguments: [
    "concept,lang,term,status\na,en,b,preferred\n",
    "concept\tlang\tterm\tstatus\r\na\ten\tb\tpreferred",
    "concept;lang;term;status\ra;en;b;preferred\r",
    "\u{FEFF}Status,TERM,Lang,Concept\n\nPreferred,b,EN,a\n\n",
    "concept,lang,term,status,\na,en, b ,preferred,,,\n",
    "\"concept\",\"lang\",\"term\",\"status\"\n\"a\",\"en\",\"b\",\"preferred\"",
  ])
  func readsAllKindsOfTables(table: String) throws {
    let expected = Glossary(concepts: [Concept(id: "a", terms: [Term("b", language: "en")])])
    #expect(try read(Array(table.utf8)).glossary == expected)
    let units = [0xFEFF] + table.drop { $0 == "\u{FEFF}" }.utf16
    #expect(try read(units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }).glossary == expected)
  }

  @Test func warnsOfUnknownColumnsAndRepeatedRows() throws {
    let table = "concept,lang,term,status,statsu,colour\na,en,b,preferred\na,en,b,admitted"
    let result = try read(Array(table.utf8))
    #expect(
      result.warnings.list.map(\.message) == [
        "the column “statsu” is unknown; is “status” meant?", "the column “colour” is unknown",
        "“b” (en) stands twice in “a”; the first row is kept",
      ])
    #expect(result.glossary.termCount == 1)
  }

  @Test func gathersScatteredRows() throws {
    let table = """
      concept,lang,term,status,forms,blockers,exact,subject,definition,note
      a,en,button,preferred,buttons; butn; !butt,buttonhole,yes,UI,,
      b,en,menu,preferred,,,,,One text,
      a,ru,кнопка,Preferred,,,no,,Кнопка.,p
      a,en,knob,forbidden,,,,,A thing to press.,q
      b,ru,меню,doNotTranslate,,,,,One text,r
      """
    let glossary = try read(Array(table.utf8)).glossary
    #expect(
      glossary.concepts == [
        Concept(
          id: "a", subject: "UI", definitions: ["ru": "Кнопка.", "en": "A thing to press."],
          terms: [
            Term(
              "button", language: "en", forms: ["buttons", "butn"], removedForms: ["butt"],
              blockers: ["buttonhole"], isExact: true), Term("кнопка", language: "ru", note: "p"),
            Term("knob", language: "en", status: .forbidden, note: "q"),
          ]),
        Concept(
          id: "b", definition: "One text", note: "r",
          terms: [
            Term("menu", language: "en"), Term("меню", language: "ru", status: .doNotTranslate),
          ]),
      ])
  }

  @Test(arguments: 0..<400) func survivesMutation(seed: Int) {
    var bytes = CSVGlossaryWriter.bytes(of: Samples.glossary)
    var generator = SeededGenerator(seed: UInt64(seed))
    Mutation.apply(to: &bytes, using: &generator)
    do {
      #expect(try read(bytes).glossary.concepts.count <= 20)
    } catch let error as AssetError {
      #expect(!error.reason.isEmpty)
    } catch {
      Issue.record("\(error)")
    }
  }

  private func read(_ bytes: [UInt8]) throws -> (glossary: Glossary, warnings: AssetWarnings) {
    try GlossaryFormatCatalog.read(ByteSource(bytes))
  }
}
