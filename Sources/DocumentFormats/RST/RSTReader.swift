/// Reads the blocks of reStructuredText line by line.
struct RSTReader {
  private let source: SourceText
  private let lines: [IndentedLine]
  private var position = 0
  private var found = ParsedDocument(blocks: [])
  /// The looks of titles in the order in which they first occur: by mark and whether one is above.
  private var titles: [Title] = []
  /// The columns at which the texts of the open list items begin.
  private var items: [Int] = []

  private struct Title: Equatable {
    var mark: UInt8
    var isFramed: Bool
  }

  /// Makes a reader of a document.
  init(_ source: SourceText) {
    self.source = source
    lines = SourceLines.ranges(in: source.utf8).map { IndentedLine($0, of: source) }
  }

  /// The blocks and comments in file order.
  consuming func read() -> ParsedDocument {
    while position < lines.count { readBlock() }
    let starts = found.blocks.map { $0.offsets.fileRange(of: 0..<1).lowerBound }
    let order = found.blocks.indices.sorted { (starts[$0], $0) < (starts[$1], $1) }
    found.blocks = order.map { found.blocks[$0] }
    return found
  }

  private mutating func readBlock() {
    let line = lines[position]
    if line.isEmpty {
      position += 1
      return
    }
    while let last = items.last, line.indent < last { items.removeLast() }
    if readTitle() { return }
    if line.starts(".. ") || line.starts("__ ") || line.text.elementsEqual("..".utf8) {
      readExplicit(line)
    } else if line.isTableBorder {
      readTable()
    } else if line.starts(">>> ") {
      addCode(takeLines { !$0.isEmpty })
    } else if let start = line.itemStart {
      items.append(line.indent + 1)
      readText(from: start, kind: .listItem, level: items.count)
    } else if let start = line.fieldStart {
      readText(from: start, kind: .metadata)
    } else if line.starts("| ") {
      position += 1
      add([line.range.lowerBound + 2..<line.range.upperBound], as: .paragraph)
    } else {
      readText(
        from: line.range.lowerBound, kind: items.isEmpty ? .paragraph : .listItem,
        level: items.count)
    }
  }

  // MARK: Titles

  /// Reads a title with its adornment, or a ruler; returns whether there is one.
  private mutating func readTitle() -> Bool {
    let line = lines[position]
    let next = position + 1 < lines.count ? lines[position + 1] : nil
    if let mark = line.adornment, line.text.count >= 3 || next?.isEmpty == false {
      if let next, !next.isEmpty, position + 2 < lines.count,
        lines[position + 2].adornment == mark
      {
        addTitle(next, Title(mark: mark, isFramed: true))
        position += 3
        return true
      }
      guard line.text.count >= 4, next?.isEmpty ?? true else { return false }
      position += 1
      return true
    }
    guard line.indent == 0, let next, let mark = next.adornment, next.indent == 0,
      next.text.count >= min(4, line.text.count), line.adornment == nil
    else { return false }
    addTitle(line, Title(mark: mark, isFramed: false))
    position += 2
    return true
  }

  private mutating func addTitle(_ line: IndentedLine, _ title: Title) {
    if !titles.contains(title) { titles.append(title) }
    let level = (titles.firstIndex(of: title) ?? 0) + 1
    items = []
    add([line.range], as: .heading, level: min(level, 6))
  }

  // MARK: Text

  /// Reads a paragraph from an offset of the present line on.
  ///
  /// It ends before an empty line or one in another column; the lines below a mark such as a bullet
  /// hang deeper than it.
  private mutating func readText(from start: Int, kind: BlockKind, level: Int = 0) {
    let first = lines[position]
    let isHanging = start != first.range.lowerBound
    var ranges = [start..<first.range.upperBound]
    position += 1
    var indent = isHanging ? nil : first.indent
    while position < lines.count, !lines[position].isEmpty {
      let line = lines[position]
      guard indent.map({ line.indent == $0 }) ?? (line.indent > first.indent),
        !isHanging || line.itemStart == nil, !line.starts(".. ")
      else { break }
      indent = line.indent
      ranges.append(line.range)
      position += 1
    }
    let isTerm =
      !isHanging && ranges.count == 1 && position < lines.count
      && !lines[position].isEmpty && lines[position].indent > first.indent
    let hasCode = trimCodeMark(&ranges)
    add(ranges, as: isTerm ? .listItem : kind, level: isTerm ? max(1, level) : level)
    if hasCode { addCode(takeBody(behind: first.indent)) }
  }

  /// Cuts the `::` off that announces code: one colon of it is text when a word stands before it.
  private func trimCodeMark(_ ranges: inout [Range<Int>]) -> Bool {
    guard let last = ranges.last, source.utf8[last].ends(with: "::") else { return false }
    let rest = source.utf8[last].dropLast(2)
    let isText = rest.last.map { !$0.isSpace } ?? false
    ranges[ranges.count - 1] = last.lowerBound..<rest.endIndex + (isText ? 1 : 0)
    return true
  }

  private mutating func add(_ ranges: [Range<Int>], as kind: BlockKind, level: Int = 0) {
    let markup = MarkupSource(lines: ranges, of: source)
    if let block = RSTInline(markup).block(kind, level: level) { found.blocks.append(block) }
  }

