import AssetFormats
import Foundation
import LanguageAssets
import LanguageText
import Testing

@testable import IsoglossProject

/// Glossaries of other tools, whose files say their languages in their names.
@Suite struct ExchangedGlossariesTests {
  private static let glossary = Glossary(
    concepts: [
      Concept(
        id: "lid",
        terms: [
          Term("lid", language: "en"), Term("Deckel", language: "de"), Term("蓋", language: "ja"),
        ])
    ], language: "en")

  private func load(
    _ paths: [String], _ source: LanguageTag? = "en", _ target: LanguageTag? = nil
  ) throws -> (terms: [String], warnings: [String]) {
    var warnings: [String] = []
    let glossary = try ExchangedGlossaries.load(paths, as: nil, source: source, target: target) {
      warnings.append($1.message)
    }
    return (glossary.concepts.flatMap(\.terms).map { "\($0.language) \($0.text)" }, warnings)
  }

  /// What was written into a folder is read back from it.
  @Test(arguments: GlossaryFormat.allCases)
  func readsTheFolderOfAnExport(format: GlossaryFormat) throws {
    let tree = try TemporaryTree(["out/notes.txt": "Nothing of this is a term.\n"])
    try FileManager.default.createDirectory(
      atPath: tree.path("out"), withIntermediateDirectories: true)
    let made = try GlossaryExportRun(
      Self.glossary, as: .format(format), source: "en", output: tree.path("out")
    ).run()
    for file in made.files {
      let path = try #require(file.path)
      try tree.write(
        String(decoding: file.bytes, as: UTF8.self), to: String(path.dropFirst(tree.root.count + 1))
      )
    }
    let read = try load([tree.path("out")])
    #expect(Set(read.terms) == ["en lid", "de Deckel", "ja 蓋"])
    #expect(read.warnings == ["left out: no tab parts two terms in it"])
  }

  /// What in a folder is no glossary is told, with the reason.
  @Test(
    arguments: [
      ("a.md", "# Lid\n", "left out: no table"), ("a.xml", "<note/>", "left out: "),
      ("a.xlf", "<xliff/>", "left out: <xliff> has no srcLang"),
      ("a.tmx", "", "left out: a translation memory"), ("a.xlsx", "", "left out: save it as CSV"),
      ("a.txt", "lid\tDeckel\n", "left out: its name does not say the language"),
    ])
  func tellsWhatIsLeftOut(name: String, text: String, message: String) throws {
    let tree = try TemporaryTree(["g/\(name)": text])
    let error = #expect(throws: RunError.self) { try load([tree.path("g")]) }
    #expect(error?.message == "no file in the folder is a glossary")
    try tree.write("#UTX 1.20; en/ja; x\n#src\ttgt\nlid\t蓋\n", to: "g/z.utx")
    let read = try load([tree.path("g")])
    #expect(read.terms == ["en lid", "ja 蓋"])
    #expect(read.warnings.count == 1 && read.warnings.allSatisfy { $0.hasPrefix(message) })
  }

  /// What was written into any format adds nothing to the glossary that it was written from: no second concept, no
  /// term twice, no other status, and no definition where a list has it for want of a column.
  @Test(arguments: GlossaryFormat.allCases, [false, true])
  func anExportAddsNothing(format: GlossaryFormat, keepsProposals: Bool) throws {
    let tree = try TemporaryTree(["out/notes.html": ""])
    let glossary = Glossary(
      concepts: [
        Concept(
          id: "lid", subject: "ui", definition: "What closes a box.", note: "Of boxes.",
          terms: [
            Term("lid", language: "en"), Term("cover", language: "en", status: .admitted),
            Term("Deckel", language: "de", gender: "masculine"),
            Term("Klappe", language: "de", status: .admitted),
            Term("Haube", language: "de", status: .forbidden),
            Term("蓋", language: "ja", status: .proposed),
          ]),
        Concept(
          id: "dust-cover", definitions: ["en": "What keeps dust away."],
          terms: [Term("cover", language: "en"), Term("Schutz | Hülle", language: "de")]),
        Concept(
          id: "Nova",
          terms: [Term("Nova", language: "en", status: .doNotTranslate, isExact: true)]),
        Concept(
          id: "lid-2", terms: [Term("hinge", language: "en"), Term("Gelenk", language: "de")]),
        Concept(
          id: "2 hinges", terms: [Term("hinge", language: "en"), Term("Band", language: "de")]),
        Concept(
          id: "Vela",
          terms: [
            Term("Vela", language: "en", status: .doNotTranslate),
            Term("Vela", language: "ja", status: .proposed),
            Term("Vela", language: "de", status: .admitted),
          ]),
        Concept(
          id: "bolt",
          terms: [Term("bolt", language: "en"), Term("Bolzen", language: "de")]),
        Concept(
          id: "bolt-2",
          terms: [
            Term("bolt", language: "en"), Term("Riegel", language: "de", status: .proposed),
          ]),
      ], language: "en")
    let original = tree.path("glossary.tbx")
    try AtomicFile.write(TBXWriter.bytes(of: glossary), to: original)
    let before = try ExchangedGlossaries.load([original], as: nil, source: nil, target: nil) {
      _, _ in
    }
    var run = GlossaryExportRun(
      before, as: .format(format), source: "en", output: tree.path("out") + "/")
    run.keepsProposals = keepsProposals
    for file in try run.run().files {
      let path = try #require(file.path)
      try AtomicFile.write(file.bytes, to: path)
      // A pipe parts synonyms in a table for Trados, so that the name has none there.
      if format == .trados {
        let table = String(decoding: file.bytes, as: UTF8.self)
        try AtomicFile.write(
          Array(table.replacing("Schutz / Hülle", with: "").utf8), to: path)
      }
      let after = try ExchangedGlossaries.load(
        [original, path], as: nil, source: "en", target: nil
      ) { _, _ in }
      #expect(after.concepts == before.concepts, "\(path)")
    }
  }

