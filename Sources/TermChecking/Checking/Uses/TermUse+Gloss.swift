import DocumentFormats
import LanguageAssets
import LanguageText

extension TermUse {
  /// Whether the text only explains another name of its concept.
  ///
  /// It does when it stands in brackets or quotation marks behind the name or in front of it, or,
  /// in Latin letters, next to it, perhaps behind a dash; when one of both stands in brackets of the same sentence; when it
  /// has the cell of a table beside that of the name; and in a note of the translator. In a draft that
  /// is not in Latin letters also as a word of a longer original in brackets, or of one beside which
  /// the name stands; in round brackets directly behind any word of the draft's own script, which it
  /// is the original of; in front of such brackets that translate it; and behind a word that says it is
  /// English. Brackets that the source has, too, explain nothing.
  ///
  /// - Complexity: O(number of the others), and O(n) in the length of what stands between.
  func isGloss(
    of others: some Sequence<TermUse>, in context: CheckContext,
    sourceBrackets: SourceBrackets = SourceBrackets()
  ) -> Bool {
    let blocks = context.draft.document.blocks
    let text = blocks[block].text
    if isInTranslatorsNote(text) { return true }
    if context.script == "Latn", isBehindNameOfEnglish(text) { return true }
    // In a draft in Latin letters a run of them says nothing.
    let run = context.script == "Latn" ? nil : LatinRun(around: range, in: text)
    if let run,
      // What the source has in brackets, too, is left and explains nothing.
      sourceBrackets.content.map({ $0 != run.text }) ?? true
        && (run.range != range && run.isBracketed
          || blocks[block].kind == .heading && run.isInBracketsAtEnd(of: text))
        || !sourceBrackets.enclose && run.explainsWord(in: text)
        || run.isCalledEnglish(in: text)
        || !sourceBrackets.follow && run.isTranslatedInBrackets(in: text)
    {
      return true
    }
    return others.contains { other in
      guard other.entry != entry, sharesConcept(with: other, orNested: true) else { return false }
      guard other.block == block else {
        return blocks[block].kind == .tableCell && blocks[other.block].kind == .tableCell
          && abs(other.block - block) < 3
          && (run?.range ?? range).count * 2 >= text.utf8.count
      }
      // A longer name with the word in it explains nothing: *card 的尺寸*.
      guard !other.range.overlaps(range) else { return false }
      let gap = text.utf8Slice(Self.gap(between: other.range, run?.range ?? range))
      return run.map { explains(text, $0, gap: gap) } ?? explains(text, gap: gap)
    }
  }

  /// Whether an abbreviation or word in front of a use in Latin letters says that it is English: *inglese interface*.
  private func isBehindNameOfEnglish(_ text: String) -> Bool {
    let bytes = text.utf8.span
    // It ends before spaces and quotation marks.
    var end = range.lowerBound
    while end > 0, bytes[end - 1] >= 0x80 || " \"'".utf8.contains(bytes[end - 1]) { end -= 1 }
    guard end > 0, end < range.lowerBound else { return false }
    let head = text.utf8Slice(max(0, end - Self.longestNameOfEnglish)..<end).lowercased()
    return Self.namesOfEnglish.contains(where: head.hasSuffix)
  }

  private static let longestNameOfEnglish = 12

  private static let namesOfEnglish = [
    "engl.", "englisch", "engl", "in inglese", "ingl.", "inglese", "en anglais", "angl.", "anglais",
    "en inglés", "inglés", "em inglês", "inglês",
  ]

  /// Whether a text in Latin letters explains a name by a word on the other side of a gap: next to it,
  /// in quotation marks or brackets, or in brackets of the same sentence.
  private func explains(_ text: String, gap: String) -> Bool {
    guard gap.unicodeScalars.contains(where: \.isLetterOrNumber) else { return gap.utf8.count < 40 }
    let head = text.utf8Slice(0..<range.lowerBound).suffix(80)
    let isBracketed =
      head.lastIndex(of: "(").map { !head[$0...].contains(")") } ?? false
    return isBracketed && !gap.contains { ".!?;".contains($0) }
  }

  /// Whether the text of a block explains a name that stands in front of a gap or behind it.
  private func explains(_ text: String, _ run: LatinRun, gap: String) -> Bool {
    let hasWords = gap.unicodeScalars.contains(where: \.isLetterOrNumber)
    if !hasWords, gap.utf8.count < 40, gap.contains(where: { "(（[［【「“\"«".contains($0) }) {
      return true
    }
    let isMark = { (scalar: Unicode.Scalar) in scalar.isSpace || Self.marks.contains(scalar) }
    if run.isLatin, gap.unicodeScalars.allSatisfy(isMark) { return true }
    let isBracketed =
      run.range != range && run.isBesideBrackets
      || run.isLatin && run.endsInBrackets && gap.utf8.count < 80
    return isBracketed && !gap.contains { ".。!！?？;；".contains($0) }
  }

