/// Finds what programs replace or interpret in the strings of their user interface: placeholders of
/// printf and its kin, names in braces, what stands around the branches of a plural, tags, code between
/// back-ticks, as translations of Markdown have it, and what stands around the text of a reference of
/// reStructuredText.
enum Placeholders {
  /// How long a placeholder may be, in bytes; keeps looking for its end short.
  private static let longest = 200

  /// Marks the placeholders of a text as code, and the addresses, paths and code between them.
  ///
  /// - Complexity: O(n) in the length of the text.
  static func mark(in block: inout TextBlock) {
    let text = Array(block.text.utf8)
    if isFenced(text) {
      block.spans = [InlineSpan(.code, 0..<text.count)]
      return
    }
    var masks = block.spans.filter(\.isMasked).map(\.range)
    func add(_ found: [(range: Range<Int>, kind: InlineSpan.Kind)]) {
      masks.sort { $0.lowerBound < $1.lowerBound }
      let taken = masks
      var next = 0
      for token in found {
        while next < taken.count, taken[next].upperBound <= token.range.lowerBound { next += 1 }
        if next < taken.count, taken[next].overlaps(token.range) { continue }
        masks.append(token.range)
        block.spans.append(InlineSpan(token.kind, token.range))
      }
    }
    let (placeholders, links) = found(in: text)
    block.spans += links
    add(placeholders.map { ($0, .code) })
    add(InlineTokens.tokens(in: text))
    block.spans.sort {
      ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
    }
  }

  /// Whether a text is a block of code with its fences, as translations of Markdown in PO hold them.
  private static func isFenced(_ text: [UInt8]) -> Bool {
    let fence = Array("```".utf8)
    return text.count > 2 * fence.count && text.starts(with: fence)
      && text.reversed().starts(with: fence)
  }

  /// The placeholders of a text and its links, both in order.
  private static func found(
    in text: [UInt8]
  ) -> (placeholders: [Range<Int>], links: [InlineSpan]) {
    var ranges: [Range<Int>] = []
    var links: [InlineSpan] = []
    var message = MessageSyntax()
    var position = 0
    while position < text.count {
      // Most characters begin nothing.
      guard mayBegin(text[position]) else {
        position += 1
        continue
      }
      let rest = text[position..<min(text.count, position + longest)]
      if text[position] == UInt8(ascii: "`"),
        let reference = ReferenceText(at: rest, role: role(of: ranges.last, before: position, text))
      {
        ranges.append(position..<reference.text.lowerBound)
        ranges.append(reference.text.upperBound..<reference.end)
        if let destination = reference.destination {
          links.append(InlineSpan(.link(destination: destination), reference.text))
        }
        position = reference.end
        continue
      }
      let end: Int? =
        switch text[position] {
        case UInt8(ascii: "%"):
          endOfConversion(
            rest, isBehindDigit: position > 0 && (0x30...0x39).contains(text[position - 1]))
        case UInt8(ascii: "{"): endOfBraces(rest) ?? message.end(of: rest)
        case UInt8(ascii: "}"): message.end(of: rest)
        case UInt8(ascii: "$"): endOfVariable(rest)
        case UInt8(ascii: "_") where position == 0 || !text[position - 1].isASCIIWord:
          endOfUnderscored(rest)
        case UInt8(ascii: "<"): endOfTag(rest)
        case UInt8(ascii: "`"): BacktickedCode(at: rest)?.range.upperBound
        case UInt8(ascii: ":"): endOfRole(rest)
        case UInt8(ascii: "]"): endOfTarget(rest)
        default: nil
        }
      if let end { ranges.append(position..<end) }
      // A run of back-ticks that opens nothing is passed as a whole.
      position = end ?? position + max(1, rest.prefix { $0 == UInt8(ascii: "`") }.count)
    }
    return (ranges, links)
  }

  /// The name of the role that ends before an offset, of the placeholder that was found last.
  private static func role(
    of last: Range<Int>?, before offset: Int, _ text: [UInt8]
  ) -> ArraySlice<UInt8>? {
    guard let last, last.upperBound == offset, text[last.lowerBound] == UInt8(ascii: ":") else {
      return nil
    }
    return text[(last.lowerBound + 1)..<(last.upperBound - 1)]
  }

