import LanguageText

/// Tells sentences that a draft has in English, be they no longer those of its source.
enum EnglishSentence {
  /// A name may have as many words, less one.
  private static let leastWords = 3
  /// How many of the words are English ones at least.
  private static let leastShare = 0.7

  /// How many English words make most of a text in other letters, and how many of them join others at least.
  private static let (mostWords, leastJoining) = (8, 0.2)

  /// Whether a text is an English sentence with some words in other letters, as the labels of an application: it has
  /// twice as many Latin letters as others, and words that only join others among them.
  ///
  /// - Complexity: O(length of the text).
  static func isMost(of text: String) -> Bool {
    var (latin, other) = (0, 0)
    // Nearly every sentence has more other letters, of at least two bytes; marks beyond ASCII begin with C2, E2 and E3 80.
    let most = text.utf8.count / 4
    for byte in text.utf8 {
      if (byte | 0x20) &- 0x61 < 26 {
        latin += 1
      } else if byte > 0xc2, byte != 0xe2 {
        other += 1
        if other > most { return false }
      }
    }
    guard latin > 2 * other else { return false }
    let words = UntranslatedSentences.words(of: text).filter { $0.allSatisfy(\.isASCII) }
    let joining = words.count(where: EnglishWords.functionWords.contains)
    return words.count >= mostWords && Double(joining) >= leastJoining * Double(words.count)
  }

  /// Whether a text in a draft of another language is English: in another script one without a letter of that, in
  /// Latin letters one with words that only English joins others with, and none that the language does.
  ///
  /// - Complexity: O(length of the text).
  static func isOne(_ text: String, in language: LanguageTag) -> Bool {
    let isLatin = language.likelyScript == "Latn"
    // A letter of another script, which nearly every sentence has, is found before words are cut.
    guard language.language != "en",
      isLatin || text.unicodeScalars.allSatisfy(\.isLatinOrNeutral),
      !text.contains(TranslatedSentence.gap)
    else { return false }
    let words = UntranslatedSentences.words(of: text)
    guard words.count >= leastWords else { return false }
    guard isLatin else { return words.contains(where: EnglishWords.functionWords.contains) }
    var joins = false
    for word in words {
      let isEnglish = EnglishWords.functionWords.contains(word)
      guard isEnglish != FunctionWords.contain(word, in: language) else { continue }
      guard isEnglish else { return false }
      joins = true
    }
    let known = words.count { EnglishFrequency.entry(of: $0).kind != .unknown }
    return joins && Double(known) >= leastShare * Double(words.count)
  }
}
