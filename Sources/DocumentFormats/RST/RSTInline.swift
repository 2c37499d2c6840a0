/// Reads the inline markup of reStructuredText.
struct RSTInline {
  private let markup: MarkupSource
  private var text: MarkupText

  /// How far the end of a construct may be from its start; keeps reading linear.
  private static let reach = 500

  /// Takes the lines of a block.
  init(_ markup: MarkupSource) {
    self.markup = markup
    text = MarkupText(markup)
  }

  /// The finished block; nil when nothing is visible.
  consuming func block(_ kind: BlockKind, level: Int) -> TextBlock? {
    read(markup.bytes.indices)
    return text.block(kind, level: level)
  }

  private mutating func read(_ range: Range<Int>) {
    var (start, position) = (range.lowerBound, range.lowerBound)
    while position < range.upperBound {
      guard let found = construct(at: position, in: range) else {
        position += 1
        continue
      }
      text.append(start..<position, isLiteral: true)
      show(found)
      (start, position) = (found.end, found.end)
    }
    text.append(start..<range.upperBound, isLiteral: true)
  }

  /// A construct of inline markup.
  private struct Construct {
    /// What it means; nil for text as it is.
    var span: InlineSpan.Kind?
    /// What is visible of it.
    var inner: Range<Int>
    var end: Int
  }

  private mutating func show(_ construct: Construct) {
    if let span = construct.span { text.open(span, name: "span") }
    text.append(construct.inner, isLiteral: true)
    text.close("span")
  }

  private func construct(at start: Int, in range: Range<Int>) -> Construct? {
    let bytes = markup.bytes
    let rest = start..<range.upperBound
    switch bytes[start] {
    case UInt8(ascii: "\\"):
      guard start + 1 < range.upperBound else { return nil }
      let isSpace = bytes[start + 1].isSpace
      let end = isSpace ? start + 2 : endOfCharacter(start + 1, in: range)
      return Construct(inner: isSpace ? end..<end : start + 1..<end, end: end)
    case UInt8(ascii: "`"):
      if starts("``", at: start) { return pair("``", .code, at: start, in: rest) }
      return interpreted(at: start, role: nil, from: start, in: rest)
    case UInt8(ascii: ":"):
      let role = bytes[(start + 1)..<min(range.upperBound, start + 60)].prefix {
        $0.isASCIIWord || ":-_+.".utf8.contains($0)
      }
      guard role.endIndex < range.upperBound, role.last == UInt8(ascii: ":"), role.count > 1,
        bytes[role.endIndex] == UInt8(ascii: "`")
      else { return nil }
      return interpreted(
        at: role.endIndex, role: String(decoding: role.dropLast(), as: UTF8.self), from: start,
        in: rest)
    case UInt8(ascii: "*"):
      if starts("**", at: start) { return pair("**", .strong, at: start, in: rest) }
      return pair("*", .emphasis, at: start, in: rest)
    case UInt8(ascii: "|"): return pair("|", .code, at: start, in: rest)
    case UInt8(ascii: "["): return footnote(at: start, in: rest)
    case UInt8(ascii: "_"): return referenceMark(at: start, in: range)
    default: return nil
    }
  }

  private func pair(
    _ mark: String, _ kind: InlineSpan.Kind, at start: Int, in range: Range<Int>
  ) -> Construct? {
    let inner = start + mark.utf8.count
    guard inner < range.upperBound, !markup.bytes[inner].isSpace,
      start == 0 || !markup.bytes[start - 1].isASCIIWord,
      let close = close(mark, from: inner, in: range)
    else { return nil }
    return Construct(span: kind, inner: inner..<close, end: close + mark.utf8.count)
  }

  /// Where a mark closes what it opened: behind a character that is no space.
  private func close(_ mark: String, from start: Int, in range: Range<Int>) -> Int? {
    let limit = min(range.upperBound, start + Self.reach)
    var position = start + 1
    while position < limit {
      if markup.bytes[position - 1] == UInt8(ascii: "\\"), mark != "``" {
        position += 1
      } else if starts(mark, at: position), !markup.bytes[position - 1].isSpace {
        return position
      } else {
        position += 1
      }
    }
    return nil
  }

