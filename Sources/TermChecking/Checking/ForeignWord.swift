import DocumentFormats
import LanguageAssets
import LanguageText

/// How sure it is that a word of the source language in a draft has been forgotten there.
enum ForeignWord {
  /// It is, or stands in, a name that stays as it is.
  case name
  /// It may be a name: the source writes it like one.
  case possibleName
  /// It is a word like others.
  case word

  /// Judges a word by how the draft writes it and how the source of the passage does.
  ///
  /// - Complexity: O(length of the passage).
  init(_ use: TermUse, in passage: Passage?, _ context: CheckContext) {
    let block = context.draft.document.blocks[use.block]
    guard !Self.isInCapitals(use), !Self.isNumbered(use), !context.isKept(use.block) else {
      self = .name
      return
    }
    let sources =
      passage.map { passage in
        passage.sourceBlocks.map { context.sources[passage.document].document.blocks[$0] }
      } ?? []
    if Self.isNameOfCommand(block), sources.contains(where: { $0.text == block.text }) {
      self = .name
      return
    }
    let isLatin = context.language.likelyScript == "Latn"
    func isMention() -> Bool {
      Self.isKey(use, block) || Self.isCode(use, in: block)
        || Self.isCode(use, in: sources, but: block)
        || GluedWords.hold(use, in: block, of: sources)
        || Self.isSetOffInBoth(use, block, sources, aloneToo: false)
        || Self.isNameOfPage(use, block, sources)
        || Self.isPartOfToken(use, block, sources) || Self.isSubscripted(use, block)
        || Self.isInPathOfMenu(use, block)
          && sources.contains {
            $0.text.holdsBytes(of: use.text) && $0.text.contains { ">›→".contains($0) }
          }
        || !isLatin && ListedNames.hold(use, in: block, of: sources, context)
        || ForeignMention.isPartOfName(use, in: block, of: sources, context)
        || ForeignMention.isMention(use, in: block, of: sources, isLatin: isLatin, context)
        || CopiedCompound.holds(use, in: block, of: sources, context)
        || passage.map { Self.isName(use, throughout: $0.document, context) } ?? false
        || passage.map { Self.isNamedTitle(block, sources, of: $0.document, context) } ?? false
    }
    guard !isLatin else {
      self =
        Self.isLoan(use, context)
        ? .name
        : isMention() || Self.isInTitleOfPage(use, block, sources)
          || Self.isCapitalisedLoan(use, context)
          || Self.label(use, block, sources) != nil ? .possibleName : .word
      return
    }
    let run = LatinRun(around: use.range, in: block.text)
    let isTitle = run.range != use.range && run.isTitle
    if run.isInsideIdentifier || isTitle && passage == nil
      || isTitle && sources.contains(where: { $0.text.holdsBytes(of: run.text) })
      || run.isQuoted && sources.contains(where: { Self.quotes(run.text, $0.text) })
    {
      self = .name
      return
    }
    let isTitleOfPage = block.externalLinks.contains { link in
      link.lowerBound <= use.range.lowerBound && use.range.upperBound <= link.upperBound
        && run.range.clamped(to: link).count * 2 > link.count
        && run.range.clamped(to: link) != use.range
    }
    if isTitleOfPage || Self.isInTitleOfPage(use, block, sources)
      || Self.isLabel(use, block, context) || Self.isName(use, sources, context)
      || isMention()
    {
      self = .possibleName
    } else {
      self = Self.label(use, block, sources) ?? .word
    }
  }

  /// Whether a name that is a word of the source, too, stands in what the draft has copied from its source:
  /// a whole paragraph or title, a longer expression, the title of another page, what marks or another
  /// word say is only mentioned.
  ///
  /// - Complexity: O(length of the passage).
  static func mayBeCopied(_ use: TermUse, in passage: Passage, _ context: CheckContext) -> Bool {
    let block = context.draft.document.blocks[use.block]
    let sources = passage.sourceBlocks.map {
      context.sources[passage.document].document.blocks[$0]
    }
    guard sources.contains(where: { $0.text.holdsBytes(of: use.text) }) else { return false }
    return sources.contains { $0.text == block.text } || isInTitleOfPage(use, block, sources)
      || isInCapitals(use) || label(use, block, sources) != nil
      || GluedWords.hold(use, in: block, of: sources) || isInPathOfMenu(use, block)
      || isBetweenCopies(use, block, sources) || isSetOffInBoth(use, block, sources, aloneToo: true)
      || isName(use, sources, context)
      || isNamedTitle(block, sources, of: passage.document, context)
      || CopiedCompound.holds(use, in: block, of: sources, context)
      || ForeignMention.isMention(
        use, in: block, of: sources, isLatin: context.language.likelyScript == "Latn", context)
  }

