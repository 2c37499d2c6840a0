import DocumentFormats
import LanguageAssets
import LanguageText

/// Finds the sentences that a translated paragraph leaves in the language of its source.
struct UntranslatedSentences {
  private let context: CheckContext
  private let source: LanguageTag
  private let segments: [Int: [Segment]]
  private let sourceBlocks: [Int: [TextBlock]]

  /// A name may have as many words.
  private static let leastWords = 5
  /// How many of the words the source has at least: it may have been written anew since.
  private static let leastShared = 0.7

  /// Looks at some blocks of a draft.
  ///
  /// - Complexity: O(n) in the number of segments and passages.
  init(in blocks: Set<Int>, of context: CheckContext, source: LanguageTag) {
    self.context = context
    self.source = source
    guard !blocks.isEmpty else {
      (segments, sourceBlocks) = ([:], [:])
      return
    }
    segments = Dictionary(
      grouping: context.draft.segments.filter { blocks.contains($0.block) }, by: \.block)
    var sourceBlocks: [Int: [TextBlock]] = [:]
    for passage in context.passages {
      for block in passage.draftBlocks where blocks.contains(block) {
        sourceBlocks[block, default: []] += passage.sourceBlocks.map {
          context.sources[passage.document].document.blocks[$0]
        }
      }
    }
    self.sourceBlocks = sourceBlocks
  }

  /// The sentences of a block, as UTF-8 byte offsets into its text, in order; without those that the source
  /// quotes, be it without marks in the draft: what a program says.
  ///
  /// - Complexity: O(length of the block and its sources).
  func ranges(in block: Int) -> [Range<Int>] {
    guard let segments = segments[block], segments.count > 1, let sources = sourceBlocks[block]
    else { return [] }
    var known: Set<String>?
    let quoted = Self.quotedRanges(in: context.draft.document.blocks[block], besides: sources)
    lazy var messages = sources.flatMap { source in
      QuotedRanges.ranges(in: source.text)
        .filter { source.text.character(before: $0.lowerBound).map { !"(（".contains($0) } ?? true }
        .map { source.text.utf8Slice($0) }
    }
    return segments.compactMap { segment in
      guard let words = foreignWords(of: segment, besides: quoted),
        !messages.contains(where: { $0.holdsBytes(of: Self.withoutEnd(segment.text)) })
      else { return nil }
      // What is in another script need not be in the source still.
      if context.copiedProse.sentence(in: block, at: [segment.range]) != nil {
        return segment.range
      }
      let all = known ?? Set(sources.flatMap { Self.words(of: $0.text) })
      known = all
      let shared = words.count(where: all.contains)
      return Double(shared) >= Self.leastShared * Double(words.count) ? segment.range : nil
    }
  }

  /// The words of a segment that has only words of the source language; nil for others and for what
  /// may be a name.
  private func foreignWords(
    of segment: Segment, besides quoted: [Range<Int>]
  ) -> [String]? {
    let text = Self.visibleText(of: segment, besides: quoted)
    let words = Self.words(of: text)
    guard words.count >= Self.leastWords,
      words.contains(where: { Self.isFunctionWord($0, in: source) })
    else { return nil }
    if context.script == "Latn" {
      return LanguageDetector.detect(text)?.matches(source) == true ? words : nil
    }
    return text.unicodeScalars.allSatisfy(\.isLatinOrNeutral) ? words : nil
  }

  /// A sentence without the marks and spaces at its end.
  private static func withoutEnd(_ sentence: String) -> String {
    String(sentence.reversed().drop { !($0.isLetter || $0.isNumber) }.reversed())
  }

  /// Whether a folded word only joins others in a language.
  static func isFunctionWord(_ word: String, in language: LanguageTag) -> Bool {
    language.language == "en"
      ? EnglishWords.functionWords.contains(word) : FunctionWords.contain(word, in: language)
  }

  /// What a block quotes: between marks, in brackets, or emphasised where its sources are not.
  private static func quotedRanges(
    in block: TextBlock, besides sources: [TextBlock]
  ) -> [Range<Int>] {
    let isEmphasised = sources.contains { source in
      source.spans.contains { $0.kind == .emphasis }
    }
    return QuotedRanges.ranges(in: block.text)
      + (isEmphasised ? [] : block.spans.filter { $0.kind == .emphasis }.map(\.range))
  }

  /// The text without code, the titles of other pages and what the block quotes.
  private static func visibleText(of segment: Segment, besides quoted: [Range<Int>]) -> String {
    let start = segment.range.lowerBound
    let hidden =
      segment.spans.filter { $0.isMasked || $0.isExternalLink }.map(\.range)
      + quoted.filter { $0.overlaps(segment.range) }.map {
        let part = $0.clamped(to: segment.range)
        return part.lowerBound - start..<part.upperBound - start
      }
    return segment.text.without(
      hidden.sorted { $0.lowerBound < $1.lowerBound }, replacedBy: " ")
  }

  /// The words of a text, folded.
  static func words(of text: String) -> [String] {
    let folded = TermForms.fold(text)
    // No scalar of these joins another to one character.
    let isSimple = folded.unicodeScalars.allSatisfy {
      $0.value < 0x300 || (0x2010...0x2026).contains($0.value)
    }
    guard isSimple else {
      return folded.split { !($0.isLetter || $0 == "'" || $0 == "’") }.map(String.init)
    }
    return folded.unicodeScalars.split { !($0.isLetter || $0 == "'" || $0 == "’") }
      .map(String.init)
  }
}
