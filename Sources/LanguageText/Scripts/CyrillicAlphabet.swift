/// The Cyrillic letters that a language does not write its words with: ы in Ukrainian, і in Russian.
package struct CyrillicAlphabet: Sendable {
  private let letters: Set<Unicode.Scalar>

  /// Knows Russian and Ukrainian; nil for other languages.
  package init?(_ language: LanguageTag) {
    switch language.language {
    case "ru": letters = Set("іїєґўјљњћђџѓќѕІЇЄҐЎЈЉЊЋЂЏЃЌЅ".unicodeScalars)
    case "uk": letters = Set("ыэъёўјљњћђџѓќѕЫЭЪЁЎЈЉЊЋЂЏЃЌЅ".unicodeScalars)
    default: return nil
    }
  }

  /// The words that have a letter of another language, as UTF-8 byte offsets in order.
  ///
  /// - Complexity: O(n) in the length of the text.
  package func strangeWords(in text: String) -> [Range<Int>] {
    guard text.unicodeScalars.contains(where: letters.contains) else { return [] }
    var found: [Range<Int>] = []
    var (start, offset, isStrange) = (0, 0, false)
    for scalar in text.unicodeScalars {
      if scalar.properties.isAlphabetic || scalar.isApostrophe {
        isStrange = isStrange || letters.contains(scalar)
      } else {
        if isStrange { found.append(start..<offset) }
        (isStrange, start) = (false, offset + UTF8.width(scalar))
      }
      offset += UTF8.width(scalar)
    }
    return isStrange ? found + [start..<offset] : found
  }
}
