import DocumentFormats
import LanguageAssets
import LanguageText

/// Reports a term of the source language that stands in the draft as it is.
struct UntranslatedTerm: Rule {
  static let about = RuleDescription(
    id: "untranslated-term", summary: "a term of the source left as it is", severity: .error,
    explanation: """
      What the draft has in the language of its source: a word that the glossary translates, or words as they stand in \
      the source, whether or not a glossary knows one of them.

      An error:

      - a word that the glossary translates, where the source has it; one that is left in more than three places of a \
      document is told at the first;
      - a paragraph, item or sentence of which nothing is translated; several in a row are told at the first.

      A warning:

      - a document most of which is left; where most documents of a folder or language are, or a dozen, the first \
      tells of all;
      - where letters tell the languages apart, a heading, item, cell or title as in the source, unless it may be a \
      name, and a part of a sentence from five words or Chinese characters on;
      - in Latin letters a heading or string of three English words, one of which joins the others, and what the text \
      of a link to another page has in English behind a colon;
      - what others translate: a string that six other languages do, and eight times as many as leave it; in another \
      script a heading that three other languages do, or five where it may be a name; a heading or cell that four \
      documents of the language do, and three times as many as leave it, in another script twice as many;
      - a whole passage of prose that other languages leave, too.

      A note, as half of them are meant:

      - a word beside code or another word that is left, alone in a cell, an item, brackets or quotation marks, \
      emphasised in the source, or without an article where the page has it as a key;
      - a word in a declaration, a list of names of code, a list of fields of a program (*Build command: `make`*), or \
      one of the messages and events that a table or sections explain one by one;
      - in another script a word beside its translation, and what tells two concepts apart that have one name in the \
      draft's language;
      - a sentence that the source does not have; licences, release notes and what a program makes (*Do not edit this \
      file*); without a source, words in another script;
      - headings of a language that leaves twenty and twice as many as it translates.

      A doubtful note, which a terminal only counts, as it may well be right:

      - what may be a name: a word with a capital that the documents mostly have as a name (*Slider*), cells of few \
      words, and what stands beside a word of the source that no glossary has (*pull request*);
      - what draft and source emphasise alone or list in the same way, what stands in braces, and what the draft has \
      as code elsewhere;
      - what most other languages leave, too, or the pages of a folder by custom; quotations, and descriptions of \
      pictures;
      - a word of a document that is its source word for word, one whose translation is only proposed, and whatever \
      the documents have that the others are translated from.

      Not reported:

      - names in capitals, in code, in paths and packages, and abbreviations (*API*) where the glossary has only full \
      names;
      - titles of tickets (*[Bug][server] …*), and titles that the source writes in the same way;
      - the original in brackets behind its translation, that of a quotation beside its translation, and abbreviations \
      that a page has in such brackets.
      """,
    examples: [
      RuleExample(
        "ja", [.example("menu", "ja", english: "context menu", "コンテキストメニュー")],
        source: "Open the context menu.", draft: "⟦context menu⟧を開きます。"),
      RuleExample(
        "ru", [.example("menu", "ru", english: "context menu", "контекстное меню")],
        source: "Open the context menu.", draft: "Откройте контекстное меню (context menu)."),
      RuleExample(
        "zh-Hant", [.example("slider", "zh-Hant", english: "slider", "滑桿")],
        source: "Drag the sliders.", draft: "拖移⟦sliders⟧。"),
    ])

  func check(_ context: CheckContext, into findings: inout FindingList) {
    findings.labels = labels(context, &findings)
    let all = context.sources.isEmpty ? unpairedReports(context) : reports(context)
    // Most drafts have nothing to tell, and which paragraphs are not translated takes long to find out.
    let copied = context.copiedProse
    var fragments = LeftFragments(context)
    guard !all.isEmpty || !copied.isEmpty || !fragments.all.isEmpty else { return }
    let untranslated = context.untranslatedBlocks
    var stretches: [Int: [Report]] = [:]
    var others: [Report] = []
    for found in all where !untranslated.keeps(found.use) {
      if let stretch = untranslated.stretch(of: found.use) {
        stretches[stretch, default: []].append(found)
      } else {
        others.append(found)
      }
    }
    let told = untranslated.stretches.indices.filter { index in
      !untranslated.stretches[index].mayStay
        && (stretches[index] != nil
          || untranslated.copiedPlace(of: index, copied) != nil)
    }
    fragments.leaveOut(untranslated, told: Set(told), of: context)
    report(others, fragments, context, into: &findings)
    for index in stretches.keys.sorted() where untranslated.stretches[index].mayStay {
      report(
        stretches[index] ?? [], untranslated.stretches[index], of: [index], context,
        into: &findings)
    }
    // What lists changes makes no text of theirs, nor the other way round.
    for isOfChanges in [false, true] {
      let indices = told.filter { untranslated.stretches[$0].isOfChanges == isOfChanges }
      guard indices.count > Self.mostPlaces else {
        for index in indices {
          report(
            stretches[index] ?? [], untranslated.stretches[index], of: [index], context,
            into: &findings)
        }
        continue
      }
      // Of a page that is translated in part one report is enough.
      let count = indices.map { untranslated.stretches[$0] }
        .reduce(0) { $0 + ($1.isOfSentences ? 1 : $1.count) }
      report(
        indices.flatMap { stretches[$0] ?? [] },
        UntranslatedBlocks.Stretch(
          count: count, isMostOfDocument: false, isOfChanges: isOfChanges),
        of: indices, context, into: &findings)
    }
  }

