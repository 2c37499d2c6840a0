import DocumentFormats
import LanguageAssets
import LanguageText

/// Tells whether everything around a word of the source's language in a draft speaks for one that was
/// forgotten.
///
/// Half of the words that stand in a draft as in its source stand there on purpose: fields, values, names of
/// components, parts of longer names, originals beside their translation. No list of such names is ever whole,
/// so only what reads as a plain word of a translated sentence may stop a build.
enum ForgottenWord {
  /// Whether a word is one of several in its paragraph, the others of which are in the language of the draft, and
  /// nothing around it looks like code.
  ///
  /// - Complexity: O(length of the passage).
  static func isEvident(
    _ use: TermUse, for original: TermUse, in passage: Passage, _ context: CheckContext
  ) -> Bool {
    let block = context.draft.document.blocks[use.block]
    let source = context.sources[passage.document].document.blocks[original.block]
    return !isAll(use, of: block) && !isJoined(use)
      && !isBesideForeignWord(use, block, source, context)
      && (context.script == "Latn" || !isAddition(use, in: block, to: passage))
      && !isNamedFirst(use, block, original, source)
      && !ListLabels.areNames(
        around: use.range, of: use.block, in: context.draft.document.blocks,
        isLatin: context.script == "Latn")
      && !isInSyntax(use, in: block) && !isPartOfFormat(use, block, source)
      && !ChangeSections.isScope(original.range, of: source.text)
      && !isListedWithCode(use, in: block, context)
      && !isValue(use, in: block, original, source, context)
      && !isAmongCapitals(use, in: block, of: source, context)
      && !isOfList(use, in: block, of: source)
      && !isSubjectOfPage(use, in: passage.document, context)
      && !context.sharedNames.areTold(
        of: use.concept, near: original.block, in: passage.document, context)
      && !isNameOfCode(use, original, source, passage, context)
  }

  /// Whether several words of the term are written as one, as in code: *datasample* for *data sample*.
  private static func isJoined(_ use: TermUse) -> Bool {
    let isOfWords = { (text: String) in text.contains { $0 == " " || $0 == "-" } }
    return isOfWords(use.term.text) && !isOfWords(use.text)
  }

  /// Whether the sentence names the concept, too, and the paragraph as often as its source without the word: in another
  /// script it stands beside its translation, while letters of one script hide what was forgotten, *la clase `A` class*.
  private static func isAddition(
    _ use: TermUse, in block: TextBlock, to passage: Passage
  ) -> Bool {
    let names = passage.draftUses.filter { $0.status.isApproved && use.sharesConcept(with: $0) }
    let isInSentence = names.contains { name in
      guard name.block == use.block, !name.range.overlaps(use.range) else { return false }
      let gap =
        name.range.upperBound <= use.range.lowerBound
        ? name.range.upperBound..<use.range.lowerBound
        : use.range.upperBound..<name.range.lowerBound
      return !block.text.utf8Slice(gap).contains { ".。!！?？;；".contains($0) }
    }
    return isInSentence
      && names.count
        >= passage.allSourceUses.count { use.sharesConcept(with: $0.use, orNested: true) }
  }

  /// Whether an English source has the word without an article where a name stands: as the subject of its
  /// sentence, or anywhere where code that the page shows has it as a key.
  private static func isNameOfCode(
    _ use: TermUse, _ original: TermUse, _ source: TextBlock, _ passage: Passage,
    _ context: CheckContext
  ) -> Bool {
    guard context.sources[passage.document].language.language == "en" else { return false }
    if BareName.isSubject(original.range, in: source.text) { return true }
    // The strings of a program or of a whole manual say nothing of one another.
    return !context.sources[passage.document].isPairedWithDraft
      && BareName.isBare(original.range, in: source.text)
      && CodeKeys.hold(use.text, in: context.draft.document.blocks)
  }

  /// Whether the word begins with a capital and stands in brackets alone or between others that do, as in the source:
  /// the names of some parts, *(Node, Route and Service)*.
  private static func isAmongCapitals(
    _ use: TermUse, in block: TextBlock, of source: TextBlock, _ context: CheckContext
  ) -> Bool {
    guard context.isRaised(use),
      let list = block.text.inBrackets(["()", "（）", "(）", "（)"], around: use.range)
    else { return false }
    let words = list.split { !($0.isLetter || $0.isNumber) }.filter { $0.first?.isASCII == true }
    let isAlone = words.count == 1 && source.text.holdsBytes(of: "(\(use.text))")
    return (words.count > 1 || isAlone) && words.allSatisfy { $0.first?.isUppercase == true }
      && words.allSatisfy { source.text.holdsBytes(of: String($0)) }
  }

