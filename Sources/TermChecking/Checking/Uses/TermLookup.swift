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

  /// A term in a document.
  package struct Occurrence: Hashable, Sendable {
    /// The index of the concept in the glossary.
    package let concept: Int
    /// The term.
    package let term: Term
    /// Whether the text is a spelling that a check would report, or a form of the term that the
    /// language does not make of it: “Sliders” in Chinese.
    package let isSpellingVariant: Bool
    /// The text as it stands there.
    package let text: String
    /// The index of the block in the document.
    package let block: Int
    /// UTF-8 byte offsets into the text of the block.
    package let blockRange: Range<Int>
    /// Byte offsets into the file.
    package let range: Range<Int>
  }

  private let termbases: [CompiledTermbase]
  /// The terms that are not only proposed, in the same order; nothing where all are or none is.
  private let decided: [CompiledTermbase?]
  private let glossary: Glossary

  /// Compiles a glossary in some languages; in all that it has when none are named.
  package init(_ glossary: Glossary, languages: [LanguageTag] = []) {
    self.glossary = glossary
    let all = languages.isEmpty ? Array(glossary.termCounts.keys) : languages
    var seen: Set<String> = []
    let distinct = all.sorted().filter { seen.insert($0.matchingKey).inserted }
    termbases = distinct.map { CompiledTermbase(glossary, language: $0) }
    let isDecidedInPart = glossary.isDecidedInPart
    decided = distinct.map {
      isDecidedInPart ? CompiledTermbase(glossary, language: $0, of: .decidedTerms) : nil
    }
  }

  /// Takes a glossary that is compiled, in some of its languages.
  package init(_ terms: TermSet, languages: [LanguageTag]) {
    glossary = terms.glossary
    termbases = languages.map { terms.termbase(for: $0) }
    decided = languages.map { terms.decidedTermbase(for: $0) }
  }

  /// The terms that a word or phrase is a form of, in the order of languages, then what somebody has decided on, then
  /// in that of likelihood.
  package func hits(for word: String) -> [Hit] {
    termbases.indices.flatMap { index in
      let known = decided[index].map { hits(for: word, in: $0) } ?? []
      let all = hits(for: word, in: termbases[index])
      return known + all.filter { !known.contains($0) }
    }
  }

  private func hits(for word: String, in termbase: CompiledTermbase) -> [Hit] {
    termbase.matches(in: word)
      .filter { isWhole($0.range, of: word, termbase.language) }
      .flatMap { match in
        ([match.entry] + match.alternatives).map { index in
          let entry = termbase.entries[index]
          return Hit(
            concept: entry.concept, term: entry.term,
            isSpellingVariant: match.spelling != .exact)
        }
      }
  }

  /// Whether a term is all of a word, but for particles behind it in Korean.
  private func isWhole(_ range: Range<Int>, of word: String, _ language: LanguageTag) -> Bool {
    if range == 0..<word.utf8.count { return true }
    return language.language == "ko" && range.lowerBound == 0
      && KoreanParticles.tail(of: word, nounLength: range.upperBound) != nil
  }

  /// Where a document names concepts, in order; on demand also where a decided term stands inside a longer one that is
  /// only proposed.
  ///
  /// - Complexity: O(n) in the size of the document.
  package func occurrences(
    in document: CheckedDocument, includingCovered: Bool = false
  ) -> [Occurrence] {
    let keys = document.language.matchingKeys
    guard
      let index = keys.lazy.compactMap({ key in
        termbases.firstIndex { $0.language.matchingKey == key }
      }).first
    else { return [] }
    let found = FoundUses(in: document, of: termbases[index], decided: decided[index], glossary)
    let uses = includingCovered ? found.withCovered : found.all
    let strays = StrayForms.uses(
      of: Set(uses.map(\.concept)), in: document, glossary,
      besides: Dictionary(grouping: uses, by: \.block).mapValues { RangeIndex($0.map(\.range)) })
    let all =
      uses.map { Occurrence($0, isSpellingVariant: $0.spelling != .exact) }
      + strays.map { Occurrence($0, isSpellingVariant: true) }
    return strays.isEmpty
      ? all
      : all.sorted { ($0.block, $0.blockRange.lowerBound) < ($1.block, $1.blockRange.lowerBound) }
  }
}

extension TermLookup.Occurrence {
  fileprivate init(_ use: TermUse, isSpellingVariant: Bool) {
    self.init(
      concept: use.concept, term: use.term, isSpellingVariant: isSpellingVariant, text: use.text,
      block: use.block, blockRange: use.range, range: use.fileRange)
  }
}
