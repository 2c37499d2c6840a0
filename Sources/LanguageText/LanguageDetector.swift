/// Tells the language of a text from its script and its most frequent words.
package enum LanguageDetector {
  /// The language of a text; nil when the text is too short or in none of the languages known.
  package static func detect(_ text: String) -> LanguageTag? {
    var han = 0
    var kana = 0
    var latin = 0
    var cyrillic = 0
    for scalar in text.unicodeScalars.prefix(20_000) {
      switch scalar.value {
      case 0x41...0x5a, 0x61...0x7a, 0xc0...0x24f: latin += 1
      case 0x400...0x4ff: cyrillic += 1
      case 0x3041...0x30ff: kana += 1
      case 0x4e00...0x9fff: han += 1
      default: break
      }
    }
    if kana + han > latin / 4, kana + han > 0 {
      if kana * 20 > han { return "ja" }
      let traditional = text.unicodeScalars.prefix(20_000).count {
        "這個們為來時後說對會學開關點選單".unicodeScalars.contains($0)
      }
      return traditional * 100 > han ? "zh-Hant" : "zh-Hans"
    }
    if cyrillic > latin / 4, cyrillic > 0 { return "ru" }
    return latin > 3 ? "en" : nil
  }
}
