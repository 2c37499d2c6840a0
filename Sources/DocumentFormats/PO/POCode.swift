/// Tells which entries of a PO file that were left as they are hold code or refer to a picture: what a
/// translator of documentation copies because there is nothing to translate.
enum POCode {
  /// Whether a text, with its line ends and the same in both languages, is code by what the tool that took
  /// it from the document says in the notes, or by how it is written.
  static func isCode(_ text: String, notes: [String]) -> Bool {
    isMediaReference(text) || isMarkdownComment(text) || notes.contains(where: namesCode)
      || isVerbatim(text) || isSession(text) || opensBlocks(text) || commentsEachLine(text)
  }

  /// Whether a text has been left as its source is, but for the placeholders in angle brackets: `new mode <Modus>`.
  static func areSame(_ text: String, _ source: String) -> Bool {
    if text == source { return true }
    // Most texts have none, or begin in another way.
    let mark = UInt8(ascii: "<")
    guard let own = text.utf8.firstIndex(of: mark), let other = source.utf8.firstIndex(of: mark),
      text[..<own] == source[..<other]
    else { return false }
    let rest = withoutPlaceholders(text)
    return rest == withoutPlaceholders(source) && rest.contains(where: \.isLetter)
  }

  private static func withoutPlaceholders(_ text: String) -> String {
    var isInside = false
    return text.filter { character in
      if character == "<" { isInside = true }
      defer { if character == ">" { isInside = false } }
      return !isInside || character == "<"
    }
  }

  /// `external ref='figures/a.png' md5='…'`, by which itstool and xml2po ask for a picture of one's own.
  private static func isMediaReference(_ text: String) -> Bool {
    text.hasPrefix("external ref='") || text.hasPrefix("@@image: '")
  }

  /// `[comment]: # (text)` and `[//]: # (text)`, a reference to nothing, which pages do not show.
  private static func isMarkdownComment(_ text: String) -> Bool {
    text.hasPrefix("[comment]: #") || text.hasPrefix("[//]: #")
  }

  /// Whether a comment names an element or block of code: `(itstool) path: item/screen`,
  /// `type: Fenced code block (sh)`, `type: Content of: <section><programlisting>`.
  private static func namesCode(_ note: String) -> Bool {
    if note.hasPrefix("(itstool) path: ") {
      return elements.contains(String(note.split(separator: "/").last ?? ""))
    }
    guard note.hasPrefix("type: ") else { return false }
    let kind = note.dropFirst("type: ".count).lowercased()
    if kind.hasPrefix("content of: ") {
      let element = kind.split(whereSeparator: { "<>".contains($0) }).last
      return element.map { elements.contains(String($0)) } ?? false
    }
    return ["verbatim", "fenced code block", "code block", "delimited block -", "synopsis"]
      .contains(where: kind.hasPrefix)
  }

  private static let elements: Set<String> = [
    "code", "screen", "programlisting", "literallayout", "synopsis", "pre", "cmd", "input",
    "output",
  ]

  /// Whether a source of several lines comes from reStructuredText, which its place or the whole file says, and of
  /// which Sphinx joins the lines of all but code and what it says of pictures.
  ///
  /// A translation of it may have other names in the code, and words in its comments.
  static func isLiteralBlock(
    _ source: String, _ references: [String], _ isOfSphinx: Bool
  ) -> Bool {
    source.utf8.contains(UInt8(ascii: "\n")) && !source.hasPrefix(".. image::")
      && references.first.map { $0.contains(".rst:") || $0.contains(".txt:") } ?? isOfSphinx
  }

  /// Whether a text whose lines are to stay comes from Markdown, which has nothing else to keep them for, and no note
  /// says that it is a title or the like, for which some tools ask for the same.
  static func isUnwrappedCode(_ references: [String], notes: [String]) -> Bool {
    references.first.map { $0.contains(".md:") || $0.contains(".mdx:") } ?? false
      && !notes.contains { $0.hasPrefix("type: ") }
  }

  /// Whether each line of a text has its end, and none begins like a sentence or ends like one.
  private static func isVerbatim(_ text: String) -> Bool {
    text.hasSuffix("\n")
      && text.split(separator: "\n").allSatisfy { line in
        let scalars = line.unicodeScalars
        guard let first = scalars.first(where: { $0 != " " }),
          let last = scalars.reversed().first(where: { $0 != " " })
        else { return true }
        return first.isASCII && !(0x41...0x5a).contains(first.value)
          && !".!?:,".unicodeScalars.contains(last)
      }
  }

  /// Whether a text begins like what is typed at Python's prompt.
  private static func isSession(_ text: String) -> Bool { text.hasPrefix(">>> ") }

  /// Whether lines that end with a colon have deeper ones below them, and none ends like a sentence.
  private static func opensBlocks(_ text: String) -> Bool {
    // Most texts are one line.
    guard text.utf8.contains(UInt8(ascii: "\n")) else { return false }
    let lines = text.split(separator: "\n")
    guard lines.count > 1, !lines.contains(where: { ".!?,".contains($0.last ?? " ") }) else {
      return false
    }
    let openings = zip(lines, lines.dropFirst()).filter { $0.0.last == ":" }
    return !openings.isEmpty && lines.last?.last != ":"
      && openings.allSatisfy { indentation(of: $1) > indentation(of: $0) + 1 }
  }

  /// Whether every one of several lines has a comment behind it: `"{0}"  # the first argument`.
  private static func commentsEachLine(_ text: String) -> Bool {
    let lines = text.split(separator: "\n")
    return lines.count > 1 && lines.allSatisfy { $0.contains("  # ") && !$0.hasPrefix(" ") }
  }

  private static func indentation(of line: Substring) -> Int {
    line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
  }
}
