import DocumentFormats

/// Titles, links, labels and keys: words that name a thing on the page or screen.
extension ForeignWord {
  /// Whether the word is not in lower case and has `>` beside it: one of the menus to open, *File > Open*.
  static func isInPathOfMenu(_ use: TermUse, _ block: TextBlock) -> Bool {
    guard use.text.first?.isLowercase == false else { return false }
    let before = block.text.utf8Slice(0..<use.range.lowerBound).last { $0 != " " }
    let behind = block.text.utf8Slice(use.range.upperBound..<block.text.utf8.count)
      .first { $0 != " " }
    return [before, behind].contains { $0.map { ">›→".contains($0) } ?? false }
  }

  /// Whether the word stands in a list item that is all a link to another site: the title of what else there
  /// is to read.
  static func isInReadingList(_ use: TermUse, _ block: TextBlock) -> Bool {
    block.kind == .listItem && use.range.count < block.text.utf8.count
      && block.externalLinks.contains(0..<block.text.utf8.count)
  }

  /// Whether the word stands in the text of a link to another site, of which the source has the whole, or
  /// which is all of a list item.
  static func isInTitleOfPage(
    _ use: TermUse, _ block: TextBlock, _ sources: [TextBlock]
  ) -> Bool {
    isInReadingList(use, block)
      || block.externalLinks.contains { link in
        link.contains(use.range) && link != use.range
          && sources.contains { $0.text.holdsBytes(of: block.text.utf8Slice(link)) }
      }
  }

  /// Whether the word is, in lower case, all of another heading that the draft has as its source does: the
  /// name of the command or option that the text is on.
  ///
  /// - Complexity: O(number of blocks) when it is asked for first.
  static func isSubject(_ use: TermUse, _ block: TextBlock, _ context: CheckContext) -> Bool {
    let headings = context.commonHeadings
    guard !headings.isEmpty else { return false }
    let text = use.text
    return headings.contains(text) && text == text.lowercased()
      && !(block.kind == .heading && block.text == text)
  }

  /// Whether the word is all of a link in both languages, or in a draft without a source, to a page or part
  /// of one that goes by it: what the page is called may stay.
  static func isNameOfPage(
    _ use: TermUse, _ block: TextBlock, _ sources: [TextBlock]
  ) -> Bool {
    func isLinked(_ block: TextBlock, _ isHere: (Range<Int>) -> Bool) -> Bool {
      block.spans.contains { span in
        guard case .link(let destination) = span.kind, isHere(span.range) else { return false }
        let parts = destination.lowercased().split { "/#".contains($0) }
        return parts.last.map { $0.prefix { $0 != "." } == use.text.lowercased() } ?? false
      }
    }
    return isLinked(block) { $0 == use.range }
      && (sources.isEmpty
        || sources.contains { source in
          isLinked(source) { source.text.utf8Slice($0).lowercased() == use.text.lowercased() }
        })
  }

  /// Whether the word stands in a link among words of which the address ends: [Ann’s theme
  /// generator](https://example.org/theme-generator) is called so.
  static func isInNameOfProject(_ use: TermUse, _ block: TextBlock) -> Bool {
    block.spans.contains { span in
      guard case .link(let destination) = span.kind, span.range.contains(use.range),
        span.range != use.range, destination.holdsBytes(of: "://")
      else { return false }
      let name = destination.lowercased().split(separator: "/").last.map {
        $0.split { "-_".contains($0) }.joined(separator: " ")
      }
      guard let name, name.contains(" "), name.holdsBytes(of: use.text.lowercased()) else {
        return false
      }
      return block.text.utf8Slice(span.range).lowercased().holdsBytes(of: name)
    }
  }

  /// What the word is when it is all of a block or link in both languages, in lower case: a heading
  /// is the name of an option or command that it describes, the cell of a table that of a property,
  /// others may be, as a heading may be whatever its source calls the option, and a link of one word.
  static func label(
    _ use: TermUse, _ block: TextBlock, _ sources: [TextBlock]
  ) -> ForeignWord? {
    guard use.text == use.text.lowercased() else { return nil }
    if block.text.withoutMarksAround == use.text[...],
      sources.contains(where: { $0.text == block.text })
    {
      return block.kind == .heading || block.kind == .tableCell ? .name : .possibleName
    }
    if block.kind == .heading, block.text.withoutMarksAround == use.text[...] {
      return .possibleName
    }
    let isLink = links(of: block).contains(use.range)
    return isLink && !use.text.contains(" ")
      && sources.contains { source in
        links(of: source).contains { source.text.utf8Slice($0) == use.text }
      } ? .possibleName : nil
  }

