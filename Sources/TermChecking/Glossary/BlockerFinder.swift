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
/// places of the term, the term's letters are there by accident.
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

  private struct Tally {
    var count = 0
    var meant = 0
    var text = ""
  }

  private let glossary: Glossary
  private let termbases: [String: CompiledTermbase]
  private var terms: [Place: Tally] = [:]
  private var words: [Place: [String: Tally]] = [:]

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
          in: source.language, &draftWords)
        // A word that is left in a translated paragraph tells nothing either.
        let left = passage.foreignUses.reduce(into: Set<Int>()) {
          $1.addConcepts(to: &$0, withNested: true)
        }
        take(
          passage.sourceUses.filter { !$0.mayName(anyOf: left) }[...], of: source.language,
          counterpart: passage.draftConcepts, in: draft.language, &sourceWords)
      }
    }
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
    in other: LanguageTag, _ containing: inout ContainingWords
  ) {
    for use in uses where use.term.status.isApproved && use.term.status != .doNotTranslate {
      // Nothing can be missed where the other language has no term for the concept.
      guard glossary.concepts[use.concept].preferredTerm(in: other) != nil else { continue }
      let place = Place(
        concept: use.concept, index: use.entry.index, language: language.matchingKey)
      let isMeant = use.mayName(anyOf: named)
      terms[place, default: Tally()].count += 1
      terms[place, default: Tally()].meant += isMeant ? 1 : 0
      for word in containing.words(around: use) {
        var tally = words[place]?[TermForms.fold(word)] ?? Tally(text: word)
        tally.count += 1
        tally.meant += isMeant ? 1 : 0
        words[place, default: [:]][TermForms.fold(word)] = tally
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
      // A term that the counterparts never name is not translated as the glossary says.
      guard let whole = terms[place], whole.meant * 4 >= whole.count else { return [] }
      let found = (words[place] ?? [:]).filter { key, tally in
        tally.count >= Self.least && Double(tally.meant) <= Self.tolerance * Double(tally.count)
          && !term.blockers.contains { TermForms.fold($0) == key }
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
}
