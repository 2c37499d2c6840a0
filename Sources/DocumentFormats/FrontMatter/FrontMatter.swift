import Yams

/// The front matter of a document in Markdown or AsciiDoc: what YAML between two lines of dashes says about it.
struct FrontMatter {
  /// The values that are translated, in file order.
  private(set) var blocks: [TextBlock] = []
  /// The offset behind the front matter in the source; 0 without one.
  private(set) var end = 0

  /// How long front matter may be, in bytes; anything longer is no front matter.
  private static let longest = 64 * 1024

  /// Reads the front matter at the start of a document.
  ///
  /// What is no valid YAML is skipped without a word: the site generator will complain. TOML between
  /// lines of plus signs is skipped as well.
  init(of source: SourceText) {
    guard let body = Self.body(of: source) else { return }
    end = body.end
    guard let lines = body.yaml else { return }
    guard !Self.hasManyAliases(lines, in: source) else { return }
    let range = (lines.first?.lowerBound ?? end)..<(lines.last?.upperBound ?? end)
    // Texts are taken as they stand, so that no rules tell numbers and dates from them.
    guard let root = try? Yams.compose(yaml: source.string(range), .basic, .default, .utf8) else {
      return
    }
    guard root.mapping != nil else {
      // A paragraph between two rulers.
      end = 0
      return
    }
    var reader = YAMLTextReader(source: source, lines: lines) { key in
      key.map(Self.isTranslated) ?? false
    }
    reader.visit(root, key: nil, depth: 0)
    blocks = reader.blocks.flatMap { Self.blocks(ofMarkupIn: $0, of: source) ?? [$0] }
  }

  /// The blocks of a value that is a piece of HTML; nil for plain text, and for what is escaped.
  private static func blocks(ofMarkupIn value: TextBlock, of source: SourceText) -> [TextBlock]? {
    guard value.text.utf8.contains(UInt8(ascii: "<")), value.text.contains("</") else { return nil }
    let range = value.offsets.fileRange(of: 0..<value.text.utf8.count)
    guard !source.utf8[range].contains(UInt8(ascii: "\\")) else { return nil }
    var lines: [Range<Int>] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let end = source.utf8[start..<range.upperBound].firstIndex(of: 0x0a) ?? range.upperBound
      lines.append(start..<end)
      start = end + 1
    }
    let found = HTMLBlockReader(
      fragment: MarkupSource(lines: lines, of: source), listDepth: 0, quoteDepth: 0
    ).read().blocks
    return found.map { block in
      guard block.kind != .code else { return block }
      return TextBlock(
        kind: .metadata, text: block.text, offsets: block.offsets, spans: block.spans)
    }
  }

  /// The offset behind the front matter, and its lines if they are YAML; nil without any.
  static func body(of source: SourceText) -> (end: Int, yaml: [Range<Int>]?)? {
    guard source.utf8.first == UInt8(ascii: "-") || source.utf8.first == UInt8(ascii: "+") else {
      return nil
    }
    let head = source.utf8.span.extracting(first: longest)
    var position = 0
    guard let first = SourceLines.next(from: &position, in: head) else { return nil }
    let mark = trimmed(source.utf8[first])
    guard mark == "---" || mark == "+++" else { return nil }
    let closers = mark == "---" ? ["---", "..."] : ["+++"]
    var lines: [Range<Int>] = []
    while let line = SourceLines.next(from: &position, in: head) {
      if line.count < 16, let initial = source.utf8[line].first, "-.+".utf8.contains(initial),
        closers.contains(trimmed(source.utf8[line]))
      {
        return (line.upperBound, mark == "---" ? lines : nil)
      }
      lines.append(line)
    }
    return nil
  }

  /// Whether YAML refers to other places so often that it could grow without bounds when read: each
  /// reference may stand for a text with references in it.
  static func hasManyAliases(_ lines: [Range<Int>], in source: SourceText) -> Bool {
    let aliases = lines.reduce(0) { count, line in
      let bytes = source.utf8[line]
      return count
        + zip(bytes, bytes.dropFirst()).reduce(0) {
          $0 + ($1.0 == UInt8(ascii: "*") && $1.1.isASCIIWord ? 1 : 0)
        }
    }
    return aliases > 16
  }

  private static func trimmed(_ line: ArraySlice<UInt8>) -> String {
    guard line.count < 16 else { return "" }
    let end = line.lastIndex { !$0.isSpace }.map { $0 + 1 } ?? line.startIndex
    return String(decoding: line[..<end], as: UTF8.self)
  }

  private static func isTranslated(_ key: String) -> Bool {
    translated.contains(key.lowercased().filter { $0 != "_" && $0 != "-" })
  }

  private static let translated: Set<String> = [
    "title", "description", "sidebarlabel", "sidebartitle", "summary", "label", "linktitle",
    "subtitle", "shorttitle", "navtitle", "menutitle", "paginationlabel", "heading", "headline",
    "caption", "excerpt", "abstract", "intro", "lead", "tagline", "text", "details", "alt",
    "ogtitle", "ogdescription", "teaser", "oneline", "blurb", "metatitle", "metadescription",
    "seotitle", "seodescription", "pagetitle",
  ]
}
