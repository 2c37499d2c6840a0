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
}
