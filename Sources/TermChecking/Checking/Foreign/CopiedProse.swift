import DocumentFormats
import LanguageAssets
import LanguageText

/// Tells which paragraphs and sentences of a draft are its source's as they are, and in another script which sentences
/// are in the source's language.
///
/// What stands beside a word tells whether the word may be a name. A sentence of which nothing is translated was left,
/// whatever its words are, and even if the glossary has none of them.
struct CopiedProse: Sendable {
  /// A part of the draft that is in the language of its source.
  struct Place: Sendable {
    /// The index of the paragraph.
    let block: Int
    /// The part of it, as UTF-8 byte offsets into its text.
    let range: Range<Int>
    /// The same in the source; nil for a sentence in the source's language that the source does not have, or no
    /// longer.
    let original: SourceReference?
  }

  /// Whole paragraphs, by their indices.
  private var paragraphs: [Int: Place] = [:]
  /// The sentences of other paragraphs, by the indices of these.
  private var sentences: [Int: [Place]] = [:]

  /// The paragraphs among them that are no sentences.
  private(set) var labels: Set<Int> = []

  /// A title or a list of names hardly has as many words, nor as many that only join others.
  private static let (leastWords, leastFunctionWords) = (6, 2)
  /// The same where the source does not have the sentence.
  private static let leastWordsAlone = 8

  /// Looks through the passages of a draft.
  ///
  /// - Complexity: O(n) in the number of passages, and in the length of the paragraphs; of a draft in another script
  ///   than Latin in that of the paragraphs with several Latin words in a row.
  init(_ context: CheckContext) {
    guard !context.mayStay, !context.facts.isOriginal else { return }
    let areStrings = context.areKeyedOrLabels
    for (document, source) in context.sources.enumerated()
    where !source.language.matches(context.language) {
      let passages = context.passages.filter { $0.document == document }
      var cells: [Int: Place] = [:]
      for passage in passages { take(passage, areStrings: areStrings, &cells, context) }
      takeRows(of: cells)
      takeSentences(of: passages, document, context)
    }
    takeAlone(context)
  }

  /// Whether there is none.
  var isEmpty: Bool { paragraphs.isEmpty && sentences.isEmpty }

  /// The paragraphs that have some, in no order.
  var blocks: Set<Int> { Set(paragraphs.keys).union(sentences.keys) }

  /// A paragraph, given by its index, that is the same as in its source; nil for any other.
  func paragraph(_ block: Int) -> Place? { paragraphs[block] }

  /// The first sentence of a paragraph, given by its index, that is left.
  func firstSentence(in block: Int) -> Place? { sentences[block]?.first }

  /// The same that begins where one of some parts of the paragraph does.
  func sentence(in block: Int, at parts: [Range<Int>]) -> Place? {
    sentences[block]?.first { place in
      parts.contains { $0.lowerBound == place.range.lowerBound }
    }
  }

  /// Whether a segment of the draft is a part of such a paragraph, or such a sentence, that its source has.
  func holds(_ segment: Segment) -> Bool {
    paragraphs[segment.block] != nil
      || sentences[segment.block]?.contains { $0.range == segment.range && $0.original != nil }
        ?? false
  }

  /// Takes the paragraphs of a passage that are left, and hands out cells that are too short to say so by themselves.
  private mutating func take(
    _ passage: Passage, areStrings: Bool, _ cells: inout [Int: Place], _ context: CheckContext
  ) {
    let source = context.sources[passage.document]
    let mayBeInstruction = source.language.language == "en" && context.script != "Latn"
    // What has a term is told with it.
    lazy var blocksWithTerms = Set(passage.foreignUses.map(\.block))
    for index in passage.draftBlocks {
      let block = context.draft.document.blocks[index]
      guard block.kind.isProse,
        let original = passage.sourceBlocks.lazy.map({ source.document.blocks[$0] })
          .first(where: { Self.areSame($0.text, block.text) })
      else { continue }
      let visible = Self.visible(block.text, block.spans)
      let isWhole = !block.spans.contains(where: \.isMasked)
      let isSentence =
        Self.isProse(block.kind)
        && (Self.isSentence(block.text, block.spans, in: source.language, isString: areStrings)
          || Self.isSentence(block.text, block.spans, of: source.language, in: context.language)
          || visible == block.text
            && Self.isShortSentence(visible, in: source.language, of: context.language))
      // Headings say so as the strings of a program do; cells often hold samples.
      let isHeading = block.kind == .heading
      let isTitle = isHeading && CopiedLabel.isInSentenceCase(visible)
      let isLabel =
        !isSentence
        && (mayBeInstruction && CopiedLabel.isInstruction(visible)
          && !blocksWithTerms.contains(index)
          || CopiedLabel.isLeft(visible, block.kind, of: source.language, in: context.language)
          || isHeading && source.language.language == "en" && CopiedLabel.isQuestion(visible)
          || (areStrings || isTitle)
            && CopiedLabel.isLeftString(
              visible, isWhole: isWhole, of: source.language, in: context.language))
      let mayBeLabel =
        !isSentence && !isLabel && block.kind == .tableCell
        && CopiedLabel.mayBeLeft(block.text, of: source.language, in: context.language)
      guard isSentence || isLabel || mayBeLabel, !context.isKept(index) else { continue }
      if isLabel { labels.insert(index) }
      let whole = 0..<block.text.utf8.count
      let file = original.offsets.fileRange(of: whole)
      // Other documents know the sentences of the source.
      let first = source.segment(at: file.lowerBound)
      let place = Place(
        block: index, range: whole,
        original: SourceReference(
          document: passage.document, path: source.path, range: first?.fileRange ?? file,
          text: first?.text ?? original.text))
      if mayBeLabel { cells[index] = place } else { paragraphs[index] = place }
    }
  }

