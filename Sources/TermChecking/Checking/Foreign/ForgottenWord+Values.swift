import DocumentFormats
import LanguageText

/// Keys, values and components: words that a program knows by these letters, though nothing marks them as code.
extension ForgottenWord {
  /// Whether the source has the word by itself between quotation marks or emphasised, in lower case as the draft has
  /// it without: a value or argument, *and file, where it is*; or the draft speaks of keys and values by these words or
  /// says that another one in Latin letters is its value: what is to be typed, *set it to "series"*, or set, *if the
  /// layout is inline*.
  static func isValue(
    _ use: TermUse, in block: TextBlock, _ original: TermUse, _ source: TextBlock,
    _ context: CheckContext
  ) -> Bool {
    guard use.text == use.text.lowercased() else { return false }
    if original.text == use.text,
      source.spans.contains(where: { $0.kind == .emphasis && $0.range == original.range }),
      !ForeignWord.isIntroduced(original.range, in: source.text)
    {
      return true
    }
    if let open = source.text.character(before: original.range.lowerBound),
      let close = source.text.character(at: original.range.upperBound),
      quotationMarks.contains("\(open)\(close)")
    {
      return true
    }
    guard context.script != "Latn" else { return false }
    if isSet(use, in: block.text) { return true }
    guard let other = partners[use.text] else { return false }
    return block.text.places(ofBytes: other).contains { place in
      [block.text.character(before: place.lowerBound), block.text.character(at: place.upperBound)]
        .allSatisfy { $0.map { !($0.isASCII && ($0.isLetter || $0 == "-")) } ?? true }
    }
  }

  private static let partners = [
    "key": "value", "keys": "values", "value": "key", "values": "keys",
  ]

  private static let quotationMarks: Set<String> = ["\"\"", "“”", "''", "‘’"]

  /// Whether a Chinese text says that the word is another one in Latin letters, or the other way round.
  private static func isSet(_ use: TermUse, in text: String) -> Bool {
    func isLatin(_ character: Character?) -> Bool {
      character.map { $0.isASCII && $0.isLetter } ?? false
    }
    let tail = text.utf8Slice(use.range.upperBound..<text.utf8.count).drop { $0 == " " }
    if let first = tail.first, copulas.contains(first),
      isLatin(tail.dropFirst().first { $0 != " " })
    {
      return true
    }
    let head = text.utf8Slice(0..<use.range.lowerBound).reversed().drop { $0 == " " }
    return head.first.map(copulas.contains) == true
      && isLatin(head.dropFirst().first { $0 != " " })
  }

  private static let copulas: Set<Character> = ["为", "為", "是"]

  /// Whether the source's page has the word, with a capital, as its title, and the title of the draft has it, too,
  /// beside others: the page on the component *Image* speaks of it by its name.
  static func isSubjectOfPage(
    _ use: TermUse, in document: Int, _ context: CheckContext
  ) -> Bool {
    guard use.text.first?.isUppercase == true else { return false }
    guard let own = context.draftTitle, own != use.text,
      context.title(ofSource: document) == use.text
    else { return false }
    return own.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.contains(use.text[...])
  }

  /// Whether draft and source have the word in the same brackets of words in small letters, *(states, value)*, or
  /// in the same order of them, *combo > node > edge*.
  static func isOfList(_ use: TermUse, in block: TextBlock, of source: TextBlock) -> Bool {
    guard use.text == use.text.lowercased() else { return false }
    if let list = block.text.inBrackets(["()"], around: use.range), list.utf8.contains(0x2c),
      list.allSatisfy({ $0.isLowercase && $0.isASCII || ", ".contains($0) }),
      source.text.holdsBytes(of: "(\(list))")
    {
      return true
    }
    let head = block.text.utf8Slice(0..<use.range.lowerBound)
    let tail = block.text.utf8Slice(use.range.upperBound..<block.text.utf8.count)
    if tail.hasPrefix(" > "), let next = tail.dropFirst(3).split(separator: " ").first {
      return source.text.holdsBytes(of: "\(use.text) > \(next)")
    }
    guard head.hasSuffix(" > "), let last = head.dropLast(3).split(separator: " ").last else {
      return false
    }
    return source.text.holdsBytes(of: "\(last) > \(use.text)")
  }
}
