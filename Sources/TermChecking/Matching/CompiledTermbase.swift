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

  private let matchers: TermMatchers

  /// Compiles the terms of a language.
  ///
  /// Which concepts terms name by the way need not be known where nobody asks for it.
  ///
  /// - Complexity: O(total length of all forms).
  package init(_ glossary: Glossary, language: LanguageTag, findsNested: Bool = true) {
    self.language = language
    let entries = Self.entries(of: glossary, in: language)
    self.entries = entries
    var forms = WordForms(language)
    var words = NumberLists()
    if !language.isWrittenWithoutSpaces {
      for entry in entries { words.append(forms.words(of: entry.term.text)) }
    }
    nested =
      findsNested
      ? NestedTerms(entries, words: words, language: language, forms: forms)
      : NestedTerms(ofNone: ())
    let isUnspaced = entries.map {
      language.isWrittenWithoutSpaces || $0.term.text.hasUnspacedScript
    }
    matchers = TermMatchers(
      words: WordMatcher(
        entries.indices.filter { !isUnspaced[$0] }, of: entries, words: words, language: language,
        forms: &forms),
      characters: CharacterMatcher(
        entries.indices.filter { isUnspaced[$0] }, of: entries, language: language),
      entries: entries)
  }

  // MARK: In a file

  /// Writes the compiled terms, without the glossary that they come from.
  package func write(to file: inout FlatWriter) {
    file.write(language.canonical)
    file.write(entries.map { Int32($0.concept) })
    file.write(entries.map { Int32($0.index) })
    file.write(entries.map { $0.hasSynonyms ? 1 as UInt8 : 0 })
    file.write(matchers.questions.map(\.rawValue))
    nested.write(to: &file)
    matchers.words.write(to: &file)
    matchers.characters.write(to: &file)
  }

  /// Reads what ``write(to:)`` wrote for the same glossary.
  ///
  /// - Throws: ``FlatReader/Damaged`` when the file cannot be of that glossary.
  package init(
    from file: inout FlatReader, of glossary: Glossary
  ) throws(FlatReader.Damaged) {
    guard let language = LanguageTag(try file.text()) else { throw FlatReader.Damaged() }
    self.language = language
    let concepts = try file.int32s()
    let indices = try file.int32s()
    let synonyms = try file.bytes()
    let questions = try file.bytes()
    guard questions.count == concepts.count else { throw FlatReader.Damaged() }
    var entries: [TermEntry] = []
    entries.reserveCapacity(concepts.count)
    for (place, concept) in concepts.enumerated() {
      let concept = Int(concept)
      guard place < indices.count, place < synonyms.count,
        glossary.concepts.indices.contains(concept),
        glossary.concepts[concept].terms.indices.contains(Int(indices[place]))
      else { throw FlatReader.Damaged() }
      entries.append(
        TermEntry(
          concept: concept, index: Int(indices[place]), of: glossary.concepts[concept].terms,
          hasSynonyms: synonyms[place] != 0))
    }
    self.entries = entries
    nested = try NestedTerms(from: &file)
    matchers = TermMatchers(
      words: try WordMatcher(from: &file), characters: try CharacterMatcher(from: &file, entries),
      entries: entries, questions: questions.map { EntryGuard.Questions(rawValue: $0) })
  }

  private static func entries(of glossary: Glossary, in language: LanguageTag) -> [TermEntry] {
    var entries: [TermEntry] = []
    for (concept, value) in glossary.concepts.enumerated() {
      let indices = value.terms.indices.filter {
        value.terms[$0].language.matches(language) && !value.terms[$0].text.isEmpty
      }
      let hasSynonyms =
        indices.count > 1 && indices.count { value.terms[$0].status.isApproved } > 1
      for index in indices {
        entries.append(
          TermEntry(
            concept: concept, index: index, of: value.terms, hasSynonyms: hasSynonyms))
      }
    }
    return entries
  }

  /// The terms of a text: the leftmost first, of those that start together the longest.
  ///
  /// The masked UTF-8 byte ranges, ascending, are never searched. The matches do not overlap.
  func matches(
    in text: SearchedText, masked: @autoclosure () -> [Range<Int>] = [],
    boundaries: inout WordBoundaries
  ) -> [TermMatch] {
    boundaries.reset()
    var found: [TermMatch] = []
    if !matchers.words.patterns.isEmpty {
      let words = text.words(apostropheJoins: matchers.words.apostropheJoins)
      if matchers.words.mayFind(words) {
        var search = WordSearch(text, words, matchers)
        found = search.candidates()
      }
    }
    if !matchers.characters.isEmpty {
      found += matchers.characters.candidates(
        in: text, matchers, boundaries: &boundaries)
    }
    guard !found.isEmpty else { return [] }
    let masked = masked() + MarkupRanges.ranges(in: text.bytes)
    if !masked.isEmpty {
      found.removeAll { match in masked.contains { $0.overlaps(match.range) } }
    }
    return resolved(found)
  }

  /// The terms of a text that is searched only once.
  func matches(
    in text: String, masked: [Range<Int>] = [], boundaries: inout WordBoundaries
  ) -> [TermMatch] {
    matches(in: SearchedText(text), masked: masked, boundaries: &boundaries)
  }

  /// Of overlapping candidates the leftmost, then the longest, then the most welcome one; one that
  /// cuts a word gives way to one that goes on behind it.
  private func resolved(_ candidates: consuming [TermMatch]) -> [TermMatch] {
    guard candidates.count > 1 else {
      return candidates.filter { !$0.isPartOfWord || matchers.ranks[$0.entry] < 2 }
    }
    var chosen: [TermMatch] = []
    chosen.reserveCapacity(candidates.count)
    var end = 0
    order(&candidates)
    for match in candidates
    where !match.isPartOfWord || matchers.ranks[match.entry] < 2 {
      let last = chosen.count - 1
      if match.range.lowerBound >= end {
        chosen.append(match)
        end = match.range.upperBound
      } else if last >= 0, chosen[last].range == match.range, chosen[last].entry != match.entry,
        !chosen[last].alternatives.contains(match.entry), chosen[last].spelling == match.spelling
      {
        chosen[last].alternatives.append(match.entry)
      } else if last >= 0, chosen[last].cutsWord, !match.cutsWord,
        match.range.lowerBound > chosen[last].range.lowerBound, match.range.upperBound > end
      {
        chosen[last] = match
        end = match.range.upperBound
      }
    }
    return chosen
  }

  /// Puts candidates in the order in which they are chosen.
  ///
  /// Most are in order but for those that start together: a few steps put these in their places. Others
  /// are sorted.
  private func order(_ candidates: inout [TermMatch]) {
    var steps = 4 * candidates.count
    for index in 1..<candidates.count {
      var place = index
      while place > 0, precedes(candidates[place], candidates[place - 1]) {
        guard steps > 0 else { return candidates.sort(by: precedes) }
        candidates.swapAt(place, place - 1)
        place -= 1
        steps -= 1
      }
    }
  }

  private func precedes(_ left: TermMatch, _ right: TermMatch) -> Bool {
    if left.range.lowerBound != right.range.lowerBound {
      return left.range.lowerBound < right.range.lowerBound
    }
    if left.range.upperBound != right.range.upperBound {
      return left.range.upperBound > right.range.upperBound
    }
    return (rank(left), left.entry) < (rank(right), right.entry)
  }

  private func rank(_ match: TermMatch) -> Int {
    match.spelling.rawValue * 4 + matchers.ranks[match.entry]
  }
}

extension String {
  /// Whether the text has characters of a script that puts no spaces between words.
  fileprivate var hasUnspacedScript: Bool {
    // They begin at U+3000.
    utf8.contains { $0 > 0xe2 }
      && unicodeScalars.contains { ScriptClass($0).isWrittenWithoutSpaces }
  }
}
