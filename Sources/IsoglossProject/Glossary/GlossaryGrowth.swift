package import LanguageAssets
import LanguageText

/// Grows a glossary by what extraction proposes: what somebody has worked on stays as it is.
package enum GlossaryGrowth {
  /// A glossary with its decided concepts as they are, grown by proposed names that they do not have,
  /// and behind them the other proposals; its own proposals that nobody touched are left out, since
  /// those of a new extraction know more.
  ///
  /// - Complexity: O(n) in the number of terms.
  package static func growing(_ glossary: Glossary, by proposed: Glossary) -> Glossary {
    var grown = glossary.decided
    grown.language = glossary.language ?? proposed.language
    let known = Set(grown.concepts.map(\.id))
    let proposals = Dictionary(
      grouping: proposed.concepts.filter { known.contains($0.id) }, by: \.id)
    for index in grown.concepts.indices {
      for proposal in proposals[grown.concepts[index].id] ?? [] {
        grown.concepts[index].grow(by: proposal.terms)
      }
    }
    grown.concepts += proposed.concepts.filter { !known.contains($0.id) }
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

  /// Adds names that the concept does not have behind those of their language.
  mutating func grow(by others: [Term]) {
    for term in others {
      let isKnown = terms.contains {
        $0.language.matches(term.language)
          && TermForms.fold($0.text) == TermForms.fold(term.text)
      }
      guard !isKnown else { continue }
      let last = terms.lastIndex { $0.language == term.language }
      terms.insert(term, at: last.map { $0 + 1 } ?? terms.count)
    }
  }
}

extension Term {
  fileprivate var isDecided: Bool {
    status != .proposed || partOfSpeech != nil || gender != nil || !removedForms.isEmpty
      || !blockers.isEmpty || isExact || location != nil || !carried.isEmpty
      || !GlossaryBuilder.isCounted(self)
  }
}
