import DocumentFormats
import LanguageAssets
import LanguageText

/// Tells where a draft speaks of a word of the source language rather than uses it: a message that a
/// program prints, the caption of a button, a command.
enum ForeignMention {
  /// Whether the draft marks the word as one that is only spoken of, or the source says what it is
  /// the name of.
  ///
  /// - Complexity: O(length of the blocks).
  static func isMention(
    _ use: TermUse, in block: TextBlock, of sources: [TextBlock], isLatin: Bool,
    _ context: CheckContext
  ) -> Bool {
    // What a draft in Latin letters has in brackets is told by its source, too.
    let brackets: [(Unicode.Scalar, Unicode.Scalar)] = isLatin ? [("(", ")")] : []
    if let quotation = quotation(in: marks + brackets, around: use.range, of: block.text) {
      let isForeign =
        isLatin
        ? sources.contains(where: { hasWords(of: quotation, $0.text) })
        : quotation.unicodeScalars.allSatisfy(\.isLatinOrNeutral)
      if isForeign { return true }
    }
    if !isLatin, isInOriginal(use, in: block.text, context) { return true }
    if isExample(use, in: block.text, of: sources) { return true }
    return isSetOff(use, in: block, sources) || sources.contains { isQuoted(use.text, in: $0.text) }
      || !isLatin && isInLabel(use, in: block)
      || isTypeOfCode(use, in: block)
      || isNamed(use, in: block, isLatin: isLatin)
      || sources.contains { isNamed(use, in: $0) }
      || !isLatin && InterfaceMember.isCalled(use, in: block.text)
        && sources.contains { InterfaceMember.names(use.text, in: $0.text) }
  }

  /// Whether the word stands in a sentence of Latin letters between marks or brackets, in a text in
  /// another script: what somebody said, a program prints or another page is called.
  private static func isInOriginal(
    _ use: TermUse, in text: String, _ context: CheckContext
  ) -> Bool {
    let quotations = context.quotations.answer(to: context.repeatedBlocks.first(like: use.block)) {
      QuotedRanges.ranges(in: text)
    }
    return quotations.contains { range in
      guard range.contains(use.range) else { return false }
      let quotation = text.utf8Slice(range)
      return quotation.split(separator: " ").count >= leastWords
        && quotation.unicodeScalars.allSatisfy(\.isLatinOrNeutral)
    }
  }

  /// Whether the word stands alone in brackets as an example of a value, in the source as in the draft.
  private static func isExample(
    _ use: TermUse, in text: String, of sources: [TextBlock]
  ) -> Bool {
    guard let behind = text.character(at: use.range.upperBound), ")）".contains(behind) else {
      return false
    }
    let before = text.utf8Slice(0..<use.range.lowerBound).suffix(longestExample)
    guard let bracket = before.lastIndex(where: { "(（".contains($0) }) else { return false }
    let word = before[bracket...].dropFirst().filter { $0.isLetter || $0 == "." }.lowercased()
    return examples.contains(word)
      && sources.contains { source in
        examplesInEnglish.contains { source.text.holdsBytes(of: "\($0)\(use.text))") }
      }
  }

  /// What examples begin with, without spaces and marks but full stops.
  private static let examples: Set<String> = [
    "e.g.", "eg", "예", "예를들어", "例", "例えば", "たとえば", "如", "例如", "比如", "например", "напр.",
    "наприклад", "z.b.", "zumbeispiel", "p.ej.", "porejemplo", "parex.", "parexemple", "p.ex.",
    "porexemplo",
  ]
  private static let examplesInEnglish = ["e.g. ", "e.g., ", "for example ", "for example, "]
  /// How long the beginning of an example is at most, in characters.
  private static let longestExample = 16

  /// How many words make a sentence rather than a list of names.
  private static let leastWords = 5

  /// Whether a text of the source has what a draft quotes, or all of its words in another order.
  private static func hasWords(of quotation: String, _ text: String) -> Bool {
    let (quotation, text) = (quotation.lowercased(), text.lowercased())
    if text.holdsBytes(of: quotation) { return true }
    let words = quotation.split { !$0.isLetter }
    let known = Set(text.split { !$0.isLetter })
    return words.count > 1 && words.allSatisfy(known.contains)
  }

