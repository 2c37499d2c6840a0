/// Tells the languages in Cyrillic letters apart by the letters that only some of them have.
enum CyrillicLanguage {
  private static let fewestLetters = 4

  /// The language of a text with a number of Cyrillic letters; nil when they are too few to tell.
  static func of(_ text: String, letters: Int) -> DetectedLanguage? {
    guard letters >= fewestLetters else { return nil }
    var counts: [Unicode.Scalar: Int] = [:]
    for scalar in text.lowercased().unicodeScalars where scalar.isCyrillic {
      counts[scalar, default: 0] += 1
    }
    /// Whether letters make up at least a part of the text, in thousandths.
    func has(_ marks: String, _ thousandths: Int) -> Bool {
      let count = marks.unicodeScalars.reduce(0) { $0 + (counts[$1] ?? 0) }
      return count > 0 && count * 1000 >= letters * thousandths
    }
    func found(_ language: LanguageTag, _ confidence: Double, by marks: String) -> DetectedLanguage
    {
      let seen = marks.unicodeScalars.filter { counts[$0] != nil }.map(String.init)
      return DetectedLanguage(
        language, confidence: letters < 20 ? min(confidence, 0.7) : confidence,
        reason: "\(letters) Cyrillic letters, with " + seen.joined(separator: " "))
    }
    if has("қғұәңһ", 10) { return found("kk", 0.9, by: "қғұәңһ") }
    if has("өү", 10) { return nil }
    if has("ѓќѕ", 3) { return found("mk", 0.9, by: "ѓќѕ") }
    if has("јљњћђџ", 10) { return found("sr", 0.9, by: "јљњћђџ") }
    if has("ў", 2), has("і", 20) { return found("be", 0.95, by: "ўі") }
    if has("іїєґ", 15), !has("ыэё", 15) { return found("uk", 0.97, by: "іїєґ") }
    if has("ыэё", 3) { return found("ru", 0.97, by: "ыэё") }
    return byWords(text, letters: letters, hasHardSign: has("ъ", 5))
  }

  private static let bulgarianWords: Set<String> = [
    "се", "са", "че", "това", "ще", "към", "може", "както", "които", "който", "е",
    "със",
  ]
  private static let russianWords: Set<String> = [
    "и", "в", "не", "что", "как", "для", "это", "или", "с", "из", "к", "если", "по", "при", "чтобы",
  ]

  /// Decides without letters of its own: Russian, unless Bulgarian words say otherwise.
  private static func byWords(
    _ text: String, letters: Int, hasHardSign: Bool
  ) -> DetectedLanguage {
    let words = text.lowercased().split { !$0.isLetter }.map(String.init)
    let bulgarian = words.count { bulgarianWords.contains($0) }
    let russian = words.count { russianWords.contains($0) }
    if hasHardSign && bulgarian > russian || bulgarian > russian + 2 {
      return DetectedLanguage(
        "bg", confidence: 0.7, reason: "\(bulgarian) words are frequent in Bulgarian")
    }
    let confidence = letters < 20 ? 0.5 : russian > 0 ? 0.9 : 0.7
    return DetectedLanguage(
      "ru", confidence: confidence, reason: "\(letters) Cyrillic letters, none foreign to Russian")
  }
}
