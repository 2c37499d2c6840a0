import AssetFormats
import LanguageAssets
import LanguageText
import Testing

@Suite struct ClientGlossaryTests {
  private static let glossary = Glossary(
    concepts: [
      Concept(
        id: "switch", definition: "Turns on.",
        terms: [
          Term("switch", language: "en"), Term("切换", language: "zh-Hans"),
          Term("切換", language: "zh-Hant"), Term("開關", language: "zh-Hant", status: .forbidden),
        ]),
      Concept(id: "name", terms: [Term("Isogloss", language: "en", status: .doNotTranslate)]),
    ], language: "en")

  /// The other Chinese must never get into a file, nor what is forbidden into one that offers it.
  @Test(arguments: Client.allCases)
  func keepsTheChinesesApart(client: Client) throws {
    let made = try ClientGlossary(Self.glossary, for: client, from: "en", to: ["zh-TW"])
    let text = made.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    #expect(text.contains("切換"))
    #expect(!text.contains("切换"))
    let mayMark: Set<Client> = [.trados, .memoq, .weblate]
    #expect(text.contains("開關") == mayMark.contains(client))
    #expect(made.forbiddenCount == (mayMark.contains(client) ? 0 : 1))
  }

  @Test(arguments: [
    (Client.omegat, "Isogloss\tIsogloss"), (.deepl, "switch\t切換\n"),
    (.okapi, "<langSet xml:lang=\"zh-TW\">"), (.trados, "lang=\"ZH-TW\""),
    (.memoq, "開關;\"CasePermissive;HalfPrefix;Forbidden\""), (.weblate, ">forbidden</termNote>"),
    (.weblate, "<descrip type=\"Translation needed\">No</descrip>"),
    (.poedit, "<tuv xml:lang=\"zh-TW\">"),
  ])
  func writesWhatTheClientReads(client: Client, part: String) throws {
    let made = try ClientGlossary(Self.glossary, for: client, from: "en", to: ["zh-TW"])
    let text = String(decoding: try #require(made.files.first).bytes, as: UTF8.self)
    #expect(text.contains(part), "\(text)")
  }

  @Test func namesLanguagesWithoutPairs() throws {
    let glossary = Glossary(
      concepts: [Concept(id: "a", terms: [Term("x", language: "en"), Term("х", language: "ru")])])
    let made = try ClientGlossary(glossary, for: .omegat, from: "en", to: ["ru", "ja"])
    #expect(made.files.map(\.target) == ["ru"])
    #expect(made.emptyTargets == ["ja"])
  }
}
