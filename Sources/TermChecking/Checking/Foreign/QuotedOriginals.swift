import DocumentFormats
import LanguageText

/// Tells words that a draft quotes as they are because its source quotes names: *“Depends”, “Recommends” or “Conflicts”*.
enum QuotedOriginals {
  /// Whether quotation marks hold nothing but a word with a capital that a source quotes, too, and others of the paragraph
  /// do so as well.
  ///
  /// - Complexity: O(length of the paragraphs).
  static func hold(_ use: TermUse, in passage: Passage, _ context: CheckContext) -> Bool {
    guard use.text.first?.isUppercase == true else { return false }
    let text = context.draft.document.blocks[use.block].text
    let quoted = QuotedRanges.ranges(in: text)
    guard quoted.count > 1, let own = quoted.first(where: { $0.contains(use.range) }),
      name(in: own, of: text) == use.text
    else { return false }
    let blocks = context.sources[passage.document].document.blocks
    let originals = passage.sourceBlocks.reduce(into: Set<String>()) { names, block in
      let source = blocks[block].text
      names.formUnion(QuotedRanges.ranges(in: source).compactMap { name(in: $0, of: source) })
    }
    let names = Set(quoted.compactMap { name(in: $0, of: text) })
    return originals.contains(use.text) && names.intersection(originals).count > 1
  }

  /// A quotation that is one word of ASCII letters with a capital; nil for any other.
  private static func name(in range: Range<Int>, of text: String) -> String? {
    let word = text.utf8Slice(range).filter { !" \u{a0}\u{202f}".contains($0) }
    guard word.first?.isUppercase == true, word.allSatisfy({ $0.isASCII && $0.isLetter }) else {
      return nil
    }
    return word
  }
}