  /// Whether a text has a word in lower case between quotation marks wherever it has it.
  private static func isQuoted(_ word: String, in text: String) -> Bool {
    guard word == word.lowercased(), text.holdsBytes(of: word) else { return false }
    let places = text.places(ofBytes: word).filter { place in
      text.character(at: place.upperBound).map { !$0.isLetter } ?? true
    }
    return !places.isEmpty
      && places.allSatisfy { place in
        guard let before = text.character(before: place.lowerBound),
          let behind = text.character(at: place.upperBound)
        else { return false }
        // English puts a comma or full stop inside the marks.
        let isStopped = ".,".contains(behind)
        let last = isStopped ? text.character(at: place.upperBound + 1) : behind
        return "\"“'‘".contains(before) && last.map { "\"”'’".contains($0) } ?? false
      }
  }

  /// Whether the draft stresses the word, or an expression of the source that it is in, which the source
  /// does not: both would stress it for the same reason.
  private static func isSetOff(
    _ use: TermUse, in block: TextBlock, _ sources: [TextBlock]
  ) -> Bool {
    let stressed = block.spans.filter { span in
      span.kind == .emphasis && span.range.contains(use.range)
    }.map { block.text.utf8Slice($0.range) }
    return stressed.contains { expression in
      expression == expression.lowercased()
        && (expression == use.text || sources.contains { $0.text.holdsBytes(of: expression) })
        && !sources.contains { source in
          source.spans.contains {
            $0.kind == .emphasis && source.text.utf8Slice($0.range) == expression
          }
        }
    }
  }

  /// Whether the draft stresses some Latin words that begin with a capital, and the word among them, in a text
  /// in another script: what stands on a button.
  private static func isInLabel(_ use: TermUse, in block: TextBlock) -> Bool {
    block.spans.contains { span in
      guard span.kind == .emphasis || span.kind == .strong, span.range.contains(use.range),
        span.range.count < block.text.utf8.count
      else { return false }
      let label = block.text.utf8Slice(span.range)
      return label.first?.isUppercase == true && label.unicodeScalars.allSatisfy(\.isLatinOrNeutral)
        && wordsOfLabel.contains(label.split(separator: " ").count)
        && label.last.map { !".:!?".contains($0) } ?? false
    }
  }

  /// How many words a label may have that is no name.
  private static let wordsOfLabel = 3...6

  /// Whether the word stands alone behind code and a colon, before a comma or a bracket: the type of what
  /// the code names; or it is the name of a type, and what other code calls that stands in brackets behind it.
  private static func isTypeOfCode(_ use: TermUse, in block: TextBlock) -> Bool {
    if CodeLikeText.isType(use.text),
      block.spans.contains(where: {
        $0.kind == .code && $0.range.lowerBound == use.range.upperBound + 2
      }),
      block.text.holdsBytes(of: " (", at: use.range.upperBound)
    {
      return true
    }
    let isBehindCode = block.spans.contains { span in
      guard span.kind == .code, span.range.upperBound < use.range.lowerBound else { return false }
      let gap = block.text.utf8Slice(span.range.upperBound..<use.range.lowerBound)
      return gap.allSatisfy { $0.isWhitespace || ":：".contains($0) }
        && gap.contains { !$0.isWhitespace }
    }
    guard isBehindCode else { return false }
    let behind = block.text.utf8Slice(use.range.upperBound..<block.text.utf8.count)
    return behind.first { !$0.isWhitespace }.map { ",，、(（[".contains($0) } ?? true
  }

  /// Whether the word is a part of a longer name in capitals that the source has in the same way.
  static func isPartOfName(
    _ use: TermUse, in block: TextBlock, of sources: [TextBlock], _ context: CheckContext
  ) -> Bool {
    context.isRaised(use) && isInLongerName(use, in: block, of: sources, context.language)
  }

