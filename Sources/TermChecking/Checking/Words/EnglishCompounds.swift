/// English expressions whose last word is no name of a thing by itself.
enum EnglishCompounds {
  /// Whether a word stands behind a number or a grade with which it is one adjective: *first class support*,
  /// *third party tools*, *high-level view*.
  ///
  /// Takes the word as UTF-8 byte offsets into its text.
  static func isOrdinal(_ word: Range<Int>, in text: String) -> Bool {
    guard grades[text.utf8Slice(word).lowercased()] != nil else { return false }
    let head = text.utf8Slice(0..<word.lowerBound)
    guard let joint = head.last, joint == " " || joint == "-" else { return false }
    let before = head.dropLast().reversed().prefix { $0.isLetter }
    return grades[text.utf8Slice(word).lowercased()]?
      .contains(String(before.reversed()).lowercased()) ?? false
  }

  /// Whether the first word of a stretch belongs to a name before it: *Native* in *React Native components*.
  ///
  /// Takes the stretch as UTF-8 byte offsets into its text.
  static func beginsInsideName(_ stretch: Range<Int>, in text: String) -> Bool {
    guard let first = text.utf8.dropFirst(stretch.lowerBound).first,
      first &- 0x41 < 26 || first > 0x7f
    else { return false }
    let words = text.utf8Slice(stretch).split(separator: " ")
    guard words.count > 1, words[0].first?.isUppercase == true,
      words[words.count - 1].first?.isLowercase == true,
      text.character(before: stretch.lowerBound) == " "
    else { return false }
    let before = String(
      text.utf8Slice(0..<stretch.lowerBound - 1).reversed().prefix { $0.isLetter || $0.isNumber }
        .reversed())
    return before.first?.isUppercase == true && !openings.contains(before.lowercased())
  }

  /// Whether a word is what a prefix with a hyphen makes another word of: *rendering* in *re-rendering*.
  ///
  /// Takes the word as UTF-8 byte offsets into its text.
  static func isBehindPrefix(_ word: Range<Int>, in text: String) -> Bool {
    guard text.character(before: word.lowerBound) == "-" else { return false }
    let before = text.utf8Slice(0..<word.lowerBound - 1).reversed().prefix { $0.isLetter }
    return prefixes.contains(String(before.reversed()).lowercased())
  }

  private static let prefixes: Set<String> = [
    "anti", "co", "de", "inter", "meta", "micro", "mini", "multi", "non", "over", "post", "pre",
    "pseudo", "re", "semi", "sub", "super", "un", "under",
  ]

  /// Words that have a capital because they begin a sentence or title.
  private static let openings: Set<String> = [
    "a", "all", "an", "and", "any", "are", "as", "at", "by", "can", "create", "do", "each", "every",
    "for", "from", "how", "if", "in", "is", "it", "its", "more", "most", "my", "new", "no", "of",
    "on", "or", "our", "set", "some", "such", "that", "the", "their", "these", "this", "those",
    "to",
    "two", "use", "using", "what", "when", "where", "which", "while", "with", "your",
  ]

  private static let grades: [String: Set<String>] = [
    "class": ["first", "second", "world", "middle"],
    "hand": ["first", "second"],
    "level": ["high", "higher", "low", "lower", "top", "entry"],
    "order": ["first", "higher"],
    "party": ["first", "second", "third"],
    "rate": ["first", "second", "third"],
    "time": ["first", "real", "long"],
  ]
}
