import DocumentFormats
import LanguageAssets
import LanguageText

/// What a draft makes of the headings and short cells of its sources, and of the strings of a program, which the other
/// documents are asked about.
extension UntranslatedTerm {
  /// The headings and cells with what the draft has for them, and what to report of those that it leaves; of cells that
  /// say the same the first.
  ///
  /// - Complexity: O(number of sentence pairs).
  func labels(_ context: CheckContext, _ findings: inout FindingList) -> [LabelRendering] {
    guard !context.facts.isOriginal, !context.isCopyOfSource, !context.mayStay else {
      return []
    }
    var labels: [LabelRendering] = []
    var cells: [Wording: Int] = [:]
    // Of a language that this project knows nothing about nobody can say that it shares no words.
    let isLatin = context.script.map { $0 == "Latn" } ?? true
    lazy var own = Self.wordsOfTranslations(context)
    let areLabels = context.areLabels
    for pair in context.sentencePairs {
      let source = context.sources[pair.document]
      // What others make of a string their sentences tell.
      if source.isPairedWithDraft, !areLabels || pair.draft.text != pair.source.text { continue }
      let block = context.draft.document.blocks[pair.draft.block]
      let isString = source.isPairedWithDraft || !context.draft.document.blockKeys.isEmpty
      // A string may say something beside its placeholders.
      let text = isString ? Self.textBesideCode(of: pair.source) : pair.source.text
      guard pair.source.kind == pair.draft.kind,
        pair.draft.range == 0..<block.text.utf8.count,
        isString || !block.spans.contains(where: \.isMasked), text.contains(where: \.isLetter)
      else { continue }
      if isString {
        guard source.language.language != context.language.language else { continue }
        if pair.draft.text == pair.source.text,
          !Self.mayBeForgotten(text, isLatin: isLatin)
            || context.isKept(pair.draft.block)
            || isLatin && Self.isOwn(pair.draft, own, context)
        {
          labels.append(
            LabelRendering(
              source: pair.source.text, draft: pair.draft.text, kind: .string, finding: nil))
          continue
        }
      } else if pair.source.kind != .heading, pair.source.kind != .tableCell,
        !Self.isEntry(block)
      {
        continue
      }
      let isCell = pair.source.kind == .tableCell
      if isCell {
        guard Self.isPlain(pair.source.text) else { continue }
        let wording = Wording(source: pair.source.text, draft: pair.draft.text)
        if let known = cells[wording] {
          labels[known].count += 1
          continue
        }
        if pair.draft.text == pair.source.text, context.isKept(pair.draft.block) { continue }
        cells[wording] = labels.count
      }
      var finding: Finding?
      if pair.draft.text == pair.source.text {
        finding = findings.finding(
          Self.self, at: pair.draft.fileRange, match: pair.draft.text, concept: nil,
          confidence: Self.confidenceOfCopies, message: "", suggestions: [],
          source: SourceReference(
            document: pair.document, path: source.path, range: pair.source.fileRange,
            text: pair.source.text))
        if finding == nil { return [] }
      }
      labels.append(
        LabelRendering(
          source: pair.source.text, draft: isString && finding == nil ? "" : pair.draft.text,
          kind: isString
            ? .string
            : isCell ? .cell : pair.source.level == Self.levelOfTitles ? .title : .heading,
          finding: finding))
    }
    // Strings are no headings, and of a draft alone nothing is known but its own.
    guard context.draft.document.blockKeys.isEmpty,
      context.sources.contains(where: { !$0.isPairedWithDraft })
    else { return labels }
    let left = leftHeadings(context, besides: labels, &findings)
    let texts = Set(left.map(\.draft))
    return labels.filter { $0.finding != nil || !texts.contains($0.draft) } + left
  }

