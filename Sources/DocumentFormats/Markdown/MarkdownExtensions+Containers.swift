/// Lines that open a block which Markdown alone has no word for: containers and their tabs, admonitions, footnotes.
extension MarkdownExtensions {
  /// `:::tip` opens and `:::` closes a container; the title of one becomes a heading.
  mutating func readContainer(_ line: Range<Int>) {
    let text = source.utf8[line]
    var position = line.lowerBound + text.prefix { $0 == UInt8(ascii: ":") }.count
    position += source.utf8[position..<line.upperBound].prefix(while: \.isSpace).count
    position +=
      source.utf8[position..<line.upperBound].prefix { $0.isASCIIWord || $0 == UInt8(ascii: "-") }
      .count
    if position < line.upperBound, source.utf8[position] == UInt8(ascii: "{"),
      let end = find("}", in: position..<line.upperBound)
    {
      position = end
    }
    if position < line.upperBound, source.utf8[position] == UInt8(ascii: "#") {
      position += source.utf8[position..<line.upperBound].prefix { !$0.isSpace }.count
    }
    position += source.utf8[position..<line.upperBound].prefix(while: \.isSpace).count
    var title = position..<line.upperBound
    if let first = source.utf8[title].first, first == UInt8(ascii: "["),
      let end = find("]", in: title)
    {
      title = title.lowerBound + 1..<end - 1
    }
    showTitle(title, of: line)
  }

  /// Blanks a line but for its title, which becomes a heading of a level, if what stands before it has place for the marks.
  mutating func showTitle(_ title: Range<Int>, of line: Range<Int>, level: Int = 6) {
    guard source.utf8[title].contains(where: { !$0.isSpace }),
      title.lowerBound - line.lowerBound > level
    else { return blank(line) }
    blank(line.lowerBound..<title.lowerBound)
    blank(title.upperBound..<line.upperBound)
    for index in line.lowerBound..<line.lowerBound + level {
      plain[index - start] = UInt8(ascii: "#")
    }
  }

  /// Reads a line of the tabs or the playground of VuePress: the title of `@tab:active Yarn#yarn` becomes a heading, the
  /// name in `@file part.ts` is hidden; returns whether it is one.
  mutating func readTab(_ line: Range<Int>) -> Bool {
    let mark = source.utf8[line].prefix { !$0.isSpace }
    if mark.elementsEqual("@file".utf8) {
      blank(line)
      return true
    }
    guard mark.elementsEqual("@tab".utf8) || mark.starts(with: "@tab:".utf8) else { return false }
    let text = source.utf8[mark.endIndex..<line.upperBound]
    let end = text.lastIndex(of: UInt8(ascii: "#")) ?? line.upperBound
    showTitle(
      (text.firstIndex { !$0.isSpace } ?? end)..<max(end, mark.endIndex), of: line, level: 4)
    return true
  }

  /// Makes an item of a list of a line that defines a footnote, `[^a]: Text`, so that paragraphs indented below it are
  /// of the footnote and no code; returns whether it is one.
  mutating func readDefinition(ofFootnote line: Range<Int>) -> Bool {
    guard let end = find("]:", in: line), end > line.lowerBound + 4,
      source.utf8[line.lowerBound..<end].allSatisfy({ !$0.isSpace })
    else { return false }
    hide(line.lowerBound..<end)
    plain[line.lowerBound - start] = UInt8(ascii: "-")
    plain[line.lowerBound + 1 - start] = 0x20
    readInline(end..<line.upperBound)
    return true
  }

  /// `!!! note "Title"` opens a block that is indented by four columns: a list item to the parser.
  mutating func readAdmonition(_ line: Range<Int>) {
    let quote = UInt8(ascii: "\"")
    let text = source.utf8[line]
    let open = text.firstIndex(of: quote)
    let close = text.lastIndex(of: quote)
    blank(line.lowerBound..<line.lowerBound + 4)
    plain[line.lowerBound - start] = UInt8(ascii: "-")
    guard let open, let close, close > open + 1 else {
      hide(line.lowerBound + 4..<line.upperBound)
      return
    }
    // The title becomes a heading in the list item, so that the text below stays apart from it.
    blank(line.lowerBound + 4..<open + 1)
    blank(close..<line.upperBound)
    for index in (line.lowerBound + 4..<open).prefix(6) { plain[index - start] = UInt8(ascii: "#") }
    if open == line.lowerBound + 4 { plain[line.lowerBound + 3 - start] = UInt8(ascii: "#") }
  }
}
