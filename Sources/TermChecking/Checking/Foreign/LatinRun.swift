import DocumentFormats
import LanguageText

/// The Latin words around a term that a draft in another script leaves as it is.
///
/// A term inside a longer run is often a part of something that has to stay: the name of a product,
/// a package or a file, or the original put in brackets behind its translation.
struct LatinRun {
  /// The run, without punctuation at its ends.
  let text: String
  /// UTF-8 byte offsets of the run in the text of its block.
  let range: Range<Int>

  /// How many words a name has at most, with some that stand beside it.
  private static let mostWords = 5

  /// How far a run reaches on either side of the part, in code points.
  private static let reach = 512

  /// The term.
  private let part: String
  private let before: Unicode.Scalar?
  private let after: Unicode.Scalar?
  private let glueBefore: Substring.UnicodeScalarView
  private let glueAfter: Substring.UnicodeScalarView

  /// Finds the run around a part of a text, in UTF-8 byte offsets.
  ///
  /// - Complexity: O(length of the run), of which no more is looked at than names and originals in brackets
  ///   have: all of a long paragraph may be Latin letters.
  init(around part: Range<Int>, in text: String) {
    let scalars = text.unicodeScalars
    let start = text.utf8.index(text.startIndex, offsetBy: part.lowerBound)
    let end = text.utf8.index(start, offsetBy: part.count)
    // What lies beyond the run is looked at where the run ends, if it does.
    let (outerStart, isOpenBefore) = Self.outerStart(before: start, in: scalars)
    let (outerEnd, isOpenBehind) = Self.outerEnd(behind: end, in: scalars)
    let head = scalars[(isOpenBefore ? outerStart : scalars.startIndex)..<start]
    let tail = scalars[end..<(isOpenBehind ? outerEnd : scalars.endIndex)]
    let innerStart = head[outerStart...].firstIndex(where: \.isLetterOrNumber) ?? start
    let innerEnd = tail[..<outerEnd].startOfEnd { !$0.isLetterOrNumber }
    range =
      part.lowerBound - text.utf8.distance(from: innerStart, to: start)..<part.upperBound
      + text.utf8.distance(from: end, to: innerEnd)
    self.text = String(text[innerStart..<innerEnd])
    self.part = String(text[start..<end])
    before = head[..<innerStart].last { !$0.isSpace }
    after = tail[innerEnd...].first { !$0.isSpace }
    glueBefore = head[head[outerStart...].startOfEnd { !$0.isSpace }...]
    glueAfter = tail[..<(tail[..<outerEnd].firstIndex(where: \.isSpace) ?? outerEnd)]
  }

  /// Where the scalars of a run begin that ends at an index, and whether there may be more of them.
  private static func outerStart(
    before end: String.Index, in scalars: String.UnicodeScalarView
  ) -> (String.Index, isOpen: Bool) {
    var start = end
    for _ in 0..<reach {
      guard start > scalars.startIndex else { return (start, false) }
      let previous = scalars.index(before: start)
      guard belongs(scalars[previous]), !isDash(previous, in: scalars) else {
        return (start, false)
      }
      start = previous
    }
    return (start, true)
  }

  /// Where the scalars of a run end that begins at an index, and whether there may be more of them.
  private static func outerEnd(
    behind start: String.Index, in scalars: String.UnicodeScalarView
  ) -> (String.Index, isOpen: Bool) {
    var end = start
    for _ in 0..<reach {
      guard end < scalars.endIndex, belongs(scalars[end]), !isDash(end, in: scalars) else {
        return (end, false)
      }
      end = scalars.index(after: end)
    }
    return (end, true)
  }

  /// Whether brackets or quotation marks enclose the run, and nothing but the run.
  var isBracketed: Bool {
    guard let before, let after else { return false }
    return Self.opening.contains(before) && Self.closing.contains(after)
  }

  /// Whether the run has letters, all of them Latin as far as the term in it goes.
  var isLatin: Bool {
    text.unicodeScalars.contains { ScriptClass($0) == .latin }
      && text.unicodeScalars.allSatisfy(\.isLatinOrNeutral)
  }

  /// Whether quotation marks enclose the run, and nothing but the run.
  var isQuoted: Bool {
    guard let before, let after else { return false }
    return Self.quotesBefore.contains(before) && Self.quotesAfter.contains(after)
  }

  /// Whether the run stands alone in round brackets directly behind a word in another script.
  func explainsWord(in text: String) -> Bool {
    guard isBracketed, before == "(" || before == "（", isLatin else { return false }
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    let head = text.unicodeScalars[..<start]
    guard let bracket = head.lastIndex(where: { !$0.isSpace }),
      // The letter, not a mark on it.
      let last = head[..<bracket].last(where: { !$0.isSpace && !$0.properties.isGraphemeExtend })
    else { return false }
    return !last.isLatinOrNeutral
  }

  /// Whether the run stands in round brackets that end a text in another script and have none of its letters inside:
  /// the original of a title, *何ですか？ (What is it, and why?)*.
  func isInBracketsAtEnd(of text: String) -> Bool {
    let scalars = text.unicodeScalars
    guard let last = scalars.last, last == ")" || last == "）",
      let open = scalars.lastIndex(where: { $0 == "(" || $0 == "（" }),
      text.utf8.distance(from: text.startIndex, to: open) < range.lowerBound
    else { return false }
    let inside = scalars[open...].dropFirst().dropLast()
    return inside.allSatisfy { $0.isLatinOrNeutral && $0 != ")" }
      && scalars[..<open].contains { !$0.isLatinOrNeutral }
  }

