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

  private let before: Character?
  private let after: Character?
  private let glueBefore: Substring
  private let glueAfter: Substring

  /// Finds the run around a part of a text, in UTF-8 byte offsets.
  ///
  /// Complexity: O(length of the text).
  init(around part: Range<Int>, in text: String) {
    let head = text.utf8Slice(0..<part.lowerBound)
    let tail = text.utf8Slice(part.upperBound..<text.utf8.count)
    let outerHead = head.dropLast(while: Self.belongs)
    let innerHead = head[outerHead.endIndex...].drop { !$0.isLetter && !$0.isNumber }
    let outerTail = tail.drop(while: Self.belongs)
    let innerTail = tail[..<outerTail.startIndex].dropLast(while: {
      !$0.isLetter && !$0.isNumber
    })
    range = part.lowerBound - innerHead.utf8.count..<part.upperBound + innerTail.utf8.count
    self.text = String(innerHead) + text.utf8Slice(part) + String(innerTail)
    before = head[..<innerHead.startIndex].last { !$0.isWhitespace }
    after = tail[innerTail.endIndex...].first { !$0.isWhitespace }
    glueBefore = head[outerHead.endIndex...].suffix { !$0.isWhitespace }
    glueAfter = tail[..<outerTail.startIndex].prefix { !$0.isWhitespace }
  }

  /// Whether brackets or quotation marks enclose the run, and nothing but the run.
  var isBracketed: Bool {
    guard let before, let after else { return false }
    return Self.opening.contains(before) && Self.closing.contains(after)
  }

  /// Whether the run has letters, all of them Latin as far as the term in it goes.
  var isLatin: Bool {
    text.unicodeScalars.contains { ScriptClass($0) == .latin }
      && !text.unicodeScalars.contains { ![.latin, .digit, .other].contains(ScriptClass($0)) }
  }

  /// Whether quotation marks enclose the run, and nothing but the run.
  var isQuoted: Bool {
    guard let before, let after else { return false }
    return Self.quotesBefore.contains(before) && Self.quotesAfter.contains(after)
  }

  /// Whether the run stands alone in round brackets directly behind a word in another script.
  func explainsWord(in text: String) -> Bool {
    guard isLatin, isBracketed, before == "(" || before == "（" else { return false }
    let head = text.utf8Slice(0..<range.lowerBound).reversed().drop { $0.isWhitespace }.dropFirst()
    guard let last = head.first(where: { !$0.isWhitespace })?.unicodeScalars.first else {
      return false
    }
    return ![.latin, .digit, .other].contains(ScriptClass(last))
  }

  /// Whether the run is followed by brackets, or stands in them.
  var isBesideBrackets: Bool {
    before.map(Self.opening.contains) ?? false || after.map(Self.opening.contains) ?? false
  }

  /// Whether the term is glued into a longer technical word: a path, an address, a package, a
  /// hyphenated lower-case name (`@vendor/plugin-replace`, `vite-plugin-checker`).
  var isInsideIdentifier: Bool {
    if glueBefore.contains(where: Self.joinsIdentifiers) { return true }
    if glueAfter.dropLast().contains(where: Self.joinsIdentifiers) { return true }
    let isCompound =
      glueBefore.dropLast().last?.isLetter ?? false && glueBefore.last == "-"
      || glueAfter.first == "-" && glueAfter.dropFirst().first?.isLetter ?? false
    return isCompound && text == text.lowercased()
  }

  /// Whether the run is several words that all begin with a capital: a name, as far as looks tell.
  var isTitle: Bool {
    let words = text.split(whereSeparator: \.isWhitespace).filter { $0.contains(where: \.isLetter) }
    return words.count > 1 && words.allSatisfy { $0.first(where: \.isLetter)?.isUppercase ?? false }
  }

  private static let quotesBefore: Set<Character> = Set("\"「『“«„‘'")
  private static let quotesAfter: Set<Character> = Set("\"」』”»“’'.!?")
  private static let opening: Set<Character> = Set("(（[［【「『《“«„‘")
  private static let closing: Set<Character> = Set(")）]］】」』》”»“’,，;；")

  private static func belongs(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    let script = ScriptClass(scalar)
    return script == .latin || script == .digit || " -'’.&/@_:#".contains(character)
  }

  private static func joinsIdentifiers(_ character: Character) -> Bool {
    "/@_.#:".contains(character)
  }
}

extension StringProtocol {
  /// The text without its longest end of characters that satisfy a condition.
  fileprivate func dropLast(while belongs: (Character) -> Bool) -> SubSequence {
    self[..<(lastIndex { !belongs($0) }.map(index(after:)) ?? startIndex)]
  }

  /// The longest end of characters that satisfy a condition.
  fileprivate func suffix(while belongs: (Character) -> Bool) -> SubSequence {
    self[(lastIndex { !belongs($0) }.map(index(after:)) ?? startIndex)...]
  }
}
