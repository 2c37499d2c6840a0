import DocumentFormats
import LanguageAssets
import LanguageText

/// What a draft makes of the labels of its sources, which the other documents are asked about.
extension InconsistentSegment {
  /// The longest label, and the longest string, that is compared over documents, in UTF-8 bytes: what is longer is a
  /// sentence that is hardly ever repeated.
  private static let (longestLabel, longestString) = (120, 60)
  /// The most words of an item of a list that is a label, and not a sentence.
  private static let mostWordsOfItem = 4

  /// The headings, cells, short items and strings of the sources that the draft translates, each wording of one at the
  /// first place where the draft has it.
  ///
  /// - Complexity: O(number of sentence pairs).
  func labels(_ context: CheckContext, _ findings: inout FindingList) -> [LabelTranslation] {
    guard !context.facts.isOriginal, !context.isCopyOfSource else { return [] }
    var labels: [LabelTranslation] = []
    // What is no label stands for none.
    var known: [TranslatedSentence.Texts: Int?] = [:]
    var sources: [Int: Set<Range<Int>>] = [:]
    let longest = context.areStrings ? Self.longestString : Self.longestLabel
    for pair in context.sentencePairs
    where pair.source.kind == pair.draft.kind && pair.source.text.utf8.count <= longest {
      // Of the plural forms of a string, which differ, only the first is compared.
      guard sources[pair.document, default: []].insert(pair.source.fileRange).inserted else {
        continue
      }
      let wording = TranslatedSentence.Texts(
        source: UTF8Key(pair.source.text), draft: UTF8Key(pair.draft.text))
      if let place = known[wording] {
        if let place { labels[place].count += 1 }
        continue
      }
      guard Self.isLabel(pair, context) else {
        known[wording] = .some(nil)
        continue
      }
      known[wording] = labels.count
      let finding = findings.finding(
        Self.self, at: pair.draft.fileRange, match: pair.draft.text, concept: nil,
        confidence: LabelTranslation.confidence, message: "", suggestions: [],
        source: SourceReference(
          document: pair.document, path: context.sources[pair.document].path,
          range: pair.source.fileRange, text: pair.source.text))
      guard let finding else { return [] }
      labels.append(
        LabelTranslation(kind: Self.kind(of: pair, context), count: 1, finding: finding))
    }
    return labels
  }

  private static func kind(of pair: SentencePair, _ context: CheckContext) -> LabelTranslation.Kind
  {
    if !context.draft.document.blockKeys.isEmpty || context.sources[pair.document].isPairedWithDraft
    {
      return .string
    }
    switch pair.draft.kind {
    case .heading, .metadata: return .title
    case .tableCell: return .cell
    default: return .item
    }
  }

  /// Whether a pair is a label that the draft translates: the whole of a heading, a cell, a short item or a string, without
  /// code and placeholders.
  ///
  /// A string may also be left; of what else is left other rules tell.
  private static func isLabel(_ pair: SentencePair, _ context: CheckContext) -> Bool {
    let (source, draft) = (pair.source, pair.draft)
    let document = context.sources[pair.document]
    let block = context.draft.document.blocks[draft.block]
    guard document.language.language != context.language.language,
      draft.range == 0..<block.text.utf8.count,
      source.range == 0..<document.document.blocks[source.block].text.utf8.count,
      !source.spans.contains(where: \.isMasked), !block.spans.contains(where: \.isMasked),
      source.text.contains(where: \.isLetter)
    else { return false }
    switch kind(of: pair, context) {
    case .title, .cell, .string: break
    case .item:
      guard source.kind == .listItem,
        source.text.split(separator: " ").count <= mostWordsOfItem,
        source.text.last.map({ !".:;!?。：；！？".contains($0) }) ?? false
      else { return false }
    }
    if source.text == draft.text {
      return kind(of: pair, context) == .string && source.text.contains(where: \.isLowercase)
        && !context.mayStay && !context.isKept(draft.block)
    }
    return isTranslation(draft.text, context.language)
      && !TranslationLikeness.isCopy(draft.text, of: source.text)
      && !context.uses(near: draft.block).contains {
        $0.block == draft.block && !$0.status.isApproved
      }
  }
}
