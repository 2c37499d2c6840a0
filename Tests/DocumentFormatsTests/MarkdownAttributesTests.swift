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
    // Diplodoc's blocks have their titles between quotation marks.
    (
      "{% note info \"Mind *it*\" %}\n\nText\n\n{% endnote %}",
      "caption 14..<23 Mind *it*\nparagraph 29..<33 Text"
    ),
    ("{% cut \"More\" %}\n\n{% note tip %}", "caption 8..<12 More"),
    ("{% include \"a.md\" %}", ""), ("{% cut \"\" %}", ""),
    ("See :doc:`A` and :a : b", "paragraph 0..<23 See :doc:A and :a : b [code: A]"),
    // Writerside has a line of attributes below what they belong to; a quotation with a style is a note.
    ("> A note.\n{type=\"note\"}\n\nText", "paragraph 2..<9 A note.\nparagraph 25..<29 Text"),
    ("> A note.\n>\n> More.\n{style=\"tip\"}", "paragraph 2..<9 A note.\nparagraph 14..<19 More."),
    ("> Their words.\n{id=\"a-b\" wide=true}", "paragraph1 2..<14 Their words."),
    ("One\n> two\n{type=\"note\"}", "paragraph 0..<3 One\nparagraph1 6..<9 two"),
    ("{validate=\"false\" title=\"A lid\"}", "caption 25..<30 A lid"),
    ("{name} is {a=1}", "paragraph 0..<15 {name} is {a=1}"),
    ("> [!TIP]\n> A\n\n> B", "paragraph 11..<12 A\nparagraph1 16..<17 B"),
  ])
  func reads(text: String, blocks: String) throws {
    let found = DocumentDump.text(of: try MarkdownFormat().parse(Array(text.utf8)))
    #expect(found == blocks)
  }
}
