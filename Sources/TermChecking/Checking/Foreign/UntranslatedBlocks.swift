import DocumentFormats
import LanguageAssets
import LanguageText

extension TextBlock {
  /// The texts of links to other sites, as UTF-8 byte offsets: the titles of pages that may be in
  /// another language.
  var externalLinks: [Range<Int>] {
    spans.compactMap { $0.isExternalLink ? $0.range : nil }
  }

  /// The text without that of links to other sites.
  var textBesideExternalLinks: String { text.without(externalLinks) }

  /// What is bold or emphasised, as UTF-8 byte offsets.
  var setOff: [Range<Int>] {
    spans.compactMap { $0.kind == .strong || $0.kind == .emphasis ? $0.range : nil }
  }

  /// The text without that of links to other sites and what stands in quotation marks or brackets, or is set
  /// off.
  var textBesideQuotations: String {
    let hidden = externalLinks + QuotedRanges.ranges(in: text) + setOff
    return text.without(hidden.sorted { $0.lowerBound < $1.lowerBound })
  }
}

extension InlineSpan {
  /// Whether the span links to another site.
  var isExternalLink: Bool {
    guard case .link(let destination) = kind else { return false }
    return destination.holdsBytes(of: "://")
  }
}

/// Which paragraphs of a draft are in the source language as a whole, joined to stretches, and which
/// sentences of others.
///
/// A draft in another script than Latin shows them by its letters; of one in Latin letters only those
/// paragraphs are read, by their frequent words, that have a term that does not belong there.
struct UntranslatedBlocks: Sendable {
  /// Paragraphs that follow each other without a translated one between them, or all of a document
  /// that are, when most of it is.
  struct Stretch: Hashable, Sendable {
    /// How many paragraphs it has, or sentences of one paragraph.
    var count: Int
    /// Whether most of the document is in the source language.
    var isMostOfDocument: Bool
    /// Whether only sentences of a paragraph are.
    var isOfSentences = false
    /// Whether it is what somebody said, which may stand in their words.
    var isQuotation = false
    /// Whether it is cells of a few words each, in whatever table, or the like: names of things in other programs.
    var isOfNames = false
    /// Whether it is headings, items and cells that are no sentences.
    var isOfLabels = false
    /// Whether it is in a list of changes, the words of those who made them.
    var isOfChanges = false

    /// Whether it may be left for what it is, whatever else of the document is left.
    var mayStay: Bool { isQuotation || isOfNames }
  }

  /// The stretches, in order.
  private(set) var stretches: [Stretch] = []
  private var stretchOfBlock: [Int: Int] = [:]
  /// The paragraphs that the stretches count, without those of which only sentences are.
  private var counted: [Int: [Int]] = [:]
  /// The sentences of blocks that are translated for the rest.
  private var sentences: [Int: [Range<Int>]] = [:]
  /// Paragraphs that have to be in the source language: originals beside their translation, and who
  /// said them.
  private var kept: Set<Int> = []

  /// Looks through the blocks of a draft.
  ///
  /// - Complexity: O(n) in the size of the draft and its sources.
  init(_ context: CheckContext) {
    // Of a language that this project knows nothing about nobody can say what is not in it: Nigerian
    // Pidgin reads as English.
    guard let script = context.script else { return }
    let isLatin = script == "Latn"
    let source = context.sources.first?.language ?? context.glossary.sourceLanguage
    if isLatin, source.matches(context.language) { return }
    let suspects =
      isLatin ? Self.suspects(context, of: source).union(context.copiedProse.blocks) : []
    if isLatin, suspects.isEmpty { return }
    var standings =
      isLatin
      ? Self.standingsByWords(context, suspects, of: source) : Self.standingsByScript(context)
    let letters = ForeignLetters(of: source, in: context.language)
    let isJapaneseInChinese = source.likelyScript == "Jpan" && script.hasPrefix("Han")
    for (place, (index, standing)) in standings.enumerated() where standing != .foreign {
      let text = context.draft.document.blocks[index].text
      let isForeign =
        letters?.areMost(of: text) ?? (isJapaneseInChinese && JapaneseText.isMost(of: text))
      if isForeign && !LanguageAutonyms.make(up: text)
        && !context.isKept(index) || context.copiedProse.paragraph(index) != nil
      {
        standings[place].1 = .foreign
      }
    }
    if Self.haveOriginal(standings, context) {
      kept = Set(standings.lazy.filter { $0.1 != .own }.map(\.0))
      return
    }
    let mixed = suspects.union(isLatin ? [] : Self.blocksWithLatinTerms(context))
      .union(context.copiedProse.blocks)
    let quoted = QuotedBlocks(context)
    kept = Self.captionsWithOriginal(context, Self.originals)
    join(
      standings, Self.roles(of: standings, quoted),
      UntranslatedSentences(in: mixed, of: context, source: source), context.copiedProse.labels,
      of: context.draft.document.blocks, isAttribution: quoted.isAttribution)
  }

