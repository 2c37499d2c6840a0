/// The second line of tables, which says how many columns they have.
extension MarkdownExtensions {
  /// Gives every column of the second line of a table the three dashes that the parser asks for; one is enough.
  ///
  /// A table right below a line of text begins anew.
  /// Where the line has no room for them, the line above ends earlier and the next begins later: the bars
  /// around a row say nothing.
  ///
  /// Source: GitHub Flavored Markdown 0.29, §4.10.
  mutating func widenDelimiters(in line: Range<Int>) {
    let text = source.utf8[line]
    guard text.allSatisfy({ "|:- \t\r".utf8.contains($0) }) else { return }
    let columns = text.split(separator: UInt8(ascii: "|")).map { column in
      column.count { !$0.isSpace }
    }.filter { $0 > 0 }
    guard columns.count > 1 else { return }
    parseTableApart(from: line.lowerBound)
    guard columns.contains(where: { $0 < 3 }) else { return }
    let end = line.upperBound - text.reversed().prefix(while: \.isSpace).count
    let delimiters = (0..<(columns.count * 4 - 1)).map { place in
      UInt8(ascii: place % 4 == 3 ? "|" : "-")
    }
    if delimiters.count <= end - line.lowerBound {
      write(delimiters, in: line.lowerBound..<end, fill: UInt8(ascii: "-"))
    } else if let above = endOfRow(above: line.lowerBound) {
      let prefix = Array(source.utf8[(above.lineFeed + 1)..<line.lowerBound])
      let lines = [0x0a] + prefix + delimiters
      if lines.count <= end - above.end {
        write(lines, in: above.end..<end, fill: 0x20)
      } else if let below = beginningOfRow(below: line.upperBound, prefix),
        lines.count + 1 + prefix.count <= below - above.end
      {
        write(lines + [0x0a] + prefix, in: above.end..<below, fill: 0x20)
      }
    }
  }

  /// Makes an empty line of the bar that the first row of a table begins with, right below a line of text, given where
  /// its second line begins: the parser takes rows behind text for text.
  private mutating func parseTableApart(from delimiters: Int) {
    let bytes = source.utf8
    func lineFeed(before offset: Int) -> Int? {
      bytes[start..<max(start, offset)].lastIndex(of: 0x0a)
    }
    guard let second = lineFeed(before: delimiters), second + 1 == delimiters,
      let first = lineFeed(before: second), bytes[first + 1] == UInt8(ascii: "|")
    else { return }
    let above = bytes[((lineFeed(before: first) ?? start - 1) + 1)..<first].drop(while: \.isSpace)
    guard let mark = above.first, !"|<`~".utf8.contains(mark) else { return }
    plain[first + 1 - start] = 0x0a
  }

  /// Overwrites the end of a stretch of the source with some bytes, what is left before them with another.
  private mutating func write(_ bytes: [UInt8], in range: Range<Int>, fill: UInt8) {
    let left = repeatElement(fill, count: range.count - bytes.count)
    plain.replaceSubrange(
      (range.lowerBound - start)..<(range.upperBound - start), with: left + bytes)
  }

  /// Where the text of the line above ends when a bar follows it, and where that line ends; nil for any other line.
  private func endOfRow(above body: Int) -> (end: Int, lineFeed: Int)? {
    let bytes = source.utf8
    guard let lineFeed = bytes[start..<body].lastIndex(of: 0x0a), body - lineFeed < Self.reach,
      let bar = bytes[start..<lineFeed].lastIndex(where: { !$0.isSpace }),
      bytes[bar] == UInt8(ascii: "|"), !bytes[bar..<lineFeed].contains(0x0a),
      let last = bytes[start..<bar].lastIndex(where: { $0 == 0x0a || !$0.isSpace }),
      bytes[last] != 0x0a, bytes[last] != UInt8(ascii: "\\")
    else { return nil }
    return (last + 1, lineFeed)
  }

  /// Where the text of the line below begins when a bar stands before it and nothing but a row can begin so; nil for
  /// any other line.
  private func beginningOfRow(below end: Int, _ prefix: [UInt8]) -> Int? {
    let rest = source.utf8[end...]
    guard let lineFeed = rest.firstIndex(where: { !$0.isSpace || $0 == 0x0a }),
      rest[lineFeed] == 0x0a,
      rest[(lineFeed + 1)...].starts(with: prefix)
    else { return nil }
    let row = rest[(lineFeed + 1 + prefix.count)...]
    guard row.first == UInt8(ascii: "|"),
      let text = row.dropFirst().firstIndex(where: { !$0.isSpace || $0 == 0x0a }),
      row[text].isASCIIWord || row[text] == UInt8(ascii: "`") || row[text] >= 0xc0,
      !row[text].isASCIIDigit, !row[text...].starts(with: "```".utf8)
    else { return nil }
    return text
  }
}