  /// Whether a title or heading is a few words in lower case that nothing holds together: a command.
  static func isNameOfCommand(_ block: TextBlock) -> Bool {
    guard block.kind == .heading || block.kind == .metadata, block.text == block.text.lowercased()
    else { return false }
    let words = block.text.split(separator: " ")
    return (2...5).contains(words.count)
      && words.allSatisfy { word in
        word.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ".") }
          && !EnglishWords.functionWords.contains(String(word))
      }
  }

  /// Whether the word is set off as a whole and has a capital that the glossary does not ask for: the
  /// name of a part of a program.
  static func isLabel(
    _ use: TermUse, _ block: TextBlock, _ context: CheckContext
  ) -> Bool {
    let isSetOff = block.spans.contains { span in
      (span.kind == .emphasis || span.kind == .strong) && span.range == use.range
        && span.range.count < block.text.utf8.count
    }
    return isSetOff && context.isRaised(use)
  }

  /// Whether the word begins its block in bold and in lower case, and that of a source, too, or has a colon
  /// behind it; or begins an item of a list as it does in a source, before a dash or with nothing behind it: the
  /// key of a setting or field that the text explains, `- error - what went wrong`.
  static func isKey(_ use: TermUse, _ block: TextBlock, _ sources: [TextBlock]) -> Bool {
    func beginsInBold(_ block: TextBlock) -> Bool {
      block.spans.contains { $0.kind == .strong && $0.range == 0..<use.text.utf8.count }
        && block.text.utf8.starts(with: use.text.utf8)
    }
    guard use.range.lowerBound == 0, use.text == use.text.lowercased() else { return false }
    if block.kind == .listItem,
      sources.contains(where: { source in
        source.text == use.text
          || [" - ", " – ", " — "].contains { source.text.hasPrefix(use.text + $0) }
      })
    {
      return true
    }
    guard beginsInBold(block) else { return false }
    if sources.contains(where: beginsInBold) { return true }
    let behind = block.text.utf8Slice(use.range.upperBound..<block.text.utf8.count)
    return behind.first { !$0.isWhitespace }.map { ":：".contains($0) } ?? false
  }

  /// Whether the word comes back in an item or paragraph that begins with it in bold, in lower case, as its source
  /// does: what the text explains goes by that name in it.
  static func isKeyOfText(_ use: TermUse, _ block: TextBlock, _ sources: [TextBlock]) -> Bool {
    guard use.range.lowerBound > 0, use.text == use.text.lowercased() else { return false }
    func beginsWithWord(_ block: TextBlock) -> Bool {
      block.spans.contains { span in
        span.kind == .strong && span.range.lowerBound == 0
          && block.text.utf8Slice(span.range).withoutMarksAround == use.text[...]
      }
    }
    return beginsWithWord(block) && sources.contains(where: beginsWithWord)
  }

  /// Whether the word in lower case begins a sentence before a colon, or what stands behind another colon, in draft and
  /// source: what a list in one paragraph explains, *Parameters: input: the text*.
  static func isKeyInside(_ use: TermUse, _ block: TextBlock, _ sources: [TextBlock]) -> Bool {
    guard use.text == use.text.lowercased() else { return false }
    func isKey(_ place: Range<Int>, in text: String) -> Bool {
      guard place.lowerBound > 0,
        text.character(at: place.upperBound).map({ ":：".contains($0) }) ?? false
      else { return false }
      return text.utf8Slice(0..<place.lowerBound).last { !$0.isWhitespace }
        .map { ":：.。;；".contains($0) } ?? false
    }
    return isKey(use.range, in: block.text)
      && sources.contains { source in
        source.text.places(ofBytes: use.text).contains { isKey($0, in: source.text) }
      }
  }

  /// Whether a title or heading that its source has in the same words is the name of something in the
  /// sentences of the source: *Object Pool* where these say *the Object Pool pattern*.
  ///
  /// - Complexity: O(length of the source) for each title, once.
  static func isNamedTitle(
    _ block: TextBlock, _ sources: [TextBlock], of document: Int, _ context: CheckContext
  ) -> Bool {
    guard block.kind == .heading || block.kind == .metadata,
      block.text.first?.isUppercase == true,
      sources.contains(where: { $0.text.holdsBytes(of: block.text) })
    else { return false }
    return context.sourceNames.answer(
      to: SourceWord(document: document, text: block.text, isTitle: true)
    ) {
      context.sources[document].document.blocks.contains { source in
        source.kind.isProse && source.kind != .heading && source.kind != .metadata
          && source.text.holdsBytes(of: block.text)
          && isInsideSentence(block.text, in: source.text, notBefore: partsOfText)
      }
    }
  }

  /// Whether draft and source begin with the word, and the source says at once by the same word what it is, which
  /// the draft translates: *Date is the date of the letter*, the name of a value.
  static func isDefined(
    _ use: TermUse, _ block: TextBlock, _ sources: [TextBlock], _ context: CheckContext
  ) -> Bool {
    guard !block.text.utf8Slice(0..<use.range.lowerBound).contains(where: \.isLetter),
      context.uses(near: use.block).contains(where: {
        $0.block == use.block && $0.sharesConcept(with: use)
      })
    else { return false }
    let word = use.text.lowercased()
    return sources.contains { source in
      let text = source.text.drop { !$0.isLetter }.lowercased()
      guard text.hasPrefix(word) else { return false }
      var rest = text.dropFirst(word.count).drop { "\"”’'".contains($0) }
      // *Width (optional) is the width of …*
      if rest.hasPrefix(" ("), let end = rest.firstIndex(of: ")") {
        rest = rest[rest.index(after: end)...]
      }
      return definitions.contains { rest.hasPrefix($0) } && String(rest).holdsBytes(of: word)
    }
  }

  /// What stands behind a name where it is said what it is.
  private static let definitions = [
    ":", " – ", " — ", " - ", " is ", " are ", " represents ", " refers to ", " specifies ",
    " indicates ", " denotes ", " means ", " defines ", " determines ", " describes ",
    " contains ", " returns ",
  ]

  private static func links(of block: TextBlock) -> [Range<Int>] {
    block.spans.compactMap { if case .link = $0.kind { $0.range } else { nil } }
  }

  /// What a sentence refers to by a title: *see the Installation section*.
  private static let partsOfText: Set<String> = [
    "article", "chapter", "docs", "documentation", "guide", "page", "section", "tutorial",
  ]
}

extension String {
  /// The text without what is neither letter nor number at its ends.
  fileprivate var withoutMarksAround: Substring {
    func isMark(_ character: Character) -> Bool { !character.isLetter && !character.isNumber }
    let end = lastIndex { !isMark($0) }.map { index(after: $0) } ?? startIndex
    return self[..<end].drop(while: isMark)
  }
}
