import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Expects a term to be found exactly where `⟦⟧` stands in a text.
func expectMarked(
  _ marked: String, _ term: String, _ language: LanguageTag, _ status: TermStatus = .forbidden,
  at location: SourceLocation = #_sourceLocation
) {
  let termbase = CompiledTermbase(
    Glossary(concepts: [
      Concept(id: "c", terms: [Term(term, language: language, status: status)])
    ]), language: language)
  let example = RuleExample(language, [], draft: marked)
  let matches = termbase.matches(in: example.draft)
  #expect(
    matches.map(\.range) == example.expectedRanges, "\(term): \(marked)",
    sourceLocation: location)
}
