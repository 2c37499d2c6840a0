import DocumentFormats
import LanguageAssets
import LanguageText

/// Tells which paragraphs of a draft are sentences of its source as they are.
///
/// What stands beside a word tells whether the word may be a name. A paragraph of which nothing is translated was left,
/// whatever its words are, and even if the glossary has none of them.
struct CopiedProse: Sendable {
  /// The paragraphs of the sources by those of the draft.
  private let originals: [Int: SourceReference]

  /// A title or a list of names hardly has as many words, nor as many that only join others.
  private static let (leastWords, leastFunctionWords) = (6, 2)

  /// Looks through the passages of a draft.
  ///
  /// - Complexity: O(n) in the number of passages, and in the length of the paragraphs that are the same.
  init(_ context: CheckContext) {
    var originals: [Int: SourceReference] = [:]
    guard !context.draft.mayStay else {
      self.originals = originals
      return
    }
    for passage in context.passages {
      let source = context.sources[passage.document]
      guard !source.language.matches(context.language) else { continue }
      for index in passage.draftBlocks {
        let block = context.draft.document.blocks[index]
        guard block.kind == .paragraph || block.kind == .listItem,
          let original = passage.sourceBlocks.lazy.map({ source.document.blocks[$0] })
            .first(where: { Self.areSame($0, block) }),
          Self.isSentence(block, in: source.language), !context.isKept(index)
        else { continue }
        originals[index] = SourceReference(
          document: passage.document, path: source.path,
          range: original.offsets.fileRange(of: 0..<original.text.utf8.count), text: original.text)
      }
    }
    self.originals = originals
  }

  /// Whether there is none.
  var isEmpty: Bool { originals.isEmpty }

  /// The paragraphs, in no order.
  var blocks: some Sequence<Int> { originals.keys }

  /// The original of a paragraph that is the same as in its source; nil for any other.
  subscript(block: Int) -> SourceReference? { originals[block] }

  private static func areSame(_ source: TextBlock, _ draft: TextBlock) -> Bool {
    source.text.utf8.count == draft.text.utf8.count && source.text == draft.text
  }

  /// Whether a paragraph ends as a sentence does and has the words of one beside code, quotations and the titles of
  /// other pages.
  private static func isSentence(_ block: TextBlock, in language: LanguageTag) -> Bool {
    let ends = block.text.reversed().drop { ")\"'”’» ".contains($0) }.first
    guard let ends, ".!?:…".contains(ends),
      block.text.utf8.count(where: { $0 == UInt8(ascii: " ") }) + 1 >= leastWords
    else { return false }
    let hidden =
      block.spans.filter { $0.isMasked || $0.isExternalLink }.map(\.range)
      + QuotedRanges.ranges(in: block.text) + block.setOff
    let text = block.text.without(
      hidden.sorted { $0.lowerBound < $1.lowerBound }, replacedBy: " ")
    let words = UntranslatedSentences.words(of: text)
    return words.count >= leastWords
      && words.count { UntranslatedSentences.isFunctionWord($0, in: language) }
        >= leastFunctionWords
  }
}