  /// The blocks of a draft in another script with a term in Latin letters, be it one that its language has, too.
  private static func blocksWithLatinTerms(_ context: CheckContext) -> [Int] {
    let own = context.uses.filter { use in
      use.term.text.unicodeScalars.contains { ScriptClass($0) == .latin }
    }
    return (context.foreignUses + own).map(\.block)
  }

  /// Whether a draft has most of its sources twice: translated, and as they are.
  private static func haveOriginal(
    _ standings: [(index: Int, standing: Standing)], _ context: CheckContext
  ) -> Bool {
    guard standings.count(where: { $0.standing == .foreign }) >= leastForMost else { return false }
    let beginnings = context.sources.flatMap { source in
      source.document.blocks.filter(\.kind.isProse).map { $0.text.prefix(beginning) }
    }
    let known = Set(beginnings)
    let own = standings.count { $0.standing == .own }
    let originals = standings.count { index, standing in
      standing == .foreign
        && known.contains(context.draft.document.blocks[index].text.prefix(beginning))
    }
    return min(own, originals) * 10 >= beginnings.count * 6
  }

  /// How many characters tell a paragraph of a source, of which the draft may have another edition.
  private static let beginning = 24

  /// What the paragraphs in the source language are that are no text.
  private static func roles(
    of standings: [(index: Int, standing: Standing)], _ quoted: QuotedBlocks
  ) -> [Int: QuotedBlocks.Role] {
    let foreign = Set(standings.lazy.filter { $0.standing == .foreign }.map(\.index))
    let roles = foreign.map { ($0, quoted.role(of: $0, isForeign: foreign.contains)) }
    return Dictionary(uniqueKeysWithValues: roles.filter { $0.1 != .text })
  }

  /// How the paragraphs of a draft in Latin letters stand to their source's language.
  ///
  /// What is the same in the source needs no other sign: of a list that is left as it is, few items may
  /// have a term.
  private static func standingsByWords(
    _ context: CheckContext, _ suspects: Set<Int>, of source: LanguageTag
  ) -> [(Int, Standing)] {
    let originals = originals(context)
    let isEnglish = source.language == "en"
    return context.proseBlocks.map { index, block in
      if originals.contains(UTF8Key(block.text)) {
        // Code says nothing of a language.
        if context.isKept(index) { return (index, .open) }
        if let standing = Standing(copied: block, of: source) { return (index, standing) }
      }
      // A page that has some paragraphs of its source may have others of an older edition.
      let isSuspect =
        suspects.contains(index)
        || isEnglish && !context.copiedProse.isEmpty
          && EnglishSentence.isOne(block.text, in: context.language)
      return (
        index, Standing(block, isSuspect: isSuspect && !context.isKept(index), of: source)
      )
    }
  }

  /// The texts of the paragraphs that the draft translates.
  private static func originals(_ context: CheckContext) -> Set<UTF8Key> {
    context.passages.reduce(into: []) { originals, passage in
      for block in passage.sourceBlocks
      where context.repeatedSources[passage.document].isFirst(block) {
        originals.insert(UTF8Key(context.sources[passage.document].document.blocks[block].text))
      }
    }
  }

  private static func standingsByScript(_ context: CheckContext) -> [(Int, Standing)] {
    let originals = originals(context)
    var known: [Int: Standing] = [:]
    return context.proseBlocks.map { index, block in
      let first = context.repeatedBlocks.first(like: index)
      if let standing = known[first] { return (index, standing) }
      let isOriginal = originals.contains(UTF8Key(block.text))
      let standing = Standing(block, isOriginal: isOriginal) {
        context.isKept(index) || isProtectedName(index, context)
      }
      if context.repeatedBlocks.areCompared { known[first] = standing }
      return (index, standing)
    }
  }

