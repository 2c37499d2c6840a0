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

    fileprivate mutating func add(_ term: Term, isFirstNamed: Bool, isFirstPreferred: Bool) {
      terms += 1
      if isFirstNamed { concepts += 1 }
      if isFirstPreferred { preferred += 1 }
      if !term.status.isApproved { forbidden += 1 }
    }
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
    // In how many languages each concept may be named.
    var usable: [Int] = []
    var holders: [Name: Int] = [:]
    for concept in glossary.concepts {
      var named: [LanguageTag] = []
      var preferred: [LanguageTag] = []
      for (index, term) in concept.terms.enumerated() {
        statuses[term.status, default: 0] += 1
        let isFirstNamed = term.status.isApproved && !named.contains(term.language)
        let isFirstPreferred = term.status == .preferred && !preferred.contains(term.language)
        if isFirstNamed { named.append(term.language) }
        if isFirstPreferred { preferred.append(term.language) }
        languages[term.language, default: Language()]
          .add(term, isFirstNamed: isFirstNamed, isFirstPreferred: isFirstPreferred)
        let isRepeated = concept.terms[..<index].contains {
          $0.text == term.text && $0.language == term.language
        }
        if !isRepeated { holders[Name(language: term.language, text: term.text), default: 0] += 1 }
      }
      if concept.definition != nil || !concept.definitions.isEmpty { definitions += 1 }
      usable.append(named.count)
    }
    complete = usable.count { $0 == languages.count && $0 > 0 }
    shared = holders.values.count { $0 > 1 }
  }

  private struct Name: Hashable {
    let language: LanguageTag
    let text: String
  }
}
