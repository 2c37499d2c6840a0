/// What languages call themselves, as a page that exists in several says: names that stay in every translation.
enum LanguageAutonyms {
  /// Those that are written in Chinese characters.
  static let inHan: Set<String> = [
    "日本語", "中文", "简体中文", "繁體中文", "正體中文", "中文（简体）", "中文（繁體）", "中文(简体)", "中文(繁體)", "中文 (简体)",
    "中文 (繁體)", "粵語", "文言", "吴语",
  ]

  /// The same in short or in the other script, which in running text may be plain words, and those in other letters
  /// than Latin.
  private static let others: Set<String> = [
    "简体", "繁体中文", "繁體", "汉语", "漢語", "한국어", "русский", "Русский", "Українська", "українська",
    "Беларуская", "Български",
    "Српски",
  ]

  /// Whether a text is one or several of them with marks between; some may be in Latin letters.
  ///
  /// - Complexity: O(length of the text).
  static func make(up text: String) -> Bool {
    var rest = text.unicodeScalars[...]
    // Of what is no list of names the first words tell it.
    while let start = rest.firstIndex(where: { !separates($0) }) {
      rest = rest[start...]
      let end = rest.firstIndex(where: separates) ?? rest.endIndex
      let name = rest[..<end]
      rest = rest[end...]
      guard
        name.allSatisfy(\.isLatinOrNeutral) || inHan.contains(String(name))
          || others.contains(String(name))
      else { return false }
    }
    return true
  }

  private static func separates(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "|", "/", "·", ",", "，", "、", "•", " ": true
    default: false
    }
  }
}
