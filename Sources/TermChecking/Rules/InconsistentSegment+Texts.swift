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

  /// Whether a text has letters of a language that is not written in Latin ones.
  static func isTranslation(_ text: String, _ language: LanguageTag) -> Bool {
    language.likelyScript == "Latn"
      || text.unicodeScalars.contains { !$0.isLatinOrNeutral }
  }
}
