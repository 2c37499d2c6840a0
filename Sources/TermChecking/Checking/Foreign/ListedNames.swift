import DocumentFormats
import LanguageText

/// Tells names that nobody marked as code by what they are listed with: in *`serve` and build* both are
/// commands, or neither.
enum ListedNames {
  /// Whether a conjunction joins the word to code, or to a word in lower case that no glossary has and
  /// that the sources join to it, too, in a draft in another script than Latin.
  ///
  /// - Complexity: O(length of the blocks).
  static func hold(
    _ use: TermUse, in block: TextBlock, of sources: [TextBlock], _ context: CheckContext
  ) -> Bool {
    guard use.text == use.text.lowercased() else { return false }
    return neighbours(of: use.range, in: block).contains { range in
      let name = block.text.utf8Slice(range)
      let isCode = block.spans.contains { $0.kind == .code && $0.range == range }
      guard name == name.lowercased(), sources.contains(where: { joins(name, use.text, in: $0) })
      else { return false }
      // *node-1* is the name of one whatever nodes are called.
      return isCode || name.last?.isNumber == true
        || !context.hasForeignTerm(in: range, of: use.block)
    }
  }

  /// Whether the word stands in a list of at least three words in lower case and Latin letters, most of which a
  /// source has, too, or of at least four with capitals, one of which has another inside: *type, enum, interface* and
  /// *Files, Depends, DesktopEntry, Epoch* are words of a program wherever they are listed.
  ///
  /// - Complexity: O(length of the blocks).
  static func areCopied(
    around use: TermUse, in block: TextBlock, of sources: [TextBlock]
  ) -> Bool {
    let isSmall = use.text == use.text.lowercased()
    guard isSmall || use.text.first?.isUppercase == true && use.text.allSatisfy(isPartOfName)
    else { return false }
    var others: [String] = []
    var range = use.range
    while others.count < mostListed, let place = neighbours(of: range, in: block).first,
      place.upperBound <= range.lowerBound
    {
      others.append(block.text.utf8Slice(place))
      range = place
    }
    range = use.range
    while others.count < mostListed, let place = neighbours(of: range, in: block).last,
      place.lowerBound >= range.upperBound
    {
      others.append(block.text.utf8Slice(place))
      range = place
    }
    let names = others.filter {
      $0.first.map { $0.isLetter && $0.isLowercase == isSmall } ?? false
    }
    guard names.count > (isSmall ? 1 : 2), names.count == others.count,
      isSmall || names.contains(where: hasInnerCapital)
    else { return false }
    return sources.contains { source in
      source.text.holdsBytes(of: use.text)
        && names.count { source.text.holdsBytes(of: $0) } * 3 >= names.count * 2
    }
  }

  private static func hasInnerCapital(_ name: String) -> Bool {
    name.contains(where: \.isLowercase) && name.dropFirst().contains(where: \.isUppercase)
  }

  /// How many names of a list are looked at.
  private static let mostListed = 12

  /// Whether a cell of a table has nothing but words in lower case with commas between them, as its source has:
  /// the values that something may take.
  ///
  /// - Complexity: O(length of the cell).
  static func areValues(in block: TextBlock, of sources: [TextBlock]) -> Bool {
    guard block.kind == .tableCell else { return false }
    let words = words(of: block.text)
    return words.count > 1 && sources.contains { Self.words(of: $0.text) == words }
      && words.allSatisfy { $0.allSatisfy(isPartOfName) && $0 == $0.lowercased() }
  }

  /// What commas part in a text.
  private static func words(of text: String) -> [Substring] {
    text.split { ",，、".contains($0) }.map { $0.drop { $0 == " " } }
  }

  private static func joins(_ name: String, _ word: String, in source: TextBlock) -> Bool {
    source.text.places(ofBytes: word).contains { range in
      neighbours(of: range, in: source).contains { source.text.utf8Slice($0) == name }
    }
  }

