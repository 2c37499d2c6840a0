import DocumentFormats
package import LanguageAssets
package import LanguageText
import SentenceAlignment

/// A longer word in which a term is probably not meant.
package struct BlockerSuggestion: Hashable, Sendable {
  /// The identifier of the concept.
  package var concept: String
  /// The language of the term.
  package var language: LanguageTag
  /// The term.
  package var term: String
  /// The word or phrase that contains it, as the texts have it.
  package var blocker: String
  /// How many times the texts have it.
  package var count: Int
  /// How many of these have a counterpart that does name the concept.
  package var meant: Int
}

/// Finds longer words that contain a term and do not mean it, in texts and their translations.
///
/// Where a text has the word and its counterpart never names the concept, though it does for other
/// places of the term, and has another word in common, the term's letters are there by accident. Terms that nobody has
/// accepted are left alone, as is what is translated by one.
package struct BlockerFinder: Sendable {
  /// How often a word must occur.
  private static let least = 3
  /// The share of its places whose counterpart may name the concept after all.
  private static let tolerance = 0.1

  private struct Place: Hashable {
    let concept: Int
    let index: Int
    let language: String
  }

  /// The passages of a word in which one other language is the counterpart.
  private struct Tally {
    var count = 0
    var meant = 0
    /// Where the counterparts stand.
    var places: [Int] = []
    /// Where those stand that do not name the concept.
    var others: [Int] = []

    mutating func add(_ counterpart: Int, isMeant: Bool) {
      count += 1
      places.append(counterpart)
      if isMeant { meant += 1 } else { others.append(counterpart) }
    }
  }

  private struct Word {
    let text: String
    var tallies: [String: Tally] = [:]

    var count: Int { tallies.values.map(\.count).max() ?? 0 }
    var all: Int { tallies.values.reduce(0) { $0 + $1.count } }
    var meant: Int { tallies.values.reduce(0) { $0 + $1.meant } }
  }

  private let glossary: Glossary
  private let termbases: [String: CompiledTermbase]
  private var terms: [Place: Word] = [:]
  private var words: [Place: [String: Word]] = [:]
  private var counterparts: [Counterpart] = []

  /// Makes a finder for texts in some languages.
  ///
  /// - Complexity: O(total length of the forms of all terms in the languages).
  package init(_ glossary: Glossary, languages: [LanguageTag]) {
    self.glossary = glossary
    termbases = Dictionary(
      languages.map { ($0.matchingKey, CompiledTermbase(glossary, language: $0)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Looks at a text and at what it translates.
  ///
  /// - Complexity: O(n log n) in the size of the documents, as alignment needs.
  package mutating func add(_ draft: CheckedDocument, sources: [CheckedDocument]) {
    let context = CheckContext(
      glossary: glossary, draft: draft, sources: sources, memory: SegmentMemory(),
      facts: CheckFacts(),
      termbase: { termbases[$0.matchingKey] ?? CompiledTermbase(glossary, language: $0) },
      aligner: SentenceAligner())
    var draftWords = ContainingWords(draft)
    for (index, source) in sources.enumerated() {
      var sourceWords = ContainingWords(source)
      for passage in context.passages
      where passage.document == index && !passage.sourceBlocks.isEmpty
        && !passage.draftBlocks.isEmpty && Self.isTranslated(passage, in: context)
      {
        take(
          passage.draftUses, of: draft.language, counterpart: passage.sourceConcepts,
          Self.text(passage.sourceBlocks, of: source), &draftWords)
        // A word that is left in a translated paragraph tells nothing either.
        let left = passage.foreignUses.reduce(into: Set<Int>()) {
          $1.addConcepts(to: &$0, withNested: true)
        }
        take(
          passage.sourceUses.filter { !$0.mayName(anyOf: left) }[...], of: source.language,
          counterpart: passage.draftConcepts, Self.text(passage.draftBlocks, of: draft),
          &sourceWords)
      }
    }
  }

  private static func text(
    _ blocks: some Sequence<Int>, of document: CheckedDocument
  ) -> Counterpart {
    Counterpart(
      text: blocks.map { document.document.blocks[$0].text }.joined(separator: "\n"),
      language: document.language)
  }

  /// Whether somebody has translated a passage: what is left as the source has it tells nothing of what is meant.
  private static func isTranslated(_ passage: Passage, in context: CheckContext) -> Bool {
    let source = context.sources[passage.document].document.blocks
    let texts = Set(passage.sourceBlocks.map { source[$0].text })
    return !passage.draftBlocks.contains { block in
      texts.contains(context.draft.document.blocks[block].text)
        || context.untranslatedBlocks.isLeft(block)
    }
  }

  private mutating func take(
    _ uses: ArraySlice<TermUse>, of language: LanguageTag, counterpart named: Set<Int>,
    _ text: @autoclosure () -> Counterpart, _ containing: inout ContainingWords
  ) {
    let uses = uses.filter { $0.term.status.isDecidedName }
    if uses.isEmpty { return }
    let counterpart = text()
    let position = counterparts.count
    let other = counterpart.language.matchingKey
    counterparts.append(counterpart)
    // A passage is one piece of evidence, however often it has a word.
    var seen: Set<[String]> = []
    for use in uses {
      // Nothing can be missed where the other language has no term for the concept.
      let names = glossary.concepts[use.concept].terms(in: counterpart.language).filter {
        $0.status.isDecidedName
      }
      guard !names.isEmpty else { continue }
      let place = Place(
        concept: use.concept, index: use.entry.index, language: language.matchingKey)
      let isMeant = use.mayName(anyOf: named) || names.contains { counterpart.resembles($0.text) }
      let id = "\(use.concept) \(use.entry.index)"
      if seen.insert([id]).inserted {
        terms[place, default: Word(text: "")].tallies[other, default: Tally()]
          .add(position, isMeant: isMeant)
      }
      for word in containing.words(around: use) {
        let key = TermForms.fold(word)
        guard seen.insert([id, key]).inserted else { continue }
        words[place, default: [:]][key, default: Word(text: word)]
          .tallies[other, default: Tally()].add(position, isMeant: isMeant)
      }
    }
  }

  /// The words that were found, by concept and language, the most frequent first; of words that
  /// contain one another the shortest.
  package func suggestions() -> [BlockerSuggestion] {
    let places = words.keys.sorted {
      ($0.concept, $0.language, $0.index) < ($1.concept, $1.language, $1.index)
    }
    return places.flatMap { place -> [BlockerSuggestion] in
      let term = glossary.concepts[place.concept].terms[place.index]
      let found = (words[place] ?? [:]).filter { key, word in
        word.count >= Self.least && Double(word.meant) <= Self.tolerance * Double(word.all)
          && !term.blockers.contains { TermForms.fold($0) == key }
          && word.tallies.contains { other, tally in
            hasTranslation(tally, beside: terms[place]?.tallies[other] ?? Tally())
          }
      }
      let kept = found.filter { key, _ in
        !found.keys.contains { $0 != key && key.contains($0) }
      }
      return kept.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map {
        BlockerSuggestion(
          concept: glossary.concepts[place.concept].id, language: term.language, term: term.text,
          blocker: $0.value.text, count: $0.value.count, meant: $0.value.meant)
      }
    }
  }

  /// Whether the counterparts of a longer word have another word in common, which those of the term have not where it
  /// stands without.
  private func hasTranslation(_ word: Tally, beside term: Tally) -> Bool {
    // A term that the counterparts never name is not translated as the glossary says.
    guard word.count >= Self.least, term.meant * 4 >= term.count else { return false }
    let own = Set(word.others)
    var counts: [String: Int] = [:]
    for position in word.others {
      for stem in counterparts[position].stems { counts[stem, default: 0] += 1 }
    }
    for position in term.places where !own.contains(position) {
      for stem in counterparts[position].stems { counts[stem, default: 0] -= Self.foreignWeight }
    }
    return counts.values.contains { $0 * 5 >= word.others.count * 4 }
  }

  /// How many places of a translation of the longer word one place of it elsewhere outweighs.
  private static let foreignWeight = 2
}

extension TermStatus {
  /// Whether somebody has decided that drafts use the name, or may.
  fileprivate var isDecidedName: Bool { self == .preferred || self == .admitted }
}
