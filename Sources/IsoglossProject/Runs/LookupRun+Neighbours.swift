package import LanguageAssets
import LanguageText

extension LookupRun {
  /// What the glossaries have for a word that is none of their terms.
  package struct Neighbours: Hashable, Sendable {
    /// Whether the word is the identifier of a concept.
    package var isConcept: Bool
    /// The terms of that concept; else those that the word is a part of, in the order of the glossaries.
    package var terms: [Term]
  }

  /// Finds the concept whose identifier the word is, or the terms that hold it as a word.
  ///
  /// - Throws: ``RunError`` when a glossary cannot be read.
  package func neighbours() throws(RunError) -> Neighbours {
    let glossary = try GlossaryLoader.load(configuration.glossaryPaths + glossaries)
    func isAskedFor(_ term: Term) -> Bool {
      language.map { term.language.matches($0) } ?? true
    }
    if let concept = glossary.concepts.first(where: { $0.id == word }) {
      let terms = concept.terms.filter(isAskedFor)
      if !terms.isEmpty { return Neighbours(isConcept: true, terms: terms) }
    }
    let part = word.lowercased()
    let terms = glossary.concepts.flatMap(\.terms).filter { isAskedFor($0) && $0.holds(part) }
    return Neighbours(isConcept: false, terms: terms)
  }
}

extension Term {
  /// Whether a text in small letters is a part of the term: whole words of it where words are spaced.
  fileprivate func holds(_ part: String) -> Bool {
    guard !part.isEmpty else { return false }
    let text = text.lowercased()
    if language.isWrittenWithoutSpaces { return text.contains(part) }
    return text.ranges(of: part).contains { range in
      let before = text[..<range.lowerBound].last
      let after = text[range.upperBound...].first
      return ![before, after].compactMap(\.self).contains { $0.isLetter || $0.isNumber }
    }
  }
}
