import LanguageText

extension MixedScript {
  /// The words of a text with Latin and Cyrillic letters, of which one looks like the other.
  func lookAlikes(
    in text: String, _ language: LanguageTag, isCyrillic: Bool
  ) -> [Problem] {
    LanguageText.MixedScript.confusables(in: text, isCyrillic: isCyrillic).map { word in
      // A letter too many looks like one of another language.
      let isWrong =
        isCyrillic && CyrillicAlphabet.hasForeignLookAlike(word.corrected, in: language)
      return Problem(
        range: word.range, message: "Latin and Cyrillic letters in one word",
        replacement: word.corrected, isWritten: !isWrong)
    }
  }
}
