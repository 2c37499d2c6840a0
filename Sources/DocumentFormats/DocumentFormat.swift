/// A reader that turns the bytes of a file into blocks of visible text.
///
/// Adding a format: a folder with a type that conforms, one line in `FormatCatalog`, fixtures for
/// the contract suite.
package protocol DocumentFormat: Sendable {
  /// The name of the format in options and reports, such as `markdown`.
  static var name: String { get }
  /// The file name extensions of the format, in lower case and without the dot.
  static var fileExtensions: [String] { get }
  /// Extensions of files that are mostly something else, where the folder tells; by default none.
  static var generalFileExtensions: [String] { get }

  /// Whether a file is of the format by its path; by default by the extension of its name alone.
  static func reads(path: String) -> Bool

  /// How comments are written in a file of the format; by default there are none.
  static func commentSyntax(inFile path: String) -> CommentSyntax?

  /// How text may be written in a file of the format, the usual way first; by default only as it is.
  static var escapes: [TextEscape] { get }

  /// Makes a reader.
  init()

  /// Makes a reader for a file, of whose kinds there may be several; by default the same for all.
  init(forPath path: String)

  /// Reads a document.
  ///
  /// - Parameter bytes: the file as it is on disk.
  /// - Returns: the blocks in file order and the comments; every offset counts bytes of the file.
  /// - Throws: ``DocumentError`` when the bytes are no text of this format.
  /// - Complexity: O(n) in the size of the file.
  func parse(_ bytes: [UInt8]) throws(DocumentError) -> ParsedDocument
}

extension DocumentFormat {
  package static var generalFileExtensions: [String] { [] }

  package static func commentSyntax(inFile path: String) -> CommentSyntax? { nil }

  package static var escapes: [TextEscape] { [.none] }

  package init(forPath path: String) { self.init() }

  package static func reads(path: String) -> Bool {
    let bytes = path.utf8
    let start = bytes.lastIndex(of: UInt8(ascii: "/")).map(bytes.index(after:)) ?? bytes.startIndex
    guard let dot = bytes[start...].lastIndex(of: UInt8(ascii: ".")) else { return false }
    return fileExtensions.contains(path[bytes.index(after: dot)...].lowercased())
  }
}

/// What a format reads from a file.
package struct ParsedDocument: Hashable, Sendable {
  /// The blocks in file order.
  package var blocks: [TextBlock]
  /// The comments of the markup in file order: where suppressions are written.
  package var comments: [SourceComment]
  /// What a program asks for the text of each block by, equal in all languages; empty for running text.
  ///
  /// Keys inside each other are joined by full stops. Blocks do not hold them: most have none, and they
  /// are copied a lot.
  package var blockKeys: [String] = []

  /// Makes a parsed document.
  package init(blocks: [TextBlock], comments: [SourceComment] = []) {
    self.blocks = blocks
    self.comments = comments
  }
}

/// A comment of a document's markup, such as `<!-- … -->` in Markdown.
package struct SourceComment: Hashable, Sendable {
  /// The text between the comment's delimiters, trimmed.
  package var text: String
  /// The byte offsets of the whole comment in the file.
  package var range: Range<Int>
  /// The byte offsets of what the format says that the comment is about; nil where its place tells.
  package var scope: Range<Int>?

  /// Makes a comment.
  package init(text: String, range: Range<Int>, scope: Range<Int>? = nil) {
    self.text = text
    self.range = range
    self.scope = scope
  }
}

/// Why a file could not be read as a document.
package struct DocumentError: Error, Hashable, Sendable {
  /// The kind of fault.
  package enum Reason: Hashable, Sendable {
    /// The bytes are no valid UTF-8 (nor UTF-16 with a byte order mark).
    case notText
    /// A NUL byte: a binary file.
    case binary
    /// The markup is broken, in words.
    case malformed(String)
  }

  /// The kind of fault.
  package var reason: Reason
  /// The byte offset of the fault in the file.
  package var offset: Int

  /// Makes an error.
  package init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}

extension SourceComment {
  /// Makes a comment out of a stretch of the source and the lengths of its delimiters.
  init(_ range: Range<Int>, delimiters: (open: Int, close: Int), in source: SourceText) {
    let start = min(range.upperBound, range.lowerBound + delimiters.open)
    let end = max(start, range.upperBound - delimiters.close)
    let inner = source.utf8[start..<end].drop(while: \.isSpace)
    let kept = inner.count - inner.reversed().prefix(while: \.isSpace).count
    self.init(
      text: String(decoding: inner.prefix(kept), as: UTF8.self), range: source.fileRange(of: range))
  }

  /// Makes a comment out of `<!-- … -->` in the source; the end may be missing.
  init(html range: Range<Int>, in source: SourceText) {
    let isClosed = source.utf8[range].ends(with: "-->")
    self.init(range, delimiters: (4, isClosed ? 3 : 0), in: source)
  }
}
