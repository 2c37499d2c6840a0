import AssetFormats
import LanguageAssets
import LanguageText
import LibXML
import Testing

/// Nothing that a termbase says is lost between the versions.
@Suite struct TBXFidelityTests {
  /// One entry with everything that TBX knows, and with what it does not know.
  private static let rich = """
    <?xml version="1.0"?>
    <martif type="TBX" xml:lang="en"><martifHeader><fileDesc><titleStmt><title>T</title>
    <note>From an export.</note></titleStmt><publicationStmt><p>Published.</p></publicationStmt>
    <sourceDesc><p>One.</p></sourceDesc><sourceDesc><p>Two.</p></sourceDesc></fileDesc>
    <encodingDesc><p type="XCSURI">X.xcs</p></encodingDesc>
    <revisionDesc><change><p>Changed.</p></change></revisionDesc></martifHeader><text><body>
    <termEntry id="12 a"><descrip type="subjectField">UI</descrip>
    <descripGrp><descrip type="definition">A <hi type="bold">button</hi>.</descrip>
    <admin type="source">A book</admin></descripGrp>
    <descrip type="relatedConcept" target="c2">menu</descrip>
    <xref type="xGraphic" target="http://example.org/a.png">Picture</xref>
    <xref type="xGraphic" target="media/a.png">Local picture</xref>
    <transacGrp><transac type="transactionType">origination</transac>
    <transacNote type="responsibility" target="{p1}">Ann</transacNote><date>12.5.2020</date>
    </transacGrp><note from="translator">Careful.</note><note>Second note.</note>
    <langSet xml:lang="en" id="l1"><admin type="source">Of the language</admin>
    <note>On the language.</note>
    <ntig id="t1"><termGrp id="g1"><term id="x1">toggle <hi>button</hi></term>
    <termNoteGrp><termNote type="partOfSpeech">noun</termNote><note>Sure.</note></termNoteGrp>
    <termNote type="termType">fullForm</termNote>
    <termCompList type="hyphenation"><termComp>tog</termComp><termComp>gle</termComp></termCompList>
    </termGrp><descripGrp><descrip type="context">Press it.</descrip>
    <xref type="y" target="file.txt"/></descripGrp><descrip type="context">Twice.</descrip></ntig>
    <tig id="t1"><term>knob</term><termNote type="administrativeStatus">supersededTerm-admn-sts</termNote>
    <termNote type="processStatus">finalized</termNote><ref type="crossReference" target="t1">See</ref>
    <ref type="crossReference" target="nowhere">Lost</ref></tig></langSet></termEntry>
    <termEntry id="c2"><langSet xml:lang="x_odd_language_tag"><tig><term>menu</term>
    <termNote type="administrativeStatus">standardizedTerm-admn-sts</termNote></tig></langSet></termEntry>
    </body><back><refObjectList type="respPerson"><refObject id="{p1}"><item type="fn">Ann</item>
    <itemSet><itemGrp><item>i</item><xref target="z"/></itemGrp></itemSet></refObject>
    </refObjectList></back></text></martif>
    """

  @Test(arguments: [
    [TBXWriter.Version.v2], [.v3], [.v3, .v2], [.v2, .v3, .v2], [.v3DCT], [.v2, .v3DCT, .v2],
  ])
  func keepsEverything(path: [TBXWriter.Version]) throws {
    let original = try TBXReader.read(ByteSource(Array(Self.rich.utf8))).glossary
    var glossary = original
    var bytes: [UInt8] = []
    for version in path {
      bytes = try TBXWriter.bytes(of: glossary, version: version)
      glossary = try TBXReader.read(ByteSource(bytes)).glossary
    }
    #expect(glossary.facts.subtracting(original.facts) == [])
    #expect(original.facts.subtracting(glossary.facts) == [])
    let missing = try Inventory(Array(Self.rich.utf8)).missing(from: bytes)
    #expect(missing == [])
  }

