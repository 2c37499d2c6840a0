import LanguageText

/// A text in the shapes in which matchers search it; shared by the termbases that do.
final class SearchedText: Sendable {
  /// The words of a text with the hashes of their bytes.
  struct Words: Sendable {
    var tokens: [WordToken]
    var hashes: [UInt64]

    init(_ bytes: [UInt8], apostropheJoins: Bool) {
      tokens = WordScanner(bytes, apostropheJoins: apostropheJoins).tokens
      hashes = []
      hashes.reserveCapacity(tokens.count)
      for token in tokens { hashes.append(FormTable.hash(bytes, token.range, FormTable.seed)) }
    }
  }

  /// The text as it was written, as UTF-8.
  let bytes: [UInt8]
  /// The folded text.
  let folded: FoldedText
  /// The word boundaries that were found so far; nil for a text that is searched once.
  let breaks: FoundBreaks?
  /// The words when apostrophes divide them; nil for a text of which no termbase is likely to ask
  /// for them twice.
  private let dividedWords: Words?
  /// The folded text as scalars; nil likewise.
  private let foldedScalars: ScalarText?
  /// What ``respelled`` gives, if it is known.
  private let knownRespelled: ScalarText??

  /// Folds a text.
  ///
  /// In a language, several termbases will search it: what they look at there is made at once.
  init(_ text: String, in language: LanguageTag? = nil) {
    bytes = Array(text.utf8)
    folded = FoldedText(utf8: bytes, .silent)
    let isUnspaced = language?.isWrittenWithoutSpaces == true
    dividedWords =
      language != nil && !isUnspaced ? Words(folded.bytes, apostropheJoins: false) : nil
    foldedScalars = isUnspaced ? ScalarText(folded) : nil
    knownRespelled =
      language?.language == "ja" ? .some(SearchedText.respelled(bytes, foldedScalars)) : nil
    breaks = isUnspaced ? FoundBreaks() : nil
  }

  /// The words of the folded text; `apostropheJoins` makes об'єкт one.
  func words(apostropheJoins: Bool) -> Words {
    if !apostropheJoins, let dividedWords { return dividedWords }
    return Words(folded.bytes, apostropheJoins: apostropheJoins)
  }

  /// The folded text as scalars.
  var scalars: ScalarText { foldedScalars ?? ScalarText(folded) }

  /// The text in which katakana that are spelled in different ways are alike; nil for a text without
  /// katakana.
  var respelled: ScalarText? { knownRespelled ?? Self.respelled(bytes, scalars) }

  /// What makes no difference in ``respelled``.
  static let respelling: FoldingOptions = [.silent, .middleDot, .smallKana, .vowelSpelling]

  private static func respelled(_ bytes: [UInt8], _ scalars: ScalarText?) -> ScalarText? {
    guard scalars?.scalars.contains(where: { ScriptClass($0) == .katakana }) == true else {
      return nil
    }
    return ScalarText(FoldedText(utf8: bytes, respelling))
  }
}
