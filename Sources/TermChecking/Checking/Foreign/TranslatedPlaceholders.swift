import DocumentFormats
import LanguageText

/// Placeholders of the strings of programs whose name was translated, `{documentación}` for `{documentation}`: the program
/// finds nothing to put there.
enum TranslatedPlaceholders {
  /// A placeholder that the source does not have, and the one that stands there.
  struct Found {
    /// The index of the paragraph of the draft.
    let block: Int
    /// Where the placeholder stands in the paragraph, with its braces, in UTF-8 bytes.
    let range: Range<Int>
    /// The placeholder of the source, with its braces; nil where it may be one of several.
    let original: String?
  }

  /// The placeholders of a string that its source does not have, where as many of the source are not in the draft.
  ///
  /// Nothing in running text, whose braces may be an example of code.
  ///
  /// - Complexity: O(length of the string and of its source).
  static func found(in passage: Passage, _ context: CheckContext) -> [Found] {
    let source = context.sources[passage.document]
    guard passage.draftBlocks.count == 1, passage.sourceBlocks.count == 1,
      let block = passage.draftBlocks.first, let original = passage.sourceBlocks.first,
      source.isPairedWithDraft || !context.draft.document.blockKeys.isEmpty
    else { return [] }
    let text = context.draft.document.blocks[block].text
    let own = ranges(in: text)
    guard !own.isEmpty else { return [] }
    let sourceText = source.document.blocks[original].text
    let others = ranges(in: sourceText)
    let names = (own.map(text.utf8Slice), others.map(sourceText.utf8Slice))
    let missing = Set(names.1).subtracting(names.0).filter(isIdentifier)
    let added = own.indices.filter { !names.1.contains(names.0[$0]) }
    guard !missing.isEmpty, missing.count == Set(added.map { names.0[$0] }).count else { return [] }
    return added.map {
      Found(block: block, range: own[$0], original: missing.count == 1 ? missing.first : nil)
    }
  }

  /// What stands between braces with no space or comma inside, braces and all; nothing inside a message that chooses
  /// between texts, `{count, plural, other {files}}`.
  private static func ranges(in text: String) -> [Range<Int>] {
    let bytes = text.utf8.span
    var found: [Range<Int>] = []
    var open: Int?
    var depth = 0
    var isInMessage = false
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "{"):
        open = index
        depth += 1
      case UInt8(ascii: "}"):
        if let start = open, index > start + 1, !isInMessage { found.append(start..<index + 1) }
        open = nil
        depth = max(0, depth - 1)
        isInMessage = isInMessage && depth > 0
      case UInt8(ascii: " "), UInt8(ascii: ","), 0x0a, 0x0d:
        open = nil
        isInMessage = depth > 0
      default: break
      }
    }
    return found
  }

  private static func isIdentifier(_ placeholder: String) -> Bool {
    placeholder.utf8.dropFirst().dropLast().allSatisfy { byte in
      (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || "_-.".utf8.contains(byte)
    }
  }
}
