import DocumentFormats
import LanguageAssets
import LanguageText

/// Reports a protected name that is respelled or transliterated.
struct DoNotTranslate: Rule {
  static let about = RuleDescription(
    id: "do-not-translate", summary: "a protected name translated, transliterated or respelled",
    severity: .error,
    explanation: """
      A name that the glossary marks as do-not-translate stays as it is in every language, letter \
      by letter. Reported are other spellings of it and, where the source has the name and the \
      draft does not, a word that sounds like it. Words in capitals are let through, and so are \
      common English words in lower case that happen to be names of products, and what the source of the passage \
      spells in the same way: the command *lumen* of Lumen. In the documents that the others are translated from it \
      is a note.
      """,
    examples: [
      RuleExample(
        "ru", [.protected("lumen", "Lumen", "ru")], source: "Lumen saves the file.",
        draft: "⟦Люмен⟧ сохраняет файл."),
      RuleExample(
        "ru", [.protected("lumen", "Lumen", "ru")], source: "Lumen saves the file.",
        draft: "Lumen сохраняет файл."),
      RuleExample(
        "ja", [.protected("lumen", "Lumen", "ja")], source: "Lumen saves the file.",
        draft: "⟦ルーメン⟧がファイルを保存します。"),
      RuleExample(
        "zh-Hans", [.protected("lumen", "Lumen", "zh-Hans")], draft: "每个 ⟦lumen⟧ 应用。"),
    ])

  func check(_ context: CheckContext, into findings: inout FindingList) {
    let respelled = context.uses.these {
      context.uses[$0].spelling != .exact && context.uses[$0].status == .doNotTranslate
    }
    let passages = respelled.isEmpty ? [:] : context.passagesByBlock
    for use in respelled where !isSpelledSo(use.text, in: passages[use.block], context) {
      report(use.term, use.concept, at: use.fileRange, match: use.text, nil, context, &findings)
    }
    for passage in context.passages where !passage.draftBlocks.isEmpty {
      let present = passage.draftConcepts
      var seen: Set<Int> = []
      for use in passage.sourceUses
      where use.status == .doNotTranslate && !use.mayName(anyOf: present)
        && seen.insert(use.concept).inserted
        // The glossary need not list the name in each language.
        && !passage.draftBlocks.contains(where: {
          context.draft.document.blocks[$0].text.holdsBytes(of: use.text)
        })
      {
        reportSoundalikes(of: use, in: passage, context, into: &findings)
      }
    }
  }

  /// Whether the source of a passage has a spelling that the draft has.
  private func isSpelledSo(_ text: String, in passage: Passage?, _ context: CheckContext) -> Bool {
    guard let passage else { return false }
    let blocks = context.sources[passage.document].document.blocks
    return passage.sourceBlocks.contains { blocks[$0].text.holdsBytes(of: text) }
  }

  private func report(
    _ term: Term, _ concept: Int, at range: Range<Int>, match: String, _ source: SourceReference?,
    _ context: CheckContext, _ findings: inout FindingList
  ) {
    findings.report(
      Self.self, at: range, match: match, concept: context.identifier(of: concept),
      confidence: source == nil ? 0.9 : 0.8, atMost: context.facts.isOriginal ? .note : .error,
      message: "the name “\(term.text)” stays as it is",
      suggestions: [Suggestion(term.text, isSafe: source == nil)], source: source)
  }

  private func reportSoundalikes(
    of use: TermUse, in passage: Passage, _ context: CheckContext,
    into findings: inout FindingList
  ) {
    let name = Cognates.Key(use.term.text)
    for index in passage.draftBlocks {
      let block = context.draft.document.blocks[index]
      for range in words(of: block, like: use.term.text, context.language)
      where Cognates.similarity(name, Cognates.Key(block.text.utf8Slice(range))) >= 0.8 {
        report(
          use.term, use.concept, at: block.offsets.fileRange(of: range),
          match: block.text.utf8Slice(range), context.reference(to: use, in: passage.document),
          context, &findings)
      }
    }
  }

  /// The stretches of a block that could be the name: runs of katakana, and as many words as the
  /// name has.
  private func words(
    of block: TextBlock, like name: String, _ language: LanguageTag
  ) -> [Range<Int>] {
    let count = name.split(separator: " ").count
    let words =
      language.isWrittenWithoutSpaces
      ? ScriptRun.runs(in: block.text).filter { $0.script == .katakana }.map(\.range)
      : TextBreaks.wordRanges(in: block.text, language: language)
    let joined =
      count > 1 && !language.isWrittenWithoutSpaces
      ? zip(words, words.dropFirst(count - 1)).map { $0.lowerBound..<$1.upperBound } : words
    return joined.filter { range in
      !block.spans.contains { $0.isMasked && $0.range.overlaps(range) }
    }
  }
}

extension Concept {
  /// A name that stays as it is in English and in the language of an example.
  fileprivate static func `protected`(
    _ id: String, _ name: String, _ language: LanguageTag
  ) -> Concept {
    Concept(
      id: id,
      terms: [
        Term(name, language: "en", status: .doNotTranslate),
        Term(name, language: language, status: .doNotTranslate),
      ])
  }
}
