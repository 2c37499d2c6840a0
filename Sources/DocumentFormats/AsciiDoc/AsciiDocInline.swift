/// Reads the inline markup of AsciiDoc.
struct AsciiDocInline {
  private let markup: MarkupSource
  private var text: MarkupText

  /// How far the end of a construct may be from its start; keeps reading linear.
  private static let reach = 500
  /// How deep constructs are read inside of each other.
  private static let deepest = 6

  /// Takes the lines of a block.
  init(_ markup: MarkupSource) {
    self.markup = markup
    text = MarkupText(markup)
  }

  /// The finished block; nil when nothing is visible.
  consuming func block(_ kind: BlockKind, level: Int) -> TextBlock? {
    read(markup.bytes.indices, depth: 0)
    return text.block(kind, level: level)
  }

  /// A construct of inline markup.
  private struct Construct {
    /// What it means; nil for text without a meaning of its own.
    var span: InlineSpan.Kind?
    /// The menu in front of its items; nil for everything else.
    var menu: Range<Int>?
    /// The marks to show around it; nil for everything that is no quotation.
    var marks: (open: String, close: String)?
    /// What is visible of it, besides the menu.
    var inner: Range<Int>
    var end: Int
  }

  private mutating func read(_ range: Range<Int>, depth: Int) {
    var (start, position) = (range.lowerBound, range.lowerBound)
    while position < range.upperBound {
      guard depth < Self.deepest, let found = construct(at: position, in: range) else {
        position += 1
        continue
      }
      text.append(start..<position)
      if let menu = found.menu { append(menu, before: found.inner) }
      if let marks = found.marks { text.append(marks.open, for: position..<found.inner.lowerBound) }
      if let span = found.span { text.open(span, name: "span\(depth)") }
      if found.span == .code {
        text.append(found.inner)
      } else {
        read(found.inner, depth: depth + 1)
      }
      if found.span != nil { text.close("span\(depth)") }
      if let marks = found.marks {
        text.append(marks.close, for: found.inner.upperBound..<found.end)
      }
      (start, position) = (found.end, found.end)
    }
    text.append(start..<range.upperBound)
  }

  /// Appends the name of a menu, which has to be told from that of its item.
  private mutating func append(_ menu: Range<Int>, before items: Range<Int>) {
    text.open(.strong, name: "menu")
    text.append(menu)
    text.close("menu")
    if !items.isEmpty { text.append(" > ", for: menu.upperBound..<items.lowerBound) }
  }

  private func construct(at start: Int, in range: Range<Int>) -> Construct? {
    let byte = markup.bytes[start]
    switch Unicode.Scalar(byte) {
    case "\\": return escaped(at: start, in: range)
    case "`": return oldCurved(at: start, in: range) ?? quoted(at: start, as: .code, in: range)
    case "+": return quoted(at: start, as: .code, in: range)
    case "*": return quoted(at: start, as: .strong, in: range)
    case "_": return quoted(at: start, as: .emphasis, in: range)
    case "#", "^", "~": return quoted(at: start, as: nil, in: range)
    case "\"", "'": return curved(at: start, in: range)
    case "<": return reference(at: start, in: range)
    case "[": return anchor(at: start, in: range)
    case "(": return indexTerm(at: start, in: range)
    case "{": return attribute(at: start, in: range)
    default:
      let isWordStart = start == range.lowerBound || !markup.bytes[start - 1].isASCIIWord
      return isWordStart && byte.isASCIIWord ? macro(at: start, in: range) : nil
    }
  }

  // MARK: Quotes

  /// A backslash keeps the mark behind it from meaning anything.
  private func escaped(at start: Int, in range: Range<Int>) -> Construct? {
    guard start + 1 < range.upperBound, "*_`#^~+<{[\"'(".utf8.contains(markup.bytes[start + 1])
    else { return nil }
    // Read as text by itself, the mark opens nothing.
    return Construct(inner: start + 1..<start + 2, end: start + 2)
  }

