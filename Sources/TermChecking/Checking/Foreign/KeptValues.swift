import DocumentFormats

/// Words that the strings of a program keep as its values: the name of an attribute between tags, the
/// values of a setting in quotes, the keywords of a desktop entry.
enum KeptValues {
  /// Whether a word of the draft, which its source has too, is most likely such a value: one of
  /// keywords, or one in small letters that both have alone between tags, or in quotes beside another they share.
  ///
  /// - Complexity: O(length of the texts).
  static func hold(_ use: TermUse, in block: TextBlock, of sources: [TextBlock]) -> Bool {
    if isKeywords(block.text), sources.contains(where: { isKeywords($0.text) }) { return true }
    let word = use.text
    guard word == word.lowercased(), !word.contains(" ") else { return false }
    let text = block.text
    let head = text.utf8Slice(0..<use.range.lowerBound)
    let tail = text.utf8Slice(use.range.upperBound..<text.utf8.count)
    if head.last == ">", tail.first == "<" {
      return sources.contains { $0.text.holdsBytes(of: ">\(word)<") }
    }
    guard mayQuote(word, text) else { return false }
    let values = quoted(text)
    guard values.contains(word) else { return false }
    return sources.contains { source in
      let shared = values.intersection(quoted(source.text))
      return shared.contains(word) && shared.count > 1
    }
  }

  /// Whether a text is a list of keywords as desktop entries have it: `folder;manager;disk;`.
  private static func isKeywords(_ text: String) -> Bool {
    text.utf8.count { $0 == UInt8(ascii: ";") } > 2 && text.last == ";" && !text.contains("; ")
  }

  /// Whether a text may have a word between quotes: a quick look, since hardly any text has.
  private static func mayQuote(_ word: String, _ text: String) -> Bool {
    text.places(ofBytes: word).contains { place in
      let start = text.utf8.index(text.startIndex, offsetBy: place.lowerBound)
      let end = text.utf8.index(start, offsetBy: place.count)
      return text[..<start].last { !$0.isWhitespace }.map(opening.contains) ?? false
        && text[end...].first { !$0.isWhitespace }.map(closing.contains) ?? false
    }
  }

  /// What stands in quotes in a text, without the spaces around it.
  private static func quoted(_ text: String) -> Set<String> {
    var found: Set<String> = []
    var word: String?
    for character in text {
      if let begun = word, closing.contains(character) {
        found.insert(
          String(begun.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed()))
        word = opening.contains(character) ? "" : nil
      } else if opening.contains(character) {
        word = ""
      } else {
        word?.append(character)
      }
    }
    return found
  }

  private static let opening: Set<Character> = ["\"", "'", "“", "„", "«", "»", "‘", "‚", "「", "`"]
  private static let closing: Set<Character> = ["\"", "'", "”", "“", "»", "«", "’", "‘", "」", "`"]
}