  /// The words or code that conjunctions join to a part of a text, as UTF-8 byte offsets.
  private static func neighbours(of range: Range<Int>, in block: TextBlock) -> [Range<Int>] {
    let text = block.text
    let code = block.spans.filter { $0.kind == .code }.map(\.range)
    var found: [Range<Int>] = []
    let first = text.scalarStart(from: max(0, range.lowerBound - farthest))
    let head = text.utf8Slice(first..<range.lowerBound)
    if let length = endBeforeConjunction(in: head), length > 0 {
      let word = head.utf8Slice(0..<length).reversed().prefix(while: isPartOfName)
      let end = first + length
      let start = end - word.reduce(0) { $0 + $1.utf8.count }
      found.append(code.first { $0.upperBound == end } ?? start..<end)
    }
    let last = text.scalarStart(from: min(text.utf8.count, range.upperBound + farthest))
    let tail = text.utf8Slice(range.upperBound..<last)
    if let offset = startBehindConjunction(in: tail) {
      let start = range.upperBound + offset
      let word = tail.utf8Slice(offset..<tail.utf8.count).prefix(while: isPartOfName)
        .trimmingSuffix { $0 == "." || $0 == "-" }
      found.append(code.first { $0.lowerBound == start } ?? start..<start + word.utf8.count)
    }
    return found.filter { !$0.isEmpty }
  }

  /// How far a name beside another is looked for, in bytes.
  private static let farthest = 256

  /// Where a list of names in Latin letters ends that goes on behind one, given by where that ends, in UTF-8 bytes: behind
  /// *channel* in guildとchannel属性.
  static func endOfList(from end: Int, in text: String) -> Int {
    var end = end
    while true {
      let last = text.scalarStart(from: min(text.utf8.count, end + farthest))
      let tail = text.utf8Slice(end..<last)
      guard let offset = startBehindConjunction(in: tail) else { return end }
      let word = tail.utf8Slice(offset..<tail.utf8.count).prefix(while: isPartOfName)
      guard !word.isEmpty else { return end }
      end += offset + word.utf8.count
    }
  }

  private static func endBeforeConjunction(in head: String) -> Int? {
    let end = head.utf8.lastIndex { $0 != space }.map(head.utf8.index(after:)) ?? head.startIndex
    let length = head.utf8.distance(from: head.startIndex, to: end)
    func ends(with conjunction: String) -> Bool {
      let start = length - conjunction.utf8.count
      return start >= 0 && head.holdsBytes(of: conjunction, at: start)
    }
    let conjunction =
      signs.first(where: ends) ?? (end < head.endIndex ? wordsBehindSpace.first(where: ends) : nil)
    guard let conjunction else { return nil }
    // Before *and* may stand another comma.
    return head.utf8.prefix(length - conjunction.utf8.count)
      .lastIndex { $0 != space && $0 != UInt8(ascii: ",") }
      .map { head.utf8.distance(from: head.startIndex, to: $0) + 1 } ?? 0
  }

  private static func startBehindConjunction(in tail: String) -> Int? {
    let start = tail.utf8.prefix { $0 == space }.count
    func begins(with conjunction: String) -> Bool { tail.holdsBytes(of: conjunction, at: start) }
    let conjunction =
      signs.first(where: begins)
      ?? (start > 0 ? wordsBeforeSpace.first(where: begins) : nil)
    guard let conjunction else { return nil }
    let rest = tail.utf8.dropFirst(start + conjunction.utf8.count).drop { $0 == space }
    return tail.utf8.count - rest.count
  }

  private static func isPartOfName(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "-_.".contains(character))
  }

  /// What joins the names of a list without spaces around it, longer ones before their parts.
  private static let signs = [
    "または", "もしくは", "および", "及び", "以及", "或者", "또는", "혹은", "と", "や", "か", "和", "与", "與",
    "及", "或", "와", "과", "및", "、", ",", "，",
  ]

  /// What joins them as a word of its own.
  private static let words = ["and", "or", "и", "или", "та", "або", "і"]
  private static let wordsBehindSpace = words.map { " " + $0 }
  private static let wordsBeforeSpace = words.map { $0 + " " }

  private static let space = UInt8(ascii: " ")
}

extension String {
  /// The first offset from one on at which a scalar begins, or the end, in UTF-8 bytes.
  fileprivate func scalarStart(from offset: Int) -> Int {
    let bytes = utf8[utf8.index(startIndex, offsetBy: offset)...]
    return offset + bytes.prefix { $0 & 0xc0 == 0x80 }.count
  }
}

extension StringProtocol {
  /// The text without the characters at its end that satisfy a condition.
  fileprivate func trimmingSuffix(while condition: (Character) -> Bool) -> SubSequence {
    self[..<(lastIndex { !condition($0) }.map(index(after:)) ?? startIndex)]
  }
}
