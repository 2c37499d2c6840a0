/// Tells the language of a text from its script, its letters and its most frequent words.
///
/// It knows Chinese in both scripts, Japanese and Korean; Russian, Ukrainian, Belarusian,
/// Bulgarian, Serbian, Macedonian and Kazakh; the languages of ``FrequentWords``; Greek, Hebrew and
/// Thai. Names, words and code in Latin letters do not make a Japanese or Russian text English.
package enum LanguageDetector {
  /// The language of a text; nil when the text is too short or in none of the languages known.
  package static func detect(_ text: String) -> LanguageTag? { examine(text)?.language }

  /// The language of a text and what decided; nil as in ``detect(_:)``.
  ///
  /// Of a text longer than 24 KB three parts are read, so the time does not grow with the text.
  package static func examine(_ text: String) -> DetectedLanguage? {
    let sample = sample(of: text)
    let counts = ScriptCounts(sample)
    let eastAsian = counts.eastAsian * ScriptCounts.lettersPerHan
    if counts.other > max(eastAsian, counts.cyrillic, counts.latin) { return counts.otherLanguage }
    if eastAsian > 0, eastAsian >= max(counts.latin, counts.cyrillic) {
      return EastAsianLanguage.of(counts)
    }
    if counts.cyrillic > 0, counts.cyrillic * 2 >= counts.latin {
      return CyrillicLanguage.of(sample, letters: counts.cyrillic)
    }
    let latin = LatinLanguage(sample)
    if latin.isProse { return latin.detected }
    // Mostly code: the comments and labels in another script tell more than its keywords.
    if counts.eastAsian >= 10 { return EastAsianLanguage.of(counts) }
    if counts.cyrillic >= 20 { return CyrillicLanguage.of(sample, letters: counts.cyrillic) }
    return latin.detected
  }

  private static let longestPart = 8 * 1024

  private static func sample(of text: String) -> String {
    let count = text.utf8.count
    guard count > 3 * longestPart else { return text }
    let starts = [0, (count - longestPart) / 2, count - longestPart]
    return starts.map { start in
      let from = text.utf8.index(text.startIndex, offsetBy: start)
      let to = text.utf8.index(from, offsetBy: longestPart)
      return String(decoding: text.utf8[from..<to], as: UTF8.self)
    }
    .joined(separator: "\n")
  }
}