  /// Whether draft and source set off the same expression of several words, or on demand the word alone in
  /// lower case: a part of a program that has that name, or what stands on a button.
  private static func isSetOffInBoth(
    _ use: TermUse, _ block: TextBlock, _ sources: [TextBlock], aloneToo: Bool
  ) -> Bool {
    let expressions = block.setOff.filter { $0.contains(use.range) }
      .map { block.text.utf8Slice($0) }
    return expressions.contains { expression in
      (expression.contains(" ") || expression == "(\(use.text))"
        || aloneToo && expression == use.text && expression == expression.lowercased())
        && expression.utf8.count < block.text.utf8.count
        && sources.contains { source in
          source.setOff.contains { source.text.utf8Slice($0) == expression }
        }
    }
  }

  /// Whether the word has a capital and `>` beside it: one of the menus to open, *File > Open*.
  private static func isInPathOfMenu(_ use: TermUse, _ block: TextBlock) -> Bool {
    guard use.text.first?.isUppercase == true else { return false }
    let before = block.text.utf8Slice(0..<use.range.lowerBound).last { $0 != " " }
    let behind = block.text.utf8Slice(use.range.upperBound..<block.text.utf8.count)
      .first { $0 != " " }
    return [before, behind].contains { $0.map { ">›→".contains($0) } ?? false }
  }

  /// Whether a source has the word with the same words before and behind it: what is copied as a whole is no
  /// choice of a name.
  private static func isBetweenCopies(
    _ use: TermUse, _ block: TextBlock, _ sources: [TextBlock]
  ) -> Bool {
    let text = block.text
    let head = text.utf8Slice(0..<use.range.lowerBound)
    let tail = text.utf8Slice(use.range.upperBound..<text.utf8.count)
    guard head.last == " ", tail.first == " ", let before = head.split(separator: " ").last,
      let behind = tail.split(separator: " ").first?.prefix(while: { $0.isLetter }),
      !behind.isEmpty
    else { return false }
    return sources.contains { $0.text.holdsBytes(of: "\(before) \(use.text) \(behind)") }
  }

  /// Uses without those of names in Latin letters that may be names of something in a draft in another
  /// script: parts of a program, titles of pages, properties in a table.
  ///
  /// - Complexity: O(n) in the number of uses and passages, and as ``init(_:in:_:)`` for those names.
  static func withoutNames(_ uses: [TermUse], _ context: CheckContext) -> [TermUse] {
    guard context.language.likelyScript != "Latn", uses.contains(where: isLatin) else {
      return uses
    }
    let passages = context.passagesByBlock
    return uses.filter { use in
      guard isLatin(use) else { return true }
      if case .word = ForeignWord(use, in: passages[use.block], context) { return true }
      return false
    }
  }

  private static func isLatin(_ use: TermUse) -> Bool {
    use.text.unicodeScalars.first.map { ScriptClass($0) == .latin } ?? false
  }

  /// Whether a draft in Latin letters has the word as its own: its glossary has the same one, perhaps
  /// with another plural, or it is a part of a compound such as User-Agent.
  private static func isLoan(_ use: TermUse, _ context: CheckContext) -> Bool {
    let word = TermForms.fold(use.term.text)
    let concept = context.glossary.concepts[use.concept]
    return use.isPartOfWord
      || concept.terms(in: context.language).contains {
        $0.status.isApproved && TermForms.fold($0.text) == word
          && !concept.isCopy($0, from: use.term.language)
      }
  }

  /// Whether a draft in Latin letters, but German, has a word of the source's language with a capital inside
  /// a sentence that the glossary does not ask for: the name of something, as in *el patrón Adapter*.
  static func isCapitalisedLoan(_ use: TermUse, _ context: CheckContext) -> Bool {
    let language = context.language
    guard language.likelyScript == "Latn", language.language != "de", context.isRaised(use)
    else { return false }
    let word = TermForms.fold(use.term.text)
    let isLoan = context.glossary.concepts[use.concept].terms.contains {
      !$0.language.matches(language) && TermForms.fold($0.text) == word
    }
    let text = context.draft.document.blocks[use.block].text
    let start = text.utf8.index(text.startIndex, offsetBy: use.range.lowerBound)
    let before = text[..<start].last { !$0.isWhitespace }
    return isLoan && before.map { $0.isLetter || ",'’".contains($0) } ?? false
      && !Self.isTitleCase(text)
  }

