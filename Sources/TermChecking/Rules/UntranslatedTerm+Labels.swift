import DocumentFormats
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
    for pair in context.sentencePairs {
      let source = context.sources[pair.document]
      let block = context.draft.document.blocks[pair.draft.block]
      guard pair.source.kind == pair.draft.kind, !source.isPairedWithDraft,
        pair.draft.range == 0..<block.text.utf8.count, !block.spans.contains(where: \.isMasked),
        pair.source.text.contains(where: \.isLetter)
      else { continue }
      let isString = !context.draft.document.blockKeys.isEmpty
      if isString {
        guard source.language.language != context.language.language else { continue }
        if pair.draft.text == pair.source.text,
          !Self.mayBeForgotten(pair.source.text, isLatin: isLatin)
            || context.isKept(pair.draft.block)
        {
          labels.append(
            LabelRendering(
              source: pair.source.text, draft: pair.draft.text, kind: .string, finding: nil))
          continue
        }
      } else if pair.source.kind != .heading, pair.source.kind != .tableCell {
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
          kind: isString ? .string : isCell ? .cell : .heading, finding: finding))
    }
    return labels
  }

  /// Whether a string is no abbreviation, and in Latin letters, where languages share many a word, several words.
  private static func mayBeForgotten(_ text: String, isLatin: Bool) -> Bool {
    text.contains(where: \.isLowercase)
      && (!isLatin || text.split(separator: " ").count { $0.contains(where: \.isLetter) } > 1)
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
