import LanguageText

/// A tag of HTML or XML, without checking that it is a valid one.
struct HTMLTag {
  /// The name in lower case; empty for a declaration or processing instruction.
  let name: String
  /// Whether the tag closes an element.
  let isClosing: Bool

  private let bytes: ArraySlice<UInt8>

  /// Reads a tag from its `<` to its `>`.
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    let body = bytes.dropFirst()
    isClosing = body.first == UInt8(ascii: "/")
    let letters = body.dropFirst(isClosing ? 1 : 0).prefix {
      $0.isASCIIWord || "-:_.".utf8.contains($0)
    }
    name = String(decoding: letters, as: UTF8.self).lowercased()
  }

  /// Whether the tag ends with `/>`.
  var isSelfClosing: Bool { bytes.dropLast().last == UInt8(ascii: "/") }

  /// What a reader is shown or told of the attributes, in the order of the tag.
  ///
  /// That is `title`, `aria-label` and `placeholder`; the alternative text of a picture is asked for by its name. Places
  /// are those of the values, without quotes, where the bytes are that the tag was cut from.
  ///
  /// A component, whose name has a capital as in MDX, is shown more, `<Card title="…" description="…">`,
  /// `<TabItem label="…">`, and where it stands alone its title begins a part as a heading does. Of what stands in
  /// braces only a string is a text: `label={"…"}`.
  ///
  /// - Complexity: O(n) in the length of the tag.
  var shownAttributes: [(value: Range<Int>, kind: BlockKind)] {
    // Most tags have none, and hardly a short one does.
    guard !isClosing, bytes.count > name.utf8.count + 6, bytes.contains(UInt8(ascii: "=")) else {
      return []
    }
    let isComponent = isComponent
    guard isComponent || !["link", "style", "script"].contains(name) else { return [] }
    let shown =
      isComponent
      ? Self.shownByComponents
      : HTMLElements.repeatsTitle(self)
        ? Array(Self.shownByElements.dropFirst()) : Self.shownByElements
    return
      shown.compactMap { shown in attribute(shown.name).flatMap(text).map { ($0, shown.kind) } }
      .sorted { $0.value.lowerBound < $1.value.lowerBound }
  }

  private static let shownByElements: [(name: String, kind: BlockKind)] = [
    ("title", .caption), ("aria-label", .caption), ("placeholder", .caption),
  ]
  private static let shownByComponents: [(name: String, kind: BlockKind)] = [
    ("title", .heading), ("heading", .heading), ("label", .heading), ("description", .paragraph),
    ("subtitle", .paragraph), ("summary", .paragraph), ("alt", .caption), ("caption", .caption),
    ("aria-label", .caption), ("placeholder", .caption), ("headline", .heading), ("cta", .caption),
    ("tip", .paragraph), ("hint", .paragraph), ("tooltip", .paragraph), ("titletext", .heading),
    ("linktext", .caption), ("buttontext", .caption),
  ]

  /// Whether the name begins with a capital and has small letters; elements of old pages have none.
  private var isComponent: Bool {
    let letters = bytes.dropFirst().prefix(name.utf8.count)
    return letters.first.map { (0x41...0x5a).contains($0) } ?? false
      && letters.contains { (0x61...0x7a).contains($0) } && name != "img"
  }

  /// The text of a value as MDX or HTML has it; nil for an expression, and behind a quotation mark that nothing closes.
  private func text(of value: Range<Int>) -> Range<Int>? {
    guard let first = bytes[value].first, !"\"'`".utf8.contains(first) else { return nil }
    guard first == UInt8(ascii: "{") else { return value }
    let start = value.lowerBound + 1
    guard start < bytes.endIndex, "\"'`".utf8.contains(bytes[start]),
      let end = bytes[(start + 1)...].firstIndex(of: bytes[start]),
      bytes[end...].dropFirst().first == UInt8(ascii: "}"),
      !bytes[start..<end].contains(where: { "\\$".utf8.contains($0) })
    else { return nil }
    return start + 1..<end
  }

  /// Where the value of an attribute stands, without its quotes; nil without one.
  ///
  /// Counts from where the bytes do that the tag was cut from. The name is given in lower case.
  ///
  /// - Complexity: O(n) in the length of the tag.
  func attribute(_ attribute: String) -> Range<Int>? {
    var position = bytes.startIndex + name.utf8.count + (isClosing ? 2 : 1)
    while position < bytes.endIndex {
      let nameEnd = end(from: position) { !$0.isSpace && !"=/>".utf8.contains($0) }
      guard nameEnd > position else {
        position += 1
        continue
      }
      let isWanted = bytes[position..<nameEnd].elementsEqual(attribute.utf8) { byte, wanted in
        byte == wanted || (0x41...0x5a).contains(byte) && byte + 0x20 == wanted
      }
      let equals = end(from: nameEnd, while: \.isSpace)
      guard equals < bytes.endIndex, bytes[equals] == UInt8(ascii: "=") else {
        position = nameEnd
        continue
      }
      let value = value(at: end(from: equals + 1, while: \.isSpace))
      if isWanted { return value }
      position = max(value.upperBound, nameEnd + 1)
    }
    return nil
  }

  /// The value of an attribute as written; nil without one.
  func value(of attribute: String) -> String? {
    self.attribute(attribute).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  /// The language that the tag says its text is in; nil where it says none.
  var language: LanguageTag? {
    (value(of: "lang") ?? value(of: "xml:lang")).flatMap { LanguageTag($0) }
  }

  /// Whether the alternative text of a picture is the name of its file.
  var isCalledByItsFile: Bool {
    guard let text = value(of: "alt"), let file = value(of: "src") else { return false }
    return PictureText.isName(text, ofFile: file)
  }

  private func value(at start: Int) -> Range<Int> {
    guard start < bytes.endIndex else { return start..<start }
    let quote = bytes[start]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      let close = bytes[(start + 1)...].firstIndex(of: quote)
    {
      return start + 1..<close
    }
    if quote == UInt8(ascii: "{") { return start..<endOfBraces(from: start) }
    return start..<end(from: start) { !$0.isSpace && $0 != UInt8(ascii: ">") }
  }

  /// The offset behind the brace that closes the one at an offset; the end of the tag where none does.
  private func endOfBraces(from start: Int) -> Int {
    var depth = 0
    for index in bytes[start...].indices {
      if bytes[index] == UInt8(ascii: "{") { depth += 1 }
      if bytes[index] == UInt8(ascii: "}") { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return bytes.endIndex
  }

  private func end(from start: Int, while isWanted: (UInt8) -> Bool) -> Int {
    bytes[start...].firstIndex { !isWanted($0) } ?? bytes.endIndex
  }
}
