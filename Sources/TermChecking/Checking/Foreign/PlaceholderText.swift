import LanguageText

/// Tells texts that stand where nobody has written one yet.
enum PlaceholderText {
  /// Whether a text is filled with the words of *lorem ipsum*, which nobody translates.
  ///
  /// - Complexity: O(length of the text).
  static func isFiller(_ text: String) -> Bool {
    var found: Set<Substring> = []
    for word in text.lowercased().split(whereSeparator: { !$0.isLetter })
    where fillers.contains(word) {
      found.insert(word)
      if found.count >= leastFillers { return true }
    }
    return false
  }

  /// Whether a sentence says that the description of a thing is missing, as generated references do: what a
  /// draft says there describes the thing.
  static func isMissingDescription(_ sentence: String) -> Bool {
    TermForms.fold(sentence).hasPrefix("no description ")
  }

  /// So many different words of it no text in Latin has by chance.
  private static let leastFillers = 3

  private static let fillers: Set<Substring> = [
    "adipiscing", "aliqua", "aliquip", "cillum", "commodo", "consectetur", "consequat", "cupidatat",
    "deserunt", "dolor", "eiusmod", "excepteur", "exercitation", "fugiat", "incididunt", "ipsum",
    "laboris", "laborum", "lorem", "mollit", "nostrud", "occaecat", "pariatur", "proident",
    "ullamco",
    "veniam",
  ]
}