  /// Whether nearly all long words of a text have capitals, as English titles do.
  private static func isTitleCase(_ text: String) -> Bool {
    let words = text.split { !$0.isLetter }.filter { $0.count > 3 }
    return words.count { $0.first?.isUppercase == true } * 4 > words.count * 3
  }

  /// Whether the word stands in a list item that is all a link to another site: the title of what else there
  /// is to read.
  static func isInReadingList(_ use: TermUse, _ block: TextBlock) -> Bool {
    block.kind == .listItem && use.range.count < block.text.utf8.count
      && block.externalLinks.contains(0..<block.text.utf8.count)
  }

  /// Whether the word stands in the text of a link to another site, of which the source has the whole, or
  /// which is all of a list item.
  private static func isInTitleOfPage(
    _ use: TermUse, _ block: TextBlock, _ sources: [TextBlock]
  ) -> Bool {
    isInReadingList(use, block)
      || block.externalLinks.contains { link in
        link.contains(use.range) && link != use.range
          && sources.contains { $0.text.holdsBytes(of: block.text.utf8Slice(link)) }
      }
  }

  /// Whether the word is a number behind one letter: the name of a version, v10.
  private static func isNumbered(_ use: TermUse) -> Bool {
    let text = use.text.utf8
    return text.count > 1 && text.first.map { $0 > 0x40 && $0 < 0x7f } ?? false
      && text.dropFirst().allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2e }
  }

  private static func isInCapitals(_ use: TermUse) -> Bool {
    let scalars = use.text.unicodeScalars
    return scalars.contains(where: \.isCapital) && use.text.count > 1
      && !scalars.contains(where: \.isSmall)
      && use.term.text.unicodeScalars.contains(where: \.isSmall)
  }

  /// Whether the word is all of a link in both languages, to a page or part of one that goes by it: what the
  /// page is called may stay.
  private static func isNameOfPage(
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
      && sources.contains { source in
        isLinked(source) { source.text.utf8Slice($0).lowercased() == use.text.lowercased() }
      }
  }

  /// What the word is when it is all of a block or link in both languages, in lower case: a heading
  /// is the name of an option or command that it describes, the cell of a table that of a property,
  /// others may be.
  private static func label(
    _ use: TermUse, _ block: TextBlock, _ sources: [TextBlock]
  ) -> ForeignWord? {
    guard use.text == use.text.lowercased() else { return nil }
    if block.text.withoutMarksAround == use.text[...],
      sources.contains(where: { $0.text == block.text })
    {
      return block.kind == .heading || block.kind == .tableCell ? .name : .possibleName
    }
    let isLink = links(of: block).contains(use.range)
    return isLink
      && sources.contains { source in
        links(of: source).contains { source.text.utf8Slice($0) == use.text }
      } ? .possibleName : nil
  }

  /// Whether a title or heading is a few words in lower case that nothing holds together: a command.
  private static func isNameOfCommand(_ block: TextBlock) -> Bool {
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
  private static func isLabel(
    _ use: TermUse, _ block: TextBlock, _ context: CheckContext
  ) -> Bool {
    guard context.isRaised(use) else { return false }
    return block.spans.contains { span in
      (span.kind == .emphasis || span.kind == .strong) && span.range == use.range
        && span.range.count < block.text.utf8.count
    }
  }

  /// Whether the word begins its block in bold, in lower case and with a colon behind it: the key of a
  /// setting that the text explains.
  private static func isKey(_ use: TermUse, _ block: TextBlock) -> Bool {
    guard use.range.lowerBound == 0, use.text == use.text.lowercased(),
      block.spans.contains(where: { $0.kind == .strong && $0.range == use.range })
    else { return false }
    let behind = block.text.utf8Slice(use.range.upperBound..<block.text.utf8.count)
    return behind.first { !$0.isWhitespace }.map { ":：".contains($0) } ?? false
  }

  /// Whether the draft has the same word as code in the same paragraph.
  private static func isCode(_ use: TermUse, in block: TextBlock) -> Bool {
    block.spans.contains { $0.kind == .code && block.text.utf8Slice($0.range) == use.text }
  }

  /// Whether the sources have the same word as code more often than a paragraph of the draft.
  private static func isCode(
    _ use: TermUse, in sources: [TextBlock], but block: TextBlock
  ) -> Bool {
    func count(_ block: TextBlock) -> Int {
      block.spans.count { $0.kind == .code && block.text.utf8Slice($0.range) == use.text }
    }
    let asked = sources.reduce(0) { $0 + count($1) }
    return asked > 0 && asked > count(block)
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

  /// Whether the word is joined by hyphens to more, which is all of a block in both languages: the name
  /// of an example.
  private static func isPartOfToken(
    _ use: TermUse, _ block: TextBlock, _ sources: [TextBlock]
  ) -> Bool {
    use.range.count < block.text.utf8.count && !block.text.utf8.contains(0x20)
      && sources.contains { $0.text == block.text }
  }

  /// Whether a title or heading that its source has in the same words is the name of something in the
  /// sentences of the source: *Object Pool* where these say *the Object Pool pattern*.
  ///
  /// - Complexity: O(length of the source) for each title, once.
  private static func isNamedTitle(
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

  /// Whether a source has the word inside its sentences with a capital that the glossary does not ask
  /// for, and never without: Windows where the glossary has window.
  ///
  /// - Complexity: O(length of the source) for each word, once.
  private static func isName(
    _ use: TermUse, throughout document: Int, _ context: CheckContext
  ) -> Bool {
    guard context.isRaised(use) else { return false }
    return context.sourceNames.answer(to: SourceWord(document: document, text: use.text)) {
      isName(use.text, throughout: context.sources[document])
    }
  }

  private static func isName(_ word: String, throughout source: CheckedDocument) -> Bool {
    let small = word.prefix(1).lowercased() + word.dropFirst()
    var isNamed = false
    for block in source.document.blocks where block.kind.isProse {
      if block.text.holdsBytes(of: small) { return false }
      guard !isNamed, block.kind != .heading, block.kind != .metadata,
        block.text.holdsBytes(of: word)
      else { continue }
      isNamed = isInsideSentence(word, in: block.text)
    }
    return isNamed
  }

  private static func links(of block: TextBlock) -> [Range<Int>] {
    block.spans.compactMap { if case .link = $0.kind { $0.range } else { nil } }
  }

  /// Whether a sentence of the source has the word with a capital that neither the glossary nor its
  /// place there asks for.
  private static func isName(
    _ use: TermUse, _ sources: [TextBlock], _ context: CheckContext
  ) -> Bool {
    guard context.isRaised(use) else { return false }
    return sources.contains { source in
      source.kind != .heading && source.kind != .metadata
        && source.text.holdsBytes(of: use.text) && isInsideSentence(use.text, in: source.text)
    }
  }

  /// What a sentence refers to by a title: *see the Installation section*.
  private static let partsOfText: Set<String> = [
    "article", "chapter", "docs", "documentation", "guide", "page", "section", "tutorial",
  ]

  /// Whether a text has a word inside a sentence, and not in front of some others, given in lower case.
  private static func isInsideSentence(
    _ word: String, in text: String, notBefore others: Set<String> = []
  ) -> Bool {
    text.places(ofBytes: word).contains { range in
      if !others.isEmpty {
        let next = text.utf8Slice(range.upperBound..<text.utf8.count)
          .drop { !$0.isLetter }.prefix { $0.isLetter }
        if others.contains(next.lowercased()) { return false }
      }
      let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
      let before = text[..<start].last { !$0.isWhitespace }
      return before.map { $0.isLetter || $0.isNumber || $0 == "," } ?? false
    }
  }

  /// Whether a text has another in quotation marks.
  private static func quotes(_ part: String, _ text: String) -> Bool {
    text.places(ofBytes: part).contains { range in
      guard let before = text.character(before: range.lowerBound),
        let after = text.character(at: range.upperBound)
      else { return false }
      return "\"“'‘".contains(before) && "\"”'’.,!?".contains(after)
    }
  }
}

extension String {
  /// The text without what is neither letter nor number at its ends.
  fileprivate var withoutMarksAround: Substring {
    func isMark(_ character: Character) -> Bool { !character.isLetter && !character.isNumber }
    let end = lastIndex { !isMark($0) }.map { index(after: $0) } ?? startIndex
    return self[..<end].drop(while: isMark)
  }
}

/// A word of a source of a draft, given by its index, or a whole title.
struct SourceWord: Hashable {
  let document: Int
  let text: String
  var isTitle = false
}
