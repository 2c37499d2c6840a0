internal import LanguageText

/// Finds control characters and signs of text that was read in the wrong encoding.
enum BadCharacters {
  /// The first one, for people; nil when there is none.
  static func first(in text: String) -> String? {
    guard let scalar = text.unicodeScalars.first(where: isBad) else { return nil }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private static func isBad(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 9, 10, 13: false
    case 0..<0x20, 0x7F...0x9F, 0xFFFD, 0xFFFE, 0xFFFF, 0xE000...0xF8FF: true
    default: false
    }
  }
}

/// Finds prose that was not translated.
enum SameAsSource {
  /// Says that a translation is its source and should not be; nil when it is not, or may be.
  ///
  /// Names, codes and numbers stay as they are: only texts with three words, two of them without a
  /// capital, are prose; in languages without spaces, texts of four letters.
  static func fault(_ text: String, _ source: String) -> String? {
    guard text == source else { return nil }
    let words = text.split { !$0.isLetter }
    let small = words.count { $0.count > 1 && $0.allSatisfy(\.isLowercase) }
    let isSpaceless = text.unicodeScalars.count(where: { ScriptClass($0).isEastAsian }) >= 4
    guard words.count >= 3 && small >= 2 || isSpaceless else { return nil }
    return "the translation is the source"
  }
}

/// Finds text in another script than its language has.
enum ScriptCheck {
  /// Says what is wrong; nil when nothing is.
  static func fault(in text: String, language: LanguageTag) -> String? {
    let scalars = Array(text.unicodeScalars)
    if language.language == "zh", let script = language.likelyScript {
      // Without region and script nobody knows which one is meant.
      guard language.script != nil || language.region != nil else { return nil }
      let simplified = scalars.count(where: HanVariants.isSimplifiedOnly)
      let traditional = scalars.count(where: HanVariants.isTraditionalOnly)
      if script == "Hant", simplified > 1, simplified > 3 * traditional {
        return "simplified characters in \(language)"
      }
      if script == "Hans", traditional > 1, traditional > 3 * simplified {
        return "traditional characters in \(language)"
      }
    }
    guard let own = language.scriptClasses else { return nil }
    let letters = scalars.map { ScriptClass($0) }.filter { $0 != .digit && $0 != .other }
    let words = text.split { !$0.isLetter }.filter { $0.count > 1 && $0.allSatisfy(\.isLowercase) }
    guard letters.count >= 8, !letters.contains(where: own.contains),
      words.count >= 2 || letters.contains(where: \.isEastAsian)
    else { return nil }
    return "no letter of the script of \(language)"
  }
}

/// Finds text in another language than it says.
enum LanguageCheck {
  /// Says which language it is in; nil when that is the right one, or is not clear.
  static func fault(in text: String, language: LanguageTag) -> String? {
    guard known.contains(language.language), text.utf8.count >= 40,
      let detected = LanguageDetector.examine(text), detected.confidence >= 0.9,
      detected.language.language != language.language,
      !near.contains([detected.language.language, language.language])
    else { return nil }
    return "this is \(detected.language), not \(language)"
  }

  /// The languages that the detector tells apart.
  private static let known: Set = [
    "zh", "ja", "ko", "ru", "uk", "be", "bg", "sr", "mk", "kk", "en", "de", "fr", "es", "it", "pt",
    "nl", "sv", "da", "nb", "fi", "pl", "cs", "hu", "ro", "tr", "vi", "id", "el", "he", "th",
  ]

  /// Languages that a sentence does not tell apart.
  private static let near: Set<Set<String>> = [["da", "nb"], ["sr", "mk"], ["id", "ms"]]
}

extension ScriptClass {
  /// Whether the script is one of East Asia.
  fileprivate var isEastAsian: Bool { [.han, .hiragana, .katakana, .hangul].contains(self) }
}
