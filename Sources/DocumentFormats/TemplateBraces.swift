/// Finds what a template language puts in place of two braces on either side: `{{ name }}`, as Vue, Angular and
/// Handlebars have it.
enum TemplateBraces {
  /// How long such a stretch may be, in bytes; keeps looking for its end short.
  private static let longest = 200

  /// Marks the stretches of a text as code.
  ///
  /// - Complexity: O(n) in the length of the text.
  static func mark(in text: inout VisibleText) {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return }
    let bytes = text.utf8
    var position = 0
    while let open = bytes[position...].firstIndex(of: UInt8(ascii: "{")) {
      let end = end(of: bytes[open..<min(bytes.count, open + longest)])
      if let end { text.mark(.code, open..<end) }
      position = end ?? open + 1
    }
  }

  /// Where the stretch ends that begins at the start of a text; nil where none does.
  static func end(of text: ArraySlice<UInt8>) -> Int? {
    let braces = text.prefix(3).prefix { $0 == UInt8(ascii: "{") }.count
    let inside = text.dropFirst(braces)
    guard braces > 1, let close = inside.firstIndex(where: { "{}\n".utf8.contains($0) }),
      close > inside.startIndex, text[close...].prefix(braces).count == braces,
      text[close...].prefix(braces).allSatisfy({ $0 == UInt8(ascii: "}") })
    else { return nil }
    return close + braces
  }
}
