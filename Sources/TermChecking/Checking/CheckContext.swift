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
  /// Which paragraphs of the draft come back, where it is a file of strings.
  let repeatedBlocks: RepeatedBlocks
  /// The same of each source.
  let repeatedSources: [RepeatedBlocks]
  /// How sentences were translated before.
  let memory: SegmentMemory
  /// What else is known.
  let facts: CheckFacts
  /// Russian replacements that rules have asked for: a forbidden word comes back, and each form of it asks for
  /// the paradigms of both terms.
  let offers = Memo<[UInt8], Replacement.Offer>()
  /// English replacements that rules have asked for.
  let suggestions = Memo<[UInt8], Suggestion>()
  /// Whether another language of the glossary calls the concept by the same word.
  let ofAnotherLanguage = Memo<TermEntry, Bool>()
  /// The forms of terms that differ from spellings of the draft in hyphens and spaces alone.
  let respellings = Memo<[UInt8], String?>()
  /// Whether wordings that suggestions make have a forbidden name.
  let forbiddenNames = Memo<String, Bool>()
  /// What no longer agrees where one Russian term takes the place of another, by both with a NUL between them.
  let disagreements = Memo<[UInt8], RussianDisagreement?>()
  /// What names of the glossary count as, which all drafts have in common: see ``NamedConcept``.
  let kindredNames: Memo<KindredNameQuestion, String>
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
  /// What stands between quotation marks or brackets, by the first paragraph of the draft that says the same.
  let quotations = Memo<Int, [Range<Int>]>()
  /// Whether the first paragraph of the draft that says the same has to stay as the source has it: see
  /// ``isKept(_:)``.
  let kept = Memo<Int, Bool>()
  /// Which items are names of files, by the language of the draft: see ``FileListing``.
  let listedFiles = Memo<LanguageTag, Set<Int>>()
  /// Whether the glossary has a translation of a term of the source that is another word.
  let translated = Memo<TermEntry, Bool>()
  /// Which paragraphs are in the source's language, by the language of the draft: see
  /// ``untranslatedBlocks``.
  let untranslated = Memo<LanguageTag, UntranslatedBlocks>()
  /// Which paragraphs are sentences of a source, by the language of the draft: see ``copiedProse``.
  let copied = Memo<LanguageTag, CopiedProse>()
  /// The passages by paragraph of the draft.
  let passageOfBlock = Memo<LanguageTag, [Int: Passage]>()
  /// The titles of the sources, by their index, and of the draft, by nil: see ``draftTitle``.
  let titles = Memo<Int?, String?>()
  /// Which concepts share names in the draft, by the language of the draft: see ``sharedNames``.
  let namesakes = Memo<LanguageTag, SharedNames>()

  /// Which texts have a term that the glossary forbids; see ``hasForbiddenTerm(_:)``.
  let forbiddenWordings = Memo<String, Bool>()
  /// The terms in the language of the draft that somebody has decided on: a longer proposal hides none of them.
  let decidedTerms: CompiledTermbase

  /// The language of the draft.
  var language: LanguageTag { draft.language }

  /// The script that the draft is written in; nil where this project does not know it.
  let script: String?

  /// The blocks of the draft in which terms are looked for, with their indices.
  let proseBlocks: [(index: Int, block: TextBlock)]

  /// Looks up the terms of a draft and of its sources, and aligns them.
  ///
  /// - Complexity: O(n log n) in the size of the documents, as alignment needs.
  init(
    glossary: Glossary, draft: CheckedDocument, sources: [CheckedDocument],
    memory: SegmentMemory, facts: CheckFacts, termbase: (LanguageTag) -> CompiledTermbase,
    decidedTermbase: (LanguageTag) -> CompiledTermbase? = { _ in nil },
    conceptTermbase: (LanguageTag) -> CompiledTermbase? = { _ in nil },
    aligner: any VersionAligner,
    kindredNames: Memo<KindredNameQuestion, String> = Memo()
  ) {
    self.kindredNames = kindredNames
    self.glossary = glossary
    self.draft = draft
    self.sources = sources
    self.memory = memory
    self.facts = facts
    decidedTerms = decidedTermbase(draft.language) ?? termbase(draft.language)
    script = draft.scriptOfText()
    proseBlocks = draft.document.blocks.indices.filter { draft.document.blocks[$0].kind.isProse }
      .map { (index: $0, block: draft.document.blocks[$0]) }
    let areStrings = sources.contains(where: \.isPairedWithDraft)
    let repeatedBlocks =
      areStrings ? RepeatedBlocks(of: draft.document.blocks) : RepeatedBlocks()
    self.repeatedBlocks = repeatedBlocks
    let repeatedSources = sources.map {
      $0.isPairedWithDraft ? RepeatedBlocks(of: $0.document.blocks) : RepeatedBlocks()
    }
    self.repeatedSources = repeatedSources
    let sourceLanguage = sources.first?.language ?? glossary.sourceLanguage
    func search(_ language: LanguageTag) -> FoundUses {
      FoundUses(
        in: draft, of: termbase(language), decided: decidedTermbase(language), glossary,
        isAlone: sources.isEmpty, repeated: repeatedBlocks)
    }
    let inSources = sources.enumerated().map { index, source in
      FoundUses(
        in: source, of: termbase(source.language), decided: decidedTermbase(source.language),
        glossary, isSearchedOnce: true, repeated: repeatedSources[index])
    }
    let named: Set<Int>? =
      sources.isEmpty
      ? nil
      : inSources.reduce(into: []) { named, source in
        for use in source.all { use.addConcepts(to: &named) }
      }
    let finders = sources.map { PassageFinder(source: $0, draft: draft, aligner: aligner) }
    let sourcePassages = finders.map { $0.passages() }
    let own = search(draft.language)
    var found = own.all
    let left = sourceLanguage.matches(draft.language) ? nil : search(sourceLanguage)
    var foreign = left?.all ?? []
    if let names = conceptTermbase(sourceLanguage) {
      func ofDecidedConcepts(_ language: LanguageTag) -> [TermUse] {
        conceptTermbase(language).map { TermUse.uses(in: draft, of: $0, repeated: repeatedBlocks) }
          ?? []
      }
      var proposals = OpenedProposals(glossary, from: names, named: named)
      foreign = proposals.opened(
        foreign, by: left == nil ? [] : ofDecidedConcepts(sourceLanguage),
        where: { glossary.concepts[$0.concept].isTranslated($0.term, into: draft.language) })
      lazy var asked = AskedConcepts(
        zip(sourcePassages, inSources).map { ($0, UsesByBlock($1.all)) }, in: UsesByBlock(own.all))
      found = proposals.opened(
        found, by: ofDecidedConcepts(draft.language), asked: { asked.contains($0) })
    }
    let copied = CopiedUses(
      from: sourceLanguage, foreign, of: glossary, in: draft.language, named: named)
    // Without a source nothing else tells a word that is left as it was.
    let uses = sources.isEmpty ? found : copied.leftOut(of: found)
    self.uses = uses
    let draftUses = UsesByBlock(uses)
    // The longest match wins: *root reducer* that is left has no *reducer* that may stay.
    let foreignUses = foreign.filter { use in
      // Of the draft's own words none is left: via in German.
      !FunctionWords.contain(use.text, in: draft.language)
        && !draftUses[[use.block]].contains { copied.hides($0, use) }
    }
    self.foreignUses = foreignUses
    let foreignByBlock = UsesByBlock(foreignUses)
    alignments = finders.map(\.groups)
    sentencePairs = finders.enumerated().flatMap { index, finder in
      finder.pairs.map {
        SentencePair(
          document: index, source: sources[index].segments[$0.source],
          draft: draft.segments[$0.draft])
      }
    }
    var wordings: [PassageWording: Int] = [:]
    var passages: [Passage] = []
    for (index, source) in sources.enumerated() {
      let sourceUses = UsesByBlock(inSources[index].all)
      let ofDecidedConcepts = conceptTermbase(source.language).map {
        TermUse.uses(in: source, of: $0, repeated: repeatedSources[index])
      }
      let covered = CoveredUse.all(
        of: ofDecidedConcepts ?? [], under: inSources[index].all
      ) { use in
        let preferred = glossary.concepts[use.concept].preferredTerm(in: draft.language)
        return preferred?.status ?? .proposed == .proposed
      }
      let coveredByBlock = Dictionary(grouping: covered, by: \.use.block)
      for blocks in sourcePassages[index] {
        var first: Int?
        if source.isPairedWithDraft {
          let wording = PassageWording(
            document: index, source: blocks.source.map(repeatedSources[index].first),
            draft: blocks.draft.map(repeatedBlocks.first))
          first = wordings[wording]
          if first == nil { wordings[wording] = passages.count }
        }
        passages.append(
          Passage(
            document: index, number: passages.count, like: first.map { passages[$0] },
            sourceBlocks: blocks.source, draftBlocks: blocks.draft,
            sourceUses: sourceUses[blocks.source],
            coveredUses: blocks.source.flatMap { coveredByBlock[$0] ?? [] },
            draftUses: draftUses[blocks.draft],
            foreignUses: foreignByBlock[blocks.draft]))
      }
    }
    self.passages = passages
  }
}

/// What passages share that say the same: the first paragraphs that are like theirs.
private struct PassageWording: Hashable {
  let document: Int
  let source: [Int]
  let draft: [Int]
}

extension Glossary {
  /// The language that drafts translate from when no source is given.
  var sourceLanguage: LanguageTag { language ?? "en" }
}
