/// A tag of Hugo such as `{{< note >}}` or `{{% tab title="Linux" %}}`, on one line or several.
struct Shortcode {
  /// The tag with its marks.
  let range: Range<Int>
  /// The name, `/note` for a closing tag.
  let name: ArraySlice<UInt8>
  /// Where the words stand that a reader sees in the sentence around the tag: the parameter `text`.
  let text: Range<Int>?
  /// Where the words stand that head what the tag encloses: the parameters `title` and `caption`.
  let title: Range<Int>?
  /// Where the path of the page stands that the tag is the address of: the first value of `ref` and `relref`.
  let page: Range<Int>?
  /// Whether code or a diagram stands between the tag and its closing one, by its name or because a
  /// parameter says in which language that is.
  let enclosesCode: Bool

  /// The shortcodes of Hugo and its themes that enclose code and diagrams.
  private static let namesOfCode: Set<String> = [
    "highlight", "code", "codeblock", "code-toggle", "mermaid", "plantuml", "goat", "math", "katex",
  ]
  /// The parameters that name the language of what a tag encloses, in Kubernetes’ tabs and in Docsy’s.
  private static let languageKeys = ["codelang=", "lang="]

  /// How long a tag may be; keeps reading linear.
  private static let reach = 1000

  /// Reads the tag that begins at an offset; nil when none does, or it has no end.
  ///
  /// Source: Hugo’s documentation, “Shortcodes”. An empty line ends a paragraph, and no tag goes on behind
  /// it.
  init?(at start: Int, in bytes: [UInt8]) {
    let limit = min(bytes.count, start + Self.reach)
    guard start + 3 < limit, bytes[start...].starts(with: "{{".utf8) else { return nil }
    let close: [UInt8]
    switch bytes[start + 2] {
    case UInt8(ascii: "<"): close = Array(">}}".utf8)
    case UInt8(ascii: "%"): close = Array("%}}".utf8)
    default: return nil
    }
    var position = start + 3
    while position < limit, bytes[position].isSpace { position += 1 }
    let nameStart = position
    while position < limit, Self.isName(bytes[position]) { position += 1 }
    name = bytes[nameStart..<position]
    var (text, title, page): (Range<Int>?, Range<Int>?, Range<Int>?)
    let isReference = name.elementsEqual("ref".utf8) || name.elementsEqual("relref".utf8)
    var enclosesCode = Self.namesOfCode.contains(String(decoding: name, as: UTF8.self))
    var key = position..<position
    while position < limit {
      if bytes[position...].starts(with: close) {
        range = start..<position + close.count
        (self.text, self.title, self.page) = (text, title, page)
        self.enclosesCode = enclosesCode
        return
      }
      switch bytes[position] {
      case UInt8(ascii: "\""), UInt8(ascii: "`"):
        guard let end = Self.end(of: position, in: bytes, limit) else { return nil }
        let value = position + 1..<end
        if bytes[key].elementsEqual("text=".utf8) { text = value }
        if ["title=", "caption="].contains(where: { bytes[key].elementsEqual($0.utf8) }) {
          title = value
        }
        if isReference, key.isEmpty, page == nil { page = value }
        position = end + 1
        key = position..<position
      case UInt8(ascii: "="):
        position += 1
        key = key.lowerBound..<position
        if Self.languageKeys.contains(where: { bytes[key].elementsEqual($0.utf8) }) {
          enclosesCode = true
        }
      case let byte where byte.isSpace:
        if byte == 0x0a,
          let next = bytes[(position + 1)..<limit].first(where: { $0 != 0x20 && $0 != 0x09 }),
          next == 0x0a || next == 0x0d
        {
          return nil
        }
        position += 1
        key = position..<position
      case UInt8(ascii: "{"): return nil
      default:
        position += 1
        key = key.lowerBound..<position
      }
    }
    return nil
  }

  /// The next closing tag of a name behind an offset; nil when there is none.
  static func closing(_ name: String, behind start: Int, in bytes: [UInt8]) -> Range<Int>? {
    var position = start
    while let next = bytes[position...].firstIndex(of: UInt8(ascii: "{")) {
      if let tag = Shortcode(at: next, in: bytes), tag.name.elementsEqual("/\(name)".utf8) {
        return tag.range
      }
      position = next + 1
    }
    return nil
  }

  /// The closing quotation mark of a value that begins at an offset.
  private static func end(of start: Int, in bytes: [UInt8], _ limit: Int) -> Int? {
    var position = start + 1
    while position < limit {
      if bytes[position] == bytes[start] { return position }
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  private static func isName(_ byte: UInt8) -> Bool {
    byte.isASCIIWord || byte >= 0x80 || "/-.".utf8.contains(byte)
  }
}
