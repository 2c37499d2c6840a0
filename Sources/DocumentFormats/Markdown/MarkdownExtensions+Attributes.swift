/// Reads the attributes that Markdown has in braces, and icons.
extension MarkdownExtensions {
  /// Whether braces hold attributes behind a space, as Python-Markdown allows it: `{ #the-title .wide title="A lid" }`.
  ///
  /// Without one they begin like a construct; see ``braces``.
  func isAttributeList(_ range: Range<Int>) -> Bool {
    guard range.count > 2, source.utf8[range.lowerBound] == 0x20 else { return false }
    let words = attributes(in: range).map { source.utf8[$0] }
    guard let first = words.first?.first, first == UInt8(ascii: "#") || first == UInt8(ascii: ".")
    else { return false }
    return words.allSatisfy { word in
      if word.contains(UInt8(ascii: "=")) { return true }
      return
        (word.first == first || word.first == UInt8(ascii: "#") || word.first == UInt8(ascii: "."))
        && word.count > 1
        && word.dropFirst().allSatisfy { $0 > 0x7f || $0.isASCIIWord || $0 == UInt8(ascii: "-") }
    }
  }

  /// Hides a line of nothing but attributes with values, as Writerside has it below what they belong to:
  /// `{type="note"}`; returns whether it is one.
  ///
  /// A quotation above that has a style is a note of the page, and nobody's words.
  mutating func readAttributeLine(_ body: Range<Int>) -> Bool {
    let text = source.utf8[body]
    guard let last = text.lastIndex(where: { !$0.isSpace }), text[last] == UInt8(ascii: "}") else {
      return false
    }
    let inside = body.lowerBound + 1..<last
    guard !inside.isEmpty else { return false }
    let names = attributes(in: inside).map { word in
      source.utf8[word].firstIndex(of: UInt8(ascii: "=")).map { source.utf8[word.lowerBound..<$0] }
    }
    let areAttributes = names.allSatisfy { name in
      guard let name, let first = name.first else { return false }
      return (first | 0x20) &- 0x61 < 26
        && name.allSatisfy { $0.isASCIIWord || $0 == UInt8(ascii: "-") }
    }
    guard areAttributes, !names.isEmpty else { return false }
    let isStyled = names.contains { name in
      name.map { $0.elementsEqual("type".utf8) || $0.elementsEqual("style".utf8) } ?? false
    }
    if isStyled { unquote(above: body.lowerBound) }
    showAttributes(in: inside)
    blank(body)
    return true
  }

  /// Makes plain paragraphs of a quotation that ends in the line of an offset, or in the one above, where nothing stands
  /// directly before it.
  private mutating func unquote(above offset: Int) {
    var marks: [Int] = []
    var start = startOfLine(at: offset)
    if let mark = quotationMark(at: start) { marks.append(mark) }
    while start > self.start {
      let above = startOfLine(at: start - 1)
      guard let mark = quotationMark(at: above) else {
        guard source.utf8[above..<start].allSatisfy(\.isSpace) else { return }
        break
      }
      marks.append(mark)
      start = above
    }
    for mark in marks { blank(mark..<mark + 1) }
  }

  /// Makes plain paragraphs of a quotation from the line that begins at an offset on, which says that it is a note.
  mutating func unquote(from offset: Int) {
    var start = offset
    while start < source.utf8.count, let mark = quotationMark(at: start) {
      blank(mark..<mark + 1)
      start = source.utf8[start...].firstIndex(of: 0x0a).map { $0 + 1 } ?? source.utf8.count
    }
  }

  private func startOfLine(at offset: Int) -> Int {
    max(start, (source.utf8[..<offset].lastIndex(of: 0x0a) ?? -1) + 1)
  }

  /// The first mark of a quotation in the line that begins at an offset; nil for other lines, and where it was blanked:
  /// no line is looked at for every note.
  private func quotationMark(at offset: Int) -> Int? {
    let first = plain[(offset - start)...].firstIndex { $0 != 0x20 }
    return first.flatMap { plain[$0] == UInt8(ascii: ">") ? $0 + start : nil }
  }

  /// Adds what attributes show of their values: titles and descriptions between quotation marks.
  mutating func showAttributes(in range: Range<Int>) {
    for word in attributes(in: range) {
      let bytes = source.utf8[word]
      guard let sign = bytes.firstIndex(of: UInt8(ascii: "=")), word.upperBound > sign + 3,
        bytes[sign + 1] == UInt8(ascii: "\"") || bytes[sign + 1] == UInt8(ascii: "'"),
        bytes.last == bytes[sign + 1],
        Self.shownNames.contains(where: { bytes[..<sign].elementsEqual($0.utf8) })
      else { continue }
      show(sign + 2..<word.upperBound - 1, as: .caption)
    }
  }

  /// Adds the title of a block of Diplodoc: what stands between quotation marks in `note info "Mind the gap"` and
  /// `cut "Details"`, without the marks of the tag.
  mutating func showTitle(ofTag inside: Range<Int>) {
    let text = source.utf8[inside]
    let name = text.drop(while: \.isSpace).prefix { !$0.isSpace }
    guard ["note", "cut"].contains(where: { name.elementsEqual($0.utf8) }),
      let open = text[name.endIndex...].firstIndex(of: UInt8(ascii: "\"")),
      let close = text.lastIndex(of: UInt8(ascii: "\"")), close > open + 1
    else { return }
    show(open + 1..<close, as: .caption)
  }

  private static let shownNames = ["title", "alt", "aria-label", "placeholder"]

  /// The words between spaces that no quotation marks enclose.
  private func attributes(in range: Range<Int>) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    var quote: UInt8?
    for position in range {
      let byte = source.utf8[position]
      if let open = quote {
        if byte == open { quote = nil }
        continue
      }
      if byte.isSpace {
        if let first = start { words.append(first..<position) }
        start = nil
        continue
      }
      if start != nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"),
        source.utf8[position - 1] == UInt8(ascii: "=")
      {
        quote = byte
      }
      start = start ?? position
    }
    if let start { words.append(start..<range.upperBound) }
    return words
  }

  /// Hides an icon or emoji that its name stands for, `:octicons-home-16:`; returns the offset to go on from.
  mutating func readIcon(at position: Int, in line: Range<Int>) -> Int {
    let bytes = source.utf8
    guard position + 2 < line.upperBound, bytes[position + 1] &- 0x61 < 26,
      position == line.lowerBound || !Self.touches(bytes[position - 1])
    else { return position + 1 }
    let name = bytes[(position + 1)..<min(line.upperBound, position + Self.longestIcon)].prefix {
      $0 &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
        || $0 == UInt8(ascii: "+")
    }
    guard name.count > 1, name.endIndex < line.upperBound,
      bytes[name.endIndex] == UInt8(ascii: ":"),
      name.endIndex + 1 == line.upperBound || !Self.touches(bytes[name.endIndex + 1])
    else { return name.endIndex }
    hide(position..<name.endIndex + 1)
    return name.endIndex + 1
  }

  /// Whether a byte beside a colon says that it begins or ends no icon: a letter, a digit, another colon, or what makes a
  /// role or a path of it.
  private static func touches(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || ":`/".utf8.contains(byte)
  }

  private static let longestIcon = 80
}