  /// `` `text` ``, `` :role:`text <target>` ``, `` `text <target>`_ ``.
  private func interpreted(
    at tick: Int, role: String?, from start: Int, in range: Range<Int>
  ) -> Construct? {
    guard tick + 1 < range.upperBound, !markup.bytes[tick + 1].isSpace,
      let close = close("`", from: tick + 1, in: tick..<range.upperBound)
    else { return nil }
    var end = close + 1
    while end < range.upperBound, end < close + 3, markup.bytes[end] == UInt8(ascii: "_") {
      end += 1
    }
    let inner = tick + 1..<close
    let isLink = end > close + 1
    if markup.bytes[close - 1] == UInt8(ascii: ">"),
      let open = markup.bytes[inner].lastIndex(of: UInt8(ascii: "<")), open > tick + 1
    {
      let target = String(decoding: markup.bytes[open + 1..<close - 1], as: UTF8.self)
      let spaces = markup.bytes[tick + 1..<open].reversed().prefix(while: \.isSpace).count
      return Construct(
        span: .link(destination: target), inner: tick + 1..<open - spaces, end: end)
    }
    let kind: InlineSpan.Kind? = isLink ? .link(destination: "") : Self.kind(ofRole: role)
    return Construct(span: kind, inner: inner, end: end)
  }

  /// What a role says about its text.
  private static func kind(ofRole role: String?) -> InlineSpan.Kind? {
    switch role {
    case nil, "emphasis", "dfn", "title", "title-reference": .emphasis
    case "strong", "guilabel", "menuselection": .strong
    case "term", "abbr", "sub", "sup", "subscript", "superscript", "index": nil
    default: .code
    }
  }

  /// The end of `name_` and `name__`, which makes a word a reference and is not visible.
  private func referenceMark(at start: Int, in range: Range<Int>) -> Construct? {
    guard start > range.lowerBound else { return nil }
    let before = markup.bytes[start - 1]
    let marks = markup.bytes[start..<range.upperBound].prefix { $0 == UInt8(ascii: "_") }
    guard before.isInWord, marks.count <= 2 else { return nil }
    let word = markup.bytes[max(range.lowerBound, start - 60)..<start].suffix(while: { $0.isInWord }
    )
    guard word.startIndex == 0 || markup.bytes[word.startIndex - 1] != UInt8(ascii: "_") else {
      return nil
    }
    let isInWord = marks.endIndex < range.upperBound && markup.bytes[marks.endIndex].isInWord
    return isInWord ? nil : Construct(inner: start..<start, end: marks.endIndex)
  }

  /// `[1]_`, `[#name]_`: not visible.
  private func footnote(at start: Int, in range: Range<Int>) -> Construct? {
    let name = markup.bytes[(start + 1)..<min(range.upperBound, start + 60)].prefix {
      $0.isASCIIWord || "#*-_.".utf8.contains($0)
    }
    guard !name.isEmpty, name.endIndex + 1 < range.upperBound, starts("]_", at: name.endIndex)
    else { return nil }
    let end = name.endIndex + 2
    return Construct(inner: end..<end, end: end)
  }

  private func starts(_ text: String, at position: Int) -> Bool {
    markup.bytes[position...].starts(with: text.utf8)
  }

  private func endOfCharacter(_ start: Int, in range: Range<Int>) -> Int {
    var end = start + 1
    while end < range.upperBound, markup.bytes[end] & 0xc0 == 0x80 { end += 1 }
    return end
  }
}

extension ArraySlice<UInt8> {
  /// The longest end whose bytes all satisfy a condition.
  fileprivate func suffix(while isWanted: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = lastIndex { !isWanted($0) }.map { $0 + 1 } ?? startIndex
    return self[start...]
  }
}

extension UInt8 {
  /// Whether the byte belongs to a word of any script.
  fileprivate var isInWord: Bool { isASCIIWord || self >= 0x80 }
}
