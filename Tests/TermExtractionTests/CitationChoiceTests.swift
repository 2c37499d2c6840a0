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

  @Test(arguments: [
    ("parentheses", "parenthesis"), ("Null hypotheses", "Null hypothesis"), ("caches", "cache"),
    ("sparse matrices", "sparse matrix"), ("child nodes", "child node"), ("libraries", "library"),
    ("training data", "training data"), ("social media", "social media"), ("bases", "base"),
  ])
  func `irregular plurals have their singular`(form: String, citation: String) {
    let counted = [(text: form, count: 2)]
    #expect(CitationChoice.citation(among: counted, isName: false, language: "en") == citation)
  }
}
