import LanguageText

/// Tells terms that are named after something, *GitHub repository*, and drafts that have its name alone.
enum NameInTerm {
  /// The name with a capital inside it that is one word of a term of several, if a text has it, but not the
  /// whole term.
  ///
  /// - Complexity: O(length of the text).
  static func alone(of term: String, in text: String) -> String? {
    // Most terms have no capital at all.
    guard term.utf8.contains(UInt8(ascii: " ")),
      term.utf8.contains(where: { $0 &- 0x41 < 26 || $0 > 0x7f })
    else { return nil }
    let words = term.split(separator: " ")
    guard words.count > 1, !text.holdsBytes(of: term),
      let name = words.first(where: { hasCapitalInside($0) }), text.holdsBytes(of: String(name))
    else { return nil }
    return String(name)
  }

  private static func hasCapitalInside(_ word: Substring) -> Bool {
    guard word.first?.isUppercase == true, word.contains(where: \.isLowercase) else { return false }
    return word.dropFirst().contains(where: \.isUppercase) && word.allSatisfy(\.isLetter)
  }
}