  /// Whether the brackets around the word begin or end by saying that it is English, or begin by saying
  /// that the translator adds something.
  func isInTranslatorsNote(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    // Which bracket is the last before the word?
    let head = scalars[..<start].suffix(Self.noteReach)
    guard let last = head.lastIndex(where: { Self.bracket($0) != nil }) else { return false }
    guard Self.bracket(scalars[last]) == .opening else {
      // The note alone may have brackets: від (англ.) toggle.
      guard let opening = head[..<last].lastIndex(where: { Self.bracket($0) == .opening }),
        text[scalars.index(after: last)..<start].allSatisfy(\.isWhitespace)
      else { return false }
      let note = text[scalars.index(after: opening)..<last].lowercased()
      return Self.notes.contains { note.hasPrefix($0) && note.count <= $0.count + 1 }
    }
    let note = text[scalars.index(after: last)..<start].drop { $0.isWhitespace }.lowercased()
    if Self.notes.contains(where: { note.beginsWithBytes(of: $0) }) { return true }
    let end = text.utf8.index(start, offsetBy: range.count)
    let rest = scalars[end...].prefix(Self.noteReach).prefix { Self.bracket($0) != .closing }
    let tail = String(rest).lowercased()
    return Self.ends.contains { tail.hasSuffix($0) }
  }

  /// What may stand between a name and its original.
  private static let marks: Set<Unicode.Scalar> = [":", "：", "-", "–", "—"]

  /// How far before a word the note may begin that it stands in, or end behind it, in code points.
  private static let noteReach = 80

  private enum Bracket {
    case opening, closing
  }

  private static func bracket(_ scalar: Unicode.Scalar) -> Bracket? {
    switch scalar {
    case "(", "（", "[", "［", "【": .opening
    case ")", "）", "]", "］", "】": .closing
    default: nil
    }
  }

  private static let ends = [
    "in english", "auf englisch", "en anglais", "en inglés", "in inglese", "em inglês",
    "по-английски", "англійською",
  ]

  private static let notes =
    alsoCalled.values.joined() + [
      "engl", "ang.", "z ang", "z engl", "din engl", "del ingl", "do ingl", "de l'angl",
      "de l’angl",
      "en anglais", "anglais", "angl.", "en inglés", "inglés", "ingl.", "англ", "по-англ",
      "también denominad", "auch ", "sogenannt", "от англ", "від англ", "также ", "он же", "она же",
      "також ", "він же", "вона ж", "即", "简称", "簡稱", "俗称", "俗稱", "別名", "いわゆる", "通称", "일명", "英",
      "译注", "譯註",
      "譯注", "译者注", "譯者註", "訳注", "訳者注", "原文", "原語", "영어", "영문", "역주", "옮긴이",
    ]

  /// What stands between two ranges; empty when they touch or overlap.
  static func gap(between first: Range<Int>, _ second: Range<Int>) -> Range<Int> {
    first.upperBound <= second.lowerBound
      ? first.upperBound..<second.lowerBound
      : second.upperBound..<max(second.upperBound, first.lowerBound)
  }
}

/// The round brackets that the source has where a draft leaves a word of it.
struct SourceBrackets {
  /// Whether brackets hold the word and nothing else, or a list that it begins.
  private(set) var enclose = false
  /// Whether brackets open behind the word, or behind a compound that it begins; or anywhere, where the draft
  /// has no more of them than the source: none of them is the draft’s own.
  private(set) var follow = false

  /// What stands in the brackets around the word, where there are some.
  private(set) var content: String?

  /// No brackets.
  init() {}

  /// The brackets around a part of a text, in UTF-8 byte offsets, or behind it; a draft is its translation.
  init(around part: Range<Int>, in text: String, of draft: String = "") {
    let bytes = text.utf8.span
    enclose =
      part.lowerBound > 0 && bytes[part.lowerBound - 1] == UInt8(ascii: "(")
      && part.upperBound < bytes.count
      && [UInt8(ascii: ")"), UInt8(ascii: ","), UInt8(ascii: ";")].contains(bytes[part.upperBound])
    let count = draft.unicodeScalars.count { $0 == "(" || $0 == "（" }
    if count > 0 { content = Self.content(around: part, in: text) }
    if count > 0, count <= text.unicodeScalars.count(where: { $0 == "(" }) {
      follow = true
      return
    }
    guard Self.mayOpen(behind: part.upperBound, in: bytes) else { return }
    let rest = text.utf8Slice(part.upperBound..<text.utf8.count)
    let between = rest.prefix { $0.isLetter || $0 == " " }
    follow =
      rest[between.endIndex...].first == "(" && between.last == " "
      && between.split(separator: " ").count <= Self.wordsOfCompound
  }

  /// The text of the innermost brackets around a part.
  private static func content(around part: Range<Int>, in text: String) -> String? {
    let bytes = text.utf8.span
    var (start, end) = (part.lowerBound, part.upperBound)
    while start > 0, bytes[start - 1] != UInt8(ascii: "("), bytes[start - 1] != UInt8(ascii: ")") {
      start -= 1
    }
    while end < bytes.count, bytes[end] != UInt8(ascii: "("), bytes[end] != UInt8(ascii: ")") {
      end += 1
    }
    guard start > 0, end < bytes.count, bytes[start - 1] == UInt8(ascii: "("),
      bytes[end] == UInt8(ascii: ")")
    else { return nil }
    return text.utf8Slice(start..<end)
  }

  /// Whether the first mark of ASCII behind an offset is an opening bracket with a space before it: most texts are
  /// told from such before they are cut.
  private static func mayOpen(behind offset: Int, in bytes: Span<UInt8>) -> Bool {
    var end = offset
    while end < bytes.count,
      bytes[end] > 0x7f || (bytes[end] | 0x20) &- 0x61 < 26 || bytes[end] == 0x20
    {
      end += 1
    }
    return end > offset && end < bytes.count && bytes[end] == UInt8(ascii: "(")
      && bytes[end - 1] == UInt8(ascii: " ")
  }

  /// How many more words a compound may have in which a term is left.
  private static let wordsOfCompound = 2
}
