import LanguageText

/// Tells texts that stand where nobody has written one yet.
enum PlaceholderText {
  /// Whether a text is filled with the words of *lorem ipsum*, which nobody translates.
  ///
  /// - Complexity: O(length of the text).
  static func isFiller(_ text: String) -> Bool {
    guard mayBeFiller(text) else { return false }
    var found: Set<Substring> = []
    for word in text.lowercased().split(whereSeparator: { !$0.isLetter })
    where fillers.contains(word) {
      found.insert(word)
      if found.count >= leastFillers { return true }
    }
    return false
  }

  /// Whether words of ASCII letters enough begin as fillers do: a look at the bytes tells of most texts that they have
  /// none.
  private static func mayBeFiller(_ text: String) -> Bool {
    let bytes = text.utf8.span
    var (found, length, beginning): (Int, Int, UInt64) = (0, 0, 0)
    for index in 0...bytes.count {
      let letter = index < bytes.count ? bytes[index] | 0x20 : 0
      if letter &- 0x61 < 26 {
        if length < lettersOfBeginning { beginning = beginning << 8 | UInt64(letter) }
        length += 1
        continue
      }
      if length >= lettersOfBeginning, beginnings.contains(beginning) { found += 1 }
      (length, beginning) = (0, 0)
    }
    return found >= leastFillers
  }

  /// All fillers have five letters and more.
  private static let lettersOfBeginning = 5

  private static let beginnings = Set(
    fillers.map { filler in
      filler.utf8.prefix(lettersOfBeginning).reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    })

  /// Whether a sentence says that the description of a thing is missing, as generated references do: what a
  /// draft says there describes the thing.
  static func isMissingDescription(_ sentence: String) -> Bool {
    // Most sentences begin with another letter.
    guard let first = sentence.utf8.first, (first | 0x20) &- 0x61 >= 26 || first | 0x20 == 0x6e
    else { return false }
    return TermForms.fold(sentence).hasPrefix("no description ")
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
