import AssetFormats
import LanguageAssets
import LanguageText
import TestSupport
import Testing

/// What is broken, dangerous or no TMX at all: an error that says where and what, never less.
@Suite struct HostileTMXTests {
  @Test(
    .enabled(if: SharedFiles.areHere, "no shared files beside the checkout"),
    arguments: [
      ("truncated-midchar", 196, "the file ends inside <seg>"),
      ("truncated-midtag", 2203, "not text in the declared encoding"),
      ("cp1251-declared-utf8", 7, "not text in the declared encoding"),
      ("missing-end-tuv", 8, "</tu> stands where </tuv> is expected, which line 5 opens"),
      ("dup-attr", 5, "an attribute stands twice in one tag"),
      ("lone-surrogate", 6, "XML cannot hold the character U+D800"),
      ("two-roots", 68, "something follows the end of the document"),
      ("entity-bomb", 3, "entities expand without end"),
      ("xxe-file", 3, "the entity “x” stands outside the file"),
      ("no-lang", 5, "this <tuv> does not say its language"),
      ("html-saved-as", 1, "this is an HTML page, not a TMX translation memory"),
      ("tiled-map", 2, "this is a map of the Tiled game editor"),
      ("xliff-named", 2, "this is an XLIFF file"),
      ("nul-bytes", 6, "XML cannot hold the character U+0000"),
      ("garbage", 1, "no XML here"),
    ])
  func namesTheFault(name: String, line: Int, reason: String) throws {
    let bytes = try SharedFiles.bytes("tmx-derived/\(name).tmx")
    let error = #expect(throws: AssetError.self) {
      try TMXReader.read(ByteSource(bytes)) { _ in }
    }
    #expect(error?.reason.contains(reason) == true, "\(String(describing: error))")
    #expect(error?.line == line)
    #expect((error?.column ?? 0) > 0)
  }

  @Test(
    .enabled(if: SharedFiles.areHere, "no shared files beside the checkout"),
    arguments: [("crlf", 11, 22), ("internal-entity-ok", 1, 2), ("utf16le-nobom-declutf8", 11, 22)])
  func readsOddButValidFiles(name: String, unitCount: Int, variantCount: Int) throws {
    let units = try read(try SharedFiles.bytes("tmx-derived/\(name).tmx"))
    #expect(units.count == unitCount)
    #expect(units.reduce(0) { $0 + $1.variants.count } == variantCount)
  }

  @Test(arguments: [
    ("", "the file is empty"),
    ("<tmx><body><tu><tuv xml:lang='en'><seg>a\u{B}</seg>", "U+000B"),
    ("<tmx><body><tu><tuv xml:lang='en'><seg>a&#x1F;</seg>", "U+001F"),
    ("<tmx><body><tu><tuv xml:lang='en'><seg>a & b</seg>", "“&” does not begin an entity"),
    ("<tmx><body><tu><tuv xml:lang='en'><seg>a < b</seg>", "“<” does not begin a tag"),
    ("<tmx><body><tu><tuv xml:lang='en'><seg>&nbsp;</seg>", "“nbsp” is not declared"),
    ("<tmx><header/></tmx>", "no <body>"),
    ("<tmx/>", "no <body>"),
    ("<TMX version='1.4'/>", "<TMX> is written in capitals"),
    ("{\"tmx\": 1}", "no XML here"),
    ("\n<?xml version='1.0'?><tmx/>", "not stand at the very start"),
    ("<?xml version='1.0' encoding='klingon'?><tmx/>", "encoding"),
    (String(repeating: "<tmx>", count: 10_000), "nest deeper than 256 levels"),
    ("<tmx><body><tu xml", "the file ends inside <body>, which line 1 opens"),
  ])
  func refusesWithReason(document: String, reason: String) {
    let error = #expect(throws: AssetError.self) { try read(Array(document.utf8)) }
    #expect(error?.reason.contains(reason) == true, "\(String(describing: error))")
    #expect(error?.line != nil)
  }

  @Test(
    arguments: [
      ("lang='en'", "en", nil), ("xml:lang='EN-us'", "en-US", nil),
      ("xml:lang='zh_hant'", "zh-Hant", nil),
      ("xml:lang='English (US)'", "und", "“English (US)” is no language tag"),
    ] as [(String, LanguageTag, String?)])
  func readsLanguages(attribute: String, language: LanguageTag, warning: String?) throws {
    let document =
      "<tmx><header srclang='en'/><body><tu><tuv \(attribute)><seg>x</seg></tuv></tu></body></tmx>"
    var units: [TranslationUnit] = []
    let result = try TMXReader.read(ByteSource(Array(document.utf8))) { units.append($0) }
    #expect(units.first?.variants.first?.language == language)
    #expect(
      result.warnings.list.first?.message.contains(warning ?? "") == warning.map { _ in true })
  }

  @Test func survivesEveryCut() throws {
    let bytes = TMXWriter.bytes(of: Samples.units, header: Samples.header)
    for length in stride(from: 0, to: bytes.count - 1, by: 7) {
      #expect(throws: AssetError.self) { try read(Array(bytes[..<length])) }
    }
  }

  @Test(arguments: 0..<400) func survivesMutation(seed: Int) {
    var bytes = TMXWriter.bytes(of: Samples.units, header: Samples.header)
    var generator = SeededGenerator(seed: UInt64(seed))
    Mutation.apply(to: &bytes, using: &generator)
    do {
      let units = try read(bytes)
      #expect(units.count <= 50)
    } catch let error as AssetError {
      #expect(!error.reason.isEmpty)
    } catch {
      Issue.record("\(error)")
    }
  }

  private func read(_ bytes: [UInt8]) throws -> [TranslationUnit] {
    var units: [TranslationUnit] = []
    try TMXReader.read(ByteSource(bytes)) { units.append($0) }
    return units
  }
}