  /// Whether a cell or item has nothing but the word, save numbers and marks, which may be the name of what it is
  /// about; of headings nearly all are plain words.
  private static func isAll(_ use: TermUse, of block: TextBlock) -> Bool {
    guard block.kind != .heading, block.kind != .metadata else { return false }
    let head = block.text.utf8Slice(0..<use.range.lowerBound)
    let tail = block.text.utf8Slice(use.range.upperBound..<block.text.utf8.count)
    return !head.contains(where: \.isLetter) && !tail.contains(where: \.isLetter)
  }

  /// Whether the word is a part of an expression of the source's language: another word of its letters is next to
  /// it, which in a draft in Latin letters the source has there, too.
  private static func isBesideForeignWord(
    _ use: TermUse, _ block: TextBlock, _ source: TextBlock, _ context: CheckContext
  ) -> Bool {
    guard context.script == "Latn" else {
      let run = LatinRun(around: use.range, in: block.text)
      let head = block.text.utf8Slice(run.range.lowerBound..<use.range.lowerBound)
      let tail = block.text.utf8Slice(use.range.upperBound..<run.range.upperBound)
      return head.contains(where: \.isLetter) || tail.contains(where: \.isLetter)
    }
    let text = source.text.lowercased()
    func isInSource(_ expression: String, withEnding: Bool) -> Bool {
      text.places(ofBytes: expression).contains { place in
        text.character(before: place.lowerBound)?.isLetter != true
          && (withEnding || text.character(at: place.upperBound)?.isLetter != true)
      }
    }
    let head = block.text.utf8Slice(0..<use.range.lowerBound)
    let tail = block.text.utf8Slice(use.range.upperBound..<block.text.utf8.count)
    let word = use.text.lowercased()
    let before =
      head.last == " " ? String(head.dropLast().reversed().prefix { $0.isLetter }.reversed()) : ""
    let behind = tail.first == " " ? String(tail.dropFirst().prefix { $0.isLetter }) : ""
    // The source may have a long word in the plural.
    let isLong = behind.count > 4
    let stem = behind.lowercased().dropLast(isLong ? 1 : 0)
    return before.count > 1 && isInSource("\(before.lowercased()) \(word)", withEnding: true)
      || behind.count > 1 && isInSource("\(word) \(stem)", withEnding: isLong)
  }

  /// Whether draft and source both begin with the word, or an item of a list inside their cell, in the draft in lower
  /// case before a dash or colon, in both in lower case or with nothing else emphasised: the field or entry that they
  /// are about.
  private static func isNamedFirst(
    _ use: TermUse, _ block: TextBlock, _ original: TermUse, _ source: TextBlock
  ) -> Bool {
    func begins(_ use: TermUse, _ block: TextBlock) -> Bool {
      let head = block.text.utf8Slice(0..<use.range.lowerBound)
      return !head.contains(where: \.isLetter)
        || block.kind == .tableCell && head.hasSuffix(" - ")
          && block.text.character(at: use.range.upperBound) == ":"
    }
    func isSmall(_ use: TermUse) -> Bool { use.text.first?.isLowercase == true }
    let isHeadword = block.spans.contains {
      ($0.kind == .strong || $0.kind == .emphasis) && $0.range == use.range
    }
    let next = block.text.utf8Slice(use.range.upperBound..<block.text.utf8.count)
      .first { !$0.isWhitespace }
    let isDefined = next.map { "-–—:：".contains($0) } ?? false
    return begins(use, block) && begins(original, source)
      && (isSmall(use) && (isSmall(original) || isDefined) || isHeadword)
  }

  /// Whether marks of code are next to the word, or it stands between the brackets of a call.
  private static func isInSyntax(_ use: TermUse, in block: TextBlock) -> Bool {
    let head = block.text.utf8Slice(0..<use.range.lowerBound)
    let tail = block.text.utf8Slice(use.range.upperBound..<block.text.utf8.count)
    if let last = head.last(where: { !$0.isWhitespace }), "{[<=|/\\_*@$#&+-–.".contains(last),
      !(head.last?.isWhitespace == true && "-–.".contains(last))
    {
      return true
    }
    // A field that a type may lack.
    if tail.hasPrefix("?:") { return true }
    if let next = tail.first(where: { !$0.isWhitespace }), "}]>=|/\\_*&+-([".contains(next),
      !(tail.first == " " && "-([".contains(next))
    {
      return true
    }
    if tail.first == "." || tail.first == ":",
      let next = tail.dropFirst().first, next.isASCII, next.isLetter || next == "*"
    {
      return true
    }
    guard let open = head.lastIndex(of: "("), !head[open...].contains(")") else { return false }
    return head[..<open].last.map { $0.isASCII && ($0.isLetter || $0.isNumber) } ?? false
  }

