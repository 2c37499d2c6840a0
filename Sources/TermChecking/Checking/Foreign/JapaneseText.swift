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

  /// Whether a text has hiragana.
  ///
  /// - Complexity: O(n) in the length of the text.
  static func hasHiragana(_ text: String) -> Bool {
    text.unicodeScalars.contains { ScriptClass($0) == .hiragana }
  }

  /// Whether a sentence has more kana than Han characters, be it a title in katakana alone.
  ///
  /// - Complexity: O(n) in the length of the text.
  static func hasMoreKana(_ text: String) -> Bool {
    var (kana, han) = (0, 0)
    for scalar in text.unicodeScalars {
      switch ScriptClass(scalar) {
      case .hiragana, .katakana: kana += 1
      case .han: han += 1
      case .latin, .cyrillic, .hangul, .digit, .other: break
      }
    }
    return kana > leastKana && kana > han
  }

  /// Whether a paragraph of a document that has others in Japanese may be in Japanese, too: it has kana, or it
  /// is a few Chinese characters that nothing tells for Chinese.
  ///
  /// - Complexity: O(n) in the length of the text.
  static func mayBeAll(of text: String) -> Bool {
    var (kana, han, isChinese) = (0, 0, false)
    for scalar in text.unicodeScalars {
      switch ScriptClass(scalar) {
      case .hiragana, .katakana: kana += 1
      case .han:
        han += 1
        isChinese = isChinese || chinese.contains(scalar)
      case .latin, .cyrillic, .hangul, .digit, .other: break
      }
    }
    if isMost(of: text) { return true }
    return !isChinese && (kana > 0 || han <= mostOfTitle && !text.contains("的"))
  }

  /// How many Chinese characters a title of one language may have that looks like one of the other.
  private static let mostOfTitle = 12
  /// Characters that most Chinese sentences have and Japanese hardly, or only in other words.
  private static let chinese = Set(
    "的了是在和与與不这這您你请請将將会會可以从從把被让讓它们們".unicodeScalars)

  /// Whether kana stand in one run with a part of a text, given in UTF-8 byte offsets, or its sentence has enough of
  /// them: a Japanese word, phrase or sentence among Chinese ones.
  ///
  /// - Complexity: O(n) in the length of the sentence.
  static func surrounds(_ part: Range<Int>, in text: String) -> Bool {
    let scalars = text.unicodeScalars
    let start = text.utf8.index(text.startIndex, offsetBy: part.lowerBound)
    let end = text.utf8.index(start, offsetBy: part.count)
    func isLetter(_ scalar: Unicode.Scalar) -> Bool {
      [.han, .hiragana, .katakana].contains(ScriptClass(scalar))
    }
    func isKana(_ scalar: Unicode.Scalar) -> Bool { ScriptClass(scalar) != .han }
    let before = scalars[..<start].reversed().prefix(while: isLetter).count(where: isKana)
    if before + scalars[end...].prefix(while: isLetter).count(where: isKana) >= leastKana {
      return true
    }
    // Most texts have no kana.
    guard hasHiragana(text) else { return false }
    let opening = scalars[..<start].lastIndex(where: endsSentence) ?? scalars.startIndex
    let closing = scalars[end...].firstIndex(where: endsSentence) ?? scalars.endIndex
    return isMost(of: String(scalars[opening..<closing]))
  }

  private static func endsSentence(_ scalar: Unicode.Scalar) -> Bool {
    "。！？!?\n".unicodeScalars.contains(scalar)
  }
}
