import Testing

@testable import DocumentFormats

/// What attributes in braces show, and icons that are no words.
struct MarkdownAttributesTests {
  @Test(arguments: [
    (
      "[A](b){ .wide title=\"A long title\" } and [C](d){ .wide title='One' }",
      "paragraph 1..<43 A and C [link b: A] [link d: C]\ncaption 21..<33 A long title\ncaption 62..<65 One"
    ),
    ("## A title {: .wide title=\"More\" }", "heading2 3..<10 A title\ncaption 27..<31 More"),
    ("[:one-icon-16: A lid](b) :tada:", "paragraph 15..<20 A lid [link b: A lid]"),
    (
      "At 10:30:45 a:b:c ::one:: :Two: :a/b:",
      "paragraph 0..<37 At 10:30:45 a:b:c ::one:: :Two: :a/b:"
    ),
    // GitBook gives a title to code that has fences of its own.
    (
      "{% code title=\"a.sh\" %}\n```bash\nls\n```\n{% endcode %}\n\nText\n\n```\ncd\n```\n",
      "code 32..<34 ls\nparagraph 54..<58 Text\ncode 64..<66 cd"
    ),
    ("See :doc:`A` and :a : b", "paragraph 0..<23 See :doc:A and :a : b [code: A]"),
  ])
  func reads(text: String, blocks: String) throws {
    let found = DocumentDump.text(of: try MarkdownFormat().parse(Array(text.utf8)))
    #expect(found == blocks)
  }
}