  /// Whether draft and source have the word elsewhere in the paragraph as a part of a format, joined by a colon to
  /// another: *ip:port, where port is*.
  private static func isPartOfFormat(
    _ use: TermUse, _ block: TextBlock, _ source: TextBlock
  ) -> Bool {
    func hasFormat(_ text: String) -> Bool {
      text.utf8.contains(UInt8(ascii: ":"))
        && text.places(ofBytes: ":" + use.text).contains { place in
          text.character(before: place.lowerBound).map { $0.isASCII && $0.isLetter } ?? false
            && text.character(at: place.upperBound)?.isLetter != true
        }
    }
    return hasFormat(block.text) && hasFormat(source.text)
  }

  /// Whether only a comma, a conjunction or the like stands between the word and code, or what looks like it: one of
  /// the values or fields that are listed.
  private static func isListedWithCode(
    _ use: TermUse, in block: TextBlock, _ context: CheckContext
  ) -> Bool {
    let code = block.spans.filter { $0.kind == .code }.map(\.range)
    let isLatin = context.script == "Latn"
    let words = identifiers(near: use.range, in: block.text, withHyphens: !isLatin)
    return (code + words).contains { range in
      guard !range.overlaps(use.range) else { return false }
      let gap =
        range.upperBound <= use.range.lowerBound
        ? range.upperBound..<use.range.lowerBound : use.range.upperBound..<range.lowerBound
      guard gap.count <= longestLink else { return false }
      let link = block.text.utf8Slice(gap).filter { !$0.isWhitespace }
      return links.contains(link.lowercased())
    }
  }

  /// The words near a range of a text that begin in lower case and have a capital, an underscore or, where asked
  /// for, a hyphen inside, as UTF-8 byte offsets: `groupId`, `max_size`.
  private static func identifiers(
    near range: Range<Int>, in text: String, withHyphens: Bool
  ) -> [Range<Int>] {
    func belongs(_ byte: UInt8) -> Bool {
      (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x5f || byte == 0x2d
    }
    let bytes = text.utf8.span
    let last = min(bytes.count, range.upperBound + longestLink + 1)
    var offset = max(0, range.lowerBound - longestLink)
    while offset > 0, belongs(bytes[offset - 1]) { offset -= 1 }
    var ranges: [Range<Int>] = []
    while offset < last {
      let begin = offset
      while offset < bytes.count, belongs(bytes[offset]) { offset += 1 }
      guard begin < offset else {
        offset += 1
        continue
      }
      let word = text.utf8Slice(begin..<offset)
      let inside = word.dropFirst().dropLast()
      if word.first?.isLowercase == true,
        inside.contains(where: { $0.isUppercase || $0 == "_" || withHyphens && $0 == "-" })
      {
        ranges.append(begin..<offset)
      }
    }
    return ranges
  }

  /// How many bytes a conjunction has at most with the spaces around it.
  private static let longestLink = 12

  /// What links the parts of a list, or a value to what has it.
  private static let links: Set<String> = [
    ",", "，", "、", "/", "和", "与", "與", "及", "或", "或者", "以及", "为", "為", "と", "や", "または", "か", "と、",
    "и", "или", "та", "або", "и/или", "y", "o", "u", "e", "ou", "et", "und", "oder", "와", "과", "또는",
    ",и", ",y",
    ",et", ",und", ",или",
  ]
}

/// The words of a draft that are judged by ``ForgottenWord``, of a paragraph that is full of them each once.
struct ForgottenWords {
  private let context: CheckContext
  private var known: [RepeatedWord: Bool] = [:]

  /// Judges nothing yet.
  init(_ context: CheckContext) { self.context = context }

  /// Whether a word was most likely forgotten: see ``ForgottenWord/isEvident(_:for:in:_:)``.
  mutating func isEvident(
    _ use: TermUse, for original: TermUse, in passage: Passage
  ) -> Bool {
    guard passage.isFullOfForeignWords else {
      return ForgottenWord.isEvident(use, for: original, in: passage, context)
    }
    let word = RepeatedWord(use)
    if let answer = known[word] { return answer }
    let answer = ForgottenWord.isEvident(use, for: original, in: passage, context)
    known[word] = answer
    return answer
  }
}

/// A word of a paragraph that may have it many times.
struct RepeatedWord: Hashable {
  private let block: Int
  private let text: String

  /// The word of a use.
  init(_ use: TermUse) {
    block = use.block
    text = use.text
  }
}

extension Passage {
  /// Whether a passage has so many words of the source's language that looking at each of them by itself, which
  /// takes as long as the passage is, would take the square of that.
  var isFullOfForeignWords: Bool { foreignUses.count > 200 }
}
