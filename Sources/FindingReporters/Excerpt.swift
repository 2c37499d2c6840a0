import LanguageText

/// A part of a line around a marked stretch, cut to a number of terminal columns.
package struct Excerpt {
  /// The part of the line, with `…` where it was cut.
  package let text: String
  /// Blanks up to the marked stretch, by display width.
  package let padding: String
  /// Carets under the marked stretch; empty when nothing is marked.
  package let marks: String

  /// Cuts a line.
  ///
  /// - Parameters:
  ///   - line: the line without its end; tabs count as one column and become blanks.
  ///   - range: the marked stretch, in UTF-8 bytes of the line.
  ///   - columns: how many columns to keep, at least those of the marked stretch.
  ///   - isCutBefore: whether the line goes on before what is given.
  ///   - isCutAfter: whether it goes on behind.
  package init(
    _ line: String, marking range: Range<Int>, columns: Int, isCutBefore: Bool = false,
    isCutAfter: Bool = false
  ) {
    let line = line.replacingTabs
    let utf8 = line.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: min(range.lowerBound, utf8.count))
    let end = utf8.index(utf8.startIndex, offsetBy: min(range.upperBound, utf8.count))
    let marked = line[start..<end]
    let room = max(0, columns - DisplayWidth.columns(of: marked))
    let before = Self.suffix(of: line[..<start], columns: room / 3)
    let after = Self.prefix(
      of: line[end...], columns: room - DisplayWidth.columns(of: before))
    let head = before.startIndex == line.startIndex && !isCutBefore ? String(before) : "…" + before
    text = head + marked + after + (after.endIndex == line.endIndex && !isCutAfter ? "" : "…")
    padding = String(repeating: " ", count: DisplayWidth.columns(of: head))
    marks = String(repeating: "^", count: DisplayWidth.columns(of: marked))
  }

  private static func prefix(of text: Substring, columns: Int) -> Substring {
    var used = 0
    var end = text.startIndex
    while end < text.endIndex {
      used += DisplayWidth.columns(of: String(text[end]))
      guard used <= columns else { break }
      end = text.index(after: end)
    }
    return text[..<end]
  }

  private static func suffix(of text: Substring, columns: Int) -> Substring {
    var used = 0
    var start = text.endIndex
    while start > text.startIndex {
      let previous = text.index(before: start)
      used += DisplayWidth.columns(of: String(text[previous]))
      guard used <= columns else { break }
      start = previous
    }
    return text[start...]
  }
}

extension String {
  /// The text with each tab as one blank, which keeps byte offsets.
  fileprivate var replacingTabs: String {
    String(decoding: utf8.map { $0 == 0x09 ? 0x20 : $0 }, as: UTF8.self)
  }
}
