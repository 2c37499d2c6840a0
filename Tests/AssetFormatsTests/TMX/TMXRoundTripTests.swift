import AssetFormats
import LanguageAssets
import LanguageText
import Testing

@Suite struct TMXRoundTripTests {
  @Test func readsWhatItWrote() throws {
    var units: [TranslationUnit] = []
    let bytes = TMXWriter.bytes(of: Samples.units, header: Samples.header)
    let result = try TMXReader.read(ByteSource(bytes)) { units.append($0) }
    #expect(units == Samples.units)
    #expect(result.header == Samples.header)
    #expect(result.warnings.list == [])
  }

  @Test(arguments: 0..<60) func keepsAnyText(seed: Int) throws {
    var maker = SampleMaker(seed: UInt64(seed))
    let variants = (["en", "ru", "ja"]).map { language in
      Variant(
        language: LanguageTag(stringLiteral: language),
        segment: SegmentContent(" " + maker.lines()),
        metadata: UnitMetadata(
          properties: [.init(type: maker.text(), value: maker.lines())],
          notes: maker.texts().map { UnitMetadata.Note($0) }))
    }
    let unit = TranslationUnit(id: "u\(seed)", variants: variants)
    var units: [TranslationUnit] = []
    try TMXReader.read(ByteSource(TMXWriter.bytes(of: [unit]))) { units.append($0) }
    #expect(units == [unit])
  }

  /// Inline content as written in a file, and as written back.
  @Test(arguments: [
    ("a<ph x=\"1\">&lt;br&gt;</ph>b", "a<ph x=\"1\">&lt;br&gt;</ph>b"),
    ("<x id=\"1\"/>b", "<ph type=\"x-x\">&lt;x id=\"1\"/&gt;</ph>b"),
    (
      "<g id=\"1\">b</g>",
      "<bpt i=\"1\" type=\"x-g\">&lt;g id=\"1\"&gt;</bpt>b<ept i=\"1\">&lt;/g&gt;</ept>"
    ),
    ("<bpt>x</bpt>b<ept i=\"7\" x=\"2\"/>", "<bpt i=\"8\">x</bpt>b<ept i=\"7\"/>"),
    ("<ph id=\"3\">x</ph>", "<ph x=\"3\">x</ph>"),
    ("<it>x</it>", "<it pos=\"begin\">x</it>"),
    ("<sub>b</sub>", "<hi>b</hi>"),
    ("<hi type=\"term\">a<ut>x</ut></hi>", "<hi type=\"term\">a<ph>x</ph></hi>"),
    ("<ph>a<sub>b<ph>c</ph></sub></ph>", "<ph>a<sub>b<ph>c</ph></sub></ph>"),
    ("<ph>a<b>c</b></ph>", "<ph>ac</ph>"),
    ("a<!-- c -->b<![CDATA[<c>]]>", "ab&lt;c&gt;"),
  ])
  func writesValidInlineCodes(content: String, expected: String) throws {
    let document =
      "<tmx><body><tu><tuv xml:lang='en'><seg>\(content)</seg></tuv></tu></body></tmx>"
    var units: [TranslationUnit] = []
    try TMXReader.read(ByteSource(Array(document.utf8))) { units.append($0) }
    let written = String(decoding: TMXWriter.bytes(of: units), as: UTF8.self)
    #expect(written.contains("<seg>\(expected)</seg>"))
  }

  @Test func keepsThatAUnitAllowsEverySource() throws {
    let document =
      "<tmx><header srclang='en'/><body><tu srclang='*all*'><tuv xml:lang='en'><seg>x</seg></tuv>"
      + "</tu></body></tmx>"
    var units: [TranslationUnit] = []
    let header = try TMXReader.read(ByteSource(Array(document.utf8))) { units.append($0) }.header
    let written = String(decoding: TMXWriter.bytes(of: units, header: header), as: UTF8.self)
    #expect(written.contains("<tu srclang=\"*all*\">"))
    #expect(written.contains("srclang=\"en\""))
  }

  @Test func keepsUnknownAttributesAsProperties() throws {
    let unit = TranslationUnit(
      id: "a b", metadata: UnitMetadata(attributes: [.init(name: "gitCommit", value: "1f")]),
      variants: [Variant(language: "en", segment: "x")])
    let written = String(decoding: TMXWriter.bytes(of: [unit]), as: UTF8.self)
    #expect(written.contains("<tu tuid=\"a b\">\n      <prop type=\"x-gitCommit\">1f</prop>"))
  }

  @Test func countsWhatItLeavesOut() {
    var writer = TMXWriter()
    writer.write(TranslationUnit(variants: []))
    writer.write(TranslationUnit(variants: [Variant(language: "en", segment: "a\u{B}b\u{0}")]))
    writer.finish()
    #expect(writer.skippedUnits == 1)
    #expect(writer.droppedCharacters == 2)
    #expect(String(decoding: writer.takeBytes(), as: UTF8.self).contains("<seg>ab</seg>"))
  }

  /// Reading what was written of a real file gives the same units, once foreign parts are gone.
  @Test(
    .enabled(if: SharedFiles.areHere, "no shared files beside the checkout"),
    arguments: SharedFiles.entries(in: "tmx").filter { $0.expected == "valid" })
  func keepsRealUnits(entry: SharedFiles.Entry) throws {
    var units: [TranslationUnit] = []
    let source = ByteSource(try SharedFiles.bytes(entry.path))
    var reader = try TMXReader(source)
    while units.count < 40, let unit = try reader.next() { units.append(unit) }
    let header = reader.header
    var again: [TranslationUnit] = []
    let bytes = TMXWriter.bytes(of: units, header: header)
    try TMXReader.read(ByteSource(bytes)) { again.append($0) }
    #expect(again.count == units.count)
    for (left, right) in zip(again, units) { #expect(left == right) }
  }
}
