import Testing

@testable import TermExtraction

struct CitationChoiceTests {
  @Test(arguments: [
    (["type annotations"], "type annotation"),
    (["law of large numbers"], "law of large numbers"),
    (["list of lists", "list of list"], "list of list"),
  ])
  func `what a thing consists of stays in the plural`(forms: [String], citation: String) {
    let counted = forms.map { (text: $0, count: 2) }
    #expect(CitationChoice.citation(among: counted, isName: false, language: "en") == citation)
  }
}