  private static func mayBegin(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "%"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "$"),
      UInt8(ascii: "<"), UInt8(ascii: "`"), UInt8(ascii: ":"), UInt8(ascii: "]"),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Where a link of Markdown leads, from the bracket behind its text on: `](Directories)`.
  private static func endOfTarget(_ text: ArraySlice<UInt8>) -> Int? {
    guard text.dropFirst().first == UInt8(ascii: "(") else { return nil }
    let target = text.dropFirst(2).prefix { !$0.isSpace && $0 != UInt8(ascii: ")") }
    guard !target.isEmpty, target.endIndex < text.endIndex,
      text[target.endIndex] == UInt8(ascii: ")")
    else { return nil }
    return target.endIndex + 1
  }

  /// `%s`, `%1$d`, `%-5.2f`, `%lld`, `%@`, `%%`, `%(name)s`, `%{name}`, `%name%`, `%1`, `%L1`, `%H`.
  ///
  /// Behind a digit it may be a percentage, so no letter may follow.
  private static func endOfConversion(_ text: ArraySlice<UInt8>, isBehindDigit: Bool) -> Int? {
    var rest = text.dropFirst()
    guard let first = rest.first else { return nil }
    if first == UInt8(ascii: "%") { return rest.startIndex + 1 }
    if first == UInt8(ascii: "{") { return endOfBraces(rest) }
    if first == UInt8(ascii: "(") {
      guard let close = rest.firstIndex(of: UInt8(ascii: ")")) else { return nil }
      rest = rest[(close + 1)...]
    }
    if !isBehindDigit, let end = endOfName(rest) { return end }
    let digits = rest.prefix { (0x30...0x39).contains($0) }
    // Behind a number that no `$` makes a place there is no flag: `%2-ses` has an ending behind it.
    let isPlace =
      digits.first.map { $0 == UInt8(ascii: "0") } ?? true
      || rest.dropFirst(digits.count).first == UInt8(ascii: "$")
    rest = rest.drop { (isPlace ? "0123456789$.*'#+-" : "0123456789.").utf8.contains($0) }
    rest = rest.drop { "hlLqjzt".utf8.contains($0) }
    let isWord = rest.dropFirst().first?.isASCIIWord == true
    if let last = rest.first, "diouxXeEfFgGaAcCsSpn@".utf8.contains(last),
      !isWord || !isBehindDigit && isPlace
    {
      return rest.startIndex + 1
    }
    // Parts of dates, as strftime has them: `%Y-%m-%d`, `%-I:%M %p`.
    if digits.isEmpty, let last = rest.first, "aAbBhHIjklmMpPqrRSTuUVwWyYzZ".utf8.contains(last),
      rest.dropFirst().first?.isASCIIWord != true, rest.startIndex - text.startIndex <= 2
    {
      return isBehindDigit ? nil : rest.startIndex + 1
    }
    // Qt: a number alone.
    let number = first == UInt8(ascii: "L") ? text.dropFirst(2) : digits
    let plain = number.prefix { (0x30...0x39).contains($0) }
    return plain.isEmpty ? nil : plain.endIndex
  }

  /// `__name__` as i18next and others have it, in small letters: a word in capitals or several are bold in Markdown.
  private static func endOfUnderscored(_ text: ArraySlice<UInt8>) -> Int? {
    let mark = UInt8(ascii: "_")
    guard text.dropFirst().first == mark, let first = text.dropFirst(2).first,
      first &- 0x61 < 26
    else { return nil }
    var end = text.startIndex + 2
    while end + 1 < text.endIndex, text[end] != mark || text[end + 1] != mark {
      guard text[end].isASCIIWord || text[end] >= 0x80 || text[end] == mark else { return nil }
      end += 1
    }
    guard end + 1 < text.endIndex, text[(end + 2)...].first?.isASCIIWord != true else { return nil }
    return end + 2
  }

  /// Behind the sign that closes a name of two letters or more: `minutes%`.
  private static func endOfName(_ text: ArraySlice<UInt8>) -> Int? {
    let name = text.prefix { $0.isASCIIWord || $0 == UInt8(ascii: "_") }
    guard name.count > 1, name.first.map({ Unicode.Scalar($0).isASCIILetter }) == true,
      name.endIndex < text.endIndex, text[name.endIndex] == UInt8(ascii: "%")
    else { return nil }
    // `%ld%%` is a number and a sign.
    let next = text[(name.endIndex + 1)...].first
    guard next != UInt8(ascii: "%"), next?.isASCIIWord != true,
      name.drop(while: { "hlLqjzt".utf8.contains($0) }).count > 1
    else { return nil }
    return name.endIndex + 1
  }

