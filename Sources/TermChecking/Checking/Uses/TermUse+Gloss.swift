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

  /// Whether brackets say that what another name of the concept stands for, in the same sentence, is
  /// called so, too, or words between the names do: 又称.
  func isIntroduced(by others: some Sequence<TermUse>, in context: CheckContext) -> Bool {
    let text = context.draft.document.blocks[block].text
    if isInTranslatorsNote(text) { return true }
    let phrases = Self.alsoCalled[context.language.language] ?? []
    let isAlsoCalled = others.contains { other in
      guard other.block == block, other.entry != entry else { return false }
      let gap = Self.gap(between: other.range, range)
      return Self.lengthsOfPhrase.contains(gap.count)
        && phrases.contains { text.utf8Slice(gap).holdsBytes(of: $0) }
    }
    if isAlsoCalled || self.isAlsoCalled(in: context) { return true }
    let isListed = others.contains { other in
      other.block == block && other.entry != entry && other.concept == concept
        && Self.joinsNames(text.utf8Slice(Self.gap(between: other.range, range)))
    }
    if isListed { return true }
    guard let start = openBracket(in: text) else { return false }
    if isBehindCompound(of: text.utf8Slice(0..<start), in: context) { return true }
    // A longer term may end with the name.
    let longer = context.uses(near: block).filter { $0.nestedConcepts.contains(concept) }
    return (Array(others) + longer).contains { other in
      guard other.block == block, other.entry != entry else { return false }
      return other.range.upperBound <= start
        && text.utf8Slice(other.range.upperBound..<start).allSatisfy { !$0.isLetter }
    }
  }

  /// Whether a text ends with a German compound that begins with another approved name of the concept:
  /// *Protokolleintrag* before *(Log)*.
  private func isBehindCompound(of text: String, in context: CheckContext) -> Bool {
    guard context.language.language == "de" else { return false }
    let letters = text.reversed().drop { $0 == " " }.prefix { $0.isLetter }
    let word = TermForms.fold(String(letters.reversed()))
    return context.glossary.concepts[concept].terms(in: context.language).contains {
      $0.status.isApproved && $0.text != term.text && word.hasPrefix(TermForms.fold($0.text))
    }
  }

  /// Whether nothing but a comma, a slash or a conjunction stands between two names, as where a list says which there are,
  /// *Tileindex / Kachelindex*, or a text names two things: *Devisen oder Wertpapiere*.
  private static func joinsNames(_ gap: String) -> Bool {
    let word = gap.filter { $0 != " " }
    return ["/", ",", "、", "，", "／"].contains(word) || conjunctions.contains(word)
  }

  private static let conjunctions: Set<String> = [
    "and", "or", "und", "oder", "et", "ou", "e", "ed", "o", "y", "u", "и", "или", "та", "або", "i",
    "lub", "oraz", "や", "と", "または", "および", "或", "或者", "和", "与", "與", "及", "및", "또는",
  ]

  /// Whether words directly in front of the use, or in Japanese behind it, say that something is called so, too.
  func isAlsoCalled(in context: CheckContext) -> Bool {
    let text = context.draft.document.blocks[block].text
    let language = context.language.language
    if language == "ja" {
      let start = text.utf8.index(text.startIndex, offsetBy: range.upperBound)
      let rest = text[start...].drop { "」』”’\"".contains($0) }
      return Self.alsoCalledBehind.contains { rest.hasPrefix($0) }
    }
    guard let usual = Self.alsoCalled[language] else { return false }
    let head = text.utf8Slice(max(0, range.lowerBound - Self.reachOfPhrase)..<range.lowerBound)
    let phrases = usual + (Self.alsoCalledBefore[language] ?? [])
    return phrases.contains { phrase in
      head.places(ofBytes: phrase).last.map { place in
        !head.utf8Slice(place.upperBound..<head.utf8.count).contains { ".!?;:".contains($0) }
      } ?? false
    }
  }

  /// How far in front of a name what says so begins, in UTF-8 bytes.
  private static let reachOfPhrase = 60

  /// What says so only directly in front of a name.
  private static let alsoCalledBefore: [String: [String]] = [
    "de": ["auch als", "auch bekannt als"], "en": ["commonly called", "often called"],
    "es": ["comúnmente llamad"], "fr": ["parfois appelé", "communément appelé"],
    "it": ["chiamati anche", "chiamato anche", "comunemente chiamat", "anche come"],
  ]

  private static let alsoCalledBehind = ["とも呼", "とも言", "ともい", "と同義", "と同じです"]

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

  /// The offset of the round bracket that is open where the use begins; nil for none.
  ///
  /// Most uses stand in none, and characters take long to read.
  private func openBracket(in text: String) -> Int? {
    let bytes = text.utf8.span
    for index in (0..<range.lowerBound).reversed() {
      switch bytes[index] {
      case UInt8(ascii: "("): return index
      case UInt8(ascii: ")"): return nil
      // U+FF08 and U+FF09, the same in full width.
      case 0x88, 0x89:
        guard index > 1, bytes[index - 1] == 0xbc, bytes[index - 2] == 0xef else { continue }
        return bytes[index] == 0x88 ? index - 2 : nil
      default: continue
      }
    }
    return nil
  }

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
  private func isInTranslatorsNote(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    // Which bracket is the last before the word?
    let head = scalars[..<start].suffix(Self.noteReach)
    guard let last = head.lastIndex(where: { Self.bracket($0) != nil }),
      Self.bracket(scalars[last]) == .opening
    else { return false }
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

  /// How long what stands between such names is, in UTF-8 bytes.
  private static let lengthsOfPhrase = 6..<60

  /// What says between two names that both are names of a thing.
  private static let alsoCalled: [String: [String]] = [
    "de": ["auch genannt"], "en": ["also called", "also known as", "a.k.a"],
    "es": ["también llamad", "también conocid"], "fr": ["aussi appelé", "également appelé"],
    "it": ["anche chiamat", "anche noto"], "ja": ["とも呼ば", "とも言", "ともいう"], "ko": ["라고도"],
    "pt": ["também chamad", "também conhecid"], "ru": ["также назыв", "также извест", "или иначе"],
    "uk": ["також назив"],
    "zh": [
      "又称", "又稱", "也称", "也稱", "亦称", "亦稱", "或称", "或稱", "又名", "又叫", "也叫",
    ],
  ]

  /// What stands between two ranges; empty when they touch or overlap.
  private static func gap(between first: Range<Int>, _ second: Range<Int>) -> Range<Int> {
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