  /// Reports words in translated sentences, and parts of these; a word in a part is told with it.
  private func report(
    _ reports: [Report], _ fragments: LeftFragments, _ context: CheckContext,
    into findings: inout FindingList
  ) {
    let isCopy = context.isCopyOfSource
    // Of such a document a paragraph of one word and parts of what is left say nothing more.
    let isMostLeft = context.untranslatedBlocks.stretches.contains(where: \.isMostOfDocument)
    var forgotten = ForgottenWords(context)
    var words: [Report] = []
    var confidences = fragments.all.map { _ in Self.confidenceOfFragments }
    let isNobodys = context.facts.isOriginal || isCopy || context.isGenerated
    for var found in reports {
      // What others translate has been written so, what a picture shows may be in its language, and a document or
      // sentence that is left, be it in another wording than the source's, asks for more than a word.
      if isNobodys || context.draft.document.blocks[found.use.block].kind == .caption
        || isInEnglishSentence(found.use, context) || CommandLinks.hold(found.use, context)
        || isMostLeft
          && (context.draft.document.blocks[found.use.block].text == found.use.text
            || fragments.isAmongLeftLetters(found.use, context))
      {
        found.confidence = min(found.confidence, 0.5)
      }
      let word = judged(found, &forgotten)
      if let index = fragments.index(of: word.use) {
        confidences[index] = max(confidences[index], word.confidence)
      } else {
        words.append(word)
      }
    }
    for reports in Self.gathered(words) { report(reports, context, into: &findings) }
    report(fragments.all, confidences, context, into: &findings)
  }

  /// The words of a draft whose source is not known; only in another script they can be told.
  private func unpairedReports(_ context: CheckContext) -> [Report] {
    guard context.script != "Latn" else { return [] }
    return context.foreignUses.compactMap { use in
      guard isPlainProse(use, context), !LeftWord.isPartOfWord(use, context),
        !use.isGloss(of: context.uses(near: use.block), in: context),
        case .word = ForeignWord(use, in: nil, context), LeftWord.isTranslated(use, context)
      else { return nil }
      return Report(use, nil, Finding.confidenceOfLikelyNotes)
    }
  }

  /// The words of a draft that its sources have where they stand; of a paragraph that is told of together
  /// with most of the document, those up to the first that is no name.
  private func reports(_ context: CheckContext) -> [Report] {
    let kept = DraftCode.keptNames(context)
    let fields = DraftCode.fields(context)
    let commands = DraftCode.wordsOfCommands(context)
    let named = Set(context.uses.map(\.concept))
    var told: Set<Int> = []
    var words = LeftWords(context)
    return context.passages.flatMap { passage -> [Report] in
      guard !passage.sourceBlocks.isEmpty, !passage.draftBlocks.isEmpty else { return [] }
      return passage.foreignUses.indices.compactMap { index in
        let use = passage.foreignUses[index]
        guard !told.contains(use.block), let word = words.word(index, in: passage)
        else { return nil }
        var found = report(of: use, word, in: passage, context)
        let isName =
          named.contains(use.concept)
          && (DraftCode.isName(use, among: kept) && !DraftCode.isNoun(use, context)
            || DraftCode.isTitleOfOption(use, context)
            || DraftCode.isInTitleOfSection(use, context))
        if isOriginalInBrackets(use, in: passage, context) || isNounForVerb(use, context) {
          found.confidence = min(found.confidence, Finding.confidenceOfLikelyNotes)
        }
        if isName || DraftCode.isName(use, among: fields) || commands.contains(use.text)
          || QuotedOriginals.hold(use, in: passage, context)
          || found.confidence > 0.5 && QuotedMessage.holds(use, in: passage, context)
        {
          found.confidence = min(found.confidence, 0.5)
        }
        if found.confidence > 0.5, context.untranslatedBlocks.isToldWithDocument(use.block) {
          told.insert(use.block)
        }
        return found
      }
    }
  }

