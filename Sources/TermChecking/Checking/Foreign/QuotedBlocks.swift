import DocumentFormats
import LanguageText

/// Which paragraphs of a draft that are in the language of its source are what somebody said.
///
/// A translator may give a quotation in both languages, or leave it in the words of its author.
struct QuotedBlocks: Sendable {
  /// What a paragraph in the language of the source is.
  enum Role: Hashable {
    /// A text that should be translated, as far as this tells.
    case text
    /// A quotation that may have been left as it is.
    case quotation
    /// The original of a quotation beside its translation.
    case original
    /// The line that says who is quoted.
    case attribution
  }

  private let context: CheckContext
  /// The sources' paragraphs of each paragraph of the draft.
  private let sources: [Int: [BlockPlace]]
  /// How many paragraphs of the draft each of a source has.
  private let drafts: [BlockPlace: Int]
  /// The paragraphs of the draft in order, without the captions of pictures.
  private let order: [Int]
  private let positions: [Int: Int]

  /// A paragraph of a source.
  private struct BlockPlace: Hashable {
    let document: Int
    let block: Int
  }

  /// Looks at the passages of a draft.
  ///
  /// - Complexity: O(n) in the number of blocks.
  init(_ context: CheckContext) {
    self.context = context
    var sources: [Int: [BlockPlace]] = [:]
    for passage in context.passages {
      let places = passage.sourceBlocks.map { BlockPlace(document: passage.document, block: $0) }
      for block in passage.draftBlocks { sources[block, default: []] += places }
    }
    self.sources = sources
    drafts = sources.values.reduce(into: [:]) { drafts, places in
      for place in places { drafts[place, default: 0] += 1 }
    }
    order = context.proseBlocks.compactMap { $0.block.kind == .caption ? nil : $0.index }
    positions = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
  }

  /// What a paragraph in the language of the source is, where a test tells which others are, too.
  ///
  /// - Complexity: O(length of the paragraph and of those around it).
  func role(of index: Int, isForeign: (Int) -> Bool) -> Role {
    let block = context.draft.document.blocks[index]
    if isAttribution(index) { return .attribution }
    let isSetOff = Self.isSetOff(block)
    guard isSetOff || Self.isInBlockQuote(block) || isAttributed(index) else { return .text }
    if hasTranslation(beside: index, isForeign: isForeign) { return .original }
    // What the source sets off, too, is no quotation for that.
    let isEmphasised = isSetOff && !Self.isQuotedAsAWhole(block.text)
    let isSource = (sources[index] ?? []).contains { place in
      Self.isSetOff(context.sources[place.document].document.blocks[place.block])
    }
    return isEmphasised && isSource && !isAttributed(index) && !Self.isInBlockQuote(block)
      ? .text : .quotation
  }

  /// Whether a paragraph says who is quoted before it: a dash and a few words.
  func isAttribution(_ index: Int) -> Bool {
    guard let position = positions[index], position > 0 else { return false }
    let block = context.draft.document.blocks[index]
    guard block.kind == .paragraph || block.kind == .listItem,
      Self.beginsWithDash(block.text),
      block.text.utf8.count <= Self.longestAttribution
    else { return false }
    // Lines that all begin so are a list or a dialogue.
    return ![position - 1, position + 1].contains { beside in
      order.indices.contains(beside)
        && Self.beginsWithDash(context.draft.document.blocks[order[beside]].text)
    }
  }

  private func isAttributed(_ index: Int) -> Bool {
    guard let position = positions[index], position + 1 < order.count else { return false }
    return isAttribution(order[position + 1])
  }

