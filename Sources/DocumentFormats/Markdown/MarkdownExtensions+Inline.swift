import LanguageText

/// Reads what site generators add inside a line, or from a line on.
extension MarkdownExtensions {
  /// What an extension or a code span may begin with, and what escapes that.
  private static let marks = ByteMarks("`{[$\\:")

  mutating func readInline(_ line: Range<Int>) {
    var position = line.lowerBound
    while position < line.upperBound {
      position = mark(from: position)
      guard position < line.upperBound else { return }
      switch source.utf8[position] {
      case UInt8(ascii: "`"): position = endOfCode(at: position, in: line)
      case UInt8(ascii: "{"): position = readBraces(at: position, in: line)
      case UInt8(ascii: "["):
        joinTarget(behind: position, in: line)
        position =
          readReference(at: position, in: line) ?? readFootnote(at: position, in: line)
      case UInt8(ascii: "$"): position = readFormula(at: position, in: line)
      case UInt8(ascii: "\\"): position += 2
      case UInt8(ascii: ":"): position = readIcon(at: position, in: line)
      default: position += 1
      }
    }
  }

  /// Makes one word of where the next link leads that Julia's Documenter makes, `[text](@ref the-name)`.
  ///
  /// Markdown knows no such targets, whose words would be text. Source: documentation that has them, such as Julia's.
  private mutating func joinTarget(behind position: Int, in line: Range<Int>) {
    guard let target = target(behind: position, in: line) else { return }
    for index in target where plain[index - start] == 0x20 {
      plain[index - start] = UInt8(ascii: "-")
    }
  }

  private func target(behind position: Int, in line: Range<Int>) -> Range<Int>? {
    let limit = min(line.upperBound, position + Self.reach)
    guard let close = Self.closing.first(in: source.utf8.span, from: position, to: limit),
      starts(close..<line.upperBound, "](@"),
      ["@ref ", "@id ", "@extref "].contains(where: { starts(close + 2..<line.upperBound, $0) }),
      let end = find(")", in: close + 2..<line.upperBound)
    else { return nil }
    return close + 2..<end
  }

  private static let closing = ByteMarks("]")

  /// Where the first of ``marks`` stands from an offset on, the end of the source where none does.
  ///
  /// Lines are read one after the other: each place is found once, and most lines have none.
  private mutating func mark(from position: Int) -> Int {
    if position >= nextMark.from, position <= nextMark.at { return nextMark.at }
    let end = source.utf8.count
    let next = Self.marks.first(in: source.utf8.span, from: position, to: end) ?? end
    nextMark = (position, next)
    return next
  }

  /// The end of a code span that begins at an offset, or of its backticks when it has no end.
  private func endOfCode(at position: Int, in line: Range<Int>) -> Int {
    let isTick = { (byte: UInt8) in byte == UInt8(ascii: "`") }
    let count = source.utf8[position..<line.upperBound].prefix(while: isTick).count
    var next = position + count
    let limit = min(line.upperBound, next + Self.reach)
    while next < limit {
      let ticks = source.utf8[next..<limit].prefix(while: isTick).count
      if ticks == count { return next + ticks }
      next += max(1, ticks)
    }
    return position + count
  }