  /// Whether the glossary has nothing but verbs for a word in a text of Latin letters, which has English words as nouns.
  ///
  /// *O download* is no *baixar*; a label that is nothing but the word may be.
  private func isNounForVerb(_ use: TermUse, _ context: CheckContext) -> Bool {
    let word = TermForms.fold(use.term.text)
    guard context.script == "Latn",
      LabelLikeness.verbs.contains(word)
        || [.verb, .verbNoun].contains(EnglishFrequency.entry(of: word).kind),
      use.range.count < context.draft.document.blocks[use.block].text.utf8.count
    else { return false }
    let names = context.glossary.concepts[use.concept].terms(in: context.language).filter {
      $0.status.isApproved
    }
    return !names.isEmpty
      && names.allSatisfy { name in
        // Nouns have these endings as often: *fichier*, *tiroir*, *titre*.
        let isFrenchNoun =
          context.language.language == "fr"
          && ["ier", "oir", "re"].contains(where: name.text.hasSuffix)
        return !isFrenchNoun && VerbOfNoun.isInfinitive(name.text, in: context.language)
      }
  }

  /// Whether brackets that the source does not have hold nothing but the word, perhaps in quotation marks: the original of
  /// whatever stands before them.
  private func isOriginalInBrackets(
    _ use: TermUse, in passage: Passage, _ context: CheckContext
  ) -> Bool {
    let text = context.draft.document.blocks[use.block].text
    let start = text.utf8.index(text.startIndex, offsetBy: use.range.lowerBound)
    let end = text.utf8.index(start, offsetBy: use.range.count)
    func isQuotation(_ character: Character) -> Bool {
      "\"'“”„‘’«» \u{a0}\u{202f}".contains(character)
    }
    let before = text[..<start].reversed().drop(while: isQuotation)
    guard before.first == "(", text[end...].drop(while: isQuotation).first == ")",
      before.dropFirst().drop(while: isQuotation).first?.isLetter == true
    else { return false }
    let blocks = context.sources[passage.document].document.blocks
    return !passage.sourceBlocks.contains { blocks[$0].text.holdsBytes(of: "(" + use.text) }
  }

  /// The longest sentences whose language is looked at for each word, in UTF-8 bytes: what is longer is none, and a text of
  /// thousands of words stays linear.
  private static let longestSentence = 4_000

  /// Whether a draft has all of a word's sentence in English, but for labels in the letters of its language.
  private func isInEnglishSentence(_ use: TermUse, _ context: CheckContext) -> Bool {
    guard context.script == "Latn" || hasLatinNeighbour(use, context),
      let text = context.draft.segment(of: use)?.text, text.utf8.count <= Self.longestSentence
    else { return false }
    return context.script == "Latn"
      ? EnglishSentence.isOne(text, in: context.language) : EnglishSentence.isMost(of: text)
  }

  /// Whether what stands before a word or behind it, but for a space, is ASCII, as hardly ever in a sentence in other
  /// letters.
  private func hasLatinNeighbour(_ use: TermUse, _ context: CheckContext) -> Bool {
    let bytes = context.draft.document.blocks[use.block].text.utf8.span
    var (start, end) = (use.range.lowerBound, use.range.upperBound)
    if start > 0, bytes[start - 1] == 0x20 { start -= 1 }
    if end < bytes.count, bytes[end] == 0x20 { end += 1 }
    return start > 0 && bytes[start - 1] < 0x80 || end < bytes.count && bytes[end] < 0x80
  }

  /// How many places of a concept are reported one by one.
  static let mostPlaces = 3

  /// How sure it is that what is the same as the source, or is left as a whole, is yet to be translated.
  static let confidenceOfCopies = 0.75

  /// Whether nothing around the word looks like code.
  private func isPlainProse(_ use: TermUse, _ context: CheckContext) -> Bool {
    let text = context.draft.document.blocks[use.block].text
    let after = text.utf8Slice(use.range.upperBound..<text.utf8.count).first { !$0.isWhitespace }
    let before = text.utf8Slice(0..<use.range.lowerBound).last { !$0.isWhitespace }
    return ![before, after].compactMap(\.self).contains { "<>={}[]/\\:;_*|".contains($0) }
  }
}
