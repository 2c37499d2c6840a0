/// A run of visible text of a document, every character of which knows its byte in the file.
package struct TextBlock: Hashable, Sendable {
  /// What the block is.
  package var kind: BlockKind
  /// The level of a heading (1…6) or the depth of a list item or quote (1…); 1 for a cell that begins a row of a
  /// table of Markdown; 0 for everything else.
  package var level: Int
  /// The visible text: markup removed, references resolved, soft line breaks as one space (nothing
  /// between characters of a language without spaces), invisible characters (U+00AD, U+200B…U+200D,
  /// U+2060, U+FEFF) removed.
  package var text: String
  /// Where each UTF-8 byte of ``text`` stands in the file.
  package var offsets: OffsetMap
  /// What markup says about parts of the text, in order of their start.
  package var spans: [InlineSpan]

  /// Makes a block.
  package init(
    kind: BlockKind, level: Int = 0, text: String, offsets: OffsetMap, spans: [InlineSpan] = []
  ) {
    self.kind = kind
    self.level = level
    self.text = text
    self.offsets = offsets
    self.spans = spans
  }
}

/// What a block is in its document.
package enum BlockKind: String, Hashable, Sendable, CaseIterable {
  /// A title or section heading.
  case heading
  /// Running text.
  case paragraph
  /// An item of a list.
  case listItem = "list-item"
  /// A cell of a table.
  case tableCell = "table-cell"
  /// The caption or alternative text of a picture.
  case caption
  /// A block of code: never searched for terms.
  case code
  /// A value of the front matter, such as the title.
  case metadata
  /// Furniture of the web page a text was saved from (author, read time, comments, links to the
  /// next chapter, bare URLs): aligned to nothing and kept out of the terms.
  case furniture
}

/// What markup says about a part of a block's text.
package struct InlineSpan: Hashable, Sendable {
  /// The meaning of the markup.
  package enum Kind: Hashable, Sendable {
    /// Program code: never searched for terms, but an anchor for alignment.
    case code
    /// A bare URL, path or e-mail address: never searched for terms, but an anchor for alignment.
    case url
    /// The text of a link, with its destination as written.
    case link(destination: String)
    /// Emphasised text.
    case emphasis
    /// Strongly emphasised text, which is how many guidelines mark names of the user interface.
    case strong
    /// The letter that is the key of a string of a user interface, the `v` of `Sa&ve`: the text has no mark inside the
    /// word.
    case accelerator
    /// A heading, with the name that links to it have, which is the same in every language.
    case anchor(name: String)
  }

  /// The meaning of the markup.
  package var kind: Kind
  /// UTF-8 byte offsets into the block's text.
  package var range: Range<Int>

  /// Makes a span.
  package init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }

  /// The name that links to a heading have, of the span that says it; nil for any other.
  package var anchorName: String? {
    if case .anchor(let name) = kind { name } else { nil }
  }

  /// Whether terms are never looked for in the span.
  package var isMasked: Bool { kind == .code || kind == .url }
}