  /// Whether the word and one beside it have capitals in the sources, too, as a part of a sentence.
  ///
  /// German nouns have capitals anyway; elsewhere those of a heading tell a name if other words have none.
  static func isInLongerName(
    _ use: TermUse, in block: TextBlock, of sources: [TextBlock], _ language: LanguageTag
  ) -> Bool {
    let space = UInt8(ascii: " ")
    let before = block.text.utf8.prefix(use.range.lowerBound)
    let after = block.text.utf8.dropFirst(use.range.upperBound)
    var names: [String] = []
    if before.last == space, let end = before.lastIndex(where: { $0 != space }) {
      let start = before[..<end].lastIndex(of: space).map(before.index(after:))
      let word = Substring(before[(start ?? before.startIndex)...end])
      if isCapitalised(word) { names.append("\(word) \(use.text)") }
    }
    let word = Substring(after.drop { $0 == space }.prefix { $0 != space })
    if after.first == space, isCapitalised(word) {
      names.append("\(use.text) \(latinPart(of: word))")
    }
    guard !names.isEmpty else { return false }
    let isInText = language.language != "de" && hasSmallWords(block)
    return sources.contains { source in
      (isInText || source.kind != .heading && source.kind != .metadata)
        && names.contains { source.text.holdsBytes(of: $0) }
    }
  }

  /// The letters that a word begins with, in a text without spaces up to those of another script.
  private static func latinPart(of word: Substring) -> Substring {
    let isLatin = word.unicodeScalars.first.map { ScriptClass($0) == .latin } ?? false
    return word.prefix { character in
      character.isLetter
        && (!isLatin
          || character.unicodeScalars.first.map { ScriptClass($0) == .latin } ?? false)
    }
  }

  /// Whether a block has words in lower case, so that its capitals say something, whatever those of a title
  /// in the source do.
  private static func hasSmallWords(_ block: TextBlock) -> Bool {
    block.text.split { !$0.isLetter }.count { $0.count > 3 && $0.first?.isLowercase == true } > 1
  }

  private static func isCapitalised(_ word: Substring) -> Bool {
    word.unicodeScalars.first?.isCapital == true && word.count > 1
  }

  // MARK: Quotations

  private static let marks: [(open: Unicode.Scalar, close: Unicode.Scalar)] = [
    ("“", "”"), ("„", "“"), ("„", "”"), ("«", "»"), ("»", "«"), ("‘", "’"), ("‚", "‘"), ("「", "」"),
    ("『", "』"), ("《", "》"), ("\"", "\""), ("'", "'"),
  ]

