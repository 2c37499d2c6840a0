import LanguageAssets
import Testing

@testable import TermChecking

/// Terms that begin with the same words.
struct PatternIndexTests {
  /// The longest of many names is found, and what begins like them and is none of them is not.
  @Test func manyTermsMayBeginAlike() {
    let colours = ["red", "blue", "green", "black", "white", "brown", "pink", "grey"]
    let versions = colours.flatMap { first in
      colours.flatMap { second in colours.map { "Ruby \(first) \(second) \($0) released" } }
    }
    let concepts = (versions + ["Ruby", "Ruby red"]).enumerated().map { number, name in
      Concept(id: "c\(number)", terms: [Term(name, language: "en")])
    }
    let termbase = CompiledTermbase(Glossary(concepts: concepts), language: "en")
    let draft = CheckedDocument(
      plainText: "Ruby red pink grey released. Ruby red pink grey is out. Ruby stone.",
      language: "en")
    let uses = TermUse.uses(in: draft, of: termbase)
    #expect(uses.map(\.text) == ["Ruby red pink grey released", "Ruby red", "Ruby"])
  }

  /// What forms a glossary lists share is one set, however many terms list it.
  @Test func listedFormsShareTheirWords() {
    var sets = FormSets()
    let word = TermWords.Word(forms: [Array("mesin".utf8)], number: nil)
    let numbers = (0..<50).map { _ in sets.insert(word) }
    sets.finish()
    #expect(Set(numbers).count == 1)
    let form = sets.table.number(of: Array("mesin".utf8), 0..<5)
    #expect(form.map { sets.places(of: $0).count } == 1)
  }
}
