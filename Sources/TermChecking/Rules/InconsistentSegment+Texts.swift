import DocumentFormats
import LanguageText

/// Which texts are sentences that are compared.
extension InconsistentSegment {
  /// Labels and headings may well be translated by their place; what stands in braces is put there by a
  /// program, and *string | number* is no sentence.
  static func isLongEnough(_ text: String) -> Bool {
    var (words, unspaced, depth) = (0, 0, 0)
    var isInWord = false
    for scalar in text.unicodeScalars {
      if scalar == "{" { depth += 1 }
      if scalar == "}", depth > 0 {
        depth -= 1
        continue
      }
      guard depth == 0 else { continue }
      if scalar.isSpace {
        isInWord = false
      } else if !isInWord, !scalar.isASCII || scalar.properties.isAlphabetic {
        words += 1
        isInWord = true
      }
      if ScriptClass(scalar).isWrittenWithoutSpaces { unspaced += 1 }
      if words >= 3 || unspaced >= 8 { return true }
    }
    return false
  }

  /// Whether the place of a sentence says what it translates, so that none was paired with a neighbour: a cell or string.
  static func mayBeOfOther(_ pair: SentencePair, _ context: CheckContext) -> Bool {
    pair.draft.kind == .tableCell || !context.draft.document.blockKeys.isEmpty
      || context.sources[pair.document].isPairedWithDraft
  }

  /// Whether a sentence has hardly a word of another, so that no translation can be that of both.
  static func haveNothingInCommon(_ other: String, _ pair: SentencePair) -> Bool {
    [other, pair.source.text].allSatisfy {
      $0.split(separator: " ").count >= leastWordsOfSentence
        || $0.unicodeScalars.count { ScriptClass($0).isWrittenWithoutSpaces }
          >= leastCharactersOfSentence
    } && !TranslationLikeness.areAlike(other, pair.source.text)
  }

  private static let (leastWordsOfSentence, leastCharactersOfSentence) = (5, 10)

  /// Whether a text has letters of a language that is not written in Latin ones.
  static func isTranslation(_ text: String, _ language: LanguageTag) -> Bool {
    language.likelyScript == "Latn"
      || text.unicodeScalars.contains { !$0.isLatinOrNeutral }
  }

  /// A translation from another place with the capital and the mark at the end that a sentence has here, where its source
  /// has the same.
  static func wording(
    _ other: String, like draft: String, of source: String, _ language: LanguageTag
  ) -> String {
    var text = other
    if let last = text.last, marks.contains(last), draft.last.map(marks.contains) != true,
      source.last.map(marks.contains) != true
    {
      text.removeLast()
      while text.last == " " || text.last == "\u{a0}" { text.removeLast() }
    } else if let last = draft.last, ":：".contains(last), source.last == ":",
      text.last.map(marks.contains) != true
    {
      text += language.language == "fr" ? "\u{a0}:" : String(last)
    }
    guard let first = text.first, let own = draft.first, let original = source.first else {
      return text
    }
    let isCapital = own.isUppercase && original.isUppercase && first.isLowercase
    // In German a noun may begin it.
    let isSmall =
      own.isLowercase && original.isLowercase && first.isUppercase && language.language != "de"
      && text.dropFirst().first?.isUppercase != true
    if isCapital { return first.uppercased() + text.dropFirst() }
    return isSmall ? first.lowercased() + text.dropFirst() : text
  }

  private static let marks: Set<Character> = [".", ":", "。", "："]
}