  /// Whether a paragraph is nothing but a name that stays as it is.
  private static func isProtectedName(_ index: Int, _ context: CheckContext) -> Bool {
    context.uses(near: index).contains { use in
      use.block == index && use.status == .doNotTranslate
        && use.text == context.draft.document.blocks[index].text
    }
  }

  private mutating func join(
    _ standings: [(index: Int, standing: Standing)], _ roles: [Int: QuotedBlocks.Role],
    _ untranslated: UntranslatedSentences, _ labels: Set<Int>, of blocks: [TextBlock],
    isAttribution: (Int) -> Bool
  ) {
    let names = Self.cellsOfNames(standings, blocks).union(Self.columnsOfNames(standings, blocks))
      .subtracting(labels)
      .union(Self.filledFields(standings, blocks)).union(Self.headingsOfNames(standings, blocks))
    let changes = ChangeSections.blocks(of: blocks)
    let foreign = standings.count {
      $0.standing == .foreign && roles[$0.index] == nil && !names.contains($0.index)
        && !changes.contains($0.index)
    }
    let own = standings.count { $0.standing == .own }
    // Of a short document nothing is translated.
    let isMost =
      (foreign >= Self.leastForMost || foreign > 1 && own == 0) && foreign > own
      && Self.length(of: .foreign, standings, blocks) >= Self.length(of: .own, standings, blocks)
    var isOpen = false
    // What may be in either language goes with the paragraph that it stands above.
    var undecided: [Int] = []
    if !names.isEmpty {
      stretches.append(Stretch(count: names.count, isMostOfDocument: false, isOfNames: true))
    }
    for (index, standing) in standings {
      switch (standing, roles[index]) {
      case (_, .original), (_, .attribution): kept.insert(index)
      case (.own, _):
        isOpen = isOpen && isMost
        if !isMost { undecided = [] }
        let ranges = isAttribution(index) ? [] : untranslated.ranges(in: index)
        if isMost, !isOpen, !ranges.isEmpty {
          stretches.append(Stretch(count: 0, isMostOfDocument: true))
          isOpen = true
        }
        addSentences(ranges, of: index, joined: isOpen)
      case _ where kept.contains(index): break
      case (.foreign, .quotation) where !isOpen:
        stretches.append(Stretch(count: 1, isMostOfDocument: false, isQuotation: true))
        stretchOfBlock[index] = stretches.count - 1
      case (.foreign, _) where names.contains(index): stretchOfBlock[index] = 0
      case (.foreign, _):
        let isChange = !isMost && changes.contains(index)
        if !isOpen || stretches.last?.isOfChanges != isChange {
          stretches.append(Stretch(count: 0, isMostOfDocument: isMost, isOfChanges: isChange))
        }
        isOpen = true
        let isLabel = labels.contains(index)
        let isFirst = stretches[stretches.count - 1].count == 0
        stretches[stretches.count - 1].isOfLabels =
          isLabel && (isFirst || stretches[stretches.count - 1].isOfLabels)
        stretches[stretches.count - 1].count += 1
        for block in undecided + [index] { stretchOfBlock[block] = stretches.count - 1 }
        undecided = []
        counted[stretches.count - 1, default: []].append(index)
      case (.open, _):
        if isOpen {
          stretchOfBlock[index] = stretches.count - 1
        } else {
          undecided.append(index)
        }
      }
    }
  }

  /// How long the paragraphs of a standing are together, in UTF-8 bytes: four cells are not most of a document that has
  /// two paragraphs of text.
  private static func length(
    of standing: Standing, _ standings: [(index: Int, standing: Standing)], _ blocks: [TextBlock]
  ) -> Int {
    standings.reduce(0) { $1.standing == standing ? $0 + blocks[$1.index].text.utf8.count : $0 }
  }

  private mutating func addSentences(_ ranges: [Range<Int>], of block: Int, joined: Bool) {
    guard !ranges.isEmpty else { return }
    if !joined {
      stretches.append(
        Stretch(count: ranges.count, isMostOfDocument: false, isOfSentences: true))
    }
    sentences[block] = ranges
    stretchOfBlock[block] = stretches.count - 1
  }

