import Testing

@testable import DocumentFormats

/// Where what the visible text has stands in a Markdown file.
struct MarkdownPlacesTests {
  /// A term split by markup is one in the visible text; the match covers the markup inside it only.
  @Test(arguments: [
    ("**Тёплые** цвета", "Тёплые цвета", "Тёплые** цвета"),
    ("a **drop**-down list", "drop-down list", "drop**-down list"),
    ("the [drop-down](a.md) list", "drop-down list", "drop-down](a.md) list"),
    ("the drop-down\nlist", "drop-down list", "drop-down\nlist"),
    ("> the drop-down\n> list", "drop-down list", "drop-down\n> list"),
    ("a **checkbox** b", "checkbox", "checkbox"),
    ("drop&#45;down", "drop-down", "drop&#45;down"),
    ("暖\n色", "暖色", "暖\n色"),
  ])
  func aTermIsFoundThroughMarkup(text: String, term: String, covered: String) throws {
    let bytes = Array(text.utf8)
    let block = try #require(MarkdownFormat().parse(bytes).blocks.first)
    let place = try #require(block.text.range(of: term, in: block.text))
    let range = block.offsets.fileRange(of: place)
    #expect(String(decoding: bytes[range], as: UTF8.self) == covered)
  }
}

extension String {
  /// The UTF-8 offsets of the first place of a text.
  fileprivate func range(of term: String, in text: String) -> Range<Int>? {
    let (text, term) = (Array(text.utf8), Array(term.utf8))
    return (0...max(0, text.count - term.count))
      .first { text[$0...].starts(with: term) }
      .map { $0..<$0 + term.count }
  }
}