  /// Whether a character is the first of two ``marks`` or opens a bracket.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "'", "«", "»", "“", "„", "‘", "‚", "「", "『", "《", "(": true
    default: false
    }
  }

  /// How long a quotation is at most on either side of the word, in code points.
  private static let reach = 60

  /// What stands between the quotation marks around a part of a text, in UTF-8 byte offsets; nil when
  /// there are none.
  private static func quotation(
    in marks: [(open: Unicode.Scalar, close: Unicode.Scalar)], around part: Range<Int>,
    of text: String
  ) -> String? {
    let scalars = text.unicodeScalars
    let start = text.utf8.index(text.startIndex, offsetBy: part.lowerBound)
    let end = text.utf8.index(start, offsetBy: part.count)
    let head = scalars[..<start].suffix(reach)
    guard head.contains(where: isMark) else { return nil }
    let tail = scalars[end...].prefix(reach)
    for (open, close) in marks {
      guard let first = head.lastIndex(of: open), let last = tail.firstIndex(of: close),
        open == close || !head[first...].contains(close),
        // What closes one quotation opens none.
        open != "»" || scalars[..<first].last.map({ $0 == " " || $0 == "(" }) ?? true
      else { continue }
      if open == close {
        // The mark before has to open, and the one behind to close.
        let before = scalars[..<first].last
        let after = scalars[last...].dropFirst().first
        guard !(before?.isLetterOrNumber ?? false) || scalars[scalars.index(after: first)] != " ",
          open != "'"
            || !(before?.isLetterOrNumber ?? false)
              && !(after?.isLetterOrNumber ?? false),
          scalars[..<first].count(where: { $0 == open }).isMultiple(of: 2) || open == "'"
        else { continue }
      }
      return String(text[scalars.index(after: first)..<last])
    }
    return nil
  }

  // MARK: Kinds of names

  /// Whether the source has one of the things that have names right behind the word: *the merge
  /// command*, or in lower case a part of a file of settings: *the plugins section*; or it says what type
  /// something is of: *when the type is object*.
  private static func isNamed(_ use: TermUse, in source: TextBlock) -> Bool {
    if CodeLikeText.isType(use.text),
      ["type ", "type is "].contains(where: {
        source.text.lowercased().holdsBytes(of: $0 + use.text)
      })
    {
      return true
    }
    return source.text.hasWord(of: named, rightBehind: use.text)
      || ["word", "term"].contains { source.text.holdsBytes(of: "the \($0) \(use.text) ") }
      || use.text == use.text.lowercased()
        && source.text.hasWord(of: ["block", "section"], rightBehind: use.text)
  }

  /// Whether the draft has a word for one of the things that have names beside the word.
  private static func isNamed(_ use: TermUse, in block: TextBlock, isLatin: Bool) -> Bool {
    let text = block.text
    guard !isLatin else {
      let before = text.utf8Slice(0..<use.range.lowerBound)
      return before.last == " "
        && before.split { !$0.isLetter }.last.map { namedInLatin.contains($0.lowercased()) }
          ?? false
    }
    let scalars = text.unicodeScalars
    let start = text.utf8.index(text.startIndex, offsetBy: use.range.lowerBound)
    let rest = ListedNames.endOfList(from: use.range.upperBound, in: text)
    var behind = text.utf8.index(text.startIndex, offsetBy: rest)
    // What other words follow, as in `client:visible`, may go by its beginning.
    if text.utf8[behind...].first == UInt8(ascii: ":"), use.text == use.text.lowercased() {
      behind = text.utf8.index(after: behind)
    }
    if let next = scalars[behind...].firstIndex(where: { !$0.properties.isWhitespace }) {
      let offset = text.utf8.distance(from: text.startIndex, to: next)
      if isEastAsian(scalars[next]),
        namedBehind.contains(where: { text.holdsBytes(of: $0, at: offset) })
          || isWord("列", of: text, at: offset, notBefore: "表出举舉挙车車")
          || isWord("包", of: text, at: offset, notBefore: "含括裹装裝围圍")
          || isWord("文", of: text, at: offset, notBefore: "字章書书件本档檔脈体體言法化献獻中")
      {
        return true
      }
    }
    guard let last = scalars[..<start].lastIndex(where: { $0 != " " }) else { return false }
    if isEastAsian(scalars[last]) {
      let end = text.utf8.distance(from: text.startIndex, to: scalars.index(after: last))
      let isSmall = use.text == use.text.lowercased()
      let isCalled = (isSmall ? calledOrSet : called).contains { name in
        end >= name.utf8.count && text.holdsBytes(of: name, at: end - name.utf8.count)
      }
      if isCalled { return true }
    }
    let space = scalars[..<last].lastIndex(of: " ")
    let word = text[(space.map(scalars.index(after:)) ?? text.startIndex)...last].lowercased()
    return namedBefore.contains { word.beginsWithBytes(of: $0) }
  }

  /// Whether a text has a character, a column, package or statement, at a UTF-8 byte offset, and no longer word that goes on with
  /// one of others.
  private static func isWord(
    _ character: Character, of text: String, at offset: Int, notBefore others: String
  ) -> Bool {
    guard text.character(at: offset) == character else { return false }
    return text.character(at: offset + 3).map { !others.contains($0) } ?? true
  }

  /// Whether a letter may be kana, a Han character or Korean, as all of ``namedBehind`` and ``called`` are.
  private static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool { scalar.value >= 0x1100 }
}
