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

  /// Forms with their counts, whether sentences write them with a capital, and the plainest.
  @Test(arguments: [
    (["Sidebar", "sidebar"], [9, 1], false, "sidebar"),
    (["Starlight", "starlight"], [9, 1], true, "Starlight"),
    (["Optionen", "optionen"], [9, 1], true, "Optionen"),
    (["Toolbar", "toolbar"], [4, 3], true, "toolbar"), (["Sidebar"], [9], false, "Sidebar"),
  ])
  func `a name keeps its capital`(
    forms: [String], counts: [Int], isName: Bool, plainest: String
  ) {
    let counted = zip(forms, counts).map { (text: $0, count: $1) }
    #expect(CitationChoice.plainest(among: counted, isName: isName) == plainest)
  }

  @Test(arguments: [
    ("parentheses", "parenthesis"), ("Null hypotheses", "Null hypothesis"), ("caches", "cache"),
    ("sparse matrices", "sparse matrix"), ("child nodes", "child node"), ("libraries", "library"),
    ("training data", "training data"), ("social media", "social media"), ("bases", "base"),
    ("dayjs", "dayjs"), ("status bars", "status bar"), ("CoreDNS", "CoreDNS"), ("URLs", "URL"),
    ("BUTTONS", "BUTTON"),
  ])
  func `irregular plurals have their singular`(form: String, citation: String) {
    let counted = [(text: form, count: 2)]
    #expect(CitationChoice.citation(among: counted, isName: false, language: "en") == citation)
  }

  /// Forms, most frequent first, whether they are a name or stand in headings alone, and the citation.
  @Test(arguments: [
    (["Neural Networks", "neural networks"], false, false, "neural network"),
    (["Neural Networks", "neural network"], false, false, "neural network"),
    (["Pull Requests", "pull request"], true, false, "Pull Requests"),
    (["Context Vectors"], false, false, "Context Vectors"),
    (["Context Vectors"], false, true, "context vector"),
    (["Reading JSON Files"], false, true, "reading JSON file"),
    (["API", "api"], false, false, "API"),
    (["bias"], false, false, "bias"),
    (["ideas"], false, false, "idea"),
  ])
  func `capitals of headings are no part of a term`(
    forms: [String], isName: Bool, isHeading: Bool, citation: String
  ) {
    let counted = forms.map { (text: $0, count: 2) }
    #expect(
      CitationChoice.citation(
        among: counted, isName: isName, isHeading: isHeading, language: "en") == citation)
  }
}
