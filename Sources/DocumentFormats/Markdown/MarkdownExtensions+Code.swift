/// Fences directly behind a line of HTML, which Markdown alone reads as HTML up to the next empty line, and their last
/// line as one that opens code.
extension MarkdownExtensions {
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
