/// String tables of Apple's platforms: `"key" = "value";` with comments as in C.
package struct AppleStringsFormat: DocumentFormat {
  package static let name = "apple-strings"
  package static let fileExtensions = ["strings"]
  package static let escapes: [TextEscape] = [.backslashes]

  package init() {}

  package func parse(_ bytes: [UInt8]) throws(DocumentError) -> ParsedDocument {
    var reader = AppleStringsReader(try SourceText(bytes))
    return try reader.read()
  }
}

/// Reads a string table.
private struct AppleStringsReader {
  private let source: SourceText
  private var position = 0
  private var document = ParsedDocument(blocks: [])

  init(_ source: SourceText) {
    self.source = source
  }

  mutating func read() throws(DocumentError) -> ParsedDocument {
    while skipSpace() {
      let key = try readToken("a key")
      // A key alone is its own value.
      if try readMark("=", isOptional: true) {
        let value = try readToken("a value")
        if var block = EscapedString(value, of: source).block {
          block.readAsInterfaceString()
          document.append(block, key: [EscapedString(key, of: source).value])
        }
      }
      _ = try readMark(";", isOptional: false)
    }
    return document
  }

  /// Skips spaces and takes comments; returns whether anything follows.
  private mutating func skipSpace() -> Bool {
    while position < source.utf8.count {
      if source.utf8[position].isSpace {
        position += 1
      } else if let end = CodeComment.end(at: position, in: source.utf8) {
        document.comments.append(CodeComment.comment(position..<end, in: source))
        position = end
      } else {
        return true
      }
    }
    return false
  }

  /// Reads a string in quotes, or a bare word; returns what stands between the quotes.
  private mutating func readToken(_ what: String) throws(DocumentError) -> Range<Int> {
    guard skipSpace() else { throw fault("the file ends before \(what)") }
    let start = position
    guard source.utf8[start] == UInt8(ascii: "\"") else {
      while position < source.utf8.count,
        source.utf8[position].isASCIIWord || "_.-$:/".utf8.contains(source.utf8[position])
      {
        position += 1
      }
      guard position > start else { throw fault("expected \(what) in quotes") }
      return start..<position
    }
    var end = start + 1
    while end < source.utf8.count, source.utf8[end] != UInt8(ascii: "\"") {
      end += source.utf8[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard end < source.utf8.count else { throw fault("a string without its end") }
    position = end + 1
    return start + 1..<end
  }

  private mutating func readMark(
    _ mark: Unicode.Scalar, isOptional: Bool
  ) throws(DocumentError) -> Bool {
    guard skipSpace(), source.utf8[position] == UInt8(ascii: mark) else {
      if isOptional { return false }
      throw fault("expected \(mark) behind a value")
    }
    position += 1
    return true
  }

  private func fault(_ reason: String) -> DocumentError {
    let offset = min(position, source.utf8.count)
    return DocumentError(.malformed(reason), at: source.fileRange(of: offset..<offset).lowerBound)
  }
}
