import DocumentFormats
import LanguageAssets
import LanguageText
import SentenceAlignment

/// What the rules may look at: one draft, and all that is known about it.
///
/// Rules hand it on and keep it beside what they gather: behind a reference, which costs one count.
package final class CheckContext: Sendable {
  /// What the termbase says.
  let glossary: Glossary
  /// The draft.
  let draft: CheckedDocument
  /// The terms in the draft, in order.
  let uses: [TermUse]
  /// Terms of the source language in a draft, in order, where they are no terms of its own.
  let foreignUses: [TermUse]
  /// The documents that the draft translates.
  let sources: [CheckedDocument]
  /// The draft beside its sources, in their order.
  let passages: [Passage]
  /// The sentences of the sources that one sentence of the draft translates, in order.
  let sentencePairs: [SentencePair]
  /// How the segments of each source and of the draft were aligned, in the order of the sources.
  let alignments: [[AlignedGroup]]
  /// How sentences were translated before.
  let memory: SegmentMemory
  /// What else is known.
  let facts: CheckFacts
  /// Replacements that rules have asked for: a forbidden word comes back, and each form of it asks for
  /// the paradigms of both terms.
  let replacements = Memo<[UInt8], Suggestion>()
  /// Whether the sources have a word.
  let sourceWords = Memo<String, Bool>()
  /// The words of the prose of a source, by the index of the source: see ``words(ofSource:)``.
  let distinctWords = Memo<Int, DistinctWords>()
  /// Where a source may have members of classes, by the index of the source.
  let sourceMembers = Memo<Int, ClassMembers>()
  /// Whether a source has a word as a name throughout, by the index of the source.
  let sourceNames = Memo<SourceWord, Bool>()
  /// The headings that the draft shares with its sources, by the language of the draft.
  let sharedHeadings = Memo<LanguageTag, Set<String>>()
  /// What stands between quotation marks or brackets, by the paragraph of the draft.
  let quotations = Memo<Int, [Range<Int>]>()
  /// Whether a paragraph of the draft has to stay as the source has it: see ``isKept(_:)``.
  let kept = Memo<Int, Bool>()
  /// Whether the glossary has a translation of a term of the source that is another word.
  let translated = Memo<TermEntry, Bool>()
  /// Which paragraphs are in the source's language, by the language of the draft: see
  /// ``untranslatedBlocks``.
  let untranslated = Memo<LanguageTag, UntranslatedBlocks>()

  /// The language of the draft.
  var language: LanguageTag { draft.language }

  /// The blocks of the draft in which terms are looked for, with their indices.
  let proseBlocks: [(index: Int, block: TextBlock)]

  /// Looks up the terms of a draft and of its sources, and aligns them.
  ///
  /// - Complexity: O(n log n) in the size of the documents, as alignment needs.
  init(
    glossary: Glossary, draft: CheckedDocument, sources: [CheckedDocument],
    memory: SegmentMemory, facts: CheckFacts, termbase: (LanguageTag) -> CompiledTermbase,
    decidedTermbase: (LanguageTag) -> CompiledTermbase? = { _ in nil },
    aligner: any VersionAligner
  ) {
    self.glossary = glossary
    self.draft = draft
    self.sources = sources
    self.memory = memory
    self.facts = facts
    proseBlocks = draft.document.blocks.indices.filter { draft.document.blocks[$0].kind.isProse }
      .map { (index: $0, block: draft.document.blocks[$0]) }
    let sourceLanguage = sources.first?.language ?? glossary.sourceLanguage
    let found = TermUse.uses(in: draft, of: termbase(draft.language))
    // Without a source nothing else tells a word that is left as it was.
    let uses = sources.isEmpty ? found : glossary.withoutCopies(found, from: sourceLanguage)
    self.uses = uses
    let draftUses = UsesByBlock(uses)
    let foreign =
      sourceLanguage.matches(draft.language)
      ? [] : TermUse.uses(in: draft, of: termbase(sourceLanguage))
    let foreignUses = foreign.filter { use in
      !draftUses[[use.block]].contains { $0.range.overlaps(use.range) }
    }
    self.foreignUses = foreignUses
    let foreignByBlock = UsesByBlock(foreignUses)
    let finders = sources.map { PassageFinder(source: $0, draft: draft, aligner: aligner) }
    alignments = finders.map(\.groups)
    sentencePairs = finders.enumerated().flatMap { index, finder in
      finder.pairs.map {
        SentencePair(
          document: index, source: sources[index].segments[$0.source],
          draft: draft.segments[$0.draft])
      }
    }
    passages = sources.enumerated().flatMap { index, source in
      let decided = decidedTermbase(source.language)
      let found = TermUse.uses(
        in: source, of: termbase(source.language), isSearchedOnce: decided == nil)
      let sourceUses = UsesByBlock(found)
      let covered = decided.map { decided in
        CoveredUse.all(of: TermUse.uses(in: source, of: decided), under: found) { use in
          let preferred = glossary.concepts[use.concept].preferredTerm(in: draft.language)
          return preferred?.status ?? .proposed == .proposed
        }
      }
      let coveredByBlock = Dictionary(grouping: covered ?? [], by: \.use.block)
      return finders[index].passages().map { blocks in
        Passage(
          document: index, sourceBlocks: blocks.source, draftBlocks: blocks.draft,
          sourceUses: sourceUses[blocks.source],
          coveredUses: blocks.source.flatMap { coveredByBlock[$0] ?? [] },
          draftUses: draftUses[blocks.draft],
          foreignUses: foreignByBlock[blocks.draft])
      }
    }
  }
}

extension Glossary {
  /// Uses without those of proposals that only copy the word of a source language: see
  /// ``Concept/isCopy(_:from:)``.
  ///
  /// - Complexity: O(n) in the number of uses, and O(terms of the concept) for each term that is used.
  fileprivate func withoutCopies(_ uses: [TermUse], from source: LanguageTag) -> [TermUse] {
    var known: [TermEntry: Bool] = [:]
    func isCopy(_ entry: TermEntry) -> Bool {
      guard entry.status == .proposed else { return false }
      if let known = known[entry] { return known }
      let isCopy = concepts[entry.concept].isCopy(entry.term, from: source)
      known[entry] = isCopy
      return isCopy
    }
    return uses.filter { !isCopy($0.entry) || !$0.alternatives.allSatisfy(isCopy) }
  }

  /// The language that drafts translate from when no source is given.
  var sourceLanguage: LanguageTag { language ?? "en" }
}
