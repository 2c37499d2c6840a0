/// Finds the strings of a JSON document and where they stand.
///
/// Source: RFC 8259; comments (`//`, `/* */`) and commas before a closing bracket are let through.
struct JSONStrings {
  /// A string value.
  struct Value {
    /// The keys of the objects around the value, from the outside in; an array adds nothing.
    var path: [String]
    /// Where each of these keys stands in the source, between its quotes.
    var keys: [Range<Int>]
    /// Where the value stands in the source, between its quotes.
    var range: Range<Int>
  }

  /// How many containers may be open at once.
  private static let maximumDepth = 256

  private let source: SourceText
  private var position = 0
  /// Whether each open container is an object.
  private var open: [Bool] = []
  private var path: [String] = []
  private var keys: [Range<Int>] = []
  private var values: [Value] = []
  /// The comments that were let through, in file order.
  private(set) var comments: [SourceComment] = []

  /// Makes a reader of a document.
  init(_ source: SourceText) {
    self.source = source
  }

  /// The string values in file order.
  ///
  /// - Throws: `.malformed` at the first fault.
  /// - Complexity: O(n) in the size of the document.
  mutating func read() throws(DocumentError) -> [Value] {
    skipSpace()
    guard position < source.utf8.count, "{[".utf8.contains(source.utf8[position]) else {
      throw fault("expected { or [ of JSON")
    }
    repeat {
      try readItem()
      skipSpace()
    } while !open.isEmpty
    guard position == source.utf8.count else { throw fault("expected the end of the document") }
    return values
  }

  private mutating func readItem() throws(DocumentError) {
    guard position < source.utf8.count else { throw fault("the document ends too early") }
    if let isObject = open.last {
      if source.utf8[position] == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
        position += 1
        open.removeLast()
        return try endItem()
      }
      if isObject { try readKey() }
    }
    try readValue()
  }

  private mutating func readKey() throws(DocumentError) {
    let key = try readString("a key in quotes")
    skipSpace()
    guard position < source.utf8.count, source.utf8[position] == UInt8(ascii: ":") else {
      throw fault("expected : behind a key")
    }
    position += 1
    skipSpace()
    keys.append(key)
    path.append(EscapedString(key, of: source).value)
  }

  private mutating func readValue() throws(DocumentError) {
    guard position < source.utf8.count else { throw fault("the document ends too early") }
    switch source.utf8[position] {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard open.count < Self.maximumDepth else {
        throw fault("nested deeper than \(Self.maximumDepth) levels")
      }
      open.append(source.utf8[position] == UInt8(ascii: "{"))
      position += 1
      return
    case UInt8(ascii: "\""):
      let range = try readString("a value")
      values.append(Value(path: path, keys: keys, range: range))
    default:
      let start = position
      while position < source.utf8.count,
        source.utf8[position].isASCIIWord || "+-.".utf8.contains(source.utf8[position])
      {
        position += 1
      }
      guard position > start else { throw fault("expected a value") }
    }
    try endItem()
  }

  /// Takes the comma behind a value, or stops in front of a closing bracket.
  private mutating func endItem() throws(DocumentError) {
    guard let isObject = open.last else { return }
    if isObject {
      path.removeLast()
      keys.removeLast()
    }
    skipSpace()
    guard position < source.utf8.count else { throw fault("the document ends too early") }
    if source.utf8[position] == UInt8(ascii: ",") {
      position += 1
    } else if !"]}".utf8.contains(source.utf8[position]) {
      throw fault("expected , behind a value")
    }
  }

  private mutating func readString(_ what: String) throws(DocumentError) -> Range<Int> {
    guard position < source.utf8.count, source.utf8[position] == UInt8(ascii: "\"") else {
      throw fault("expected \(what)")
    }
    var end = position + 1
    while end < source.utf8.count, source.utf8[end] != UInt8(ascii: "\"") {
      if source.utf8[end] == 0x0a { throw fault("a string without its end") }
      end += source.utf8[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard end < source.utf8.count else { throw fault("a string without its end") }
    defer { position = end + 1 }
    return position + 1..<end
  }

  private mutating func skipSpace() {
    while position < source.utf8.count {
      if source.utf8[position].isSpace {
        position += 1
      } else if let end = CodeComment.end(at: position, in: source.utf8) {
        comments.append(CodeComment.comment(position..<end, in: source))
        position = end
      } else {
        return
      }
    }
  }

  private func fault(_ reason: String) -> DocumentError {
    let offset = min(position, source.utf8.count)
    return DocumentError(.malformed(reason), at: source.fileRange(of: offset..<offset).lowerBound)
  }
}
