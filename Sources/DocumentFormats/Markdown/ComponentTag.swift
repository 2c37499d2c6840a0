/// The tag of a component of MDX, or of an element inside text, that goes on over several lines, with values in braces that
/// may hold anything: `<Cards` and below it `items={[…]}` and `/>`.
enum ComponentTag {
  /// How long a tag may be at most, in bytes.
  private static let longest = 1 << 16

  /// What a search for the end of a tag has found.
  enum End: Hashable {
    /// The offset behind its closing bracket.
    case found(Int)
    /// What begins like a tag is none.
    case noTag
    /// Nothing closes it before the end of the text.
    case none
  }

  /// The elements of HTML behind which Markdown alone goes on with text.
  private static let elements = [
    "a", "audio", "button", "canvas", "embed", "img", "input", "object", "picture", "span", "video",
  ]

  /// Whether a line begins with a component or such an element and does not end its tag.
  static func opens(_ line: ArraySlice<UInt8>) -> Bool {
    let name = line.dropFirst().prefix { $0.isASCIIWord || $0 == UInt8(ascii: ".") }
    guard line.first == UInt8(ascii: "<"), let initial = name.first,
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(initial)
        || elements.contains(where: { name.elementsEqual($0.utf8) })
    else { return false }
    return line[name.endIndex...].first?.isSpace ?? true && !line.contains(UInt8(ascii: ">"))
  }

  /// Whether a tag that a line begins has a small name, as elements of HTML have it.
  static func isElement(at start: Int, in bytes: [UInt8]) -> Bool {
    start + 1 < bytes.count && bytes[start + 1] >= UInt8(ascii: "a")
  }

  /// Where the tag ends that begins at an offset.
  ///
  /// - Complexity: O(length of the tag).
  static func end(from start: Int, in bytes: [UInt8]) -> End {
    var braces = 0
    var quote: UInt8?
    var previous: UInt8 = 0
    let limit = min(bytes.count, start + longest)
    for index in start + 1..<max(limit, start + 1) {
      let byte = bytes[index]
      if let open = quote {
        // A string of code ends with its line at the latest, one of a template does not.
        let isCut = byte == 0x0a && braces > 0 && open != UInt8(ascii: "`")
        if isCut || byte == open && previous != UInt8(ascii: "\\") { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
        || byte == UInt8(ascii: "`") && braces > 0
      {
        quote = byte
      } else if byte == UInt8(ascii: "{") {
        braces += 1
      } else if byte == UInt8(ascii: "}") {
        braces -= 1
      } else if braces == 0 {
        if byte == UInt8(ascii: ">") { return .found(index + 1) }
        guard isOutsideOfValues(byte) else { return .noTag }
      }
      if braces < 0 { return .noTag }
      previous = byte
    }
    return .none
  }

  /// Whether a tag may have a byte beside its values: names of attributes and what joins them.
  private static func isOutsideOfValues(_ byte: UInt8) -> Bool {
    byte.isASCIIWord || byte.isSpace || byte == 0x0a || byte == 0x0d
      || "-=:./@".utf8.contains(byte)
  }
}
