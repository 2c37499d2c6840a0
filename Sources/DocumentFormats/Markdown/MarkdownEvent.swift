/// What a Markdown parser meets on its way through a document.
enum MarkdownEvent: Hashable, Sendable {
  /// A block that holds text or other blocks.
  enum Block: Hashable, Sendable {
    case heading(level: Int)
    case paragraph
    case list
    case listItem
    case quote
    case code
    case html
    case table
    case tableRow
    case tableCell
    /// Blocks that say nothing about their text: rulers, the document.
    case other
  }

  /// A span of text inside a block.
  enum Span: Hashable, Sendable {
    case emphasis
    case strong
    case code
    case link(destination: String)
    case image(file: String)
    case other
  }

  /// What a stretch of text is.
  enum Text: Hashable, Sendable {
    case plain
    /// Code of a span or block; a line of a block ends with a ``MarkdownEvent/lineEnd``.
    case code
    /// A character reference such as `&amp;`.
    case reference
    case html
  }

  case enter(Block)
  case leave(Block)
  case enterSpan(Span)
  case leaveSpan(Span)
  /// The title of a link or picture that is entered, as byte offsets into what was parsed.
  case title(Range<Int>)
  /// Text of the document, as byte offsets into what was parsed.
  case text(Text, Range<Int>)
  /// A line break inside running text.
  case lineBreak(isHard: Bool)
  /// The end of a line of code or HTML.
  case lineEnd
}
