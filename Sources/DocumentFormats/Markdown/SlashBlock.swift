/// A line that opens or closes a block of PyMdown Extensions: `/// note | Title` and `///`.
///
/// Source: PyMdown Extensions, “Blocks”. The name is code; what stands behind the bar is the title.
struct SlashBlock {
  /// The title, as offsets into the file; empty where there is none.
  let title: Range<Int>

  /// Recognises a line from its first byte that is no space; nil for any other.
  init?(_ line: ArraySlice<UInt8>) {
    let slash = UInt8(ascii: "/")
    let mark = line.prefix { $0 == slash }
    guard mark.count >= 3 else { return nil }
    var rest = line[mark.endIndex...].drop(while: \.isSpace)
    let name = rest.prefix { $0.isASCIIWord || $0 == UInt8(ascii: "-") }
    rest = rest[name.endIndex...].drop(while: \.isSpace)
    guard let bar = rest.first else {
      title = line.endIndex..<line.endIndex
      return
    }
    guard !name.isEmpty, bar == UInt8(ascii: "|") else { return nil }
    let text = rest.dropFirst().drop(while: \.isSpace)
    let last = text.lastIndex { !$0.isSpace }.map { $0 + 1 } ?? text.startIndex
    title = text.startIndex..<last
  }

  /// Whether a line below the opening one sets an option of the block: indented by four columns, `type: tip`.
  static func isOption(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.starts(with: "    ".utf8) else { return false }
    let body = line.drop(while: \.isSpace)
    let name = body.prefix { $0.isASCIIWord || $0 == UInt8(ascii: "-") }
    return !name.isEmpty && name.endIndex < line.endIndex
      && line[name.endIndex] == UInt8(ascii: ":")
  }
}
