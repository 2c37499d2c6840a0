/// The looks of single lines of page furniture.
enum FurnitureLine {
  /// Whether a line is no content wherever it stands: a ruler, an address, a link to the original.
  static func isAlways(_ line: TextLine) -> Bool {
    let text = line.text
    guard line.columns <= 2048 else { return false }
    if !text.unicodeScalars.contains(where: \.isAlphanumeric) {
      return line.columns <= 120
        && text.unicodeScalars.contains { "-—–=*_~·•.#".unicodeScalars.contains($0) }
    }
    if isAddress(line) || isNotationOfOutliner(text) { return true }
    return FurnitureWords.originals.contains(text.lowercased())
  }

  /// Whether a line at the edge of a document is furniture without a doubt.
  static func isCertain(_ line: TextLine) -> Bool {
    guard line.columns <= 96 else { return isCredit(line.text) }
    return isByline(line) || isCounter(line) || isCredit(line.text) || isCommentPlace(line)
  }

  /// Whether a line at the edge of a document is furniture if other lines beside it are.
  static func isLikely(_ line: TextLine) -> Bool {
    guard line.columns <= 64 else { return false }
    let text = line.text.lowercased()
    return FurnitureWords.actions.contains(text)
      || FurnitureWords.chapters.contains { text.hasPrefix($0) }
  }

  /// Whether nothing but furniture comes after a line at the bottom.
  static func endsContent(_ line: TextLine) -> Bool { !isAlways(line) }

  /// Whether a line gives the date or the reading time of an article.
  static func isByline(_ line: TextLine) -> Bool {
    guard line.columns <= 56, !line.endsSentence else { return false }
    let text = line.text.lowercased()
    if FurnitureWords.readingTimes.contains(where: { text.contains($0) }) {
      return text.unicodeScalars.contains(where: \.isASCIIDigit)
    }
    return DatePattern.isIn(text)
  }

  private static func isAddress(_ line: TextLine) -> Bool {
    let bytes = Array(line.text.utf8)
    guard bytes.count >= 8, !bytes.contains(where: \.isSpace) else { return false }
    return InlineTokens.tokens(in: bytes).contains {
      $0.kind == .url && $0.range.count + 2 >= bytes.count
    }
  }

  /// Whether a line is the name of a picture in an outliner's notation, such as `hr.icon`.
  private static func isNotationOfOutliner(_ text: String) -> Bool {
    text.hasSuffix(".icon") && text.utf8.dropLast(5).allSatisfy(\.isASCIIWord)
  }

  /// Whether a line counts readers, comments or likes and says nothing else.
  private static func isCounter(_ line: TextLine) -> Bool {
    let text = line.text.lowercased()
    guard line.columns <= 64, !line.endsSentence else { return false }
    var rest = Substring(text)
    var counters = 0
    while let digit = rest.firstIndex(where: { $0.isASCII && $0.isNumber }) {
      let tail = rest[digit...].drop {
        $0.isNumber || $0 == "." || $0 == "," || $0 == "k" || $0 == "万"
      }
      .drop { $0 == " " || $0 == "\u{A0}" }
      guard let word = FurnitureWords.counted.first(where: { tail.hasPrefix($0) }) else {
        return false
      }
      counters += 1
      rest = tail.dropFirst(word.count)
    }
    return counters >= 2 || counters == 1 && rest.allSatisfy { !$0.isLetter }
  }

  private static func isCredit(_ text: String) -> Bool {
    let text = text.lowercased()
    return FurnitureWords.credits.contains { text.hasPrefix($0) }
  }

  /// Whether a line belongs to a comment: where it comes from, with a link to reply.
  private static func isCommentPlace(_ line: TextLine) -> Bool {
    let words = line.text.lowercased().split(separator: " ")
    guard (2...5).contains(words.count), let last = words.last else { return false }
    return FurnitureWords.replies.contains(String(last))
  }
}

extension Unicode.Scalar {
  fileprivate var isAlphanumeric: Bool {
    value < 0x80 ? isASCIIWord : isLetter || properties.numericType != nil
  }
}