  /// Takes cells that follow each other, as those of the heading of a table do: one alone may be somebody's name.
  private mutating func takeRows(of cells: [Int: Place]) {
    var row: [Int] = []
    for index in cells.keys.sorted() + [Int.max] {
      if let last = row.last, index != last + 1 {
        if row.count >= Self.leastOfRow {
          for cell in row { paragraphs[cell] = cells[cell] }
          labels.formUnion(row)
        }
        row = []
      }
      row.append(index)
    }
  }

  /// How many cells of a row are no names.
  private static let leastOfRow = 3

  private mutating func takeSentences(
    of passages: [Passage], _ document: Int, _ context: CheckContext
  ) {
    let source = context.sources[document]
    let isLatin = context.script == "Latn"
    let blocks = context.draft.document.blocks
    var candidates: Set<Int> = []
    for passage in passages where !passage.sourceBlocks.isEmpty {
      for index in passage.draftBlocks
      where paragraphs[index] == nil && Self.isProse(blocks[index].kind)
        && (isLatin || source.language.likelyScript != "Latn"
          || Self.mayHaveSentence(blocks[index].text))
        && !context.isKept(index)
      {
        candidates.insert(index)
      }
    }
    guard !candidates.isEmpty else { return }
    var originals: [UTF8Key: Segment] = [:]
    for segment in source.segments where Self.isProse(segment.kind) {
      originals[UTF8Key(segment.text)] = segment
    }
    for segment in context.draft.segments where candidates.contains(segment.block) {
      let original = originals[UTF8Key(segment.text)]
      guard original != nil || !isLatin && Self.isForeign(segment.text, source.language),
        Self.isSentence(
          segment.text, segment.spans, in: source.language,
          leastWords: original == nil ? Self.leastWordsAlone : Self.leastWords)
          || original != nil
            && Self.isSentence(
              segment.text, segment.spans, of: source.language, in: context.language)
      else { continue }
      let reference = original.map {
        SourceReference(document: document, path: source.path, range: $0.fileRange, text: $0.text)
      }
      sentences[segment.block, default: []].append(
        Place(block: segment.block, range: segment.range, original: reference))
    }
  }

  /// Takes paragraphs in the language of the source that it does not have: of a source that is not there, or is not what
  /// it was, or what a program said that was to translate.
  private mutating func takeAlone(_ context: CheckContext) {
    let language = context.sources.first?.language ?? context.glossary.sourceLanguage
    guard language.likelyScript == "Latn", !language.matches(context.language) else { return }
    // Of two languages in Latin letters English can be told without looking at each word.
    let isLatin = context.script == "Latn"
    guard !isLatin || language.language == "en" else { return }
    for (index, block) in context.proseBlocks where Self.isProse(block.kind) {
      guard isLatin ? block.text.holdsBytes(of: " the ") : !Self.beginsInOtherLetters(block.text),
        Self.mayHaveSentence(block.text), paragraphs[index] == nil, sentences[index] == nil,
        isLatin
          ? EnglishSentence.isOne(block.text, in: context.language)
          : Self.isForeign(block.text, language),
        Self.isSentence(
          block.text, block.spans, in: language, leastWords: Self.leastWordsAlone),
        !context.isKept(index)
      else { continue }
      paragraphs[index] = Place(block: index, range: 0..<block.text.utf8.count, original: nil)
    }
  }

