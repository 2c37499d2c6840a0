import DocumentFormats
import LanguageAssets
import LanguageText

/// Reports a term of the source language that stands in the draft as it is.
struct UntranslatedTerm: Rule {
  static let about = RuleDescription(
    id: "untranslated-term", summary: "a term of the source left as it is", severity: .error,
    explanation: """
      The glossary has a translation of the term, and it is not a name that stays as it is. A word left \
      in more than three places of a document is reported at the first. Without a source document only \
      words in another script are reported, as notes.

      Reported once:

      - paragraphs in a row that are in the source language as a whole, sentences of a translated one, and \
      a document most of which is; as a note in a licence, an agreement with contributors or release notes;
      - of a folder that is left as a whole or has a dozen such documents, and of a language that leaves \
      most, the first document; of captions, values of \
      the front matter or one heading that more than four documents leave, the first, and so of a word left in a sentence that at \
      least four leave and hardly any translates.

      A paragraph, item or sentence of which nothing is translated is reported even if no word of it is a term, or if \
      what stands beside its terms would make notes of them; in another script as a note a sentence that the source \
      does not have. So is, as a warning, where letters tell the languages apart: a heading, item, cell or title that \
      is as in the source, unless it may be a name, and a part of a sentence, from five words or Chinese characters \
      on, that the source has and nothing sets off; of many parts in one document the first.

      A note, as half of them are meant:

      - what stands beside another word that is left, or makes up all of a cell or item;
      - what code or its marks stand beside, the arguments of a call, and a word in lower case that draft and \
      source begin with;
      - what an English source has without an article as a subject (*volume is optional*), or anywhere if code \
      of the page shows it as a key, and what it has with capitals among others in brackets;
      - in another script what stands in the sentence beside its translation, which the source has no more often;
      - what the source has in lower case between quotation marks or emphasised, *key* beside *value*, the label \
      of an item in a list of them, and messages, events and the like that a table explains one by one;
      - what tells two concepts apart that have one name in the draft's language.

      A doubtful note, which a terminal only counts, as it may well be right:

      - what may be a name: a word with a capital that the documents mostly have as a name (*Slider*), and \
      cells of tables with few words;
      - what stands beside another word of the source that no glossary has (*pull request*);
      - what draft and source emphasise alone (*the data property*) or list in the same way, what stands in \
      braces, and what the draft has as code elsewhere unless an article of its language stands before it, in a \
      heading also what its section has as the value of a key;
      - what most other languages leave, too, or the pages of a folder by custom;
      - a word of a document that is its source word for word, the paragraphs of which make warnings; in Latin \
      letters one in a sentence that is in English as a whole; and whatever the documents have that the others are \
      translated from;
      - a word in the description of a picture, and one whose translation is only proposed;
      - a quotation: in a block quote, emphasised where the source is not, or before a line that names who \
      said it.

      Not reported:

      - names in capitals, in code, in paths and packages;
      - titles of tickets (*[Bug][server] …*), and titles that the source writes in the same way;
      - the original in brackets behind its translation, that of a quotation beside its translation, and \
      abbreviations that a page has in such brackets;
      - abbreviations (*API*) where the glossary has only full names.
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
    var forgotten = ForgottenWords(context)
    var words: [Report] = []
    var confidences = fragments.all.map { _ in Self.confidenceOfFragments }
    for var found in reports {
      // What others translate has been written so, what a picture shows may be in its language, and a document or
      // sentence that is left, be it in another wording than the source's, asks for more than a word.
      if context.facts.isOriginal || isCopy
        || context.draft.document.blocks[found.use.block].kind == .caption
        || isInEnglishSentence(found.use, context)
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
    guard context.language.likelyScript != "Latn" else { return [] }
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
        if isName || DraftCode.isName(use, among: fields) || commands.contains(use.text) {
          found.confidence = min(found.confidence, 0.5)
        }
        if found.confidence > 0.5, context.untranslatedBlocks.isToldWithDocument(use.block) {
          told.insert(use.block)
        }
        return found
      }
    }
  }

  /// A term that is left as it is.
  private struct Report {
    var use: TermUse
    var source: SourceReference?
    var confidence: Double
    var others: [TermUse] = []
    /// Where the source has the term.
    var original: (use: TermUse, passage: Passage)?

    init(_ use: TermUse, _ source: SourceReference?, _ confidence: Double) {
      self.use = use
      self.source = source
      self.confidence = confidence
    }

    /// Whether the word is more than a likely slip.
    var isEvident: Bool { confidence > Finding.confidenceOfLikelyNotes }
  }

  /// Whether a draft in Latin letters has all of a word's sentence in English.
  private func isInEnglishSentence(_ use: TermUse, _ context: CheckContext) -> Bool {
    context.language.likelyScript == "Latn"
      && context.draft.segment(of: use).map {
        EnglishSentence.isOne($0.text, in: context.language)
      } ?? false
  }

  /// A report of a single word, as a note unless everything around it speaks for a slip.
  private func judged(_ report: Report, _ forgotten: inout ForgottenWords) -> Report {
    guard report.isEvident, let (original, passage) = report.original,
      !forgotten.isEvident(report.use, for: original, in: passage)
    else { return report }
    var report = report
    report.confidence = Finding.confidenceOfLikelyNotes
    return report
  }

  /// How many places of a concept are reported one by one.
  static let mostPlaces = 3

  /// The report of a word.
  private func report(
    of use: TermUse, _ word: LeftWord, in passage: Passage, _ context: CheckContext
  ) -> Report {
    let original = word.original(in: passage)
    var report = Report(
      use, context.reference(to: original, in: passage.document), word.confidence)
    if word.isWord { report.original = (original, passage) }
    return report
  }

  /// The reports, with those of a concept in one where it has many.
  private static func gathered(_ reports: [Report]) -> [Report] {
    struct Kind: Hashable {
      let concept: Int
      let isEvident: Bool
    }
    func kind(_ report: Report) -> Kind {
      Kind(concept: report.use.concept, isEvident: report.isEvident)
    }
    let places = Dictionary(grouping: reports.filter { $0.confidence > 0.5 }, by: kind)
      .filter { $0.value.count > mostPlaces }
    var seen: Set<Kind> = []
    return reports.compactMap { report in
      guard report.confidence > 0.5, let all = places[kind(report)] else { return report }
      guard seen.insert(kind(report)).inserted else { return nil }
      var report = report
      report.others = all.dropFirst().map(\.use)
      return report
    }
  }

  private func report(
    _ report: Report, _ context: CheckContext, into findings: inout FindingList
  ) {
    let use = report.use
    guard let preferred = context.preferredTerm(for: use.concept) else { return }
    let confidence = preferred.status == .proposed ? 0.5 : report.confidence
    let times = report.others.isEmpty ? "" : " in \(report.others.count + 1) places"
    findings.report(
      Self.self, at: use.fileRange, match: use.text,
      concept: context.identifier(of: use.concept), confidence: confidence,
      atMost: report.isEvident ? .error : .note,
      message: "“\(use.text)” is left untranslated\(times); write “\(preferred.text)”",
      suggestions: [Suggestion(preferred.text, isSafe: false)], source: report.source,
      related: report.others.map { RelatedPlace($0.fileRange, "also here") })
    guard preferred.status != .proposed else { return }
    findings.mention(
      Self.self, context.identifier(of: use.concept), as: use.term.text,
      count: report.others.count + 1, isReported: confidence > 0.5 && report.isEvident,
      at: use.fileRange,
      match: use.text,
      concept: context.identifier(of: use.concept), confidence: 0.7)
  }

  /// Reports the terms of paragraphs that are left in the source language, the given stretches of them, at the first
  /// term; the places of the others, and of paragraphs without a term, are told with it.
  private func report(
    _ reports: [Report], _ stretch: UntranslatedBlocks.Stretch, of indices: [Int],
    _ context: CheckContext, into findings: inout FindingList
  ) {
    let untranslated = context.untranslatedBlocks
    let copied = indices.lazy.compactMap {
      untranslated.copiedPlace(of: $0, context.copiedProse)
    }.first
    guard let index = reports.first?.use.block ?? copied?.block else { return }
    let text = context.draft.document.blocks[index].text
    if stretch.count < 2, reports.count == 1, !Self.isSentence(text) {
      var forgotten = ForgottenWords(context)
      var word = judged(reports[0], &forgotten)
      // Beside most of the document one word says nothing.
      if untranslated.stretches.contains(where: \.isMostOfDocument) {
        word.confidence = min(word.confidence, Finding.confidenceOfDoubtfulNotes)
      }
      report(word, context, into: &findings)
      return
    }
    // What may be a name among words that are none says nothing of a whole paragraph.
    let isCopied = copied.map { $0.original != nil } ?? false
    let confidence =
      isCopied ? 1 : reports.map(\.confidence).max() ?? Finding.confidenceOfLikelyNotes
    // What nobody has decided on need not be named where there is more to tell.
    let isNamed =
      !isCopied || reports.contains { $0.confidence > 0.5 && isDecided($0, context) }
    let named = isNamed ? reports.first : nil
    guard let first = named?.use.block ?? copied?.block else { return }
    let block = context.draft.document.blocks[first]
    let whole = indices.flatMap(untranslated.paragraphs)
    var places: [Int: Range<Int>] = [:]
    for index in whole {
      let block = context.draft.document.blocks[index]
      places[index] = block.offsets.fileRange(of: 0..<block.text.utf8.count)
    }
    for report in reports.reversed() { places[report.use.block] = report.use.fileRange }
    places[first] = nil
    let place = copied?.range ?? 0..<block.text.utf8.count
    let kinds = Set(whole.map { context.draft.document.blocks[$0].kind })
    findings.report(
      Self.self, at: named?.use.fileRange ?? block.offsets.fileRange(of: place),
      match: named?.use.text ?? block.text.utf8Slice(place),
      concept: named.map { context.identifier(of: $0.use.concept) },
      confidence: min(confidence, Self.confidence(in: stretch, context)),
      atMost: reports.isEmpty && !isCopied
        || context.sources.isEmpty && block.kind == .caption && !stretch.isMostOfDocument
        ? .note : .error,
      message: Self.message(stretch, kinds.count == 1 ? kinds.first : nil, block.kind)
        + (named.map { Self.terms($0, more: reports.count - 1, in: stretch) } ?? ""),
      source: named?.source ?? copied?.original,
      related: places.sorted { $0.key < $1.key }
        .map { RelatedPlace($0.value, "also left untranslated") })
  }

  /// The terms that a stretch is told with: the first, and how many others there are.
  private static func terms(
    _ first: Report, more: Int, in stretch: UntranslatedBlocks.Stretch
  ) -> String {
    if stretch.isMostOfDocument { return ", first with “\(first.use.text)”" }
    return ", with “\(first.use.text)”"
      + (more == 0 ? "" : " and \(more) more term\(more == 1 ? "" : "s")")
  }

  private static func confidence(
    in stretch: UntranslatedBlocks.Stretch, _ context: CheckContext
  ) -> Double {
    if stretch.isQuotation || stretch.isOfNames || stretch.isOfChanges { return 0.5 }
    // What others translate translates nothing.
    if context.draft.mayStay || context.facts.isOriginal { return 0.5 }
    return stretch.isMostOfDocument || stretch.isOfLabels || context.isCopyOfSource ? 0.75 : 0.95
  }

  /// Whether somebody has decided on the translation of what is left.
  private func isDecided(_ report: Report, _ context: CheckContext) -> Bool {
    context.preferredTerm(for: report.use.concept).map { $0.status != .proposed } ?? false
  }

  /// Whether a text has so many words that nobody thinks of a single one.
  private static func isSentence(_ text: String) -> Bool { text.split(separator: " ").count > 4 }

  /// Whether nothing around the word looks like code.
  private func isPlainProse(_ use: TermUse, _ context: CheckContext) -> Bool {
    let text = context.draft.document.blocks[use.block].text
    let after = text.utf8Slice(use.range.upperBound..<text.utf8.count).first { !$0.isWhitespace }
    let before = text.utf8Slice(0..<use.range.lowerBound).last { !$0.isWhitespace }
    return ![before, after].compactMap(\.self).contains { "<>={}[]/\\:;_*|".contains($0) }
  }
}
