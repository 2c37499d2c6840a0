import Testing

@testable import DocumentFormats

/// What links to a heading call it stands behind its text, in the way of the site generator.
@Suite struct HeadingAnchorTests {
  static let headings: [(line: String, name: String?)] = [
    ("## 結び {#last-words}", "last-words"),
    ("## 結び {#last-words} ##", "last-words"),
    ("## 結び {/*last_words*/}", "last_words"),
    ("## 結び {/* last-words */}", "last-words"),
    ("## 結び \\{#last-words}", "last-words"),
    ("## 結び %{#last-words}%", "last-words"),
    ("## 結び [#last-words]", "last-words"),
    ("## 結び[[last-words]]", "last-words"),
    ("## **結び** {#last-words}", "last-words"),
    ("## 結び", nil),
    ("## 結び {#}", nil),
    ("## 結び {/* to be done */}", nil),
    ("## 結び {#last-words", nil),
    ("結び {#last-words}", nil),
  ]

  @Test(arguments: headings)
  func namesOfHeadings(_ line: String, _ name: String?) throws {
    let block = try #require(try MarkdownFormat().parse(Array(line.utf8)).blocks.first)
    #expect(block.spans.compactMap(\.anchorName) == [name].compactMap { $0 })
    if name != nil { #expect(block.text == "結び") }
  }
}