  /// Whether a text has no letters but Latin ones, and is in a language, as far as its words tell.
  private static func isForeign(_ text: String, _ language: LanguageTag) -> Bool {
    text.unicodeScalars.allSatisfy(\.isLatinOrNeutral)
      && LanguageDetector.detect(text)?.matches(language) == true
  }

  private static func isProse(_ kind: BlockKind) -> Bool { kind == .paragraph || kind == .listItem }

  private static func areSame(_ source: String, _ draft: String) -> Bool {
    source.utf8.count == draft.utf8.count && source == draft
  }

  /// Whether a letter of another script stands near the beginning of a text, as in nearly every paragraph in one.
  private static func beginsInOtherLetters(_ text: String) -> Bool {
    let bytes = text.utf8.span
    for index in 0..<min(bytes.count, lengthOfBeginning) {
      // The leads of Latin letters are below, and marks of punctuation begin with E2.
      if bytes[index] >= 0xcd, bytes[index] != 0xe2 { return true }
    }
    return false
  }

  private static let lengthOfBeginning = 40

  /// Whether a text has as many spaces as a sentence between letters of ASCII without any other between them.
  private static func mayHaveSentence(_ text: String) -> Bool {
    var spaces = 0
    for byte in text.utf8 {
      if byte >= 0x80 { spaces = 0 } else if byte == UInt8(ascii: " ") { spaces += 1 }
      if spaces >= leastWords - 1 { return true }
    }
    return false
  }

  /// Whether a text ends as a sentence does and has the words of one beside code, quotations and the titles of other
  /// pages; the strings of a program need not end so.
  private static func isSentence(
    _ text: String, _ spans: [InlineSpan], in language: LanguageTag, leastWords: Int = leastWords,
    isString: Bool = false
  ) -> Bool {
    guard isString || endsSentence(text),
      text.utf8.count(where: { $0 == UInt8(ascii: " ") }) + 1 >= leastWords
    else { return false }
    let words = UntranslatedSentences.words(of: visible(text, spans))
    return words.count >= leastWords
      && words.count { UntranslatedSentences.isFunctionWord($0, in: language) }
        >= leastFunctionWords
  }

  /// Whether a text that a draft has as its source does ends as a sentence does and has the letters of the source's
  /// language beside code, quotations and the titles of other pages.
  private static func isSentence(
    _ text: String, _ spans: [InlineSpan], of source: LanguageTag, in draft: LanguageTag
  ) -> Bool {
    source.likelyScript != "Latn" && endsSentence(text)
      && ForeignLetters.tell(visible(text, spans), of: source, in: draft)
  }

  /// Whether all words of a text that a draft has as its English source does tell that it is a short sentence: *Here is what
  /// you get:* is one.
  private static func isShortSentence(
    _ text: String, in source: LanguageTag, of draft: LanguageTag
  ) -> Bool {
    let words = UntranslatedSentences.words(of: text)
    return words.count >= leastWordsOfShort && endsSentence(text)
      && words.count { UntranslatedSentences.isFunctionWord($0, in: source) }
        >= leastFunctionWords
      && CopiedLabel.isInSentenceCase(text)
      && CopiedLabel.isLeftString(text, isWhole: true, of: source, in: draft)
  }

  private static let leastWordsOfShort = 4

  private static func endsSentence(_ text: String) -> Bool {
    text.reversed().drop { ")\"'”’»」』） ".contains($0) }.first.map { ".!?:…。！？：".contains($0) }
      ?? false
  }

  /// A text without code, quotations, the titles of other pages and what is set off, unless that is a label and all that it
  /// labels.
  private static func visible(_ text: String, _ spans: [InlineSpan]) -> String {
    func without(_ isHidden: (InlineSpan) -> Bool) -> String {
      let hidden =
        spans.filter { $0.isMasked || $0.isExternalLink || isHidden($0) }.map(\.range)
        + QuotedRanges.ranges(in: text)
      return text.without(hidden.sorted { $0.lowerBound < $1.lowerBound }, replacedBy: " ")
    }
    let rest = without { $0.kind == .emphasis || $0.kind == .strong }
    guard !rest.contains(where: \.isLetter), spans.contains(where: { $0.kind == .strong }),
      spans.contains(where: { $0.kind == .emphasis })
    else { return rest }
    return without { $0.kind == .strong }
  }
}
