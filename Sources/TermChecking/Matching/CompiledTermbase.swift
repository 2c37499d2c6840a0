package import LanguageAssets
package import LanguageText

/// The terms of a glossary in one language, ready to be looked for.
package struct CompiledTermbase: Sendable {
  /// The language of the texts to search.
  package let language: LanguageTag
  /// The terms, in the order of the glossary.
  let entries: [TermEntry]

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
  }

  /// The terms of a text: the leftmost first, of those that start together the longest.
  ///
  /// The masked UTF-8 byte ranges, ascending, are never searched. The matches do not overlap.
  func matches(in text: String, masked: [Range<Int>] = []) -> [TermMatch] {
    let bytes = Array(text.utf8)
    var found: [TermMatch] = []
    for (index, entry) in entries.enumerated() {
      let needle = Array(entry.term.text.utf8)
      var start = 0
      while start + needle.count <= bytes.count {
        if bytes[start..<start + needle.count].elementsEqual(needle) {
          let range = start..<start + needle.count
          if !masked.contains(where: { $0.overlaps(range) }) {
            found.append(TermMatch(entry: index, range: range, spelling: .exact))
          }
          start += needle.count
        } else {
          start += 1
        }
      }
    }
    return found.sorted {
      ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
    }
  }
}
