import LanguageText

/// Tells Japanese that a Chinese text has: the characters of its words are those of Japan, not of the other
/// Chinese script.
enum JapaneseText {
  /// How many kana make a word in Japanese: Chinese has a の for decoration.
  private static let leastKana = 2

  /// Whether a text has kana enough for Japanese sentences: some hiragana, and half as many kana as Han
  /// characters.
  ///
  /// - Complexity: O(n) in the length of the text.
  static func isMost(of text: String) -> Bool {
    var (hiragana, katakana, han) = (0, 0, 0)
    for scalar in text.unicodeScalars {
      switch ScriptClass(scalar) {
      case .hiragana: hiragana += 1
      case .katakana: katakana += 1
      case .han: han += 1
      case .latin, .cyrillic, .hangul, .digit, .other: break
      }
    }
    return hiragana > leastKana && (hiragana + katakana) * 2 >= han
  }

  /// Whether kana stand in one run with a part of a text, given in UTF-8 byte offsets: a Japanese word or
  /// phrase among Chinese ones.
  ///
  /// - Complexity: O(n) in the length of the run.
  static func surrounds(_ part: Range<Int>, in text: String) -> Bool {
    let scalars = text.unicodeScalars
    let start = text.utf8.index(text.startIndex, offsetBy: part.lowerBound)
    let end = text.utf8.index(start, offsetBy: part.count)
    func isLetter(_ scalar: Unicode.Scalar) -> Bool {
      [.han, .hiragana, .katakana].contains(ScriptClass(scalar))
    }
    func isKana(_ scalar: Unicode.Scalar) -> Bool { ScriptClass(scalar) != .han }
    let before = scalars[..<start].reversed().prefix(while: isLetter).count(where: isKana)
    return before + scalars[end...].prefix(while: isLetter).count(where: isKana) >= leastKana
  }
}
