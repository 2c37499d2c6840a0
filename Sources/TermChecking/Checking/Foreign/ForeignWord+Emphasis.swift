import DocumentFormats
import LanguageText

/// Emphasis that names something: many writers set off the names of fields, folders and tests so, not as code.
extension ForeignWord {
  /// Whether draft and source set off the same expression of several words, or on demand the word alone in
  /// lower case: a part of a program that has that name, or what stands on a button.
  static func isSetOffInBoth(
    _ use: TermUse, _ block: TextBlock, _ sources: [TextBlock], aloneToo: Bool
  ) -> Bool {
    let expressions = block.setOff.filter { $0.contains(use.range) }
      .map { block.text.utf8Slice($0) }
    return expressions.contains { expression in
      (expression.contains(" ") || expression == "(\(use.text))"
        || aloneToo && expression == use.text && expression == expression.lowercased())
        && expression.utf8.count < block.text.utf8.count
        && sources.contains { source in
          source.setOff.contains { source.text.utf8Slice($0) == expression }
        }
    }
  }

  /// Whether draft and source set off the same letters inside the word, which are what stands for it: *(**u**ser)*.
  static func isMnemonic(_ use: TermUse, _ block: TextBlock, _ sources: [TextBlock]) -> Bool {
    func letters(of word: Range<Int>, in block: TextBlock) -> [String] {
      block.setOff.filter { word.contains($0) && $0.count < word.count }
        .map { block.text.utf8Slice($0) }
    }
    let own = letters(of: use.range, in: block)
    return !own.isEmpty
      && sources.contains { source in
        source.text.places(ofBytes: use.text).contains { letters(of: $0, in: source) == own }
      }
  }

  /// Whether draft and source emphasise the word alone, or have it bold in lower case inside a sentence: the name
  /// of something, unless an English article introduces it as one of many things, *an array*, and the code that follows
  /// does not have it.
  static func isEmphasisedInBoth(
    _ use: TermUse, _ block: TextBlock, _ sources: [TextBlock], _ context: CheckContext
  ) -> Bool {
    func sets(_ span: InlineSpan, off range: Range<Int>, in block: TextBlock) -> Bool {
      guard span.range == range, range.count < block.text.utf8.count else { return false }
      return span.kind == .emphasis
        || span.kind == .strong && use.text == use.text.lowercased()
          && block.text.utf8Slice(0..<range.lowerBound).contains(where: \.isLetter)
    }
    guard block.spans.contains(where: { sets($0, off: use.range, in: block) }) else { return false }
    return sources.contains { source in
      source.spans.contains { span in
        sets(span, off: span.range, in: source) && source.text.utf8Slice(span.range) == use.text
          && (!isIntroduced(span.range, in: source.text) || isInCode(behind: use, context))
      }
    }
  }

  /// Whether the block of code right behind a paragraph, or behind the one after it, has a word of it as a name.
  private static func isInCode(behind use: TermUse, _ context: CheckContext) -> Bool {
    let code = context.draft.document.blocks.dropFirst(use.block + 1).prefix(2)
      .first { $0.kind == .code }?.text
    guard let code else { return false }
    func isOfName(_ character: Character?) -> Bool {
      character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
    }
    return code.places(ofBytes: use.text).contains {
      !isOfName(code.character(before: $0.lowerBound))
        && !isOfName(code.character(at: $0.upperBound))
    }
  }

  /// Whether *a*, *every* or the like stands in front of a part of an English text.
  static func isIntroduced(_ part: Range<Int>, in text: String) -> Bool {
    let head = text.utf8Slice(0..<part.lowerBound).split(
      separator: " ", omittingEmptySubsequences: false)
    guard head.count > 1, head.last == "" else { return false }
    return ["a", "an", "each", "every", "some"].contains(head[head.count - 2].lowercased())
  }

