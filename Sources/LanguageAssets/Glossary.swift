package import LanguageText

/// A termbase in memory: concepts in a stable order.
package struct Glossary: Hashable, Sendable {
  /// The concepts, in file order.
  package var concepts: [Concept]
  /// The language that definitions and notes are written in, and the default source; nil when
  /// unknown.
  package var language: LanguageTag?
  /// The title of the glossary, for people; nil when it has none.
  package var title: String?
  /// What the file's header and back matter say beyond that: sources, revisions, references.
  package var carried: [CarriedElement] = []

  /// Makes a glossary.
  package init(concepts: [Concept] = [], language: LanguageTag? = nil, title: String? = nil) {
    self.concepts = concepts
    self.language = language
    self.title = title
  }

  /// The number of terms in all concepts.
  package var termCount: Int { concepts.reduce(0) { $0 + $1.terms.count } }

  /// The number of terms by language, keyed by the tag as recorded.
  package var termCounts: [LanguageTag: Int] {
    var counts: [LanguageTag: Int] = [:]
    for concept in concepts {
      for term in concept.terms { counts[term.language, default: 0] += 1 }
    }
    return counts
  }
}
