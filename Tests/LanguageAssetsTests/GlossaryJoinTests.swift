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

  /// What somebody has decided stays, whichever file comes first; a proposal of another word or language, too.
  @Test(arguments: [
    (TermStatus.forbidden, "Lade", "Lade", true), (.forbidden, "Lade", "lade", true),
    (.preferred, "Lade", "Lade", true), (.doNotTranslate, "Lade", "Lade", true),
    (.forbidden, "Lade", "Laden", false),
  ])
  func proposalsGiveWay(status: TermStatus, text: String, proposed: String, isDropped: Bool) {
    let decided = Concept(id: "a", terms: [Term(text, language: "de", status: status)])
    let proposal = Concept(
      id: "a",
      terms: [
        Term(proposed, language: "de", status: .proposed),
        Term(proposed, language: "nl", status: .proposed),
      ])
    for concepts in [[decided, proposal], [proposal, decided]] {
      var glossary = Glossary()
      for concept in concepts { glossary.join([concept]) }
      let statuses = glossary.concepts[0].terms.filter { $0.language == "de" }.map(\.status)
      #expect(Set(statuses) == (isDropped ? [status] : [status, .proposed]))
      #expect(glossary.concepts[0].terms.contains { $0.language == "nl" })
    }
    var both = Glossary()
    both.join([Concept(id: "a", terms: proposal.terms + decided.terms)])
    #expect(both.termCount == (isDropped ? 2 : 3))
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
