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
    let sources =
      passage.map { passage in
        passage.sourceBlocks.map { context.sources[passage.document].document.blocks[$0] }
      } ?? []
    let isLatin = context.script == "Latn"
    guard !Self.isInCapitals(use) || !isLatin && Self.isStressed(use, sources),
      !Self.isNumbered(use),
      !use.isInCamelCase, !Self.products.contains(use.text),
      !Self.isBehindPicture(use, block, sources),
      !context.isKept(use.block),
      !KeyName.isOne(use, sources)
    else {
      self = .name
      return
    }
    if Self.isNameOfCommand(block) && sources.contains(where: { $0.text == block.text })
      || Self.isDefined(use, block, sources, context)
    {
      self = .name
      return
    }
    func isMention() -> Bool {
      Self.isKey(use, block, sources) || Self.isKeyOfText(use, block, sources)
        || Self.isKeyInside(use, block, sources)
        || Self.isCode(use, in: block)
        || Self.isCode(use, in: sources, but: block)
        || GluedWords.hold(use, in: block, of: sources)
        || Self.isSetOffInBoth(use, block, sources, aloneToo: false)
        || Self.isEmphasisedInBoth(use, block, sources, context)
        || Self.isMnemonic(use, block, sources)
        || Self.isInEmphasisedSentence(use, block, sources)
        || Self.isNameBehindColon(use, block, sources)
        || Self.isTranslatedInBrackets(use, block, context)
        || Self.isNameOfPage(use, block, sources) || Self.isSubject(use, block, context)
        || Self.isInNameOfProject(use, block)
        || block.text == use.text
          && (CodeLikeText.isType(use.text) || sources.contains { $0.text == block.text })
          && TableRows.isType(use.block, in: context.draft)
        || Self.isUnmarkedCode(use, block, sources) || Self.isAmongCode(use, block, sources)
        || block.kind == .heading && UntranslatedBlocks.Standing.isListOfNames(block.text)
          && sources.contains { $0.text == block.text }
        || Self.isInPathOfMenu(use, block)
          && sources.contains {
            $0.text.holdsBytes(of: use.text) && $0.text.contains { ">›→".contains($0) }
          }
        || !isLatin && ListedNames.hold(use, in: block, of: sources, context)
        || ListedNames.areCopied(around: use, in: block, of: sources)
        || ListedNames.areValues(in: block, of: sources)
        || ForeignMention.isPartOfName(use, in: block, of: sources, context)
        || ForeignMention.isMention(use, in: block, of: sources, isLatin: isLatin, context)
        || CopiedCompound.holds(use, in: block, of: sources, context)
        || KeptValues.hold(use, in: block, of: sources)
        || passage.map { Self.isName(use, throughout: $0.document, context) } ?? false
        || passage.map { Self.isNamedTitle(block, sources, of: $0.document, context) } ?? false
        || passage.map { Self.isTitleBesideOther(block, sources, of: $0.document, context) }
          ?? false
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
    if block.text == use.text, sources.contains(where: { $0.text == block.text }) {
      if TableRows.isAmongNames(use.block, in: context.draft) {
        self = .name
        return
      }
      if TableRows.isInRowLeft(use.block, in: context.draft) {
        self = .possibleName
        return
      }
    }
    let run = LatinRun(around: use.range, in: block.text)
    let isTitle = run.range != use.range && (run.isTitle || run.isQuestion)
    if run.isInsideIdentifier && !Self.isAlternative(use, block, sources, context)
      || isTitle && passage == nil
      || isTitle && sources.contains(where: { $0.text.holdsBytes(of: run.text) })
        && !Self.isBeginningOfTitle(run, use, sources)
      || run.isQuoted && sources.contains(where: { Self.quotes(run.text, $0.text) })
        && !Self.isAmongTranslated(run, block)
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
      || Self.isRaisedHere(use, block, sources, context) || isMention()
    {
      self = .possibleName
    } else {
      self = Self.label(use, block, sources) ?? .word
    }
  }

  /// Whether a value of the front matter is the source's, and the draft has another in its own letters that the source
  /// has not: a title that stays, with a translated subtitle.
  private static func isTitleBesideOther(
    _ block: TextBlock, _ sources: [TextBlock], of document: Int, _ context: CheckContext
  ) -> Bool {
    guard block.kind == .metadata, sources.contains(where: { $0.text == block.text }) else {
      return false
    }
    let own = context.draft.document.blocks.filter { $0.kind == .metadata }
    let theirs = context.sources[document].document.blocks.count { $0.kind == .metadata }
    return own.count > theirs
      && own.contains { $0.text.unicodeScalars.contains { !$0.isLatinOrNeutral } }
  }

  /// Products that are called by the plural of a word for something on the screen, at the beginning of a sentence, too.
  private static let products: Set<String> = ["Windows"]

  /// Whether a word with a capital stands behind an emoji, here or in the source, as products do that have one for their
  /// sign: 🤗 Datasets.
  private static func isBehindPicture(
    _ use: TermUse, _ block: TextBlock, _ sources: [TextBlock]
  ) -> Bool {
    func hasPicture(_ block: TextBlock) -> Bool {
      let bytes = block.text.utf8.span
      return pictures.first(in: bytes, from: 0, to: bytes.count) != nil
        && block.text.places(ofBytes: " " + use.text).contains { place in
          block.text.utf8Slice(0..<place.lowerBound).unicodeScalars.last?.properties
            .isEmojiPresentation == true
        }
    }
    return use.text.first?.isUppercase == true
      && (hasPicture(block) || sources.contains(where: hasPicture))
  }

  /// What nearly all emoji begin with in UTF-8.
  private static let pictures = ByteMarks([0xf0])

  /// Whether a slash behind a word in another script joins the word to it, as the source joins two words:
  /// レイヤー/channel for *layer/channel*, or as it has *layers and channels*; a path has no word before its slash.
  private static func isAlternative(
    _ use: TermUse, _ block: TextBlock, _ sources: [TextBlock], _ context: CheckContext
  ) -> Bool {
    let head = block.text.utf8Slice(0..<use.range.lowerBound).unicodeScalars
    let behind = block.text.utf8Slice(use.range.upperBound..<block.text.utf8.count).first
    guard head.last == "/", behind.map({ !"/._-@#:\\".contains($0) }) != false,
      let before = head.dropLast().last, before.properties.isAlphabetic, !before.isASCII
    else { return false }
    let word = use.text.lowercased()
    let tokens = sources.flatMap { $0.text.lowercased().split(separator: " ").map(String.init) }
    let isSame = tokens.contains { token in
      // A path begins with its slash, or has more of them.
      let parts = token.split(separator: "/", omittingEmptySubsequences: false)
      return parts.count == 2 && parts[0].last?.isLetter == true && parts[1].hasPrefix(word)
    }
    if isSame { return true }
    // What stands before the slash may be the word's translation.
    let isGloss = context.uses(near: use.block).contains {
      $0.block == use.block && $0.range.upperBound == use.range.lowerBound - 1
        && $0.sharesConcept(with: use, orNested: true)
    }
    return !isGloss && tokens.contains { $0.holdsBytes(of: word) && !$0.utf8.contains(0x2f) }
      && !tokens.contains { $0.holdsBytes(of: word) && $0.utf8.contains(0x2f) }
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
        use, in: block, of: sources, isLatin: context.script == "Latn", context)
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

  /// Uses without those of names before the number of a ticket or the member of a class, and without those
  /// in Latin letters that may be names of something in a draft in another script: parts of a program, titles
  /// of pages, properties in a table.
  ///
  /// - Complexity: O(n) in the number of uses and passages, and as ``init(_:in:_:)`` for those names.
  static func withoutNames(_ uses: [TermUse], _ context: CheckContext) -> [TermUse] {
    guard context.script != "Latn", uses.contains(where: isLatin) else {
      return uses.filter { use in
        let block = context.draft.document.blocks[use.block]
        return !isTicket(use, block) && !isQualified(use, block)
      }
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

  /// Whether a draft in another script has a word with a capital inside a sentence of which the source has it
  /// without: the name of a type, as in *это Array* for *an array*, or of something else, *в Node* for *in node*.
  private static func isRaisedHere(
    _ use: TermUse, _ block: TextBlock, _ sources: [TextBlock], _ context: CheckContext
  ) -> Bool {
    guard context.isRaised(use), block.kind != .heading, block.kind != .metadata
    else { return false }
    let before = block.text.utf8Slice(0..<use.range.lowerBound).last { !$0.isWhitespace }
    guard before.map({ $0.isLetter || ",，、".contains($0) }) ?? false else { return false }
    let small = use.text.prefix(1).lowercased() + use.text.dropFirst()
    return sources.contains { $0.text.holdsBytes(of: small) }
      && !sources.contains { $0.text.holdsBytes(of: use.text) }
  }

  private static func isInCapitals(_ use: TermUse) -> Bool {
    let scalars = use.text.unicodeScalars
    return scalars.contains(where: \.isCapital) && use.text.count > 1
      && !scalars.contains(where: \.isSmall)
      && use.term.text.unicodeScalars.contains(where: \.isSmall)
  }

  /// Whether a word in capitals is one that its source has in small letters only: no name that it is known by.
  private static func isStressed(_ use: TermUse, _ sources: [TextBlock]) -> Bool {
    use.text.utf8.count > 3
      && sources.contains { $0.text.holdsBytes(of: use.text.lowercased()) }
      && !sources.contains { $0.text.holdsBytes(of: use.text) }
  }

  /// Whether a source has the word inside its sentences with a capital that the glossary does not ask
  /// for, and never without: Windows where the glossary has window; or as a class with members.
  ///
  /// - Complexity: O(length of the source) for each word, once.
  private static func isName(
    _ use: TermUse, throughout document: Int, _ context: CheckContext
  ) -> Bool {
    guard context.isRaised(use) else { return false }
    return context.sourceNames.answer(to: SourceWord(document: document, text: use.text)) {
      let source = context.sources[document]
      return isName(
        use.text, throughout: source, context.repeatedSources[document],
        context.words(ofSource: document))
        || context.sourceMembers.answer(to: document) { ClassMembers(of: source.document.blocks) }
          .mayHave(use.text) { isClass(use.text, in: $0) }
    }
  }

  private static func isName(
    _ word: String, throughout source: CheckedDocument, _ repeated: RepeatedBlocks,
    _ words: DistinctWords
  ) -> Bool {
    let small = word.prefix(1).lowercased() + word.dropFirst()
    guard !words.hold(small), words.hold(word) else { return false }
    let blocks = source.document.blocks
    return blocks.indices.contains { index in
      let kind = blocks[index].kind
      return repeated.isFirst(index) && kind.isProse && kind != .heading && kind != .metadata
        && blocks[index].text.holdsBytes(of: word)
        && isInsideSentence(word, in: blocks[index].text)
    }
  }

  /// Whether a sentence of the source has the word with a capital that neither the glossary nor its
  /// place there asks for.
  private static func isName(
    _ use: TermUse, _ sources: [TextBlock], _ context: CheckContext
  ) -> Bool {
    guard context.isRaised(use) else { return false }
    return sources.contains { source in
      source.text.holdsBytes(of: use.text) && isInsideSentence(use.text, in: source.text)
        && (source.kind != .heading && source.kind != .metadata
          || hasNoCapitals(source.text, but: use.text))
    }
  }

  /// Whether all long words of a title but one and the first are in small letters, so that its capital says something.
  private static func hasNoCapitals(_ title: String, but word: String) -> Bool {
    let words = title.split { !$0.isLetter }.filter { $0.count > 3 && $0 != word }.dropFirst()
    return words.count > 1 && words.allSatisfy { $0.first?.isLowercase == true }
  }

  /// Whether a text has a word inside a sentence, and not in front of some others, given in lower case.
  static func isInsideSentence(
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

  /// Whether a draft has something else in the same quotation marks that is in its own script: of the captions
  /// that a sentence lists one is left.
  private static func isAmongTranslated(_ run: LatinRun, _ block: TextBlock) -> Bool {
    QuotedRanges.ranges(in: block.text).contains { range in
      let quotation = block.text.utf8Slice(range)
      return !range.overlaps(run.range) && !quotation.utf8.contains(UInt8(ascii: "("))
        && quotation.unicodeScalars.contains { !$0.isLatinOrNeutral }
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

/// A word of a source of a draft, given by its index, or a whole title.
struct SourceWord: Hashable {
  let document: Int
  let text: String
  var isTitle = false
}
