import DocumentFormats

/// Code that a draft does not mark as such: versions, types, names of examples.
extension ForeignWord {
  /// Whether the word is a number behind one letter: the name of a version, v10.
  static func isNumbered(_ use: TermUse) -> Bool {
    let text = use.text.utf8
    return text.count > 1 && text.first.map { $0 > 0x40 && $0 < 0x7f } ?? false
      && text.dropFirst().allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2e }
  }

  /// Whether what stands around the word says that it is no word of the sentence: the member of a class, a
  /// placeholder, a version, the number of a ticket, more of a token.
  static func isUnmarkedCode(_ use: TermUse, _ block: TextBlock, _ sources: [TextBlock]) -> Bool {
    isPartOfToken(use, block, sources) || isSubscripted(use, block) || isQualified(use, block)
      || isPlaceholder(use, block, sources) || isVersioned(use, block, sources)
      || isTicket(use, block) || isTypeInBrackets(use, block) || isBesideType(use, block)
      || isMember(use, block) || isFolder(use, block, sources) || isArgument(use, block, sources)
      || isKey(use, block) || isSuffix(use, block) || isBesidePlaceholder(use, block)
  }

  /// Whether the word joins a placeholder without a space: a key of settings, `branch.<name>.remote`, or what an
  /// attribute of AsciiDoc is put between, `category{litdd}branch`.
  private static func isBesidePlaceholder(_ use: TermUse, _ block: TextBlock) -> Bool {
    let before = block.text.utf8.prefix(use.range.lowerBound)
    let behind = block.text.utf8.dropFirst(use.range.upperBound)
    if behind.starts(with: ".<".utf8) || before.suffix(2).elementsEqual(">.".utf8) { return true }
    func isLetter(_ byte: UInt8?) -> Bool { byte.map { ($0 | 0x20) &- 0x61 < 26 } ?? false }
    let (open, close) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
    return behind.first == open && isLetter(behind.drop { $0 != close }.dropFirst().first)
      || before.last == close
        && before.lastIndex(of: open).map { isLetter(before[..<$0].last) } ?? false
  }

  /// Whether a plus sign joins the word to a letter or another capitalised word behind it, or anywhere in the
  /// paragraph to one before it: keys that are pressed together, *Command + T* and *Shift+Tab*.
  private static func isKey(_ use: TermUse, _ block: TextBlock) -> Bool {
    guard use.text.first?.isUppercase == true, block.text.utf8.contains(UInt8(ascii: "+")) else {
      return false
    }
    let isBehind = block.text.places(ofBytes: "+" + use.text).contains {
      block.text.character(at: $0.upperBound)?.isLetter != true
    }
    if isBehind { return true }
    let behind = block.text.utf8Slice(use.range.upperBound..<block.text.utf8.count)
      .drop { $0 == " " }
    return behind.first == "+"
      && behind.dropFirst().first { $0 != " " }.map { $0.isASCII && $0.isUppercase } ?? false
  }

  /// Whether a full stop stands in front of the word with no letter before it: the end of the names of files,
  /// *.test*.
  private static func isSuffix(_ use: TermUse, _ block: TextBlock) -> Bool {
    let head = block.text.utf8.prefix(use.range.lowerBound).suffix(2)
    return head.last == UInt8(ascii: ".")
      && (head.count == 1 || head.first.map { $0 == UInt8(ascii: " ") } ?? false)
  }

  /// Whether the word stands alone in brackets and is the type of what is before them: `the name (String)`.
  private static func isTypeInBrackets(_ use: TermUse, _ block: TextBlock) -> Bool {
    guard let opening = block.text.character(before: use.range.lowerBound),
      let closing = block.text.character(at: use.range.upperBound)
    else { return false }
    return ["()", "[]", "（）", "【】"].contains("\(opening)\(closing)")
      && CodeLikeText.isType(use.text)
  }

  /// Whether the word is the name of a type, and a comma or a word in another script stands between it and the name
  /// of another: string 或 number.
  private static func isBesideType(_ use: TermUse, _ block: TextBlock) -> Bool {
    guard CodeLikeText.isType(use.text) else { return false }
    let head = block.text.utf8Slice(0..<use.range.lowerBound).suffix(longestPair)
    let tail = block.text.utf8Slice(use.range.upperBound..<block.text.utf8.count)
      .prefix(longestPair)
    func isLatin(_ character: Character) -> Bool { character.isASCII && character.isLetter }
    let gap = tail.prefix { !isLatin($0) }
    let next = tail.dropFirst(gap.count).prefix(while: isLatin)
    let gapBefore = head.reversed().prefix { !isLatin($0) }
    let previous = head.dropLast(gapBefore.count).reversed().prefix(while: isLatin).reversed()
    return joinsTypes(String(gap)) && CodeLikeText.isType(String(next))
      || joinsTypes(String(gapBefore)) && CodeLikeText.isType(String(previous))
  }

  private static func joinsTypes(_ gap: String) -> Bool {
    let mark = gap.filter { $0 != " " }
    return (1...mostCharactersBetween).contains(mark.count)
      && !mark.contains { "。.!?！？：:".contains($0) }
  }

  /// How many characters a pair of types takes beside one of them, and between them without spaces.
  private static let longestPair = 16
  private static let mostCharactersBetween = 2

  /// Whether the word is what a ticket is, before its number: `[Feature #1234]`.
  static func isTicket(_ use: TermUse, _ block: TextBlock) -> Bool {
    let behind = block.text.utf8.dropFirst(use.range.upperBound).prefix(3)
    guard behind.starts(with: " #".utf8), let digit = behind.last else { return false }
    return digit &- 0x30 < 10
  }

  /// Whether draft and source have the same version behind the word, which is a program then: node v10.2,
  /// Node: v10; or the same number behind a hyphen, which make the name of one of several: node-1.
  private static func isVersioned(_ use: TermUse, _ block: TextBlock, _ sources: [TextBlock])
    -> Bool
  {
    guard mayBeVersion(behind: use.range.upperBound, of: block.text) else { return false }
    let behind = block.text.utf8Slice(use.range.upperBound..<block.text.utf8.count)
    let ending = behind.prefix(1) + behind.dropFirst().prefix { $0.isASCII && $0.isNumber }
    if ending.first == "-", ending.count > 1 {
      return sources.contains { source in
        source.text.places(ofBytes: use.text + ending).contains {
          source.text.character(at: $0.upperBound)?.isNumber != true
        }
      }
    }
    let gap = behind.prefix { $0 == " " || $0 == ":" }
    guard gap.last == " ", gap.count < 3 else { return false }
    let number = behind.dropFirst(gap.count).prefix {
      $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".")
    }
    let digits = number.first == "v" ? number.dropFirst() : number
    guard digits.first?.isNumber == true, number.first == "v" || digits.contains(".") else {
      return false
    }
    return sources.contains { $0.text.holdsBytes(of: "\(use.text)\(gap)\(number)") }
  }

  /// Whether a hyphen, or a digit or v behind spaces and a colon, stands at an offset: most words have none
  /// behind them, which is told before what is there is cut.
  private static func mayBeVersion(behind offset: Int, of text: String) -> Bool {
    let behind = text.utf8.dropFirst(offset)
    if behind.first == UInt8(ascii: "-") { return true }
    let next = behind.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ":") }
    return next.map { $0 == UInt8(ascii: "v") || $0 &- 0x30 < 10 } ?? false
  }

  /// Whether the draft has the same word as code in the same paragraph.
  static func isCode(_ use: TermUse, in block: TextBlock) -> Bool {
    block.spans.contains { $0.kind == .code && block.text.utf8Slice($0.range) == use.text }
  }

  /// Whether the sources have the same word as code more often than a paragraph of the draft.
  static func isCode(
    _ use: TermUse, in sources: [TextBlock], but block: TextBlock
  ) -> Bool {
    func count(_ block: TextBlock) -> Int {
      block.spans.count { $0.kind == .code && block.text.utf8Slice($0.range) == use.text }
    }
    let asked = sources.reduce(0) { $0 + count($1) }
    return asked > 0 && asked > count(block)
  }

  /// Whether an arrow without spaces joins the word to what it is a member of, or to a member of its own:
  /// `$this->request`.
  private static func isMember(_ use: TermUse, _ block: TextBlock) -> Bool {
    let before = block.text.utf8.prefix(use.range.lowerBound).suffix(3)
    let behind = block.text.utf8.dropFirst(use.range.upperBound).prefix(3)
    func isName(_ byte: UInt8?) -> Bool { byte.map { $0 > 0x40 && $0 < 0x7f } ?? false }
    return before.count == 3 && before.dropFirst().elementsEqual("->".utf8) && isName(before.first)
      || behind.count == 3 && behind.starts(with: "->".utf8) && isName(behind.last)
  }

  /// Whether a slash ends the word in both languages, `pages/` is a folder, or the picture of one stands before it.
  private static func isFolder(
    _ use: TermUse, _ block: TextBlock, _ sources: [TextBlock]
  ) -> Bool {
    if let picture = block.text.utf8Slice(0..<use.range.lowerBound).last(where: { $0 != " " }),
      "📁📂📄🗀🗁🗂".contains(picture)
    {
      return true
    }
    let behind = block.text.utf8Slice(use.range.upperBound..<block.text.utf8.count).prefix(2)
    guard behind.first == "/", behind.dropFirst().first.map({ !$0.isLetter }) ?? true
    else { return false }
    return sources.contains { $0.text.holdsBytes(of: use.text + "/") }
  }

  /// Whether the word stands between the brackets of a call that the source has, too, or another with the same
  /// between them: `app.render(route, page)`.
  private static func isArgument(
    _ use: TermUse, _ block: TextBlock, _ sources: [TextBlock]
  ) -> Bool {
    let head = block.text.utf8.prefix(use.range.lowerBound)
    guard let open = head.lastIndex(of: UInt8(ascii: "(")),
      !head[open...].contains(UInt8(ascii: ")")),
      block.text.utf8.dropFirst(use.range.upperBound).contains(UInt8(ascii: ")"))
    else { return false }
    let start = head[..<open].lastIndex { !isPartOfName($0) }.map(head.index(after:))
    let name = String(Substring(head[(start ?? head.startIndex)..<open]))
    let parts = name.split(separator: ".")
    let isIdentifier =
      parts.count > 1 || name.contains("_") || name.dropFirst().contains(where: \.isUppercase)
    return isIdentifier
      && sources.contains {
        $0.text.holdsBytes(of: name + "(") || $0.text.holdsBytes(of: "(\(use.text))")
      }
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
  }

  /// Whether a square bracket parts the word from a letter without a space: `map[string]int`.
  private static func isSubscripted(_ use: TermUse, _ block: TextBlock) -> Bool {
    let text = block.text
    let before = text.utf8Slice(0..<use.range.lowerBound).suffix(2)
    let behind = text.utf8Slice(use.range.upperBound..<text.utf8.count).prefix(2)
    func isBracket(_ character: Character?) -> Bool { character == "[" || character == "]" }
    func isLetter(_ character: Character?) -> Bool {
      character?.isASCII == true && character?.isLetter == true
    }
    return before.count == 2 && isBracket(before.last) && isLetter(before.first)
      || behind.count == 2 && isBracket(behind.first) && isLetter(behind.last)
  }

  /// Whether the word is the name of a class with that of a member behind it: `String#size`, `Letter::new`.
  static func isQualified(_ use: TermUse, _ block: TextBlock) -> Bool {
    let mark = block.text.utf8.dropFirst(use.range.upperBound).first
    return (mark == UInt8(ascii: "#") || mark == UInt8(ascii: ":"))
      && qualifies(block.text.utf8Slice(use.range.upperBound..<block.text.utf8.count))
  }

  /// Whether a text names a member of a class behind the word.
  static func isClass(_ word: String, in text: String) -> Bool {
    // Most texts do not have it, which is told faster than where it stands.
    text.holdsBytes(of: word)
      && text.places(ofBytes: word).contains { range in
        let behind = text.utf8Slice(range.upperBound..<text.utf8.count)
        let isWhole = text.character(before: range.lowerBound)?.isLetter != true
        return isWhole
          && (qualifies(behind) || behind.first == "." && isSmall(behind.dropFirst().first))
      }
  }

  /// Whether a text begins with the mark of a member and its name.
  private static func qualifies(_ text: String) -> Bool {
    let mark = text.hasPrefix("#") ? 1 : text.hasPrefix("::") ? 2 : 0
    guard mark > 0, let letter = text.dropFirst(mark).first else { return false }
    return letter.isASCII && (letter.isLetter || letter == "_")
  }

  private static func isSmall(_ letter: Character?) -> Bool {
    letter.map { $0.isASCII && $0.isLowercase } ?? false
  }

  /// Whether braces around the word, brackets in a path, or brackets that the source has around the same say
  /// that something is to be put there: `{user}`, `pages/[Controller]/`, *copied to [folder]*.
  private static func isPlaceholder(
    _ use: TermUse, _ block: TextBlock, _ sources: [TextBlock]
  ) -> Bool {
    // What is copied as a whole is left as it is, placeholders and all.
    if let part = block.text.inBrackets(["[]", "<>"], around: use.range).map(String.init),
      part == part.lowercased(),
      sources.contains(where: { $0.text.holdsBytes(of: part) && $0.text != block.text })
    {
      return true
    }
    let before = block.text.utf8.prefix(use.range.lowerBound).suffix(2)
    let behind = block.text.utf8.dropFirst(use.range.upperBound).prefix(2)
    switch (before.last, behind.first) {
    case (UInt8(ascii: "{"), UInt8(ascii: "}")): return true
    case (UInt8(ascii: "["), UInt8(ascii: "]")):
      return before.first == UInt8(ascii: "/") || behind.last == UInt8(ascii: "/")
    default: return false
    }
  }

  /// Whether the word is joined by hyphens to more, which is all of a block in both languages: the name
  /// of an example.
  private static func isPartOfToken(
    _ use: TermUse, _ block: TextBlock, _ sources: [TextBlock]
  ) -> Bool {
    use.range.count < block.text.utf8.count && !block.text.utf8.contains(0x20)
      && sources.contains { $0.text == block.text }
  }
}
