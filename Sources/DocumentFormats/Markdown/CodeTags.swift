/// Finds the pairs of tags that Jekyll and Hexo (`{% highlight ruby %}`) or Hugo
/// (`{{< highlight ruby >}}`) put around code, and those of components that show what a program prints
/// (`<ConsoleBlock>`, `<Terminal>`), and the braces around what MDX gives to a component as it is, a diagram in
/// backticks; the lines around the source of a diagram of PlantUML (`@startuml`, `@endmindmap`), and those with dashes
/// around code (`--- code ---`).
struct CodeTags {
  /// The lines of a pair, as UTF-8 byte offsets into the source.
  struct Pair: Hashable {
    /// The line with the opening tag.
    var opening: Range<Int>
    /// The line with the closing tag.
    var closing: Range<Int>
  }

  /// The tag that closes another.
  private enum Closing: Hashable {
    case liquid(String)
    case shortcode(String)
    case component(String)
    case template
    case diagram(String)
    case dashed
  }

  /// The tags of Liquid that enclose code.
  private static let names = ["highlight", "codeblock", "code"]
  /// What the names of components begin with that show what a program prints.
  private static let beginningsOfComponents = ["Console", "Terminal"]
  /// The next line with each closing tag behind the last one that was asked for; nil where there is none.
  private var closings: [Closing: Range<Int>?] = [:]

  /// The pair that a line opens which has nothing but the tag; nil for other lines, where nothing
  /// closes it, and where the code has fences of its own, as in GitBook, to which the tag only gives a title.
  ///
  /// - Complexity: O(length of the source) for all lines together, asked for in their order.
  mutating func pair(openedBy line: Range<Int>, in source: [UInt8]) -> Pair? {
    guard let closing = Self.closing(ofTagIn: line, in: source),
      !Self.isFenced(source[line.upperBound...])
    else { return nil }
    if let known = closings[closing], known.map({ $0.lowerBound >= line.upperBound }) ?? true {
      return known.map { Pair(opening: line, closing: $0) }
    }
    let found = Self.line(with: closing, from: line.upperBound, in: source)
    closings[closing] = .some(found)
    return found.map { Pair(opening: line, closing: $0) }
  }

  /// Whether the first line that is not empty opens a fence.
  private static func isFenced(_ rest: ArraySlice<UInt8>) -> Bool {
    let text = rest.drop(while: \.isSpace)
    return text.starts(with: "```".utf8) || text.starts(with: "~~~".utf8)
  }

  /// The tag that has to close the one which a line has and nothing else; nil where it encloses no code.
  private static func closing(ofTagIn line: Range<Int>, in source: [UInt8]) -> Closing? {
    guard let first = source[line].firstIndex(where: { !$0.isSpace }) else { return nil }
    if source[first] == UInt8(ascii: "<") {
      return closing(ofComponent: source[first..<line.upperBound])
    }
    if source[first] == UInt8(ascii: "@") {
      return closing(ofDiagram: source[first..<line.upperBound])
    }
    if source[first] == UInt8(ascii: "-") {
      return isDashed("code", source[line]) ? .dashed : nil
    }
    guard source[first] == UInt8(ascii: "{") else { return nil }
    if isAll("{`", of: source[line]) { return .template }
    if let name = names.first(where: { isTag($0, source[line]) }) { return .liquid("end" + name) }
    guard let shortcode = shortcode(aloneIn: line, in: source), shortcode.enclosesCode else {
      return nil
    }
    return .shortcode("/" + String(decoding: shortcode.name, as: UTF8.self))
  }

  /// The tag that has to close the component that a line opens.
  private static func closing(ofComponent line: ArraySlice<UInt8>) -> Closing? {
    let name = line.dropFirst().prefix(while: \.isASCIIWord)
    guard beginningsOfComponents.contains(where: { name.starts(with: $0.utf8) }),
      let last = line.lastIndex(where: { !$0.isSpace }), line[last] == UInt8(ascii: ">"),
      line[last - 1] != UInt8(ascii: "/"), !line[..<last].contains(UInt8(ascii: ">"))
    else { return nil }
    return .component(String(decoding: name, as: UTF8.self))
  }

  /// The line that has to close the diagram which a line opens, perhaps with a name behind the mark.
  private static func closing(ofDiagram line: ArraySlice<UInt8>) -> Closing? {
    guard line.starts(with: "@start".utf8) else { return nil }
    let kind = line.dropFirst("@start".utf8.count)
    let name = kind.prefix(while: \.isASCIIWord)
    guard !name.isEmpty, kind[name.endIndex...].first?.isSpace ?? true else { return nil }
    return .diagram("@end" + String(decoding: name, as: UTF8.self))
  }

  private static func line(
    with closing: Closing, from offset: Int, in source: [UInt8]
  ) -> Range<Int>? {
    var start = offset
    while start < source.count {
      let end = source[start...].firstIndex(of: 0x0a).map { $0 + 1 } ?? source.count
      let isClosed =
        switch closing {
        case .liquid(let name): isTag(name, source[start..<end])
        case .shortcode(let name):
          shortcode(aloneIn: start..<end, in: source)?.name.elementsEqual(name.utf8) ?? false
        case .component(let name):
          source[start..<end].drop(while: \.isSpace).prefix { !$0.isSpace }
            .elementsEqual("</\(name)>".utf8)
        case .template: isAll("`}", of: source[start..<end])
        case .dashed: isDashed("/code", source[start..<end])
        case .diagram(let mark):
          source[start..<end].drop(while: \.isSpace).prefix { !$0.isSpace }
            .elementsEqual(mark.utf8)
        }
      if isClosed { return start..<end }
      start = end
    }
    return nil
  }

  /// The shortcode that a line has and nothing else.
  private static func shortcode(aloneIn line: Range<Int>, in source: [UInt8]) -> Shortcode? {
    guard let first = source[line].firstIndex(where: { !$0.isSpace }),
      let shortcode = Shortcode(at: first, in: source),
      shortcode.range.upperBound <= line.upperBound,
      source[shortcode.range.upperBound..<line.upperBound].allSatisfy(\.isSpace)
    else { return nil }
    return shortcode
  }

  private static func isDashed(_ name: String, _ line: ArraySlice<UInt8>) -> Bool {
    DashedTag(line)?.name.elementsEqual(name.utf8) ?? false
  }

  /// Whether a line has two marks and nothing else but spaces.
  private static func isAll(_ marks: String, of line: ArraySlice<UInt8>) -> Bool {
    let rest = line.drop(while: \.isSpace)
    return rest.starts(with: marks.utf8) && rest.dropFirst(2).allSatisfy(\.isSpace)
  }

  /// Whether a line has a tag of some name and nothing else.
  private static func isTag(_ name: String, _ line: ArraySlice<UInt8>) -> Bool {
    var rest = line.drop(while: \.isSpace)
    guard rest.starts(with: "{%".utf8) else { return false }
    rest = rest.dropFirst(2).drop { $0 == UInt8(ascii: "-") || $0.isSpace }
    guard rest.starts(with: name.utf8) else { return false }
    rest = rest.dropFirst(name.utf8.count)
    guard let behind = rest.first, behind.isSpace || behind == UInt8(ascii: "%"),
      let last = rest.lastIndex(where: { !$0.isSpace }), last > rest.startIndex
    else { return false }
    return rest[last] == UInt8(ascii: "}") && rest[last - 1] == UInt8(ascii: "%")
  }
}
