import LanguageAssets
import Testing

@Suite struct GlossaryJoinTests {
  @Test func joinsConceptsByIdentifier() {
    var glossary = Glossary(concepts: [
      Concept(id: "toggle", terms: [Term("переключатель", language: "ru")])
    ])
    glossary.join([
      Concept(
        id: "toggle", definition: "two states",
        terms: [
          Term("переключатель", language: "ru"),
          Term("тумблер", language: "ru", status: .forbidden), Term("トグル", language: "ja"),
        ]),
      Concept(id: "menu", terms: [Term("меню", language: "ru")]),
    ])
    #expect(glossary.concepts.map(\.id) == ["toggle", "menu"])
    #expect(glossary.concepts[0].terms.map(\.text) == ["переключатель", "тумблер", "トグル"])
    #expect(glossary.concepts[0].definition == "two states")
    #expect(glossary.termCount == 4)
    #expect(glossary.termCounts == ["ru": 3, "ja": 1])
  }

  @Test(arguments: [
    ([TermStatus.forbidden, .admitted, .preferred], "c"), ([.forbidden, .admitted], "b"),
    ([.proposed, .doNotTranslate], "b"),
  ])
  func prefersByStatus(statuses: [TermStatus], expected: String) {
    let terms = zip(statuses, ["a", "b", "c"]).map {
      Term($0.1, language: "zh-TW", status: $0.0)
    }
    #expect(Concept(id: "x", terms: terms).preferredTerm(in: "zh-Hant")?.text == expected)
    #expect(Concept(id: "x", terms: terms).preferredTerm(in: "zh-Hans") == nil)
  }
}
