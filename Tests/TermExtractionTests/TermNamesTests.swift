import Testing

@testable import TermExtraction

@Suite struct TermNamesTests {
  private func settled(
    _ text: String, _ variants: [String], preferred: String? = nil
  ) -> ProposedTerm {
    TermNames.settled(
      ProposedTerm(
        language: "en", text: text, count: 5, forms: [text],
        variants: variants.map { ProposedVariant(text: $0, count: 2) }), preferred: preferred)
  }

  @Test func anInflectedFormIsNoOtherName() {
    let term = settled("add", ["adding", "append", "added"])
    #expect(term.variants.map(\.text) == ["append"])
    #expect(term.forms == ["add", "adding", "added"])
    #expect(term.count == 9)
  }

  @Test func whatAGlossaryPrefersIsTheName() {
    let term = settled("adding", ["append"], preferred: "add")
    #expect(term.text == "add")
    #expect(term.variants.map(\.text) == ["append"])
    #expect(term.forms == ["adding"])
  }

  @Test func spellingIsNoOtherName() {
    #expect(settled("pop-up", ["Pop-Up", "popover"]).variants.map(\.text) == ["popover"])
  }

  @Test func codeIsNoOtherName() {
    let names = settled("primary key", ["primaryKey", "PrimaryKey", "keyPrimary", "main key"])
    #expect(names.variants.map(\.text) == ["keyPrimary", "main key"])
  }
}
