/// Finds the comments of YAML: a `#` at the start of a line or behind white space, outside of quoted and block scalars.
///
/// Parsers of YAML drop them. What is no valid YAML is read as far as its quotes go.
struct YAMLComments {
  private let bytes: [UInt8]
  /// The quote around the text that goes on in the next line; nil outside of quotes.
  private var quote: UInt8?
  /// How many brackets of lists and mappings in one line are open.
  private var depth = 0
  /// How far the parent of a block scalar is indented, from its header on; nil outside of one.
  private var blockParent: Int?
  /// How far the lines of a block scalar are indented, once one is known.
  private var blockIndent: Int?
  /// How far what holds a plain scalar is indented that may go on in the next line; nil without one.
  private var plainParent: Int?
  private var comments: [Range<Int>] = []

  /// The comments in the lines of a text, in order, as ranges of the source.
  ///
  /// - Complexity: O(n) in the length of the lines.
  static func all(in lines: [Range<Int>], of source: SourceText) -> [SourceComment] {
    var reader = YAMLComments(source.utf8)
    for line in lines { reader.read(line) }
    return reader.comments.map { SourceComment($0, delimiters: (1, 0), in: source) }
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  private mutating func read(_ line: Range<Int>) {
    let indent = bytes[line].prefix { $0 == 0x20 }.count
    let isEmpty = bytes[line].allSatisfy { $0 == 0x20 || $0 == 0x09 }
    if let parent = blockParent {
      let least = blockIndent ?? parent + 1
      if isEmpty { return }
      if indent >= least {
        blockIndent = blockIndent ?? indent
        return
      }
      (blockParent, blockIndent) = (nil, nil)
    }
    guard !isEmpty else { return }
    let goesOn = quote == nil && depth == 0 && (plainParent.map { indent > $0 } ?? false)
    if !goesOn { plainParent = nil }
    if quote == nil, bytes[line].starts(with: "---".utf8) {
      // What begins a document may have a value behind it.
      return scan(line.lowerBound + 3..<line.upperBound, indent: 0, goesOn: false)
    }
    scan(line.lowerBound + indent..<line.upperBound, indent: indent, goesOn: goesOn)
  }

  /// Reads a line from its first byte on that is no space; it may go on with a plain scalar of the line before.
  private mutating func scan(_ line: Range<Int>, indent: Int, goesOn: Bool) {
    var position = line.lowerBound
    var beginsNode = !goesOn
    var endsPlain = false
    /// The column of the key or item that a value belongs to, and that of what may be a key.
    var (parent, column) = (indent - 1, indent)
    while position < line.upperBound {
      let byte = bytes[position]
      let isLast = position + 1 == line.upperBound
      let isSpaced = isLast || bytes[position + 1].isSpace
      if let open = quote {
        position = skip(open, from: position, to: line.upperBound)
        (beginsNode, endsPlain) = (false, false)
        continue
      }
      switch byte {
      case 0x20, 0x09: break
      case UInt8(ascii: "#") where position == 0 || bytes[position - 1].isSpace:
        comments.append(position..<line.upperBound)
        plainParent = nil
        return
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if beginsNode { quote = byte }
        (beginsNode, endsPlain) = (false, !beginsNode)
      case UInt8(ascii: "-") where beginsNode && isSpaced && depth == 0:
        let spaces = bytes[position + 1..<line.upperBound].prefix { $0 == 0x20 }.count
        (parent, column) = (column, column + 1 + spaces)
      case UInt8(ascii: ":") where isSpaced || depth > 0 && !endsPlain && !beginsNode:
        if depth == 0 { parent = column }
        (beginsNode, endsPlain) = (true, false)
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        guard beginsNode || depth > 0 else { break }
        depth += 1
        (beginsNode, endsPlain) = (true, false)
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard depth > 0 else { break }
        depth -= 1
        (beginsNode, endsPlain) = (false, false)
      case UInt8(ascii: ",") where depth > 0: (beginsNode, endsPlain) = (true, false)
      case UInt8(ascii: "&"), UInt8(ascii: "!"):
        guard beginsNode else { break }
        position += bytes[position..<line.upperBound].prefix { !$0.isSpace }.count
        continue
      case UInt8(ascii: "|"), UInt8(ascii: ">"):
        guard beginsNode, depth == 0 else { break }
        blockParent = parent
        blockIndent = bytes[position + 1..<line.upperBound].prefix { !$0.isSpace }
          .first { UInt8(ascii: "1")...UInt8(ascii: "9") ~= $0 }
          .map { max(parent, 0) + Int($0 - UInt8(ascii: "0")) }
        beginsNode = false
      default: (beginsNode, endsPlain) = (false, true)
      }
      position += 1
    }
    let isPlain = endsPlain && depth == 0 && quote == nil && blockParent == nil
    if isPlain, !goesOn { plainParent = parent }
  }

  /// The offset behind the quoted text that goes on at an offset, or the end of its line.
  private mutating func skip(_ open: UInt8, from start: Int, to end: Int) -> Int {
    var position = start
    while position < end {
      let byte = bytes[position]
      if byte == open {
        guard open == UInt8(ascii: "'"), position + 1 < end, bytes[position + 1] == open else {
          quote = nil
          return position + 1
        }
        position += 2
      } else {
        position += open == UInt8(ascii: "\"") && byte == UInt8(ascii: "\\") ? 2 : 1
      }
    }
    return end
  }
}
