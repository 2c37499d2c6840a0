package import LanguageAssets
package import LanguageText

/// Finds which terms of a glossary a word is a form of, and where a concept is named.
package struct TermLookup: Sendable {
  /// A term that a word is a form of.
  package struct Hit: Hashable, Sendable {
    /// The index of the concept in the glossary.
    package let concept: Int
    /// The term.
    package let term: Term
    /// Whether the word is a spelling that a check would report, not a form of the term.
    package let isSpellingVariant: Bool
  }

  private let termbases: [CompiledTermbase]

  /// Compiles a glossary in some languages; in all that it has when none are named.
  package init(_ glossary: Glossary, languages: [LanguageTag] = []) {
    let all = languages.isEmpty ? Array(glossary.termCounts.keys) : languages
    var seen: Set<String> = []
    termbases = all.sorted().filter { seen.insert($0.matchingKey).inserted }
      .map { CompiledTermbase(glossary, language: $0) }
  }

  /// The terms that a word or phrase is a form of, in the order of languages, then of likelihood.
  package func hits(for word: String) -> [Hit] {
    termbases.flatMap { termbase -> [Hit] in
      var boundaries = WordBoundaries(termbase.language)
      return termbase.matches(in: word, boundaries: &boundaries)
        .filter { $0.range == 0..<word.utf8.count }
        .flatMap { match in
          ([match.entry] + match.alternatives).map { index in
            let entry = termbase.entries[index]
            return Hit(
              concept: entry.concept, term: entry.term,
              isSpellingVariant: match.spelling != .exact)
          }
        }
    }
  }

  /// Where a document names concepts: file ranges in bytes with the indices of the concepts.
  ///
  /// - Complexity: O(n) in the size of the document.
  package func occurrences(in document: CheckedDocument) -> [(range: Range<Int>, concept: Int)] {
    guard let termbase = termbases.first(where: { $0.language.matches(document.language) }) else {
      return []
    }
    return TermUse.uses(in: document, of: termbase).map { ($0.fileRange, $0.concept) }
  }
}