  private mutating func addCode(_ body: [IndentedLine]) {
    var text = VisibleText(source)
    for line in body {
      text.append("\n", for: line.range.lowerBound..<line.range.lowerBound)
      text.append(line.range)
    }
    if let block = text.block(.code) { found.blocks.append(block) }
  }

  /// Takes the lines while a condition holds.
  private mutating func takeLines(while isWanted: (IndentedLine) -> Bool) -> [IndentedLine] {
    let start = position
    while position < lines.count, isWanted(lines[position]) { position += 1 }
    return Array(lines[start..<position])
  }

  /// Takes the lines that are indented deeper than a column, and the empty ones between them.
  private mutating func takeBody(behind column: Int) -> [IndentedLine] {
    takeLines { $0.isEmpty || $0.indent > column }
  }

  // MARK: Explicit markup

  private mutating func readExplicit(_ line: IndentedLine) {
    position += 1
    let body = line.range.dropFirst(3)
    let text = String(decoding: source.utf8[body], as: UTF8.self)
    if line.starts("__ ") || text.hasPrefix("_") || text.hasPrefix("|") {
      _ = takeBody(behind: line.indent)
    } else if let mark = text.firstRange(of: "::"), Self.isName(text[..<mark.lowerBound]) {
      let name = String(text[..<mark.lowerBound]).lowercased().filter { $0 != " " }
      let argument = body.lowerBound + text[..<mark.upperBound].utf8.count..<body.upperBound
      readDirective(name, argument, column: line.indent)
    } else if text.hasPrefix("["), let end = source.utf8[body].firstIndex(of: UInt8(ascii: "]")) {
      position -= 1
      readText(from: end + 1, kind: .paragraph)
    } else {
      let rest = takeBody(behind: line.indent).last { !$0.isEmpty }
      let range = line.range.lowerBound..<(rest ?? line).range.upperBound
      found.comments.append(SourceComment(range, delimiters: (2, 0), in: source))
    }
  }

  private mutating func readDirective(_ name: String, _ argument: Range<Int>, column: Int) {
    switch RSTDirectives.content(of: name) {
    case .skipped: _ = takeBody(behind: column)
    case .code:
      _ = takeOptions(behind: column)
      addCode(takeBody(behind: column))
    case .picture: addAlternative(takeOptions(behind: column))
    case .object: _ = takeOptions(behind: column)
    case .text:
      // Below a directive without text of its own a comment may stand; behind some it is text.
      let mayBeComment = source.utf8[argument].allSatisfy(\.isSpace)
      let more = takeLines {
        !$0.isEmpty && $0.indent > column && $0.fieldStart == nil
          && !(mayBeComment && $0.starts(".. "))
      }
      add([argument] + more.map(\.range), as: .paragraph)
      _ = takeOptions(behind: column)
    }
  }

  private mutating func takeOptions(behind column: Int) -> [IndentedLine] {
    takeLines { !$0.isEmpty && $0.indent > column && $0.fieldStart != nil }
  }

  private mutating func addAlternative(_ options: [IndentedLine]) {
    for option in options where option.starts(":alt:") {
      guard let start = option.fieldStart else { continue }
      add([start..<option.range.upperBound], as: .caption)
    }
  }

  private static func isName(_ text: Substring) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { $0.isASCIIWord || "-_:+. ".utf8.contains($0) }
      && text.split(separator: " ").count == 1
  }

  // MARK: Tables

  private mutating func readTable() {
    let isGrid = lines[position].starts("+")
    let border = lines[position]
    var cells: [[Range<Int>]] = []
    func isInTable(_ line: IndentedLine, _ before: IndentedLine) -> Bool {
      isGrid ? line.starts("|") || line.starts("+") : !(line.isEmpty && before.isTableBorder)
    }
    var before = border
    repeat {
      let line = lines[position]
      if line.isTableBorder || !isGrid {
        for cell in cells { add(cell, as: .tableCell) }
        cells = []
      }
      if !line.isTableBorder {
        let parts = isGrid ? gridCells(of: line) : simpleCells(of: line)
        for (index, part) in parts.enumerated() {
          if index == cells.count { cells.append([]) }
          if !part.isEmpty { cells[index].append(part) }
        }
      }
      before = line
      position += 1
    } while position < lines.count && isInTable(lines[position], before)
    for cell in cells { add(cell, as: .tableCell) }
  }

  private func gridCells(of line: IndentedLine) -> [Range<Int>] {
    line.text.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
      .dropFirst().map { $0.startIndex..<$0.endIndex }
  }

  /// The stretches between two or more spaces.
  private func simpleCells(of line: IndentedLine) -> [Range<Int>] {
    var cells: [Range<Int>] = []
    var start = line.range.lowerBound
    for position in line.range where position > start {
      guard source.utf8[position] == 0x20, source.utf8[position - 1] == 0x20 else { continue }
      if position - 1 > start { cells.append(start..<position - 1) }
      start = position + 1
    }
    if start < line.range.upperBound { cells.append(start..<line.range.upperBound) }
    return cells
  }
}
