import AssetFormats
import LanguageAssets
import LanguageText
import Testing

@testable import IsoglossProject

@Suite struct GlossaryExportRunTests {
  private static let glossary = Glossary(concepts: [
    Concept(
      id: "lid",
      terms: [
        Term("Deckel", language: "de"), Term("lid", language: "en"),
        Term("Klappe", language: "de", status: .admitted),
        Term("Haube", language: "de", status: .forbidden),
      ]),
    Concept(id: "rim", subject: "Kitchen", terms: [Term("rim", language: "en")]),
  ])

  /// What is left out is told, what the user did not ask for is not.
  @Test(arguments: [
    (
      GlossaryFormat.deepl,
      [
        "left out: 1 term that must not be used",
        "left out: 1 concept without terms in both languages",
        "left out: 1 term that deepl cannot hold",
      ]
    ),
    (
      .phrase,
      [
        "left out: 1 term that must not be used",
        "left out: 1 term, 1 subject that phrase cannot hold",
      ]
    ),
    (.utx, ["left out: 1 concept without terms in both languages"]),
    (.csv, []), (.tbx, []),
  ])
  func tellsWhatIsLeftOut(format: GlossaryFormat, remarks: [String]) throws {
    let run = GlossaryExportRun(
      Self.glossary, as: .format(format), source: "en", targets: ["de"])
    #expect(try run.run().remarks == remarks)
  }

  @Test func tellsItForEveryFile() throws {
    var glossary = Self.glossary
    glossary.concepts[1].terms.append(Term("край", language: "ru"))
    let run = GlossaryExportRun(
      glossary, as: .client(.omegat), source: "en", targets: ["de", "ru"], output: "out/")
    #expect(
      try run.run().remarks == [
        "left out: 1 term that must not be used",
        "left out for de: 1 concept without terms in both languages",
        "left out for ru: 1 concept without terms in both languages",
        "left out for ru: 1 subject that omegat cannot hold",
      ])
  }

  @Test(arguments: [
    (nil, "term,case sensitive,translatable,description,de\nlid,"),
    ("de", "term,case sensitive,translatable,description,en\nDeckel,"),
  ])
  func beginsWithTheSource(source: LanguageTag?, start: String) throws {
    let run = GlossaryExportRun(Self.glossary, as: .format(.phrase), source: source)
    let file = try #require(try run.run().files.first)
    #expect(String(decoding: file.bytes, as: UTF8.self).hasPrefix(start))
  }

  private static let proposals = Glossary(concepts: [
    Concept(
      id: "lid",
      terms: [
        Term("lid", language: "en", status: .proposed),
        Term("cover plate", language: "en", status: .proposed),
        Term("Deckel", language: "de"), Term("Klappe", language: "de", status: .proposed),
      ]),
    Concept(
      id: "hinge",
      terms: [
        Term("hinge", language: "en", status: .proposed),
        Term("Scharnier", language: "de", status: .proposed),
      ]),
  ])

  /// What nobody has accepted never comes back as accepted: it keeps its status, or is left out and counted; only the
  /// source name of an accepted translation stays.
  @Test(arguments: GlossaryFormat.allCases)
  func makesNoProposalAccepted(format: GlossaryFormat) throws {
    var run = GlossaryExportRun(
      Self.proposals, as: .format(format), source: "en", targets: ["de"])
    let outcome = try run.run()
    let file = try #require(outcome.files.first)
    let read = try GlossaryFormatCatalog.read(
      ByteSource(file.bytes), as: format, direction: GlossaryDirection(from: "en", to: "de"))
    let german = read.glossary.concepts.flatMap { $0.terms(in: "de") }
    #expect(german.filter { $0.status != .proposed }.map(\.text) == ["Deckel"])
    let remark = "left out: 4 terms that nobody has accepted; --with-proposals writes them"
    #expect(outcome.remarks.contains(remark) == !format.tellsProposals)
    #expect(german.contains { $0.text == "Scharnier" } == format.tellsProposals)

    run.keepsProposals = true
    let all = String(decoding: try #require(try run.run().files.first).bytes, as: UTF8.self)
    #expect(all.contains("Scharnier"))
  }

  @Test(arguments: [GlossaryExportRun.Form.format(.omegat), .client(.weblate)])
  func saysThatNothingIsAccepted(form: GlossaryExportRun.Form) {
    let hinge = Glossary(concepts: [Self.proposals.concepts[1]])
    let error = #expect(throws: RunError.self) {
      try GlossaryExportRun(hinge, as: form, source: "en").run()
    }
    #expect(error?.message.contains("accepted any of the 2 terms") == true)
  }
}