  /// The whole paragraphs of a stretch that may not be names, in order.
  func paragraphs(of stretch: Int) -> [Int] { counted[stretch] ?? [] }

  /// The first place of a stretch that its source has in the same words.
  func copiedPlace(of stretch: Int, _ copied: CopiedProse) -> CopiedProse.Place? {
    let whole = paragraphs(of: stretch)
    if let place = whole.lazy.compactMap(copied.paragraph).first
      ?? whole.lazy.compactMap(copied.firstSentence).first
    {
      return place
    }
    return sentences.keys.sorted().lazy.filter { self.stretchOfBlock[$0] == stretch }
      .compactMap { copied.sentence(in: $0, at: self.sentences[$0] ?? []) }.first
  }

  /// The index of the stretch that a word belongs to; nil for a translated paragraph's.
  func stretch(of use: TermUse) -> Int? { stretch(of: use.range, in: use.block) }

  /// The index of the stretch that a part of a paragraph belongs to, given by UTF-8 byte offsets into its text; nil for
  /// a translated paragraph's.
  func stretch(of range: Range<Int>, in block: Int) -> Int? {
    guard let stretch = stretchOfBlock[block] else { return nil }
    guard let ranges = sentences[block] else { return stretch }
    return ranges.contains { $0.overlaps(range) } ? stretch : nil
  }

  /// The indices of the stretches of which `untranslated-term` tells.
  func told(in context: CheckContext) -> Set<Int> {
    Set(context.foreignUses.compactMap(stretch)).union(
      stretches.indices.filter { copiedPlace(of: $0, context.copiedProse) != nil })
  }

  /// Whether a paragraph is told of together with most of the document, so that one word of it is enough.
  func isToldWithDocument(_ block: Int) -> Bool {
    guard let stretch = stretchOfBlock[block] else { return false }
    return stretches[stretch].isMostOfDocument && sentences[block] == nil
  }

  /// Whether a paragraph, or a sentence of it, is in the source language, be it forgotten or on purpose.
  func isLeft(_ block: Int) -> Bool { stretchOfBlock[block] != nil || keeps(block) }

  /// Whether sentences of a paragraph are in the source language, and others are not.
  func isLeftInPart(_ block: Int) -> Bool { sentences[block] != nil }

  /// Whether a word stands in a paragraph that has to be in the source language.
  func keeps(_ use: TermUse) -> Bool { keeps(use.block) }

  /// Whether a paragraph has to be in the source language.
  func keeps(_ block: Int) -> Bool { kept.contains(block) }

  /// Uses without those in untranslated paragraphs, where a word is no choice of a term: it is the
  /// paragraph that `untranslated-term` reports.
  ///
  /// In drafts that are not in Latin letters only words in those may stand there.
  static func chosen(_ uses: [TermUse], in context: CheckContext) -> [TermUse] {
    let mayBeForeign =
      context.script == "Latn"
      ? !uses.isEmpty
      : uses.contains { use in
        use.term.text.unicodeScalars.contains { ScriptClass($0) == .latin }
      }
    guard mayBeForeign else { return uses }
    let untranslated = context.untranslatedBlocks
    lazy var passages = context.passagesByBlock
    return uses.filter {
      untranslated.stretch(of: $0) == nil && !untranslated.keeps($0)
        && !isCopied($0, passages[$0.block], context)
    }
  }

  /// Whether a word stands in a paragraph of several that is what a source in another language has, which need not be
  /// prose: the synopsis of a command.
  private static func isCopied(
    _ use: TermUse, _ passage: Passage?, _ context: CheckContext
  ) -> Bool {
    guard let passage else { return false }
    let text = context.draft.document.blocks[use.block].text
    let source = context.sources[passage.document]
    return source.language.language != context.language.language
      && passage.sourceBlocks.contains { source.document.blocks[$0].text == text }
      && text.split(separator: " ").count >= leastWordsOfCopies
  }

  /// A heading of fewer words may be a name in both.
  private static let leastWordsOfCopies = 4

  /// The least paragraphs that can be most of a document.
  static let leastForMost = 4
}