  /// Reads a construct in braces; returns the offset behind it.
  private mutating func readBraces(at position: Int, in line: Range<Int>) -> Int {
    if nextBrace < position + 1 {
      // Where the line has none, none is looked for again before its end.
      nextBrace =
        source.utf8[position..<line.upperBound].firstIndex(of: UInt8(ascii: "}"))
        ?? line.upperBound
    }
    if let shortcode = Shortcode(at: position, in: source.utf8) {
      return read(shortcode, in: line)
    }
    let rest = position..<line.upperBound
    if starts(rest, "{/*"), find("*/}", in: rest) == nil,
      let end = hideComment(
        behind: position..<position + 3,
        until: { position, bytes in bytes[position...].firstRange(of: Array("*/}".utf8)) })
    {
      return end
    }
    guard nextBrace < min(line.upperBound, position + Self.reach) else { return position + 1 }
    if isRole(position..<nextBrace + 1, in: line) {
      hide(position..<nextBrace + 1)
      return nextBrace + 1
    }
    if starts(rest, "{% comment %}"),
      let end = hideComment(
        behind: position..<position + "{% comment %}".utf8.count,
        until: { position, bytes in
          bytes[position...].firstRange(of: Array("{% endcomment %}".utf8))
        })
    {
      return end
    }
    if isAttributeList(position + 1..<nextBrace) {
      showAttributes(in: position + 1..<nextBrace)
      hide(position..<nextBrace + 1)
      return nextBrace + 1
    }
    if starts(rest, "{*") || starts(rest, "{!"), isInclusion(position..<nextBrace + 1, in: line) {
      hide(position..<nextBrace + 1, fill: 0x20)
      return nextBrace + 1
    }
    for construct in Self.braces where starts(rest, construct.open) {
      // The closing mark holds the first closing brace; what stands before that is in front of it.
      let start = nextBrace - construct.beforeBrace
      guard start >= position + construct.open.utf8.count,
        starts(start..<line.upperBound, construct.close)
      else { continue }
      var range = position..<start + construct.close.utf8.count
      if construct.open == "{:" || construct.open == "{." {
        showAttributes(in: position + 2..<start)
      }
      if construct.open == "{%" { showTitle(ofTag: position + 2..<start) }
      if construct.open == "{#" { range = withPercentSigns(range, in: line) }
      if construct.open == "{/*" { addComment(range) }
      let isWholeLine = !construct.isMasked && isAlone(range, in: line)
      hide(range, fill: isWholeLine ? 0x20 : UInt8(ascii: "x"), isMasked: construct.isMasked)
      return range.upperBound
    }
    return position + 1
  }

  /// An anchor with the signs around it, as translations of Vue's documentation write it: `%{#id}%`.
  private func withPercentSigns(_ anchor: Range<Int>, in line: Range<Int>) -> Range<Int> {
    let isFree = (hidden.last?.range.upperBound ?? 0) < anchor.lowerBound
    guard isFree, anchor.lowerBound > line.lowerBound, anchor.upperBound < line.upperBound,
      source.utf8[anchor.lowerBound - 1] == UInt8(ascii: "%"),
      source.utf8[anchor.upperBound] == UInt8(ascii: "%")
    else { return anchor }
    return anchor.lowerBound - 1..<anchor.upperBound + 1
  }

  /// Whether braces that are a whole line put in a file: `{* ../part.py hl[1,3] *}`, as the documentation of FastAPI
  /// has it, or `{!part.md!}`, as MkDocs does.
  private func isInclusion(_ range: Range<Int>, in line: Range<Int>) -> Bool {
    range.count > 5 && source.utf8[range.lowerBound + 1] == source.utf8[range.upperBound - 2]
      && isAlone(range, in: line)
      && source.utf8[range].contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") }
  }

