/// The name behind a heading that links lead to, as site generators have it: `{#the-title}` of Hugo, VitePress and
/// Pandoc, `{/*the-title*/}` of MDX, `[#the-title]` of Nextra, `[[the-title]]` of Hugging Face.
enum HeadingAnchor {
  private static let brackets: [(opening: String, closing: String)] = [
    ("{#", "}"), ("{/*", "*/}"), ("[#", "]"), ("[[", "]]"),
  ]

  /// The name of the heading whose visible text ends at an offset of the source; nil where none is written.
  ///
  /// - Complexity: O(rest of the line), of at most a thousand bytes.
  static func name(behind end: Int, in bytes: [UInt8]) -> String? {
    let line = bytes[end...].prefix(MarkdownExtensions.reach).prefix { $0 != 0x0a && $0 != 0x0d }
    // `\{#the-title}` is how MDX asks for it, `%{#the-title}%` how translations of Vue's documentation have it.
    let rest = line.drop { $0.isSpace || $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "%") }
    guard rest.first == UInt8(ascii: "{") || rest.first == UInt8(ascii: "[") else { return nil }
    for (opening, closing) in brackets where rest.starts(with: opening.utf8) {
      let inside = rest.dropFirst(opening.utf8.count).drop(while: \.isSpace)
      let name = inside.prefix { $0.isASCIIWord || "-_.".utf8.contains($0) }
      let behind = inside[name.endIndex...].drop(while: \.isSpace)
      guard !name.isEmpty, behind.starts(with: closing.utf8) else { return nil }
      return String(decoding: name, as: UTF8.self)
    }
    return nil
  }
}