  /// Whether brackets right behind the run translate it: nothing in them is Latin, and they do not begin a
  /// remark or example: index（包括已删除的）, but include（包括）.
  func isTranslatedInBrackets(in text: String) -> Bool {
    guard isLatin, after == "(" || after == "（" else { return false }
    let end = text.utf8.index(text.startIndex, offsetBy: range.upperBound)
    let inside = text.unicodeScalars[end...].drop { $0.isSpace }.dropFirst()
      .prefix { $0 != ")" && $0 != "）" }
    guard !inside.isEmpty, inside.allSatisfy({ !$0.isLatinOrNeutral || $0.isSpace }) else {
      return false
    }
    let words = String(inside)
    return !Self.remarks.contains { words != $0 && words.beginsWithBytes(of: $0) }
  }

  /// Whether the words before the run say that it is the English name.
  func isCalledEnglish(in text: String) -> Bool {
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    let head = text.unicodeScalars[..<start]
    guard let last = head.lastIndex(where: { !$0.isSpace && !"：:「“«".unicodeScalars.contains($0) })
    else { return false }
    let end = text.utf8.distance(from: text.startIndex, to: head.index(after: last))
    return Self.english.contains { name in
      end >= name.utf8.count && text.holdsBytes(of: name, at: end - name.utf8.count)
    }
  }

  /// What remarks and examples begin with.
  private static let remarks = [
    "例如", "比如", "譬如", "如", "例えば", "たとえば",
    "например", "к примеру", "в частности", "наприклад", "예를 들",
    "包括", "不包括", "包含", "不含", "除了", "参见", "參見", "请参", "請參", "可选", "可選", "如果", "включая", "кроме",
    "в том числе", "если", "включно", "крім", "якщо",
  ]

  private static let english = ["英文", "英语", "英語", "英語名", "英文名", "англ."]

  /// Whether the run is followed by brackets, or stands in them.
  var isBesideBrackets: Bool {
    before.map(Self.opening.contains) ?? false || after.map(Self.opening.contains) ?? false
  }

  /// Whether a round bracket closes right behind the run.
  var endsInBrackets: Bool { after == ")" || after == "）" }

  /// Whether the term is glued into a longer technical word: a path, an address, a package, a
  /// hyphenated name (`@vendor/plugin-replace`, `vite-plugin-checker`, `Shared-Log`), a header
  /// (`Content-Security-Policy`), one of several types (`Options | String`).
  var isInsideIdentifier: Bool {
    if glueBefore.contains(where: Self.joinsIdentifiers) { return true }
    // Three full stops are no part of a menu: they say that a window will open.
    let isMenu = part.unicodeScalars.first?.isCapital == true
    let behind = glueAfter.dropLast().startOfEnd { isMenu && $0 == "." }
    if glueAfter[..<behind].contains(where: Self.joinsIdentifiers) { return true }
    let isEnd = glueBefore.dropLast().last?.isLetter ?? false && glueBefore.last == "-"
    let isStart = glueAfter.first == "-" && glueAfter.dropFirst().first?.isLetter ?? false
    return isEnd && isStart || (isEnd || isStart) && isWrittenAlike
      || before == "|" || after == "|"
  }

  /// Whether the parts that hyphens join around the term are all in lower case, or all begin with a capital.
  private var isWrittenAlike: Bool {
    // In a sentence of the source's language it says nothing.
    guard text.split(separator: " ").count <= Self.mostWords else { return false }
    let word = String(glueBefore) + part + String(glueAfter)
    return word == word.lowercased()
      || word.split(separator: "-").allSatisfy { $0.unicodeScalars.first?.isCapital == true }
  }

  /// Whether the run is a question of several words: what a page in the source's language is called.
  var isQuestion: Bool {
    after == "?" && text.split(separator: " ").count > Self.mostWords
  }

  /// Whether the run is several words that all begin with a capital: a name, as far as looks tell.
  ///
  /// A letter behind a word makes none, it counts: *User A* and *User B*.
  var isTitle: Bool {
    var words = 0
    var length = 0
    for scalar in text.unicodeScalars {
      if scalar.isSpace {
        length = 0
      } else if length > 0 {
        length += 1
      } else if scalar.isLetter {
        guard scalar.isCapital else { return false }
        length = 1
        words += 1
      }
    }
    return words > (length == 1 ? 2 : 1)
  }

  private static let quotesBefore = Set("\"「『“«„‘'".unicodeScalars)
  private static let quotesAfter = Set("\"」』”»“’'.!?".unicodeScalars)
  private static let opening = Set("(（[［【「『《“«„‘".unicodeScalars)
  private static let closing = Set(")）]］】」』》”»“’,，;；".unicodeScalars)

  /// Whether a run may have a scalar: letters with their marks, digits and what joins them.
  private static func belongs(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "-", "'", "’", ".", "&", "/", "@", "_", "\\", ":", "#", "\u{300}"..."\u{36f}": true
    default:
      switch ScriptClass(scalar) {
      case .latin, .digit: true
      default: false
      }
    }
  }

  /// Whether a hyphen stands for a dash, between the menus of a path or a name and what is said of it.
  private static func isDash(_ index: String.Index, in scalars: String.UnicodeScalarView) -> Bool {
    guard scalars[index] == "-", index > scalars.startIndex else { return false }
    let next = scalars.index(after: index)
    return next < scalars.endIndex && scalars[next].isSpace
      && scalars[scalars.index(before: index)].isSpace
  }

  private static func joinsIdentifiers(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "/", "@", "_", "\\", ".", "#", ":": true
    default: false
    }
  }
}

extension Substring.UnicodeScalarView {
  /// Where the longest end of scalars that satisfy a condition begins.
  fileprivate func startOfEnd(where belongs: (Unicode.Scalar) -> Bool) -> Index {
    lastIndex { !belongs($0) }.map(index(after:)) ?? startIndex
  }
}
