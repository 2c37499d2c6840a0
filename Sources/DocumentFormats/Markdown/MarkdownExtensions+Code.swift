/// Fences that Markdown alone reads otherwise than they are meant: directly behind a line of HTML, which is HTML up to the
/// next empty line, so that their last line opens code, and indented like code below a paragraph.
extension MarkdownExtensions {
  /// Moves a fence that is indented like code right below a paragraph to the beginning of its line; returns whether it is
  /// one.
  ///
  /// By CommonMark it goes on with the paragraph, which nobody means; MD4C opens the code there and does not close it.
  mutating func liftFence(_ line: Range<Int>) -> Bool {
    let indent = source.utf8[line].prefix { $0 == 0x20 }.count
    guard indent >= 4, startsAtMargin(paragraphAbove: line.lowerBound) else { return false }
    lift(line)
    return true
  }

  /// Moves what a line has behind its indentation to its beginning.
  mutating func lift(_ line: Range<Int>) {
    let text = source.utf8[line].drop { $0 == 0x20 }
    for (offset, byte) in text.enumerated() { plain[line.lowerBound + offset - start] = byte }
    blank(line.lowerBound + text.count..<line.upperBound)
  }

  /// How far up a paragraph is followed; keeps reading linear.
  private static let longestParagraph = 8000

  /// Whether a paragraph that begins with a letter in the first column, and so in no list, ends above an offset.
  private func startsAtMargin(paragraphAbove offset: Int) -> Bool {
    var first = offset
    while first > start {
      let end = first - 1
      let above =
        source.utf8[max(start, end - Self.longestParagraph)..<end].lastIndex(of: 0x0a)
        .map { $0 + 1 } ?? start
      guard offset - above <= Self.longestParagraph, !source.utf8[above..<end].allSatisfy(\.isSpace)
      else {
        break
      }
      first = above
    }
    guard first < offset, first == start || offset - first < Self.longestParagraph,
      let byte = source.utf8[first..<offset].first
    else { return false }
    return byte >= 0x80 || (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "`")
  }

  /// Whether the line behind a line opens a fence, or the one behind that after a summary.
  func opensCode(behind line: Range<Int>) -> Bool {
    guard let next = self.line(behind: line) else { return false }
    if CodeFence(source.utf8[next]) != nil { return true }
    guard summaryTags(in: next) != nil, let second = self.line(behind: next) else { return false }
    return CodeFence(source.utf8[second]) != nil
  }

  /// The tags of a line that ends with that of a summary, and begins with the opening one or that of what it sums up:
  /// `<summary>Output</summary>`, `<details><summary>Output</summary>`; nil for other lines.
  func summaryTags(in line: Range<Int>) -> [Range<Int>]? {
    let text = source.utf8[line]
    let body = text.drop(while: \.isSpace)
    guard ["<summary", "<details"].contains(where: { body.starts(with: $0.utf8) }),
      let end = text.lastIndex(where: { !$0.isSpace }),
      text[...end].reversed().starts(with: "</summary>".utf8.reversed())
    else { return nil }
    var tags: [Range<Int>] = []
    var position = body.startIndex
    while let open = text[position...].firstIndex(of: UInt8(ascii: "<")) {
      guard let close = text[open...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
      tags.append(open..<close + 1)
      position = close + 1
    }
    return tags
  }

  /// Hides the tags of a summary; without a letter before it the rest would be indented like code.
  mutating func hideSummary(_ tags: [Range<Int>]) {
    for (index, tag) in tags.enumerated() {
      let first = tag.lowerBound..<tag.lowerBound + (index == 0 ? 1 : 0)
      hide(first)
      hide(first.upperBound..<tag.upperBound, fill: 0x20)
    }
  }

  private func line(behind line: Range<Int>) -> Range<Int>? {
    let isPair = source.utf8[line.upperBound...].starts(with: "\r\n".utf8)
    let next = line.upperBound + (isPair ? 2 : 1)
    guard next < source.utf8.count else { return nil }
    return next..<endOfLine(at: next)
  }

  /// Makes tags around code to fences, and hides it where a tag is too short for one.
  mutating func readCode(_ tags: CodeTags.Pair) {
    let first = source.utf8[tags.opening].drop(while: \.isSpace)
    if first.starts(with: "{`".utf8) {
      consumed = tags.closing.upperBound
      return blank(tags.opening.lowerBound..<tags.closing.upperBound)
    }
    for line in [tags.opening, tags.closing] {
      blank(line)
      let first = line.lowerBound + source.utf8[line].prefix(while: \.isSpace).count
      for index in first..<first + 3 { plain[index - start] = UInt8(ascii: "`") }
    }
    consumed = tags.closing.upperBound
  }
}