  /// A tool that wants a region for each language gives back no second language.
  @Test func aRegionThatAToolWantsAddsNothing() throws {
    let tree = try TemporaryTree([
      "a.csv": "concept,lang,term,status\nlid,en,lid,preferred\nlid,en,top,forbidden\n",
      "b.csv": "concept,lang,term,status\nlid,en-US,lid,preferred\nlid,en-US,top,preferred\n",
    ])
    let read = try ExchangedGlossaries.load(
      [tree.path("a.csv"), tree.path("b.csv")], as: nil, source: nil, target: nil
    ) { _, _ in }
    #expect(
      read.concepts.flatMap(\.terms).map { "\($0.language) \($0.text) \($0.status)" }
        == ["en lid preferred", "en top forbidden", "en-US top preferred"])
  }

  /// A list adds what is new in it to the concept that its pair is of, and leaves alone what is decided.
  @Test func aListAddsWhatIsNew() throws {
    let tree = try TemporaryTree([
      "a.csv": """
      concept,lang,term,status
      k1,en,lid,preferred
      k1,de,Deckel,proposed
      k2,en,cover,preferred
      k2,de,Hülle,preferred

      """,
      "b.de.txt": "lid\tDeckel\tround\nlid\tKappe\ncover\tHülle\nhinge\tBand\n",
    ])
    let read = try ExchangedGlossaries.load(
      [tree.path("a.csv"), tree.path("b.de.txt")], as: nil, source: "en", target: nil
    ) { _, _ in }
    let terms = read.concepts.map { concept in
      concept.terms.map { "\($0.text) \($0.status) \($0.note ?? "")" }
    }
    #expect(read.concepts.map(\.id) == ["k1", "k2", "hinge"])
    #expect(
      terms == [
        ["lid preferred ", "Deckel proposed round", "Kappe admitted "],
        ["cover preferred ", "Hülle preferred "], ["hinge preferred ", "Band preferred "],
      ])
  }

  /// What the name of a file says goes before what is said of all.
  @Test(
    arguments: [
      ("a.ja.tsv", "de", "ja", ["read as ja, which its name says, not as de"]),
      ("a.zh-Hans.tsv", "zh-CN", "zh-CN", []), ("a.tsv", "de", "de", []),
      ("a.new.tsv", "de", "de", []),
    ] as [(String, LanguageTag, String, [String])])
  func theNameOfAFileSaysItsLanguage(
    name: String, target: LanguageTag, language: String, warnings: [String]
  ) throws {
    let tree = try TemporaryTree([name: "lid\tX\n"])
    let read = try load([tree.path(name)], "en", target)
    #expect(read.terms == ["en lid", "\(language) X"])
    #expect(read.warnings == warnings)
  }

  @Test func aCatalogueSaysItsLanguageInItsPath() throws {
    let tree = try TemporaryTree(["g/ja.po": "msgid \"lid\"\nmsgstr \"蓋\"\n"])
    #expect(try load([tree.path("g")], nil).terms == ["en lid", "ja 蓋"])
  }
}
