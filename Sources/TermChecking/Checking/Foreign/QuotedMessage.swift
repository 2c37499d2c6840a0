import DocumentFormats
import LanguageText

/// Tells words of a message that a draft quotes as a program prints it: *the error 'No lamp is left in "x"'*.
enum QuotedMessage {
  /// How many marks on either side of a word are asked whether they hold the message: it may have some inside.
  private static let mostMarks = 3
  /// The least words of a message, which is more than a name.
  private static let leastWords = 5
  /// The longest paragraphs that are looked at, in UTF-8 bytes, so that a text of nothing but left words stays linear.
  private static let longestParagraph = 4_000

  /// Whether quotation marks hold a word together with so much of the source's that it is no slip.
  ///
  /// - Complexity: O(length of the paragraphs), which is bounded.
  static func holds(_ use: TermUse, in passage: Passage, _ context: CheckContext) -> Bool {
    let text = context.draft.document.blocks[use.block].text
    guard text.utf8.count <= longestParagraph else { return false }
    let starts = opening(before: use.range.lowerBound, of: text)
    guard !starts.isEmpty else { return false }
    let ends = closing(behind: use.range.upperBound, of: text)
    let sources = passage.sourceBlocks.map {
      context.sources[passage.document].document.blocks[$0].text
    }.filter { $0.utf8.count <= longestParagraph }
    return starts.contains { start in
      ends.contains { end in
        // French has spaces inside of its marks.
        let words = text.utf8Slice(start..<end).split(whereSeparator: \.isWhitespace)
        let quoted = words.joined(separator: " ")
        return words.count >= leastWords
          && words.contains { EnglishWords.functionWords.contains($0.lowercased()) }
          && sources.contains { $0.holdsBytes(of: quoted) }
      }
    }
  }

  /// Behind the last marks before an offset that words may begin behind, the nearest first.
  private static func opening(before offset: Int, of text: String) -> [Int] {
    var places: [Int] = []
    var (place, last): (Int, Character?) = (0, nil)
    for character in text.utf8Slice(0..<offset) {
      place += character.utf8.count
      if marks.contains(character), last.map({ !$0.isLetter && !$0.isNumber }) ?? true {
        places.append(place)
      }
      last = character
    }
    return places.suffix(mostMarks).reversed()
  }

  /// Before the first marks behind an offset that words may end before.
  private static func closing(behind offset: Int, of text: String) -> [Int] {
    var places: [Int] = []
    var place = offset
    let rest = text.utf8Slice(offset..<text.utf8.count)
    for (character, next) in zip(rest, rest.dropFirst().map(Optional.some) + [nil]) {
      if marks.contains(character), next.map({ !$0.isLetter && !$0.isNumber }) ?? true {
        places.append(place)
        if places.count == mostMarks { break }
      }
      place += character.utf8.count
    }
    return places
  }

  private static let marks: Set<Character> = [
    "\"", "'", "“", "”", "„", "‘", "’", "«", "»", "「", "」",
  ]
}
