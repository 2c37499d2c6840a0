import Foundation
import LanguageText
import TermChecking

extension Finding {
  /// Whether a suggestion would change a heading, as its line begins: what a format reads as one is not kept so
  /// long.
  ///
  /// - Complexity: O(1): what stands far from the beginning of its line is in no heading.
  func mayBeInHeading(of document: LoadedDocument) -> Bool {
    guard !suggestions.isEmpty, !range.isEmpty, range.upperBound <= document.bytes.count
    else { return false }
    let bytes = document.bytes.span
    var start = range.lowerBound
    let limit = max(0, start - Self.longestHeading)
    while start > limit, bytes[start - 1] != 0x0a, bytes[start - 1] != 0x0d { start -= 1 }
    return bytes[start] == UInt8(ascii: "#") || bytes[start] == UInt8(ascii: "=")
  }

  /// In bytes.
  private static let longestHeading = 400

  /// Has nothing written in a heading that links lead to by its words, which would lead nowhere: `guide.md#the-heading`,
  /// `<doc:Guide#The-heading>`; the message says so.
  ///
  /// - Complexity: O(length of the heading).
  mutating func guardAnchors(of document: LoadedDocument, _ links: AnchorLinks) {
    let line = document.line(document.lines.position(at: range.lowerBound).line)
    let mark = line.first
    guard line.drop(while: { $0 == mark }).first == " " else { return }
    // An identifier in braces is none of its words.
    let heading = line.firstRange(of: " {#").map { line[..<$0.lowerBound] } ?? line[...]
    guard links.lead(to: String(heading), of: document.path) else { return }
    suggestions = suggestions.map(\.unwritten)
    message += "; links lead to this heading by its words"
  }
}

/// The headings that links of documents lead to, by the names of the pages and the words of the anchors.
struct AnchorLinks: Sendable {
  private struct Target: Hashable {
    /// The name of the page without its ending, in lower case, or the path of the page that the link is on behind a
    /// slash.
    let page: String
    let words: String
  }

  private var targets: Set<Target> = []

  /// Collects the anchors of files.
  ///
  /// - Complexity: O(n) in the size of the files.
  init(in files: [(path: String, bytes: [UInt8])]) {
    for file in files { collect(file.bytes, of: file.path) }
  }

  /// Whether a link leads to a heading of a page, or of the page of a folder, given by its path.
  func lead(to heading: String, of path: String) -> Bool {
    let words = Self.words(heading)
    guard !words.isEmpty else { return false }
    var names = path.split(separator: "/").suffix(2).map { $0.lowercased() }
    if let file = names.popLast() {
      let stem = String(file.prefix { $0 != "." })
      names = stem == "index" || stem == "readme" || stem == "_index" ? names + [stem] : [stem]
    }
    return (["/" + path] + names).contains { targets.contains(Target(page: $0, words: words)) }
  }

  private mutating func collect(_ bytes: [UInt8], of path: String) {
    let source = bytes.span
    for mark in source.indices where source[mark] == UInt8(ascii: "#") {
      var (start, end) = (mark, mark + 1)
      while start > max(0, mark - Self.longestPage), !Self.ends(source[start - 1]) { start -= 1 }
      // An anchor is a part of an address, which something opens.
      guard start > 0, "(<\"' :".utf8.contains(source[start - 1]) else { continue }
      let limit = min(source.count, end + Self.longestAnchor)
      while end < limit, !Self.ends(source[end]) { end += 1 }
      guard end > mark + 1, end < source.count, ")>\"'".utf8.contains(source[end]) else { continue }
      let words = Self.words(Self.decoded(bytes[(mark + 1)..<end]))
      guard !words.isEmpty else { continue }
      let name = start == mark ? "/" + path : Self.name(of: bytes[start..<mark])
      targets.insert(Target(page: name, words: words))
    }
  }

  private static let (longestPage, longestAnchor) = (200, 600)

  private static func ends(_ byte: UInt8) -> Bool {
    byte <= 0x20 || "()<>\"'".utf8.contains(byte)
  }

  /// The last part of an address without its ending and scheme, `doc:Guide` is *guide*.
  private static func name(of address: ArraySlice<UInt8>) -> String {
    let parts = decoded(address).split { $0 == "/" || $0 == ":" }
    return (parts.last { $0 != "." && $0 != ".." }.map { $0.prefix { $0 != "." } } ?? "")
      .lowercased()
  }

  /// The text of an address, with what per cent signs stand for where that is UTF-8.
  private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    return bytes.contains(UInt8(ascii: "%")) ? text.removingPercentEncoding ?? text : text
  }

  /// The letters and digits of a text in lower case and without accents: generators of sites differ in what they make of
  /// these and of the rest.
  private static func words(_ text: String) -> String {
    let lowercase = text.lowercased()
    // Most anchors need no tables.
    guard lowercase.utf8.contains(where: { $0 >= 0x80 }) else {
      return String(
        decoding: lowercase.utf8.filter {
          (0x61...0x7a).contains($0) || (0x30...0x39).contains($0)
        },
        as: UTF8.self)
    }
    return lowercase.folding(options: .diacriticInsensitive, locale: nil)
      .filter { $0.isLetter || $0.isNumber }
  }
}
