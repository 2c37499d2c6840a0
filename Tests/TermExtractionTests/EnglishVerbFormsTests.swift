import LanguageText
import Testing

@testable import TermExtraction

/// Names that do or say something come behind those that name something.
@Suite struct EnglishVerbFormsTests {
  @Test(arguments: [
    ("rendered", true), ("called", true), ("depends on", true), ("see also", true),
    ("try it in the playground", true), ("stopped", true), ("rendering", false),
    ("render function", false), ("embedded", false), ("point of sale", false),
    ("time to live", false), ("seed", false), ("following page", true), ("same file", true),
    ("page following", false),
  ])
  func tellsVerbs(name: String, isVerb: Bool) {
    var vocabulary = Vocabulary()
    for word in ["render", "rendering", "function", "stop", "seed", "sale"] {
      _ = vocabulary.number(of: word)
    }
    let words = name.split(separator: " ").map(String.init)
    #expect(EnglishVerbForms(vocabulary).contain(words) == isVerb)
  }
}

/// What repeats a better concept comes behind it.
@Suite struct ConceptOrderTests {
  @Test(arguments: [
    (["hook", "этот хук", "钩子"], true), (["rendered", "рендер", "钩"], false),
    (["render", "отрисовка", "渲染"], false), (["hooks", "зацепка", "钩子"], true),
  ])
  func putsRepetitionsBehind(names: [String], isBehind: Bool) {
    let first = ranked(["hook", "хук", "钩子"], 2)
    let order = ConceptOrder.sorted([first, ranked(names, 1.9)])
    #expect(order.map(\.rank) == [2, isBehind ? 1.9 * 0.4 : 1.9])
  }

  private func ranked(_ names: [String], _ rank: Double) -> ConceptWriter.Ranked {
    let terms = zip(["en", "ru", "zh-Hans"], names).map { language, text in
      ProposedTerm(
        language: LanguageTag(language) ?? "und", text: text, count: 1, forms: [text],
        variants: [])
    }
    return ConceptWriter.Ranked(
      concept: ProposedConcept(id: "", confidence: 1, terms: terms, evidence: []), rank: rank)
  }
}
