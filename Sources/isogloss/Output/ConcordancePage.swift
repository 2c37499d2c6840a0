import FindingReporters
import IsoglossProject
import LanguageText

/// The lines of a concordance, with what was found in one column, or as JSON.
struct ConcordancePage {
  private static let tagColumns = 9

  private let lines: [ConcordanceRun.Line]
  private let style: TerminalStyle
  private let columns: Int

  /// Makes a page of lines of some columns.
  init(_ lines: [ConcordanceRun.Line], style: TerminalStyle, columns: Int) {
    self.lines = lines
    self.style = style
    self.columns = columns
  }

  /// The lines for people: what was found first in the middle of its line, the translations below.
  var text: String {
    let room = columns - Self.tagColumns
    // No wider than what there is to the left of anything found.
    let left = min(
      room * 2 / 5, lines.map { DisplayWidth.columns(of: $0.pieces.before) }.max() ?? 0)
    return lines.map { line in
      tag(line.language) + aligned(line, left: left, room: room) + "\n"
        + line.others.map { tag($0.language) + $0.text.onOneLine + "\n" }.joined()
        + String(repeating: " ", count: Self.tagColumns)
        + style.dim(line.path + (line.id.map { " · \($0)" } ?? "")) + "\n"
    }.joined()
  }

  private func tag(_ language: LanguageTag) -> String {
    let text = language.canonical
    return style.dim(text)
      + String(repeating: " ", count: max(1, Self.tagColumns - DisplayWidth.columns(of: text)))
  }

  private func aligned(_ line: ConcordanceRun.Line, left: Int, room: Int) -> String {
    let (before, found, after) = line.pieces
    let head = Self.suffix(of: before, columns: left)
    let padding = String(repeating: " ", count: max(0, left - DisplayWidth.columns(of: head)))
    let rest = room - left - found.reduce(0) { $0 + DisplayWidth.columns(of: $1.text) + 2 }
    var text = padding + head
    for piece in found { text += piece.isFound ? style.found(piece.text) : piece.text }
    return text + Self.prefix(of: after, columns: max(0, rest))
  }

  private static func suffix(of text: String, columns: Int) -> String {
    guard DisplayWidth.columns(of: text) > columns else { return text }
    var (kept, used) = ([Character](), 1)
    for character in text.reversed() {
      used += DisplayWidth.columns(of: String(character))
      if used > columns { break }
      kept.append(character)
    }
    return columns < 1 ? "" : "…" + String(kept.reversed())
  }

  private static func prefix(of text: String, columns: Int) -> String {
    guard DisplayWidth.columns(of: text) > columns else { return text }
    var (kept, used) = ("", 1)
    for character in text {
      used += DisplayWidth.columns(of: String(character))
      if used > columns { break }
      kept.append(character)
    }
    return columns < 1 ? "" : kept + "…"
  }

  /// The lines as an array of objects; offsets are UTF-8 bytes of the text.
  var json: JSONValue {
    .array(
      lines.map { line in
        let bytes = Array(line.text.utf8)
        return [
          "lang": .string(line.language.canonical), "text": .string(line.text),
          "matches": .array(
            line.ranges.map { range in
              [
                "byteOffset": .integer(range.lowerBound), "byteLength": .integer(range.count),
                "text": .string(String(decoding: bytes[range], as: UTF8.self)),
              ]
            }),
          "targets": .array(
            line.others.map {
              ["lang": .string($0.language.canonical), "text": .string($0.text)]
            }),
          "origin": ["file": .string(line.path), "tuid": .optional(line.id)],
        ]
      })
  }
}

extension ConcordanceRun.Line {
  /// The text before what was found first, from there to what was found last, and behind that.
  fileprivate var pieces: (before: String, found: [(text: String, isFound: Bool)], after: String) {
    let bytes = Array(text.utf8)
    func piece(_ range: Range<Int>) -> String {
      String(decoding: bytes[range], as: UTF8.self).onOneLine
    }
    guard let first = ranges.first, let last = ranges.last else { return (text, [], "") }
    var found: [(text: String, isFound: Bool)] = []
    var end = first.lowerBound
    for range in ranges {
      if end < range.lowerBound { found.append((piece(end..<range.lowerBound), false)) }
      found.append((piece(range), true))
      end = range.upperBound
    }
    return (piece(0..<first.lowerBound), found, piece(last.upperBound..<bytes.count))
  }
}

extension String {
  /// The text with blanks for line ends and tabs.
  fileprivate var onOneLine: String { String(map { $0.isNewline || $0 == "\t" ? " " : $0 }) }
}