  /// Whether braces hold the role of the code span behind them, as in MyST: `{doc}` before a path.
  private func isRole(_ range: Range<Int>, in line: Range<Int>) -> Bool {
    guard range.upperBound < line.upperBound, source.utf8[range.upperBound] == UInt8(ascii: "`"),
      range.count > 2
    else { return false }
    return source.utf8[range.lowerBound + 1..<range.upperBound - 1].allSatisfy {
      $0.isASCIIWord || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":")
    }
  }

  private static let braces: [BraceConstruct] = [
    BraceConstruct("{{", "}}", isMasked: true), BraceConstruct("{%", "%}"),
    BraceConstruct("{/*", "*/}"), BraceConstruct("{#", "}"), BraceConstruct("{:", "}"),
    BraceConstruct("{.", "}"),
  ]

  /// Hides a shortcode but for its words; returns the offset behind it, or behind the comment it opens.
  private mutating func read(_ shortcode: Shortcode, in line: Range<Int>) -> Int {
    let range = shortcode.range
    if shortcode.name.elementsEqual("comment".utf8),
      let end = hideComment(
        behind: range,
        until: { position, bytes in
          Shortcode.closing("comment", behind: position, in: bytes)
        })
    {
      return end
    }
    let end = max(line.upperBound, endOfLine(at: range.upperBound))
    let isWholeLine = isAlone(range, in: line.lowerBound..<end)
    if isWholeLine, let title = shortcode.title, !title.isEmpty {
      // The title becomes a heading, apart from the text below.
      hide(range.lowerBound..<title.lowerBound, fill: 0x20)
      hide(title.upperBound..<range.upperBound, fill: 0x20)
      for index in range.lowerBound..<range.lowerBound + 6 {
        plain[index - start] = UInt8(ascii: "#")
      }
    } else if let text = shortcode.text, !text.isEmpty {
      hide(range.lowerBound..<text.lowerBound)
      hide(text.upperBound..<range.upperBound)
    } else {
      hide(range, fill: isWholeLine ? 0x20 : UInt8(ascii: "x"))
      if let page = shortcode.page { keep(page, asEndOf: range) }
    }
    consumed = range.upperBound
    return range.upperBound
  }

  /// Leaves the path of a page at the end of the hidden tag that is the address of a link, for the parser to read.
  private mutating func keep(_ page: Range<Int>, asEndOf tag: Range<Int>) {
    guard tag.lowerBound > start, source.utf8[tag.lowerBound - 1] == UInt8(ascii: "("),
      source.utf8[page].allSatisfy({ $0.isASCIIWord || "-./#".utf8.contains($0) })
    else { return }
    let first = tag.upperBound - page.count - start
    plain[first - 1] = UInt8(ascii: "/")
    for (offset, byte) in source.utf8[page].enumerated() { plain[first + offset] = byte }
  }

  /// Blanks what stands from a tag to the one that ends a comment; returns the offset behind it, nil
  /// when it has no end.
  private mutating func hideComment(
    behind tag: Range<Int>, until closing: (Int, [UInt8]) -> Range<Int>?
  ) -> Int? {
    guard !hasUnclosedComment else { return nil }
    guard let close = closing(tag.upperBound, source.utf8) else {
      hasUnclosedComment = true
      return nil
    }
    let range = tag.lowerBound..<close.upperBound
    comments.append(SourceComment(range, delimiters: (tag.count, close.count), in: source))
    hidden.append(Piece(range: range, isMasked: false))
    blank(range)
    consumed = range.upperBound
    return range.upperBound
  }

  /// Takes a line that refers to nothing, `[//]: # (text)`, for the comment that it is meant as; returns whether it is
  /// one.
  ///
  /// Where brackets inside are not balanced, Markdown alone would show it.
  mutating func readComment(asReference line: Range<Int>) -> Bool {
    guard let name = ["[//]:", "[comment]:"].first(where: { starts(line, $0) })
    else { return false }
    let target = source.utf8[(line.lowerBound + name.utf8.count)..<line.upperBound]
      .prefix(while: \.isSpace).endIndex
    guard let sign = ["#", "<>"].first(where: { starts(target..<line.upperBound, $0) }),
      let end = source.utf8[line].lastIndex(where: { !$0.isSpace })
    else { return false }
    let gap = source.utf8[(target + sign.utf8.count)..<line.upperBound].prefix(while: \.isSpace)
    guard gap.endIndex <= end, "(\"'".utf8.contains(source.utf8[gap.endIndex]) else { return false }
    let isClosed = gap.endIndex < end && ")\"'".utf8.contains(source.utf8[end])
    comments.append(
      SourceComment(
        line.lowerBound..<end + 1,
        delimiters: (gap.endIndex + 1 - line.lowerBound, isClosed ? 1 : 0), in: source))
    blank(line)
    return true
  }

  /// The offset of the end of the line that an offset stands in.
  func endOfLine(at position: Int) -> Int {
    source.utf8[position...].firstIndex { $0 == 0x0a || $0 == 0x0d } ?? source.utf8.count
  }

  /// Reads `[[name|text]]`, a reference to a part of a program; returns the offset behind it, nil for
  /// what is none.
  ///
  /// The name is hidden; where the text only repeats the end of it, all is masked.
  private mutating func readReference(at position: Int, in line: Range<Int>) -> Int? {
    guard starts(position..<line.upperBound, "[["),
      let bar = find("|", in: position + 2..<line.upperBound),
      let end = find("]]", in: bar..<line.upperBound)
    else { return nil }
    let name = source.utf8[position + 2..<bar - 1]
    let text = source.utf8[bar..<end - 2]
    guard !text.isEmpty, name.allSatisfy({ $0 > 0x20 && $0 < 0x7f && $0 != UInt8(ascii: "]") }),
      name.contains(UInt8(ascii: "\\")) || name.firstRange(of: "::".utf8) != nil,
      !text.contains(UInt8(ascii: "["))
    else { return nil }
    if isMember(text, of: name) {
      hide(position..<end, isMasked: true)
    } else {
      hide(position..<bar)
      hide(end - 2..<end)
    }
    return end
  }

  /// Whether a text is the last part of a name, perhaps with the brackets of a call or in small letters.
  private func isMember(_ text: ArraySlice<UInt8>, of name: ArraySlice<UInt8>) -> Bool {
    func plain(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
      let name = bytes.prefix { $0 != UInt8(ascii: "(") }.drop { $0 == UInt8(ascii: "$") }
      return Array(String(decoding: name, as: UTF8.self).lowercased().utf8)
    }
    let (text, name) = (plain(text), plain(name))
    guard name.reversed().starts(with: text.reversed()) else { return false }
    let before = name.dropLast(text.count).last
    return before.map { !$0.isASCIIWord } ?? true
  }

  private mutating func readFootnote(at position: Int, in line: Range<Int>) -> Int {
    guard starts(position..<line.upperBound, "[^"),
      let end = find("]", in: position + 2..<line.upperBound), end > position + 3,
      source.utf8[position..<end].allSatisfy({ !$0.isSpace })
    else { return position + 1 }
    hide(position..<end)
    return end
  }

  /// Masks a formula, `$x$` or `$$x$$`; returns the offset behind it.
  ///
  /// As in Pandoc, no space stands inside the marks and no digit behind them: prices are none.
  private mutating func readFormula(at position: Int, in line: Range<Int>) -> Int {
    let mark = starts(position..<line.upperBound, "$$") ? "$$" : "$"
    let inner = position + mark.utf8.count
    guard inner < line.upperBound, mark == "$$" || !source.utf8[inner].isSpace,
      let end = find(mark, in: inner..<line.upperBound), end - mark.utf8.count > inner
    else { return inner }
    let isClosed = mark == "$$" || !source.utf8[end - 2].isSpace
    let isPrice = end < line.upperBound && source.utf8[end].isASCIIWord
    guard isClosed, !isPrice else { return inner }
    hide(position..<end, isMasked: true)
    return end
  }

  // MARK: Overwriting

  mutating func hide(
    _ range: Range<Int>, fill: UInt8 = UInt8(ascii: "x"), isMasked: Bool = false
  ) {
    guard !range.isEmpty else { return }
    hidden.append(Piece(range: range, isMasked: isMasked))
    overwrite(range, with: fill)
  }

  mutating func blank(_ range: Range<Int>) { overwrite(range, with: 0x20) }

  /// Overwrites all but the ends of lines.
  private mutating func overwrite(_ range: Range<Int>, with fill: UInt8) {
    for index in range where plain[index - start] != 0x0a && plain[index - start] != 0x0d {
      plain[index - start] = fill
    }
  }

  private mutating func addComment(_ range: Range<Int>) {
    comments.append(SourceComment(range, delimiters: (3, 3), in: source))
  }

  func isAlone(_ range: Range<Int>, in line: Range<Int>) -> Bool {
    source.utf8[line.lowerBound..<range.lowerBound].allSatisfy(\.isSpace)
      && source.utf8[range.upperBound..<line.upperBound].allSatisfy(\.isSpace)
  }

  func starts(_ range: Range<Int>, _ text: String) -> Bool {
    source.utf8[range].starts(with: text.utf8)
  }

  /// The offset behind the next place of a text, not too far away.
  func find(_ text: String, in range: Range<Int>) -> Int? {
    let bytes = Array(text.utf8)
    let limit = min(range.upperBound, range.lowerBound + Self.reach)
    var position = range.lowerBound
    while position + bytes.count <= limit {
      if source.utf8[position..<position + bytes.count].elementsEqual(bytes) {
        return position + bytes.count
      }
      position += 1
    }
    return nil
  }
}

/// A construct of a template language between marks with braces.
private struct BraceConstruct: Sendable {
  let open: String
  let close: String
  /// Whether the construct is shown, but masked.
  let isMasked: Bool
  /// How many bytes of the closing mark stand before its first brace.
  let beforeBrace: Int

  init(_ open: String, _ close: String, isMasked: Bool = false) {
    (self.open, self.close, self.isMasked) = (open, close, isMasked)
    beforeBrace = close.utf8.prefix { $0 != UInt8(ascii: "}") }.count
  }
}