  /// `*text*` at the bounds of words, `**text**` anywhere.
  private func quoted(
    at start: Int, as span: InlineSpan.Kind?, in range: Range<Int>
  ) -> Construct? {
    let mark = markup.bytes[start]
    let marks = markup.bytes[start..<min(range.upperBound, start + 4)].prefix { $0 == mark }.count
    let isOpen = "^~".utf8.contains(mark)
    let length = marks >= 2 ? 2 : 1
    guard marks <= 2 || mark == UInt8(ascii: "+") && marks == 3 else { return nil }
    let opening = marks == 3 ? 3 : length
    if opening == 1, !isOpen, start > range.lowerBound, !endsWord(before: start) { return nil }
    let inner = start + opening
    guard inner < range.upperBound, opening > 1 || !markup.bytes[inner].isSpace else { return nil }
    let limit = min(range.upperBound, start + Self.reach)
    var next = inner + 1
    while next < limit, let position = markup.bytes[next..<limit].firstIndex(of: mark) {
      next = position + 1
      let end = position + opening
      guard end <= limit, markup.bytes[position..<end].allSatisfy({ $0 == mark }) else { continue }
      if opening == 1 {
        guard !markup.bytes[position - 1].isSpace,
          isOpen || end == range.upperBound || beginsNoWord(at: end)
        else { continue }
      }
      return Construct(span: span, inner: inner..<position, end: end)
    }
    return nil
  }

  /// Whether a mark may open at a place: behind something that is no letter, or is one of a script
  /// whose words are not set apart, such as 、 and に.
  private func endsWord(before start: Int) -> Bool {
    var first = start - 1
    while first > 0, markup.bytes[first] & 0xc0 == 0x80 { first -= 1 }
    return beginsNoWord(at: first)
  }

  /// Whether what begins at a place is no letter of a script with spaces between words; Hangul is
  /// none, as particles follow what they belong to.
  private func beginsNoWord(at place: Int) -> Bool {
    let byte = markup.bytes[place]
    return !byte.isPartOfWord || (0xe2...0xef).contains(byte)
  }

  /// ``` ``text'' ```: curved quotation marks as older documents have them.
  private func oldCurved(at start: Int, in range: Range<Int>) -> Construct? {
    guard starts("``", at: start), let close = find("''", from: start + 2, in: range),
      close > start + 2, !markup.bytes[start + 2..<close].contains(markup.bytes[start])
    else { return nil }
    return Construct(marks: ("“", "”"), inner: start + 2..<close, end: close + 2)
  }

  /// ``"`text`"`` and ``'`text`'``: curved quotation marks around plain text.
  private func curved(at start: Int, in range: Range<Int>) -> Construct? {
    let isDouble = markup.bytes[start] == UInt8(ascii: "\"")
    guard starts(isDouble ? "\"`" : "'`", at: start),
      let close = find(isDouble ? "`\"" : "`'", from: start + 2, in: range)
    else { return nil }
    return Construct(
      marks: isDouble ? ("“", "”") : ("‘", "’"), inner: start + 2..<close, end: close + 2)
  }

  // MARK: References

  /// `<<id>>` and `<<id,text>>`.
  private func reference(at start: Int, in range: Range<Int>) -> Construct? {
    guard starts("<<", at: start),
      let close = find(">>", from: start + 2, in: range)
    else { return nil }
    let comma = markup.bytes[start + 2..<close].firstIndex(of: UInt8(ascii: ","))
    let target = String(decoding: markup.bytes[start + 2..<(comma ?? close)], as: UTF8.self)
    let inner = comma.map { $0 + 1..<close } ?? close..<close
    return Construct(span: .link(destination: "#" + target), inner: inner, end: close + 2)
  }

  /// `[[anchor]]` is not shown, nor is `[.role]` before a mark.
  private func anchor(at start: Int, in range: Range<Int>) -> Construct? {
    if starts("[[", at: start),
      let close = find("]]", from: start + 2, in: range)
    {
      return Construct(inner: close..<close, end: close + 2)
    }
    guard let close = find("]", from: start + 1, in: range), close + 1 < range.upperBound,
      start + 1 < close, ".#%".utf8.contains(markup.bytes[start + 1]),
      "#*_`".utf8.contains(markup.bytes[close + 1])
    else { return nil }
    return Construct(inner: close..<close, end: close + 1)
  }

  /// `((term))` is shown, `(((term)))` is not.
  private func indexTerm(at start: Int, in range: Range<Int>) -> Construct? {
    if starts("(((", at: start),
      let close = find(")))", from: start + 3, in: range)
    {
      return Construct(inner: close..<close, end: close + 3)
    }
    guard starts("((", at: start),
      let close = find("))", from: start + 2, in: range)
    else { return nil }
    return Construct(inner: start + 2..<close, end: close + 2)
  }