  /// `{0}`, `{name}`, `{{name}}`, with a name in whatever script; not the branches of a plural, which are text.
  private static func endOfBraces(_ text: ArraySlice<UInt8>) -> Int? {
    if let end = TemplateBraces.end(of: text) { return end }
    let braces = text.prefix(3).prefix { $0 == UInt8(ascii: "{") }.count
    let name = text.dropFirst(braces).prefix {
      $0.isASCIIWord || $0 >= 0x80 || " .$-_:#".utf8.contains($0)
    }
    let closing = text[name.endIndex...].prefix { $0 == UInt8(ascii: "}") }.count
    guard closing >= braces, name.count <= 60, name.filter({ $0 == 0x20 }).count <= 2 else {
      return nil
    }
    // Several words in another script than that of programs are text.
    if name.contains(where: { $0 >= 0x80 }), !isIdentifier(name) { return nil }
    return name.endIndex + braces
  }

  /// Whether a text is one word of letters, digits and what joins them in names.
  private static func isIdentifier(_ name: ArraySlice<UInt8>) -> Bool {
    guard let text = String(validating: name, as: UTF8.self) else { return false }
    let word = text.unicodeScalars.drop { $0 == " " }.reversed().drop { $0 == " " }
    return word.allSatisfy { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || scalar.properties.generalCategory == .nonspacingMark
        || "._-$#:".unicodeScalars.contains(scalar)
    }
  }

  /// `:file:` before a back-tick, by which reStructuredText says what stands between it and the next, as the catalogs
  /// that Sphinx makes hold it.
  private static func endOfRole(_ text: ArraySlice<UInt8>) -> Int? {
    let name = text.dropFirst().prefix { $0.isASCIIWord || ":+-.".utf8.contains($0) }
    guard name.count > 1, name.last == UInt8(ascii: ":"), name.endIndex < text.endIndex,
      text[name.endIndex] == UInt8(ascii: "`")
    else { return nil }
    return name.endIndex
  }

  /// `$name$`, `${name}`; not a price.
  private static func endOfVariable(_ text: ArraySlice<UInt8>) -> Int? {
    let rest = text.dropFirst()
    if rest.first == UInt8(ascii: "{") { return endOfBraces(rest) }
    let name = rest.prefix { $0.isASCIIWord || $0 == UInt8(ascii: "_") }
    guard let first = name.first, !(0x30...0x39).contains(first) else { return nil }
    let isClosed = name.endIndex < text.endIndex && text[name.endIndex] == UInt8(ascii: "$")
    return isClosed ? name.endIndex + 1 : name.endIndex
  }

  /// `<b>`, `</a>`, `<br/>`, `<file name>`; with what stands in it where an element is of code,
  /// `<cmd>ls</cmd>`, as Mallard, DocBook and HTML have it.
  private static func endOfTag(_ text: ArraySlice<UInt8>) -> Int? {
    let name = text.dropFirst().drop { $0 == UInt8(ascii: "/") }
    guard let first = name.first, Unicode.Scalar(first).isASCIILetter,
      let end = name.firstIndex(where: { "<>".utf8.contains($0) }),
      name[end] == UInt8(ascii: ">")
    else { return nil }
    return endOfCodeElement(text, opening: text.startIndex...end) ?? end + 1
  }

  /// Behind the closing tag of an element of code; nil where another element opens or none is closed.
  private static func endOfCodeElement(
    _ text: ArraySlice<UInt8>, opening: ClosedRange<Int>
  ) -> Int? {
    let tag = text[opening.lowerBound + 1..<opening.upperBound]
    let name = tag.prefix { $0.isASCIIWord }
    guard tag.last != UInt8(ascii: "/"),
      codeElements.contains(String(decoding: name, as: UTF8.self))
    else { return nil }
    let rest = text[(opening.upperBound + 1)...]
    let closing = Array("</".utf8) + name + Array(">".utf8)
    guard let start = rest.firstIndex(of: UInt8(ascii: "<")), rest[start...].starts(with: closing)
    else { return nil }
    return start + closing.count
  }

  private static let codeElements: Set<String> = [
    "cmd", "code", "command", "computeroutput", "filename", "input", "literal", "samp", "sys",
    "systemitem", "tt", "userinput", "var",
  ]
}
