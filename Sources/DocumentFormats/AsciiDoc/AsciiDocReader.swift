/// Reads the blocks of AsciiDoc line by line.
struct AsciiDocReader {
  private let source: SourceText
  private let lines: [IndentedLine]
  private var position = 0
  private var found = ParsedDocument(blocks: [])
  /// The depth of the list item that the last paragraph was read in; 0 outside of lists.
  private var depth = 0
  /// Whether the next block was said to be code.
  private var isCodeNext = false

  /// Makes a reader of a document, from an offset of its source on.
  init(_ source: SourceText, from start: Int) {
    self.source = source
    lines = SourceLines.ranges(in: source.utf8).filter { $0.lowerBound >= start }
      .map { IndentedLine($0, of: source) }
  }

  /// The blocks and comments in file order.
  consuming func read() -> ParsedDocument {
    readHeader()
    while position < lines.count { readBlock() }
    return found
  }

  /// Reads the title; what follows it without an empty line are authors and attributes.
  private mutating func readHeader() {
    while position < lines.count, lines[position].isEmpty || readComment() {
      if lines[position].isEmpty { position += 1 }
      if position >= lines.count { return }
    }
    guard position < lines.count, let title = lines[position].title, title.level == 1 else {
      return
    }
    add([title.start..<lines[position].range.upperBound], as: .heading, level: 1)
    position += 1
    while position < lines.count, !lines[position].isEmpty {
      if !readComment() {
        addText(ofAttribute: lines[position])
        position += 1
      }
    }
  }

  /// Adds the value of an attribute that is shown to readers.
  private mutating func addText(ofAttribute line: IndentedLine) {
    guard let value = line.shownValue else { return }
    add([value], as: .metadata)
  }

  private mutating func readBlock() {
    let line = lines[position]
    if line.isEmpty || line.isSeparator {
      if line.isEmpty, position + 1 < lines.count, lines[position + 1].isEmpty { depth = 0 }
      position += 1
    } else if readComment() {
      return
    } else if let delimiter = line.delimiter {
      readDelimited(delimiter, line)
    } else if let title = line.title {
      depth = 0
      position += 1
      add([title.start..<line.range.upperBound], as: .heading, level: title.level)
    } else if line.isAttributes {
      let isCode = Self.announcesCode(line) || isCodeNext
      addText(ofAttribute: line)
      isCodeNext = isCode
      position += 1
    } else if let macro = line.blockMacro {
      position += 1
      if ["image", "video", "audio"].contains(macro.name) { addAlternative(macro.brackets) }
    } else if line.starts("."), line.text.count > 1, line.listItem == nil, !line.starts("..") {
      position += 1
      add([line.range.dropFirst(1)], as: .caption)
    } else if let item = line.listItem {
      depth = item.depth
      readText(from: item.start, kind: .listItem)
    } else if let item = line.description {
      position += 1
      add([line.range.lowerBound..<item.termEnd], as: .listItem, level: max(1, depth))
      if item.start < line.range.upperBound {
        position -= 1
        readText(from: item.start, kind: .paragraph)
      }
    } else if line.indent > 0, depth == 0 || isCodeNext {
      addCode(takeLines { !$0.isEmpty })
    } else if isCodeNext {
      addCode(takeLines { !$0.isEmpty })
    } else {
      readText(from: line.range.lowerBound + labelLength(of: line), kind: .paragraph)
    }
  }

  // MARK: Text

  /// Reads a paragraph from an offset of the present line on.
  private mutating func readText(from start: Int, kind: BlockKind) {
    var ranges = [start..<lines[position].range.upperBound]
    position += 1
    while position < lines.count, isText(lines[position], kind) {
      if !readComment() {
        ranges.append(lines[position].range)
        position += 1
      }
    }
    let isItem = kind == .listItem
    add(ranges, as: kind, level: isItem ? depth : 0)
  }

  private func isText(_ line: IndentedLine, _ kind: BlockKind) -> Bool {
    if line.isEmpty || line.delimiter != nil || line.isSeparator { return false }
    if line.isAttributes, line.starts("[") { return false }
    return kind == .paragraph && depth == 0
      || line.listItem == nil && line.description == nil && line.blockMacro == nil
  }

  /// The length of the label of an admonition with the space behind it.
  private func labelLength(of line: IndentedLine) -> Int {
    for label in ["NOTE: ", "TIP: ", "IMPORTANT: ", "WARNING: ", "CAUTION: "]
    where line.starts(label) {
      return label.utf8.count
    }
    return 0
  }

