import DocumentFormats
import LanguageText

/// The places where a comment may hide what stands at an offset, the best first; whether it does is
/// for somebody else to find out.
struct SuppressionPlaces {
  private let bytes: [UInt8]
  private let lines: LineTable
  private let syntax: CommentSyntax
  private let line: Int
  private let newline: String

  /// Looks for places in a document.
  init(_ document: LoadedDocument, _ offset: Int, _ syntax: CommentSyntax) {
    bytes = document.bytes
    lines = document.lines
    self.syntax = syntax
    line = document.lines.position(at: offset).line
    let end = document.lines.lineRange(1).upperBound
    newline = document.bytes[end...].starts(with: [0x0D, 0x0A]) ? "\r\n" : "\n"
  }

  /// The places, with comments that hide something: `[RULE CONCEPT]`.
  func all(hiding target: String) -> [[SuppressionEdit.Insertion]] {
    let ignore = syntax.comment("isogloss-ignore\(target)")
    return syntax.places.flatMap { place -> [[SuppressionEdit.Insertion]] in
      switch place {
      // Where words are not parted, a space would be seen.
      case .inLine:
        [behindText(" " + ignore), behindText(ignore), behindCell(ignore)].compactMap(\.self)
      case .line: [above(line, ignore)]
      case .paragraph: [above(firstLine, ignore)]
      case .block: [above(firstLine, ignore + newline), around(target)]
      }
    }
  }

  /// Behind the text of the line, in front of spaces that may mean a break.
  private func behindText(_ comment: String) -> [SuppressionEdit.Insertion] {
    [.init(offset: endOfText, text: comment)]
  }

  /// In the last cell of a row of a table.
  private func behindCell(_ comment: String) -> [SuppressionEdit.Insertion]? {
    let end = endOfText - 1
    guard bytes.indices.contains(end), bytes[end] == UInt8(ascii: "|") else { return nil }
    return [.init(offset: end, text: comment + " ")]
  }

  /// On a line of its own above another, indented as that is.
  private func above(_ line: Int, _ comment: String) -> [SuppressionEdit.Insertion] {
    let range = lines.lineRange(line)
    let indent = bytes[range].prefix { $0 == 0x20 || $0 == 0x09 }
    return [
      .init(
        offset: range.lowerBound,
        text: String(decoding: indent, as: UTF8.self) + comment + newline)
    ]
  }

  /// Above the paragraph and below it.
  private func around(_ target: String) -> [SuppressionEdit.Insertion] {
    let disable = above(firstLine, syntax.comment("isogloss-disable\(target)") + newline)
    let end = lines.lineRange(lastLine).upperBound
    let indent = bytes[lines.lineRange(firstLine)].prefix { $0 == 0x20 || $0 == 0x09 }
    let enable =
      newline + newline + String(decoding: indent, as: UTF8.self)
      + syntax.comment("isogloss-enable\(target)")
    return disable + [.init(offset: end, text: enable)]
  }

  private var endOfText: Int {
    let range = lines.lineRange(line)
    return bytes[range].lastIndex { $0 != 0x20 && $0 != 0x09 }.map { $0 + 1 } ?? range.upperBound
  }

  /// The first line of those without an empty one between them.
  private var firstLine: Int {
    var first = line
    while first > 1, !isEmpty(first - 1) { first -= 1 }
    return first
  }

  private var lastLine: Int {
    var last = line
    while last < lines.lineCount, !isEmpty(last + 1) { last += 1 }
    return last
  }

  private func isEmpty(_ line: Int) -> Bool {
    bytes[lines.lineRange(line)].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }
}
