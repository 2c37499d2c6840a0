import LanguageText

/// A text in the shapes in which matchers search it; shared by the termbases that do.
final class SearchedText: Sendable {
  /// The text as it was written, as UTF-8.
  let bytes: [UInt8]
  /// The folded text.
  let folded: FoldedText
  /// Whether a capital stands behind a small letter somewhere, as in names of programs.
  let mayHaveHumps: Bool
  /// Where no term is looked for, as UTF-8 byte offsets: what markup masks, and markup that is left.
  let masked: [Range<Int>]
  /// The word boundaries that were found so far; nil for a text that is searched once.
  let breaks: FoundBreaks?
  /// The words when apostrophes divide them; nil for a text of which no termbase is likely to ask
  /// for them twice.
  private let dividedWords: [WordToken]?
  /// The folded text as scalars; nil likewise.
  private let foldedScalars: ScalarText?
  /// What ``respelled`` gives, if it is known.
  private let knownRespelled: ScalarText??

  /// What termbases will look at in a text.
  enum Use: Sendable {
    /// Whatever the only termbase that searches it asks for.
    case once
    /// Its words, several times.
    case words
    /// Its characters, several times, also with katakana spelled in one way.
    case characters, respelledCharacters

    /// What several termbases look at in a language.
    init(_ language: LanguageTag) {
      self =
        !language.isWrittenWithoutSpaces
        ? .words : language.language == "ja" ? .respelledCharacters : .characters
    }
  }

  /// Folds a text with some masked ranges, and makes at once what several termbases will look at.
  init(_ text: String, masked: [Range<Int>] = [], for use: Use = .once) {
    bytes = Array(text.utf8)
    folded = FoldedText(utf8: bytes, .silent)
    mayHaveHumps = InnerCapitals.stand(in: bytes)
    let markup = MarkupRanges.ranges(in: bytes)
    self.masked = markup.isEmpty ? masked : masked + markup
    let isUnspaced = use == .characters || use == .respelledCharacters
    dividedWords =
      use == .words
      ? Self.words(of: folded, besides: self.masked, apostropheJoins: false) : nil
    foldedScalars = isUnspaced ? ScalarText(folded) : nil
    knownRespelled =
      use == .respelledCharacters
      ? .some(SearchedText.respelled(bytes, folded, foldedScalars)) : nil
    breaks = isUnspaced ? FoundBreaks() : nil
  }

  /// Whether no term is looked for in a part of a range of UTF-8 byte offsets.
  @inline(__always)
  func isMasked(_ range: Range<Int>) -> Bool {
    !masked.isEmpty && masked.contains { $0.overlaps(range) }
  }

  /// The words of the folded text; `apostropheJoins` makes об'єкт one.
  func words(apostropheJoins: Bool) -> [WordToken] {
    if !apostropheJoins, let dividedWords { return dividedWords }
    return Self.words(of: folded, besides: masked, apostropheJoins: apostropheJoins)
  }

  private static func words(
    of folded: FoldedText, besides masked: [Range<Int>], apostropheJoins: Bool
  ) -> [WordToken] {
    let mayHaveHangul = !masked.isEmpty && folded.bytes.contains { $0 &- 0xea < 4 }
    let ends =
      mayHaveHangul ? Set(masked.map { folded.foldedRange(of: $0).upperBound }) : []
    return WordScanner(
      folded.bytes, apostropheJoins: apostropheJoins, endingBeforeHangulAt: ends
    ).tokens
  }

  /// The folded text as scalars.
  var scalars: ScalarText { foldedScalars ?? ScalarText(folded) }

  /// The text in which katakana that are spelled in different ways are alike; nil for a text without
  /// katakana.
  var respelled: ScalarText? { knownRespelled ?? Self.respelled(bytes, folded, scalars) }

  /// What makes no difference in ``respelled``.
  static let respelling: FoldingOptions = [
    .silent, .middleDot, .smallKana, .vowelSpelling, .katakanaV,
  ]

  private static func respelled(
    _ bytes: [UInt8], _ folded: FoldedText, _ scalars: ScalarText?
  ) -> ScalarText? {
    guard ScriptRun.hasKatakana(folded.bytes) else { return nil }
    return scalars?.inOneKatakanaSpelling ?? ScalarText(FoldedText(utf8: bytes, respelling))
  }
}
