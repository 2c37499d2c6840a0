import Testing

@testable import TermExtraction

struct FormulasTests {
  /// A text and the formulas in it.
  @Test(
    arguments: [
      ("Let $\\alpha_i$ be small.", ["$\\alpha_i$"]),
      ("Das ist $$x^2$$ hier.", ["$$x^2$$"]),
      ("\\begin{bmatrix} a \\end{bmatrix}", ["\\begin{bmatrix}", "\\end{bmatrix}"]),
      ("取 \\frac 值", ["\\frac"]),
      ("It costs $5 or $10 a month.", []),
      ("From $5_000 to $6_000.", []),
      ("A tab is \\t and \\d a digit.", []),
      ("$ alone", []),
      ("$$", []),
      ("$x_", []),
      ("\\", []),
      ("\\begin{", ["\\begin"]),
    ] as [(String, [String])])
  func `TeX is found and money is not`(text: String, formulas: [String]) {
    let bytes = Array(text.utf8)
    let found = Formulas.ranges(in: text).map { String(decoding: bytes[$0], as: UTF8.self) }
    #expect(found == formulas)
  }

  @Test func `commands of formulas are no candidates`() {
    var corpus = SampleInput.corpus(["Der Wert $\\frac{a}{b_1}$ ist klein."], language: "de")
    let inventory = CandidateInventory(&corpus)
    let words = inventory.candidates.flatMap { $0.spans[0].tokens.map { corpus.word($0) } }
    #expect(words.contains("wert") && !words.contains("frac"))
  }
}