  @Test func changesOnlyWhatWasEdited() throws {
    var glossary = try TBXReader.read(ByteSource(Array(Self.rich.utf8))).glossary
    glossary.concepts[0].definition = "New."
    glossary.concepts[0].terms[1].status = .forbidden
    let text = String(decoding: try TBXWriter.bytes(of: glossary), as: UTF8.self)
    #expect(text.contains("<descrip type=\"definition\">New.</descrip>"))
    #expect(text.contains("<admin type=\"source\">A book</admin>"))
    #expect(text.contains("deprecatedTerm-admn-sts"))
    #expect(!text.contains("supersededTerm"))
  }

  @Test(
    .enabled(if: SharedFiles.areHere, "no shared files beside the checkout"),
    arguments: SharedFiles.entries(in: "tbx").filter { $0.expected != "malformed" })
  func keepsAllOfRealFiles(entry: SharedFiles.Entry) throws {
    let file = try SharedFiles.bytes(entry.path)
    let original = try TBXReader.read(ByteSource(file)).glossary
    guard original.termCount > 0 else { return }
    for version in [TBXWriter.Version.v3, .v3DCT] { try keepsAll(of: file, original, version) }
  }

  private func keepsAll(
    of file: [UInt8], _ original: Glossary, _ version: TBXWriter.Version
  ) throws {
    let third = try TBXWriter.bytes(of: original, version: version)
    let second = try TBXWriter.bytes(
      of: try TBXReader.read(ByteSource(third)).glossary, version: .v2)
    let again = try TBXReader.read(ByteSource(second)).glossary
    #expect(again.facts.subtracting(original.facts) == [])
    #expect(original.facts.subtracting(again.facts) == [])
    let missing = try Inventory(file).missing(from: second)
    #expect(missing == [])
  }
}

/// The texts of a document, to see that another one has them all.
private struct Inventory {
  var texts: [String] = []

  init(_ bytes: [UInt8]) throws {
    var reader = XMLReader(bytes)
    while let event = try reader.next() {
      if case .text(let text) = event { texts.append(contentsOf: Self.words(text)) }
    }
  }

  /// The texts that another document lacks, status words and names of dialects apart.
  func missing(from bytes: [UInt8]) throws -> [String] {
    let other = try Inventory(bytes)
    let unescaped = other.texts.map { text in
      text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
    }.joined(separator: " ")
    return texts.filter { text in
      !text.lowercased().hasSuffix(".xcs") && !Self.statusWords.contains(text)
        && !unescaped.contains(text)
    }
  }

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private static let statusWords: Set = [
    "preferred", "admitted", "deprecated", "preferredTerm", "admittedTerm", "deprecatedTerm",
    "true",
  ]
}

extension Glossary {
  /// Everything that the glossary says, one fact a line.
  fileprivate var facts: Set<String> {
    var facts: Set = ["title \(title ?? "")", "language \(language?.canonical ?? "")"]
    facts.formUnion(carried.map { "header \($0)" })
    for concept in concepts {
      let id = concept.id
      facts.insert("\(id) subject \(concept.subject ?? "") note \(concept.note ?? "")")
      facts.insert("\(id) definition \(concept.definition ?? "")")
      facts.formUnion(concept.definitions.map { "\(id) definition \($0) \($1)" })
      facts.formUnion(concept.carried.map { "\(id) carries \($0)" })
      for (language, elements) in concept.carriedByLanguage {
        facts.formUnion(elements.map { "\(id) \(language) carries \($0)" })
      }
      for (number, term) in concept.terms.enumerated() {
        var plain = term
        plain.carried = []
        let order = concept.terms[..<number].count { $0.language == term.language }
        facts.insert("\(id) \(order) term \(plain)")
        facts.formUnion(term.carried.map { "\(id) \(term.language) \(order) carries \($0)" })
      }
    }
    return facts
  }
}
