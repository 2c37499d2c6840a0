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
