import AssetFormats
import LanguageAssets
import LanguageText
import TestSupport
import Testing

/// What real termbases look like, in small.
@Suite struct TBXReaderTests {
  /// An identifier that is white space is none, and a later writing would lose it.
  @Test(arguments: [(" ", "im"), (" a ", "a"), ("", "im"), ("a b", "a b")])
  func trimsIdentifiers(written: String, id: String) throws {
    let document =
      "<martif><text><body><termEntry id='\(written)'><langSet xml:lang='en'><tig><term>im</term>"
      + "</tig></langSet></termEntry></body></text></martif>"
    let glossary = try TBXReader.read(ByteSource(Array(document.utf8))).glossary
    #expect(glossary.concepts.map(\.id) == [id])
    for version in TBXWriter.Version.allCases {
      let bytes = try TBXWriter.bytes(of: glossary, version: version)
      #expect(try TBXReader.read(ByteSource(bytes)).glossary.concepts.map(\.id) == [id])
    }
  }

  @Test(arguments: [
    ("administrativeStatus", "preferredTerm-admn-sts", TermStatus.preferred),
    ("administrativeStatus", "standardizedTerm-admn-sts", .preferred),
    ("administrativeStatus", "admitted", .admitted),
    ("administrativeStatus", "deprecatedTerm-admn-sts", .deprecated),
    ("administrativeStatus", "supersededTerm", .deprecated),
    ("normativeAuthorization", "legalTerm", .preferred),
    ("normativeAuthorization", "admittedTerm", .admitted),
    ("usageStatus", "deprecated", .deprecated),
    ("administrativeStatus", "forbidden", .forbidden),
    ("usageStatus", "notRecommended", .forbidden),
    ("administrativeStatus", "obsolete", .deprecated), ("processStatus", "unprocessed", .proposed),
    ("processStatus", "finalized", .preferred), ("administrativeStatus", "?", .preferred),
  ])
  func readsStatus(category: String, value: String, status: TermStatus) throws {
    let note = "<termNote type='\(category)'>\(value)</termNote>"
    let concept = try concept("<langSet lang='en'><tig><term>a</term>\(note)</tig></langSet>")
    #expect(concept.terms.map(\.status) == [status])
  }

  @Test func takesTheFirstTermForPreferred() throws {
    let concept = try concept(
      """
      <langSet xml:lang='en'><tig><term>a</term></tig><tig><term>b</term></tig></langSet>
      <langSet xml:lang='ru'><tig><term>в</term></tig>
      <tig><term>г</term><termNote type='administrativeStatus'>preferred</termNote></tig></langSet>
      """)
    #expect(concept.terms.map(\.status) == [.preferred, .admitted, .admitted, .preferred])
  }

  @Test func readsNestedTermsAndWrappedText() throws {
    let concept = try concept(
      """
      <descripGrp><descrip type='Definition'>Of two
          states.</descrip><admin type='source'>X</admin></descripGrp>
      <langSet xml:lang='en'><descrip type='definition'>In English.</descrip><ntig><termGrp>
        <term>toggle
          <hi>button</hi></term><termNote type='partOfSpeech'>noun</termNote></termGrp>
        <descrip type='context'>Press it.</descrip><note>Old.</note></ntig></langSet>
      """)
    #expect(concept.definition == "Of two states.")
    #expect(concept.definitions == ["en": "In English."])
    var term = try #require(concept.terms.first)
    term.carried = []
    #expect(
      term
        == Term(
          "toggle button", language: "en", partOfSpeech: "noun", context: "Press it.", note: "Old.")
    )
  }

  @Test func readsCategoriesWrittenAsElements() throws {
    let document = """
      <tbx type='TBX-Basic' style='dct' xml:lang='en' xmlns='urn:iso:std:iso:30042:ed-2'
        xmlns:min='http://www.tbxinfo.net/ns/min' xmlns:basic='http://www.tbxinfo.net/ns/basic'>
      <tbxHeader><fileDesc><titleStmt><title>T</title></titleStmt></fileDesc></tbxHeader>
      <text><body><conceptEntry id='c1'><min:subjectField>UI</min:subjectField>
      <langSec xml:lang='de'><termSec><term>Knopf</term>
      <min:administrativeStatus>admittedTerm-admn-sts</min:administrativeStatus>
      <basic:grammaticalGender>masculine</basic:grammaticalGender></termSec></langSec>
      </conceptEntry></body></text></tbx>
      """
    let expected = Glossary(
      concepts: [
        Concept(
          id: "c1", subject: "UI",
          terms: [Term("Knopf", language: "de", status: .admitted, gender: "masculine")])
      ], language: "en", title: "T")
    #expect(try read(Array(document.utf8)).glossary == expected)
  }

  @Test func makesIdentifiersFromTerms() throws {
    let entry =
      "<termEntry><langSet lang='en'><tig><term>Toggle Button</term></tig></langSet></termEntry>"
    let document = "<martif><text><body>\(entry)\(entry)</body></text></martif>"
    let concepts = try read(Array(document.utf8)).glossary.concepts
    #expect(concepts.map(\.id) == ["toggle-button", "toggle-button-2"])
  }

  @Test(arguments: [
    ("<martif><text><body><termEntry><langSet><tig><term>a</term>", "does not say its language"),
    ("<martif><text><body><termEntry>", "the file ends inside <termEntry>"),
    ("<tmx/>", "this is a TMX translation memory, not a TBX termbase"),
    ("<html><br>", "this is an HTML page"),
  ])
  func namesTheFault(document: String, reason: String) {
    let error = #expect(throws: AssetError.self) { try read(Array(document.utf8)) }
    #expect(error?.reason.contains(reason) == true, "\(String(describing: error))")
  }

  @Test(arguments: 0..<300) func survivesMutation(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let version = seed.isMultiple(of: 2) ? TBXWriter.Version.v2 : .v3
    var bytes = try TBXWriter.bytes(of: Samples.glossary, version: version)
    Mutation.apply(to: &bytes, using: &generator)
    do {
      #expect(try read(bytes).glossary.concepts.count <= 20)
    } catch let error as AssetError {
      #expect(!error.reason.isEmpty)
    } catch {
      Issue.record("\(error)")
    }
  }

  private func concept(_ content: String) throws -> Concept {
    let document =
      "<martif type='TBX'><text><body><termEntry id='x'>\(content)</termEntry></body></text></martif>"
    return try #require(try read(Array(document.utf8)).glossary.concepts.first)
  }

  private func read(_ bytes: [UInt8]) throws -> (glossary: Glossary, warnings: AssetWarnings) {
    try TBXReader.read(ByteSource(bytes))
  }
}