  /// Whether the paragraph before those that are quoted, or the one behind them, is in the language of
  /// the draft and translates what the paragraph repeats, or nothing that others do not, too.
  private func hasTranslation(beside index: Int, isForeign: (Int) -> Bool) -> Bool {
    guard let position = positions[index] else { return false }
    let places = Set(sources[index] ?? [])
    return [-1, 1].contains { step in
      var beside = position + step
      while order.indices.contains(beside), abs(beside - position) <= Self.longestQuotation,
        isForeign(order[beside]),
        Self.isQuoted(context.draft.document.blocks[order[beside]])
      {
        beside += step
      }
      guard order.indices.contains(beside), !isForeign(order[beside]),
        !isAttribution(order[beside]),
        isAsLong(order[beside], as: index, over: abs(beside - position))
      else { return false }
      // An alignment that is one too far leaves the paragraph next to it without a partner.
      if isSurplus(beside) || isSurplus(beside + step) { return true }
      return (sources[order[beside]] ?? []).contains { place in
        places.contains(place) || drafts[place, default: 0] > 1 || repeats(index, place)
      }
    }
  }

  /// Whether there is a paragraph at a position that translates nothing.
  private func isSurplus(_ position: Int) -> Bool {
    order.indices.contains(position) && (sources[order[position]] ?? []).isEmpty
  }

  /// Whether a paragraph has hardly a word that one of a source does not have.
  private func repeats(_ index: Int, _ place: BlockPlace) -> Bool {
    func words(_ text: String) -> [Substring] { text.lowercased().split { !$0.isLetter } }
    let own = words(context.draft.document.blocks[index].text)
    let source = Set(words(context.sources[place.document].document.blocks[place.block].text))
    return own.count(where: source.contains) * 10 >= own.count * 8
  }

  /// Whether a paragraph is about as long as what it may translate.
  private func isAsLong(_ first: Int, as second: Int, over paragraphs: Int) -> Bool {
    let blocks = context.draft.document.blocks
    let (own, other) = (blocks[first].text.utf8.count, blocks[second].text.utf8.count)
    return blocks[first].kind != .heading && own * 3 > other && (paragraphs > 1 || own < other * 5)
  }

  // MARK: Looks

  private static func isQuoted(_ block: TextBlock) -> Bool {
    isSetOff(block) || isInBlockQuote(block)
  }

  /// Whether a paragraph is quoted and no note that begins with its kind in bold, or, as in DocC, with a colon behind it.
  ///
  /// What begins with a name in code in bold, **MissingLamp**, is a message.
  private static func isInBlockQuote(_ block: TextBlock) -> Bool {
    block.kind == .paragraph && block.level > 0
      && !block.spans.contains {
        $0.kind == .strong && $0.range.lowerBound == 0
          && !isNameInCode(block.text.utf8Slice($0.range))
      }
      && !asides.contains { block.text.hasPrefix($0) }
  }

  private static func isNameInCode(_ text: String) -> Bool {
    !text.contains(" ") && zip(text, text.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
  }

  private static let asides = [
    "Attention:", "Caution:", "Experiment:", "Important:", "Note:", "Tip:", "Warning:",
  ]

  /// Whether a paragraph is emphasised, in quotation marks or in brackets as a whole.
  private static func isSetOff(_ block: TextBlock) -> Bool {
    guard block.kind == .paragraph || block.kind == .listItem else { return false }
    return isQuotedAsAWhole(block.text) || isEmphasisedAsAWhole(block)
  }

  private static func isQuotedAsAWhole(_ text: String) -> Bool {
    QuotedRanges.ranges(in: text).contains { $0.count + Self.fewMarks >= text.utf8.count }
  }

  private static func isEmphasisedAsAWhole(_ block: TextBlock) -> Bool {
    var rest = 0
    var outside = 0
    for span in block.spans where span.kind == .emphasis && span.range.upperBound > rest {
      outside += max(0, span.range.lowerBound - rest)
      rest = span.range.upperBound
    }
    return rest > 0 && outside + block.text.utf8.count - rest <= fewMarks
  }

  private static func beginsWithDash(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    return "—–―".unicodeScalars.contains(first) || text.beginsWithBytes(of: "-- ")
  }

  /// How many bytes may stand outside of the marks: the marks, a dash, a full stop.
  private static let fewMarks = 8
  private static let longestAttribution = 400
  /// How many paragraphs of a quotation may stand between one of them and the translation.
  private static let longestQuotation = 4
}
