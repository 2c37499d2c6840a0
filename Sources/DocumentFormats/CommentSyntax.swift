/// How a comment is written in a document, and where one may stand.
package struct CommentSyntax: Hashable, Sendable {
  /// Where a comment may stand in running text without changing it.
  package enum Place: Hashable, Sendable {
    /// Anywhere, beside text too.
    case inLine
    /// On a line of its own, between the lines of a paragraph too.
    case line
    /// On a line of its own right above a paragraph.
    case paragraph
    /// On a line of its own with an empty line behind it, between paragraphs.
    case block
  }

  /// What stands before the words of a comment, with a space.
  package let opening: String
  /// What stands behind them, with a space; empty where a comment ends with its line.
  package let closing: String
  /// The places where one may stand, the best first.
  package let places: [Place]

  /// Makes a syntax.
  init(_ opening: String, _ closing: String, _ places: [Place]) {
    self.opening = opening
    self.closing = closing
    self.places = places
  }

  /// A comment that says something.
  package func comment(_ text: String) -> String { opening + text + closing }

  /// `<!-- … -->`.
  static let markup = CommentSyntax("<!-- ", " -->", [.inLine, .paragraph, .block])
  /// `{/* … */}` (MDX).
  static let expression = CommentSyntax("{/* ", " */}", [.inLine, .block])
  /// `<!-- … -->` beside elements, not in their text.
  static let element = CommentSyntax("<!-- ", " -->", [.line])
  /// `/* … */`.
  static let code = CommentSyntax("/* ", " */", [.line])
}

extension MarkdownFormat {
  package static func commentSyntax(inFile path: String) -> CommentSyntax? {
    path.lowercased().hasSuffix(".mdx") ? .expression : .markup
  }
}

extension HTMLFormat {
  package static func commentSyntax(inFile path: String) -> CommentSyntax? { .markup }
}

extension RSTFormat {
  package static func commentSyntax(inFile path: String) -> CommentSyntax? {
    CommentSyntax(".. ", "", [.block])
  }
}

extension AsciiDocFormat {
  package static func commentSyntax(inFile path: String) -> CommentSyntax? {
    CommentSyntax("// ", "", [.line, .block])
  }
}

extension POFormat {
  /// A remark of a translator, which stands in front of its entry.
  package static func commentSyntax(inFile path: String) -> CommentSyntax? {
    CommentSyntax("# ", "", [.paragraph, .block])
  }
}

extension XLIFFFormat {
  package static func commentSyntax(inFile path: String) -> CommentSyntax? { .element }
}

extension QtLinguistFormat {
  package static func commentSyntax(inFile path: String) -> CommentSyntax? { .element }
}

extension AppleStringsFormat {
  package static func commentSyntax(inFile path: String) -> CommentSyntax? { .code }
}

extension StringsDictFormat {
  package static func commentSyntax(inFile path: String) -> CommentSyntax? { .element }
}

extension AndroidStringsFormat {
  package static func commentSyntax(inFile path: String) -> CommentSyntax? { .element }
}

extension YAMLStringsFormat {
  package static func commentSyntax(inFile path: String) -> CommentSyntax? {
    CommentSyntax("# ", "", [.line, .inLine, .block])
  }
}
