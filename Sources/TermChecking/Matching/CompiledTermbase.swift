package import LanguageAssets
package import LanguageText

/// The terms of a glossary in one language, ready to be looked for.
package struct CompiledTermbase: Sendable {
  /// The language of the texts to search.
  package let language: LanguageTag
  /// The terms, in the order of the glossary.
  let entries: [TermEntry]

  /// The concepts that entries name by the way.
  let nested: NestedTerms

  private let words: WordMatcher
  private let characters: CharacterMatcher

  /// Compiles the terms of a language.
  ///
  /// - Complexity: O(total length of all forms).
  package init(_ glossary: Glossary, language: LanguageTag) {
    self.language = language
    entries = glossary.concepts.enumerated().flatMap { concept, value in
      value.terms.enumerated().compactMap { index, term in
        guard term.language.matches(language), !term.text.isEmpty else { return nil }
        return TermEntry(concept: concept, index: index, term: term)
      }
    }
    nested = NestedTerms(entries, language: language)
    let all = entries.enumerated().map { (index: $0.offset, term: $0.element.term) }
    let isUnspaced = language.isWrittenWithoutSpaces
    characters = CharacterMatcher(
      all.filter { isUnspaced || $0.term.text.hasUnspacedScript }, language: language)
    words = WordMatcher(
      all.filter { !isUnspaced && !$0.term.text.hasUnspacedScript }, language: language)
  }

  /// The terms of a text: the leftmost first, of those that start together the longest.
  ///
  /// The masked UTF-8 byte ranges, ascending, are never searched. The matches do not overlap.
  func matches(
    in text: String, masked: [Range<Int>] = [], boundaries: inout WordBoundaries
  ) -> [TermMatch] {
    boundaries.reset()
    let found =
      words.candidates(in: text) + characters.candidates(in: text, boundaries: &boundaries)
    guard !found.isEmpty else { return [] }
    let masked = masked + MarkupRanges.ranges(in: text)
    return resolved(found.filter { match in !masked.contains { $0.overlaps(match.range) } })
  }

  /// Of overlapping candidates the leftmost, then the longest, then the most welcome one.
  private func resolved(_ candidates: [TermMatch]) -> [TermMatch] {
    let ordered = candidates.sorted { left, right in
      if left.range.lowerBound != right.range.lowerBound {
        return left.range.lowerBound < right.range.lowerBound
      }
      if left.range.upperBound != right.range.upperBound {
        return left.range.upperBound > right.range.upperBound
      }
      return (rank(left), left.entry) < (rank(right), right.entry)
    }
    var chosen: [TermMatch] = []
    var end = 0
    for match in ordered where !match.isPartOfWord || entries[match.entry].term.status.isApproved {
      if match.range.lowerBound >= end {
        chosen.append(match)
        end = match.range.upperBound
      } else if let last = chosen.last, last.range == match.range, last.entry != match.entry,
        !last.alternatives.contains(match.entry), last.spelling == match.spelling
      {
        chosen[chosen.count - 1].alternatives.append(match.entry)
      }
    }
    return chosen
  }

  private func rank(_ match: TermMatch) -> Int {
    let status = entries[match.entry].term.status
    return match.spelling.rawValue * 4
      + (status == .preferred || status == .doNotTranslate ? 0 : status.isApproved ? 1 : 2)
  }
}

extension String {
  /// Whether the text has characters of a script that puts no spaces between words.
  fileprivate var hasUnspacedScript: Bool {
    unicodeScalars.contains { ScriptClass($0).isWrittenWithoutSpaces }
  }
}