  /// The headings, and entries of tables of contents, that are left as another edition of the source has them.
  private func leftHeadings(
    _ context: CheckContext, besides labels: [LabelRendering], _ findings: inout FindingList
  ) -> [LabelRendering] {
    let known = Set(labels.compactMap { $0.finding?.range.lowerBound })
    let untranslated = context.untranslatedBlocks
    return untranslated.stretches.indices.filter { !untranslated.stretches[$0].isMostOfDocument }
      .flatMap(untranslated.paragraphs).compactMap { index in
        let block = context.draft.document.blocks[index]
        let range = block.offsets.fileRange(of: 0..<block.text.utf8.count)
        guard block.kind == .heading || Self.isEntry(block), !known.contains(range.lowerBound)
        else {
          return nil
        }
        return findings.finding(
          Self.self, at: range, match: block.text, concept: nil,
          confidence: Self.confidenceOfCopies, message: "", suggestions: [], source: nil
        ).map {
          LabelRendering(source: block.text, draft: block.text, finding: $0)
        }
      }
  }

  /// The level of titles of parts of a page.
  private static let levelOfTitles = 6

  /// Whether an item is an entry of a table of contents: nothing but a link to a heading of the page.
  private static func isEntry(_ block: TextBlock) -> Bool {
    block.kind == .listItem
      && block.spans.contains { span in
        guard case .link(let destination) = span.kind else { return false }
        return destination.utf8.first == UInt8(ascii: "#")
          && span.range == 0..<block.text.utf8.count
      }
  }

  /// What a string says beside code and placeholders.
  private static func textBesideCode(of string: Segment) -> String {
    let code = string.spans.filter(\.isMasked).map(\.range)
    return code.isEmpty
      ? string.text : string.text.without(code.sorted { $0.lowerBound < $1.lowerBound })
  }

  /// Whether a string is no abbreviation, and in Latin letters, where languages share many a word, several words; none is
  /// what stands in brackets, *(A-Z)*, *(m)*.
  private static func mayBeForgotten(_ text: String, isLatin: Bool) -> Bool {
    text.contains(where: \.isLowercase)
      && (!isLatin
        || text.split(separator: " ").count { $0.first != "(" && $0.contains(where: \.isLetter) }
          > 1)
  }

  /// The words of the strings that a draft translates, folded, which are words of its language; not of those of which it
  /// leaves nearly all.
  private static func wordsOfTranslations(_ context: CheckContext) -> Set<String> {
    context.sentencePairs.reduce(into: []) { words, pair in
      guard pair.draft.text != pair.source.text else { return }
      let own = Self.words(of: pair.draft.text)
      let left = Set(Self.words(of: pair.source.text))
      if own.count(where: left.contains) * 2 <= own.count { words.formUnion(own) }
    }
  }

  /// Whether all words of a string that equals its source are words of the language, too: the draft has them in strings
  /// that it translates, *Dashboard* in *Dashboard öffnen*, or an approved term of the glossary is made of them.
  private static func isOwn(
    _ string: Segment, _ own: Set<String>, _ context: CheckContext
  ) -> Bool {
    let terms = context.uses(near: string.block).lazy
      .filter { $0.block == string.block && $0.status.isApproved && $0.status != .proposed }
      .flatMap { Self.words(of: $0.text) }
    let known = own.union(terms)
    return Self.words(of: string.text).allSatisfy(known.contains)
  }

  private static func words(of text: String) -> [String] {
    text.split { !$0.isLetter }.map { TermForms.fold(String($0)) }
  }

  private struct Wording: Hashable {
    let source: String
    let draft: String
  }

  /// Whether the text of a cell is a few words as they stand in a dictionary: no name in capitals, no code, no number.
  private static func isPlain(_ text: String) -> Bool {
    guard text.utf8.count <= longestCell,
      text.allSatisfy({ $0.isLetter || $0 == " " || $0 == "-" }),
      text.split(separator: " ").count <= mostWordsOfCell
    else { return false }
    let isLatin = text.unicodeScalars.allSatisfy(\.isLatinOrNeutral)
    return !isLatin
      || text.contains(where: \.isLowercase) && !text.dropFirst().contains(where: \.isUppercase)
  }

  /// The longest cell that is asked about, in UTF-8 bytes and in words.
  private static let (longestCell, mostWordsOfCell) = (40, 3)
}