  /// Whether the word stands in a sentence that the draft emphasises in the letters of the source, which has it
  /// emphasised in nearly the same words: the name of a test, *user can log in* for *user can login*.
  static func isInEmphasisedSentence(
    _ use: TermUse, _ block: TextBlock, _ sources: [TextBlock]
  ) -> Bool {
    func sentences(_ block: TextBlock) -> [[Substring]] {
      block.spans.lazy.filter { $0.kind == .emphasis && $0.range.count < block.text.utf8.count }
        .map { block.text.utf8Slice($0.range).split { !$0.isLetter } }
        .filter { $0.count >= leastWordsOfSentence }
    }
    guard
      let span = block.spans.first(where: {
        $0.kind == .emphasis && $0.range.contains(use.range) && $0.range != use.range
          && $0.range.count < block.text.utf8.count
      })
    else { return false }
    let words = block.text.utf8Slice(span.range).split { !$0.isLetter }
    guard words.count >= leastWordsOfSentence else { return false }
    return sources.contains { source in
      sentences(source).contains { other in
        words.count { other.contains($0) } * 2 >= max(words.count, other.count)
      }
    }
  }

  private static let leastWordsOfSentence = 3

  /// Whether the word stands in brackets behind a colon in both languages: the name of a parameter,
  /// `(argument: room, id)`.
  static func isNameBehindColon(
    _ use: TermUse, _ block: TextBlock, _ sources: [TextBlock]
  ) -> Bool {
    guard use.text == use.text.lowercased() else { return false }
    let head = block.text.utf8Slice(0..<use.range.lowerBound)
    let mark = head.last { $0 != " " }
    let end = block.text.utf8Slice(use.range.upperBound..<block.text.utf8.count).first
    guard mark == ":" || mark == "：" else { return false }
    if end == nil, block.kind == .heading || CodeLikeText.isType(use.text) {
      return sources.contains { source in
        [": ", "：", ":"].contains { source.text.hasSuffix($0 + use.text) }
      }
    }
    guard end.map({ ")）,，".contains($0) }) ?? false,
      let open = head.lastIndex(where: { "(（".contains($0) }),
      !head[open...].contains(where: { ")）".contains($0) })
    else { return false }
    return sources.contains {
      $0.text.holdsBytes(of: ": \(use.text))") || $0.text.holdsBytes(of: ": \(use.text),")
    }
  }

  /// Whether brackets right behind the word, or one or two more of its language, have the name that the draft's
  /// language has for it: *Type erasure (borrado por tipos)*.
  static func isTranslatedInBrackets(
    _ use: TermUse, _ block: TextBlock, _ context: CheckContext
  ) -> Bool {
    let bytes = block.text.utf8.span
    let farthest = min(bytes.count, use.range.upperBound + longestGap + 1)
    var start = use.range.upperBound
    while start < farthest, isGap(bytes[start]) { start += 1 }
    guard start < farthest, isBracket("(", at: start, of: bytes) else { return false }
    var end = start
    while end < bytes.count, !isBracket(")", at: end, of: bytes) { end += 1 }
    return context.uses(near: use.block).contains {
      $0.block == use.block && $0.sharesConcept(with: use, orNested: true)
        && start <= $0.range.lowerBound && $0.range.upperBound <= end
    }
  }

  private static let longestGap = 24

  /// Whether a byte may stand between a word and the brackets that translate it: a letter, space or hyphen.
  private static func isGap(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-")
  }

  /// Whether a round bracket stands at an offset, narrow as it is given or wide.
  private static func isBracket(
    _ narrow: Unicode.Scalar, at offset: Int, of bytes: Span<UInt8>
  ) -> Bool {
    let mark = UInt8(ascii: narrow)
    // （ and ） are EF BC and the narrow ones’ bytes with 60 more.
    return bytes[offset] == mark
      || bytes[offset] == 0xef && bytes[offset + 1] == 0xbc && bytes[offset + 2] == mark + 0x60
  }
}
