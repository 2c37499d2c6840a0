package import LanguageAssets
import LanguageText

/// Grows a glossary by what extraction proposes: what somebody has worked on stays as it is.
package enum GlossaryGrowth {
  /// A glossary with its decided concepts as they are, grown by proposed names that they do not have, and the
  /// other proposals: each in the place that it has in the glossary, a new one behind the proposal there that
  /// it comes behind, and at the end where there is none.
  ///
  /// The glossary's own proposals that nobody touched give way to those of the new extraction, which know more.
  ///
  /// - Complexity: O(n) in the number of terms.
  package static func growing(_ glossary: Glossary, by proposed: Glossary) -> Glossary {
    var grown = glossary
    grown.language = glossary.language ?? proposed.language
    grown.concepts = []
    let decided = Set(glossary.concepts.filter(\.isDecided).map(\.id))
    let untouched = Set(glossary.concepts.map(\.id)).subtracting(decided)
    let proposals = Dictionary(grouping: proposed.concepts, by: \.id)
    var (added, leader): ([String?: [Concept]], String?) = ([:], nil)
    for proposal in proposed.concepts where !decided.contains(proposal.id) {
      if untouched.contains(proposal.id) {
        leader = proposal.id
      } else {
        added[leader, default: []].append(proposal)
      }
    }
    for concept in glossary.concepts {
      let new = proposals[concept.id] ?? []
      if decided.contains(concept.id) {
        var concept = concept
        for proposal in new { concept.grow(by: proposal.terms) }
        grown.concepts.append(concept)
      } else if !new.isEmpty {
        grown.concepts += new + (added[concept.id] ?? [])
      }
    }
    grown.concepts += added[nil] ?? []
    return grown
  }
}

extension Glossary {
  /// The glossary without the proposals of an earlier extraction that nobody has touched: to a new one
  /// they are no knowledge, or its mistakes would stay for good.
  var decided: Glossary {
    var decided = self
    decided.concepts.removeAll { !$0.isDecided }
    return decided
  }
}

extension Concept {
  /// Whether somebody has written the concept, decided or said something about it: it is more than
  /// what ``GlossaryBuilder`` makes.
  package var isDecided: Bool {
    subject != nil || definition != nil || !definitions.isEmpty || note != nil || !carried.isEmpty
      || !carriedByLanguage.isEmpty || terms.contains(where: \.isDecided)
  }

  /// Adds names that the concept does not have, however they are spelt, behind those of their language.
  mutating func grow(by others: [Term]) {
    for term in others {
      let isKnown = terms.contains {
        $0.language.matches(term.language)
          && Self.spelling(of: $0) == Self.spelling(of: term)
      }
      guard !isKnown else { continue }
      let last = terms.lastIndex { $0.language == term.language }
      terms.insert(term, at: last.map { $0 + 1 } ?? terms.count)
    }
  }

  /// What the spellings of a term have in common: “command-line” is no other name than “command line”.
  private static func spelling(of term: Term) -> String {
    FoldedText.fold(term.text, .spellingVariants)
  }
}

extension Term {
  fileprivate var isDecided: Bool {
    status != .proposed || partOfSpeech != nil || gender != nil || !removedForms.isEmpty
      || !blockers.isEmpty || isExact || location != nil || !carried.isEmpty
      || !GlossaryBuilder.isCounted(self)
  }
}