  private mutating func add(_ ranges: [Range<Int>], as kind: BlockKind, level: Int = 0) {
    isCodeNext = false
    let markup = MarkupSource(lines: ranges.map(withoutBreak), of: source)
    if let block = AsciiDocInline(markup).block(kind, level: level) { found.blocks.append(block) }
  }

  /// A line without the `+` at its end that breaks it.
  private func withoutBreak(_ line: Range<Int>) -> Range<Int> {
    source.utf8[line].ends(with: " +") ? line.lowerBound..<line.upperBound - 2 : line
  }

  private mutating func addAlternative(_ brackets: Range<Int>) {
    let quote = UInt8(ascii: "\"")
    let text = source.utf8[brackets]
    if text.first == quote, let end = text.dropFirst().firstIndex(of: quote) {
      add([brackets.lowerBound + 1..<end], as: .caption)
      return
    }
    let first = text.prefix { $0 != UInt8(ascii: ",") }
    let isNamed = first.contains(UInt8(ascii: "="))
    if !isNamed { add([first.startIndex..<first.endIndex], as: .caption) }
  }

  // MARK: Code and comments

  private mutating func readDelimited(_ delimiter: IndentedLine.Delimiter, _ line: IndentedLine) {
    position += 1
    depth = 0
    switch delimiter {
    case .container where isCodeNext && !line.starts("===="): addCode(takeUntil(line))
    case .container: isCodeNext = false
    case .code: addCode(takeUntil(line))
    case .passthrough, .comment:
      isCodeNext = false
      _ = takeUntil(line)
    case .table:
      isCodeNext = false
      let table = AsciiDocTable(takeUntil(line), separator: line.text.first, source)
      for cell in table.cells { add(cell, as: .tableCell) }
    }
  }

  /// Takes the lines up to one like the line that opened the block, which is passed.
  private mutating func takeUntil(_ opening: IndentedLine) -> [IndentedLine] {
    let fence = opening.starts("```") ? Array("```".utf8)[...] : opening.text
    let closing = lines[position...].firstIndex { $0.text.elementsEqual(fence) } ?? lines.count
    let end = otherEnd(of: opening, before: closing) ?? closing
    let body = Array(lines[position..<end])
    position = min(end + 1, lines.count)
    return body
  }

  /// The line that ends code with more or fewer of its marks than it began with, which asciidoc.py takes; nil where
  /// none does.
  ///
  /// Such lines in code that shows AsciiDoc come in pairs, and one below the head of a table that a program prints has
  /// a line of it below.
  private func otherEnd(of opening: IndentedLine, before closing: Int) -> Int? {
    guard case .code = opening.delimiter, !opening.starts("```") else { return nil }
    let others = (position..<closing).filter { index in
      if case .code = lines[index].delimiter {
        lines[index].text.first == opening.text.first
      } else {
        false
      }
    }
    guard others.count % 2 == 1 else { return nil }
    return others.first {
      $0 + 1 == lines.count || lines[$0 + 1].isEmpty || lines[$0 + 1].isSeparator
    }
  }

  private mutating func takeLines(while isWanted: (IndentedLine) -> Bool) -> [IndentedLine] {
    let start = position
    while position < lines.count, isWanted(lines[position]) { position += 1 }
    return Array(lines[start..<position])
  }

  private mutating func addCode(_ body: [IndentedLine]) {
    isCodeNext = false
    var text = VisibleText(source)
    for line in body {
      text.append("\n", for: line.range.lowerBound..<line.range.lowerBound)
      text.append(line.range)
    }
    if let block = text.block(.code) { found.blocks.append(block) }
  }

  /// Passes a comment of one line; returns whether there is one.
  private mutating func readComment() -> Bool {
    let line = lines[position]
    guard line.indent == 0, line.starts("//"), !line.starts("///") else { return false }
    found.comments.append(SourceComment(line.range, delimiters: (2, 0), in: source))
    position += 1
    return true
  }

  /// Whether the attributes of a block say that it is code or other text for machines.
  private static func announcesCode(_ line: IndentedLine) -> Bool {
    let style = line.text.dropFirst().prefix { $0.isASCIIWord || $0 == UInt8(ascii: "-") }
    return [
      "source", "listing", "literal", "stem", "latexmath", "asciimath", "plantuml", "mermaid",
      "pass",
    ]
    .contains(String(decoding: style, as: UTF8.self))
      || line.starts("[,")
  }
}
