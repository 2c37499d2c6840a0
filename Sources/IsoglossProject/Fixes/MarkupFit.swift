import LanguageText
import TermChecking

extension Finding {
  /// Leaves to people what stands where other text would do more than be read: names in braces and of directives, parts of
  /// paths, and labels of links that are named elsewhere.
  ///
  /// The suggestions only name what is meant there; in a path they are not safe.
  ///
  /// - Parameters:
  ///   - document: the document with its bytes.
  ///   - labels: what links of the document are looked up by; collected when asked for.
  /// - Complexity: O(1), and O(size of the file) when labels are asked for first.
  mutating func refuseInMarkup(of document: LoadedDocument, _ labels: inout ReferenceLabels?) {
    guard suggestions.contains(where: \.isInflected), !range.isEmpty,
      range.upperBound <= document.bytes.count
    else { return }
    let place = MarkupPlace(range, in: document, &labels)
    if place.isName {
      suggestions = suggestions.map(\.unwritten)
    } else if place.isInPath {
      suggestions = suggestions.map(\.unsafe)
    }
  }
}

/// What stands around a stretch of a file.
private struct MarkupPlace {
  /// Whether the stretch is a name that something else refers to.
  let isName: Bool
  /// Whether it is a part of a path.
  let isInPath: Bool

  init(_ range: Range<Int>, in document: LoadedDocument, _ labels: inout ReferenceLabels?) {
    let bytes = document.bytes
    func byte(_ offset: Int) -> UInt8 { bytes.indices.contains(offset) ? bytes[offset] : 0x0a }
    var (start, end) = (range.lowerBound - 1, range.upperBound)
    while byte(start) == 0x20 { start -= 1 }
    while byte(end) == 0x20 { end += 1 }
    let (before, behind) = (byte(range.lowerBound - 1), byte(range.upperBound))
    let isInBraces =
      byte(start) == UInt8(ascii: "{") && "},|".utf8.contains(byte(end))
      || byte(start) == UInt8(ascii: "%") && byte(end) == UInt8(ascii: "%")
      || byte(start) == UInt8(ascii: "=") && byte(start - 1) == UInt8(ascii: "%")
      || before == UInt8(ascii: "(") && byte(range.lowerBound - 2) == UInt8(ascii: "t")
        && byte(range.lowerBound - 3) == UInt8(ascii: "$")
    // `:name`, `@:name`, `:::name`; in prose something else stands before the colon.
    let isDirective =
      before == UInt8(ascii: ":") && " \"'@:>(\n".utf8.contains(byte(range.lowerBound - 2))
    let isReference =
      behind == UInt8(ascii: "_")
      || behind == UInt8(ascii: "`") && byte(range.upperBound + 1) == UInt8(ascii: "_")
    let isTarget = isReference && Self.ends(document.path, in: [".rst", ".rest"])
    isName = isInBraces || isDirective || isTarget || Self.isLabel(range, in: bytes, &labels)
    isInPath = "/\\".utf8.contains(before) || "/\\".utf8.contains(behind)
  }

  private static func ends(_ path: String, in extensions: [String]) -> Bool {
    extensions.contains { path.lowercased().hasSuffix($0) }
  }

  /// Whether the stretch is in the label of a link that Markdown looks up by it: `[label]` or `[label][]` with a
  /// definition `[label]: …`, and `[[label]]` of a wiki.
  private static func isLabel(
    _ range: Range<Int>, in bytes: [UInt8], _ labels: inout ReferenceLabels?
  ) -> Bool {
    let brackets = (open: UInt8(ascii: "["), close: UInt8(ascii: "]"))
    guard let close = firstBracketOfLine(behind: range.upperBound, in: bytes),
      bytes[close] == brackets.close,
      let open = bytes[..<range.lowerBound].suffix(longestLabel).lastIndex(where: {
        $0 == brackets.open || $0 == brackets.close || $0 == 0x0a
      }), bytes[open] == brackets.open
    else { return false }
    let rest = bytes[(close + 1)...].prefix(2)
    if open > 0, bytes[open - 1] == brackets.open, rest.first == brackets.close { return true }
    guard rest.first != UInt8(ascii: "("),
      rest.first != brackets.open || rest.last == brackets.close
    else { return false }
    let known = labels ?? ReferenceLabels(bytes)
    labels = known
    return known.holds(String(decoding: bytes[(open + 1)..<close], as: UTF8.self))
  }
}

/// The offset of the bracket that follows next in the same line; most lines have none.
private func firstBracketOfLine(behind offset: Int, in bytes: [UInt8]) -> Int? {
  let end = min(bytes.count, offset + longestLabel)
  return bracketsAndLineEnds.first(in: bytes.span, from: offset, to: end)
}

private let bracketsAndLineEnds = ByteMarks("[]\n")

/// How many bytes a label is looked for: it has 999 characters at most.
///
/// Source: CommonMark 0.31.2, “Links”.
private let longestLabel = 4 * 999

/// The labels of the definitions of links in a Markdown file: `[label]: https://…`.
struct ReferenceLabels {
  private var labels: Set<String> = []

  /// Collects those of a file.
  ///
  /// - Complexity: O(n) in its size.
  init(_ bytes: [UInt8]) {
    for line in bytes.split(separator: 0x0a) {
      let text = line.drop { $0 == 0x20 }
      guard text.first == UInt8(ascii: "["),
        let end = text.firstIndex(of: UInt8(ascii: "]")),
        text[end...].dropFirst().first == UInt8(ascii: ":")
      else { continue }
      labels.insert(String(decoding: text[..<end].dropFirst(), as: UTF8.self).lowercased())
    }
  }

  /// Whether there is a definition for a label, in whatever case.
  func holds(_ label: String) -> Bool { labels.contains(label.lowercased()) }
}
