/// What the looks of a line say in AsciiDoc.
extension IndentedLine {
  /// A line that opens or closes a block.
  enum Delimiter {
    /// Code or literal text, which ends at the same line.
    case code
    /// Markup for other programs, which is not shown, or a comment.
    case passthrough, comment
    /// Paragraphs, lists and the like as outside of it.
    case container
    /// A table.
    case table
  }

  /// The level of a title, 1 for the document's own, and where its text begins; nil for any other
  /// line.
  var title: (level: Int, start: Int)? {
    guard indent == 0, let mark = text.first, "=#".utf8.contains(mark) else { return nil }
    let marks = text.prefix { $0 == mark }
    guard marks.count <= 6, marks.endIndex < range.upperBound, text[marks.endIndex].isSpace else {
      return nil
    }
    return (marks.count, skippingSpace(from: marks.endIndex))
  }

  /// What the line delimits; nil for any other line.
  var delimiter: Delimiter? {
    guard indent == 0, let first = text.first else { return nil }
    if text.count == 2, starts("--") { return .container }
    if starts("```") { return .code }
    if text.count >= 4, "|,:!".utf8.contains(first), text.dropFirst().allSatisfy({ $0 == 0x3d }) {
      return .table
    }
    guard text.count >= 4, text.allSatisfy({ $0 == first }) else { return nil }
    switch Unicode.Scalar(first) {
    case "-", ".": return .code
    case "+": return .passthrough
    case "/": return .comment
    case "=", "*", "_": return .container
    default: return nil
    }
  }

  /// The depth of a list item and where its text begins; nil for any other line.
  var listItem: (depth: Int, start: Int)? {
    let marker = text.prefix { !$0.isSpace }
    guard let first = marker.first, marker.endIndex < range.upperBound else { return nil }
    let isMark =
      "*.".utf8.contains(first) && marker.count <= 6 && marker.allSatisfy { $0 == first }
      || marker.elementsEqual("-".utf8)
    guard isMark || Self.isOrdinal(marker) else { return nil }
    let start = skippingSpace(from: marker.endIndex)
    let isChecklist = ["[ ] ", "[x] ", "[*] "].contains { text[start...].starts(with: $0.utf8) }
    return (isMark ? marker.count : 1, isChecklist ? skippingSpace(from: start + 3) : start)
  }

  /// `1.`, `a.`, `<1>`, `<.>`.
  private static func isOrdinal(_ marker: ArraySlice<UInt8>) -> Bool {
    if marker.first == UInt8(ascii: "<"), marker.last == UInt8(ascii: ">"), marker.count > 2 {
      return marker.dropFirst().dropLast().allSatisfy { $0.isASCIIDigit || $0 == 0x2e }
    }
    guard marker.last == UInt8(ascii: "."), (2...4).contains(marker.count) else { return false }
    let number = marker.dropLast()
    return number.allSatisfy(\.isASCIIDigit)
      || number.count == 1 && number.allSatisfy(\.isASCIIWord)
  }

  /// The end of the term of a description list, and where its text begins; nil for any other line.
  var description: (termEnd: Int, start: Int)? {
    for mark in ["::", ";;"] {
      var from = range.lowerBound
      while let found = text[from...].firstRange(of: Array(mark.utf8)) {
        let end =
          found.lowerBound + text[found.lowerBound...].prefix { $0 == text[found.lowerBound] }.count
        let isEnd = end == range.upperBound || text[end].isSpace
        if isEnd, found.lowerBound > range.lowerBound {
          return (found.lowerBound, skippingSpace(from: end))
        }
        from = end
      }
    }
    return nil
  }

  /// The name of a block macro such as `image::a.png[A]`, and where its brackets begin and end.
  var blockMacro: (name: String, brackets: Range<Int>)? {
    let name = text.prefix { $0.isASCIIWord || $0 == UInt8(ascii: "-") }
    guard indent == 0, !name.isEmpty, text[name.endIndex...].starts(with: "::".utf8),
      text.last == UInt8(ascii: "]"), let open = text.firstIndex(of: UInt8(ascii: "["))
    else { return nil }
    return (String(decoding: name, as: UTF8.self), open + 1..<range.upperBound - 1)
  }

  /// Whether the line sets an attribute, or holds the attributes or anchor of the next block.
  var isAttributes: Bool {
    guard indent == 0, let first = text.first else { return false }
    if first == UInt8(ascii: "[") { return text.last == UInt8(ascii: "]") }
    guard first == UInt8(ascii: ":") else { return false }
    let name = text.dropFirst().prefix { $0.isASCIIWord || "-_!".utf8.contains($0) }
    return !name.isEmpty && text[name.endIndex...].first == UInt8(ascii: ":")
  }

  /// The value of an attribute that readers see, such as `:toc-title: Contents` and `:description: About lamps`; nil for
  /// any other line.
  var shownValue: Range<Int>? {
    guard indent == 0, text.first == UInt8(ascii: ":") else { return nil }
    let name = text.dropFirst().prefix { $0.isASCIIWord || $0 == UInt8(ascii: "-") }
    guard text[name.endIndex...].first == UInt8(ascii: ":") else { return nil }
    let isShown =
      ["description", "doctitle", "title"].contains { name.elementsEqual($0.utf8) }
      || ["-caption", "-label", "-signifier", "-title"].contains { name.ends(with: $0) }
    let start = skippingSpace(from: name.endIndex + 1)
    return isShown && start < range.upperBound ? start..<range.upperBound : nil
  }

  /// Whether the line separates: a thematic or page break, the continuation of a list item.
  var isSeparator: Bool {
    ["'''", "<<<", "+", "---", "***", "* * *", "- - -"].contains {
      text.elementsEqual($0.utf8)
    }
  }
}