  /// `{name}` stands for text that is not here.
  private func attribute(at start: Int, in range: Range<Int>) -> Construct? {
    let name = markup.bytes[start + 1..<range.upperBound].prefix {
      $0.isASCIIWord || "-_:".utf8.contains($0)
    }
    guard !name.isEmpty, name.endIndex < range.upperBound,
      markup.bytes[name.endIndex] == UInt8(ascii: "}")
    else { return nil }
    return Construct(span: .code, inner: start..<name.endIndex + 1, end: name.endIndex + 1)
  }

  /// `name:target[text]`.
  private func macro(at start: Int, in range: Range<Int>) -> Construct? {
    let limit = min(range.upperBound, start + Self.reach)
    let name = markup.bytes[start..<limit].prefix { $0.isASCIIWord }
    guard name.endIndex < limit, markup.bytes[name.endIndex] == UInt8(ascii: ":") else {
      return nil
    }
    let head = markup.bytes[name.endIndex..<limit].prefix {
      !$0.isSpace && $0 != UInt8(ascii: "[") && $0 != UInt8(ascii: "]")
    }
    guard head.endIndex < limit, markup.bytes[head.endIndex] == UInt8(ascii: "["),
      let close = find("]", from: head.endIndex + 1, in: range)
    else { return nil }
    let inner = head.endIndex + 1..<close
    let target = String(decoding: head.dropFirst(), as: UTF8.self)
    var found = Self.construct(
      String(decoding: name, as: UTF8.self), target, inner, markup.bytes[inner], end: close + 1)
    if name.elementsEqual("menu".utf8), !target.isEmpty {
      found?.menu = head.startIndex + 1..<head.endIndex
    }
    return found
  }

  private static func construct(
    _ name: String, _ target: String, _ inner: Range<Int>, _ text: ArraySlice<UInt8>, end: Int
  ) -> Construct? {
    switch name {
    case "http", "https", "ftp", "irc", "mailto":
      let shown = withoutOptions(inner, text)
      return Construct(span: .link(destination: name + ":" + target), inner: shown, end: end)
    case "link", "xref":
      return Construct(
        span: .link(destination: target), inner: withoutOptions(inner, text), end: end)
    case "image": return Construct(inner: withoutOptions(inner, text), end: end)
    case "btn", "menu", "kbd": return Construct(span: .strong, inner: inner, end: end)
    case "footnote", "indexterm2": return Construct(inner: inner, end: end)
    case "stem", "latexmath", "asciimath", "pass":
      return Construct(span: .code, inner: inner, end: end)
    case "icon", "anchor", "indexterm", "bibitem", "counter":
      return Construct(inner: inner.upperBound..<inner.upperBound, end: end)
    default: return nil
    }
  }

  /// The text of a link or picture without what follows a comma, and without the `^` that opens a
  /// window.
  private static func withoutOptions(_ inner: Range<Int>, _ text: ArraySlice<UInt8>) -> Range<Int> {
    let hasOptions = text.contains(UInt8(ascii: "="))
    var shown = hasOptions ? text.prefix { $0 != UInt8(ascii: ",") } : text
    if hasOptions, shown.contains(UInt8(ascii: "=")) { shown = shown.prefix(0) }
    if shown.last == UInt8(ascii: "^") { shown.removeLast() }
    return inner.lowerBound..<inner.lowerBound + shown.count
  }

  // MARK: Places

  private func starts(_ mark: String, at position: Int) -> Bool {
    markup.bytes[position...].starts(with: mark.utf8)
  }

  private func find(_ mark: String, from start: Int, in range: Range<Int>) -> Int? {
    let limit = min(range.upperBound, start + Self.reach)
    guard let first = mark.utf8.first else { return nil }
    var position = start
    while position < limit, let found = markup.bytes[position..<limit].firstIndex(of: first) {
      if found + mark.utf8.count <= limit, starts(mark, at: found) { return found }
      position = found + 1
    }
    return nil
  }
}

extension UInt8 {
  /// Whether the byte belongs to a word of any script.
  fileprivate var isPartOfWord: Bool { isASCIIWord || self >= 0x80 }
}
