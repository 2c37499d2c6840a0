package import LanguageText

/// What a glossary holds, in figures.
package struct GlossaryStatistics: Hashable, Sendable {
  /// The figures of one language.
  package struct Language: Hashable, Sendable {
    /// The number of terms.
    package var terms = 0
    /// The number of concepts that have a term which may be used.
    package var concepts = 0
    /// The number of concepts with a preferred term.
    package var preferred = 0
    /// The number of terms that must not be used.
    package var forbidden = 0
  }

  /// The number of concepts.
  package var concepts: Int
  /// The number of terms.
  package var terms: Int
  /// The figures by language.
  package var languages: [LanguageTag: Language] = [:]
  /// The number of terms by status.
  package var statuses: [TermStatus: Int] = [:]
  /// The number of concepts with a definition, in whatever language.
  package var definitions = 0
  /// The number of concepts that may be named in every language of the glossary.
  package var complete = 0
  /// The number of terms that two or more concepts of the glossary have in one language.
  package var shared = 0

  /// Counts.
  ///
  /// Complexity: O(number of terms).
  package init(_ glossary: Glossary) {
    concepts = glossary.concepts.count
    terms = glossary.termCount
    var usable: [Set<LanguageTag>] = []
    var holders: [Name: Int] = [:]
    for concept in glossary.concepts {
      var named: Set<LanguageTag> = []
      var preferred: Set<LanguageTag> = []
      for term in concept.terms {
        statuses[term.status, default: 0] += 1
        languages[term.language, default: Language()].terms += 1
        if term.status.isApproved { named.insert(term.language) }
        if term.status == .preferred { preferred.insert(term.language) }
        if !term.status.isApproved { languages[term.language]?.forbidden += 1 }
      }
      for name in Set(concept.terms.map { Name(language: $0.language, text: $0.text) }) {
        holders[name, default: 0] += 1
      }
      for language in named { languages[language]?.concepts += 1 }
      for language in preferred { languages[language]?.preferred += 1 }
      if concept.definition != nil || !concept.definitions.isEmpty { definitions += 1 }
      usable.append(named)
    }
    complete = usable.count { $0.count == languages.count && !$0.isEmpty }
    shared = holders.values.count { $0 > 1 }
  }

  private struct Name: Hashable {
    let language: LanguageTag
    let text: String
  }
}
