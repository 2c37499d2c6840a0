import DocumentFormats
import LanguageAssets
import LanguageText
import SentenceAlignment

extension CheckContext {
  /// Looks up the terms of a draft and of its sources, and aligns them.
  ///
  /// - Complexity: O(n log n) in the size of the documents, as alignment needs.
  init(
    glossary: Glossary, draft: CheckedDocument, sources: [CheckedDocument],
    memory: SegmentMemory, facts: CheckFacts, termbase: (LanguageTag) -> CompiledTermbase,
    aligner: any VersionAligner
  ) {
    self.glossary = glossary
    self.draft = draft
    self.sources = sources
    self.memory = memory
    self.facts = facts
    proseBlocks = draft.document.blocks.indices.filter { draft.document.blocks[$0].kind.isProse }
      .map { (index: $0, block: draft.document.blocks[$0]) }
    let uses = TermUse.uses(in: draft, of: termbase(draft.language))
    self.uses = uses
    let draftUses = UsesByBlock(uses)
    let sourceLanguage = sources.first?.language ?? glossary.sourceLanguage
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
      let sourceUses = UsesByBlock(
        TermUse.uses(in: source, of: termbase(source.language), isSearchedOnce: true))
      return finders[index].passages().map { blocks in
        Passage(
          document: index, sourceBlocks: blocks.source, draftBlocks: blocks.draft,
          sourceUses: sourceUses[blocks.source], draftUses: draftUses[blocks.draft],
          foreignUses: foreignByBlock[blocks.draft])
      }
    }
  }
}

/// The terms of a document by the block in which they stand.
private struct UsesByBlock {
  private let uses: [TermUse]

  /// Takes terms in order of their blocks.
  init(_ uses: [TermUse]) { self.uses = uses }

  /// The terms of some blocks, ascending, in order; those of neighbours are not copied.
  subscript(blocks: [Int]) -> ArraySlice<TermUse> {
    guard let first = blocks.first, let last = blocks.last else { return [] }
    guard last - first == blocks.count - 1 else {
      return blocks.flatMap { uses[start(of: $0)..<start(of: $0 + 1)] }[...]
    }
    return uses[start(of: first)..<start(of: last + 1)]
  }

  private func start(of block: Int) -> Int {
    var (low, high) = (0, uses.count)
    while low < high {
      let middle = (low + high) / 2
      if uses[middle].block < block { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Glossary {
  /// The language that drafts translate from when no source is given.
  var sourceLanguage: LanguageTag { language ?? "en" }
}
