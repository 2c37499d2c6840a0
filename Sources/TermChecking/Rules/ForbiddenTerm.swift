import DocumentFormats
import LanguageAssets
import LanguageText

/// Reports a term that the glossary forbids.
struct ForbiddenTerm: Rule {
  static let about = RuleDescription(
    id: "forbidden-term", summary: "a term that the glossary forbids or deprecates",
    severity: .error,
    explanation: """
      A team forbids a term because it is wrong, outdated or another company's. Every inflected \
      form of it is reported; where the concept has a preferred term, the finding offers it, which no fix writes \
      where it would stand beside itself. Where the source of a passage does not name the concept, the word may have \
      another sense: that is a warning, and nothing is written without a look. The original in brackets behind the name is let through. A paragraph \
      that is not translated at all is left to `untranslated-term`.
      """,
    examples: [
      RuleExample(
        "ru", [.example("toggle", "ru", "переключатель", forbidden: ["тумблер"])],
        draft: "Этот ⟦тумблер⟧ включает звук."),
      RuleExample(
        "ru", [.example("toggle", "ru", "переключатель", forbidden: ["тумблер"])],
        draft: "Этот переключатель включает звук."),
      RuleExample(
        "ja", [.example("folder", "ja", "フォルダー", forbidden: ["ディレクトリー"])],
        draft: "新しい⟦ディレクトリー⟧を作成します。"),
      RuleExample(
        "zh-Hans", [.example("menu", "zh-Hans", "菜单", forbidden: ["选单"])],
        draft: "打开⟦选单⟧，不是菜单。"),
      RuleExample(
        "de", [.example("button", "de", "Schaltfläche", forbidden: ["Knopf"])],
        draft: "Die ⟦Knöpfe⟧ sind grau, der Türknopf nicht."),
    ])

  func check(_ context: CheckContext, into findings: inout FindingList) {
    let forbidden =
      context.uses.these { !context.uses[$0].status.isApproved }
      + context.passages.flatMap(Self.misusedTerms).filter { !$0.status.isApproved }
    let chosen = UntranslatedBlocks.chosen(forbidden, in: context)
    lazy var passages = Dictionary(
      grouping: context.passages.flatMap { passage in
        passage.sourceBlocks.isEmpty
          ? [] : passage.draftBlocks.map { (block: $0, passage: passage) }
      }, by: \.block)
    for use in CopiedNames.without(chosen, raisedOnly: true, context)
    where !isEnglishVerb(use, context) && !isBesideItsOther(use, context)
      && !use.isListed(in: context.draft.document.blocks[use.block])
      && !use.isOriginalInBrackets(in: context)
    {
      let preferred = context.preferredTerm(for: use.concept)
      let isLeftAlone = use.isBesideApprovedName(in: context) || isPartOfOriginal(use, context)
      let offer = preferred.map { Replacement.offer(for: use, preferred: $0, in: context) }
      let original = passages[use.block].flatMap {
        unnamedOriginal(of: use, in: $0.map(\.passage), context)
      }
      findings.report(
        Self.self, at: use.fileRange, match: use.text,
        concept: context.identifier(of: use.concept),
        confidence: use.isPartOfWord
          ? Finding.confidenceOfLikelyNotes
          : original == nil ? 0.99 : Self.confidenceWithoutOriginal,
        message: "the glossary forbids “\(use.term.text)”"
          + (original.map { " for “\($0)”, which the source does not name here" } ?? "")
          + (preferred.map { "; write “\($0.text)”" } ?? "") + (offer?.agreement ?? ""),
        suggestions: offer.map {
          let isDoubtful =
            preferred?.status == .proposed || original != nil || use.isBound(in: context)
          let suggestion = isDoubtful ? $0.suggestion.unsafe : $0.suggestion
          return [isLeftAlone ? suggestion.unwritten : suggestion]
        } ?? [])
    }
  }

  /// What the language of a source calls the concept of a term, where none of the passages that the term stands in names
  /// it, also as a part of a longer term, or has a word that begins with its name, *chunking* for *chunk*: the word most
  /// likely means something else there, as 管道 a pipe where the glossary has it for a *pipeline*.
  private func unnamedOriginal(
    of use: TermUse, in passages: [Passage], _ context: CheckContext
  ) -> String? {
    let concept = context.glossary.concepts[use.concept]
    var original: String?
    for passage in passages {
      let source = context.sources[passage.document]
      guard !passage.sourceConcepts.contains(use.concept),
        !passage.sourceUses.contains(where: { $0.nestedConcepts.contains(use.concept) }),
        // A source whose language has no name for the concept cannot tell.
        let preferred = concept.preferredTerm(in: source.language)?.text
      else { return nil }
      let name = TermForms.fold(preferred)
      let isBegun = passage.sourceBlocks.contains { block in
        let text = TermForms.fold(source.document.blocks[block].text)
        return text.places(ofBytes: name).contains { place in
          text.character(before: place.lowerBound)?.isLetter != true
        }
      }
      guard !isBegun else { return nil }
      original = original ?? preferred
    }
    return original
  }

  /// How sure a finding is where the source does not name the concept: no build stops for another sense of a word.
  private static let confidenceWithoutOriginal = 0.7

  /// Whether the term is the word of the source, and the draft leaves it together with a word beside it: *list
  /// comprehensions*.
  private func isPartOfOriginal(_ use: TermUse, _ context: CheckContext) -> Bool {
    guard use.isOfAnotherLanguage(in: context) else { return false }
    let source = context.passagesByBlock[use.block].map { passage in
      passage.sourceBlocks.map { context.sources[passage.document].document.blocks[$0].text }
        .joined(separator: "\n")
    }
    return Replacement.isPartOfForeignRun(use, source, context)
  }

  /// Whether an English draft has as a verb what the glossary replaces by a noun: *this command lists every package*,
  /// where *table* is to be written for a *list*.
  private func isEnglishVerb(_ use: TermUse, _ context: CheckContext) -> Bool {
    guard context.language.language == "en", !use.term.text.utf8.contains(0x20),
      let preferred = context.preferredTerm(for: use.concept),
      let noun = TermForms.fold(preferred.text).split(separator: " ").last
    else { return false }
    switch EnglishFrequency.entry(of: String(noun)).kind {
    case .noun, .adjectiveNoun:
      return EnglishVerb.isVerb(use.range, in: context.draft.document.blocks[use.block].text)
    default: return false
    }
  }

  /// Whether what is to be written stands directly in front of the term or behind it, where no spaces part words: the
  /// two are one word, as 应用程序 where 应用 is to be written for 程序.
  private func isBesideItsOther(_ use: TermUse, _ context: CheckContext) -> Bool {
    guard context.language.isWrittenWithoutSpaces,
      let preferred = context.preferredTerm(for: use.concept)?.text
    else { return false }
    let text = context.draft.document.blocks[use.block].text
    let start = use.range.lowerBound - preferred.utf8.count
    return text.holdsBytes(of: preferred, at: use.range.upperBound)
      || start >= 0 && text.holdsBytes(of: preferred, at: start)
  }

  /// Terms that are approved for another concept and forbidden for the one that the source names.
  private static func misusedTerms(in passage: Passage) -> [TermUse] {
    let named = passage.sourceConcepts
    return passage.draftUses.compactMap { use in
      guard use.status.isApproved, named.isDisjoint(with: [use.concept]) else { return nil }
      let meant = use.alternatives.first {
        !$0.term.status.isApproved && named.contains($0.concept)
      }
      return meant.map { use.reading($0) }
    }
  }
}
