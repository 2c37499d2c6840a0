import Testing

@testable import DocumentFormats

@Suite struct AsciiDocTests {
  static let manual = """
    = Colours and moods
    Ada Painter <ada@example.org>
    :toc: left

    // isogloss-ignore-file
    == Warm _colours_

    A *warm* colour, `code`, xref:b.adoc[a *link*] and https://example.org/x[a site^].
    Second line +
    third line {version}.

    .A title
    [source,swift]
    ----
    let colour = 1
    ----

    NOTE: Be calm.

    ====
    In an example.
    ====

    * one
    ** two
      goes on
    . [x] three

    Hue:: What it is called

    [cols="1,2"]
    |===
    |Colour |Mood

    |red
    2+a|warm &amp; _lively_
    |===

    image::a.png[A red square,200]

    Press btn:[OK] or kbd:[Ctrl+C] (((index))) and ((hue)) ^2^.
    """

  /// AsciiDoc and its blocks.
  @Test(arguments: [
    ("= Colours\n\nText", "heading1 2..<9 Colours\nparagraph 11..<15 Text"),
    ("= A\nAda\n:x: y\n\n== B", "heading1 2..<3 A\nheading2 18..<19 B"),
    (
      "= A\n:toc-title: Parts\n:icons: font\n\n:table-caption!:\n:note-caption: See\n\na",
      "heading1 2..<3 A\nmetadata 16..<21 Parts\nmetadata 68..<71 See\nparagraph 73..<74 a"
    ),
    (
      "---\ntitle: Lamp\nkinds: [ \"a b\" ]\n---\n\n= A\n\na",
      "metadata 11..<15 Lamp\nheading1 40..<41 A\nparagraph 43..<44 a"
    ),
    ("a\nb\n\nc", "paragraph 0..<3 a b\nparagraph 5..<6 c"),
    ("色\n形", "paragraph 0..<7 色形"),
    ("* one\nmore\n** two", "list-item1 2..<10 one more\nlist-item2 14..<17 two"),
    ("Hue:: name", "list-item1 0..<3 Hue\nparagraph 6..<10 name"),
    ("----\nx\n----\na", "code 5..<6 x\nparagraph 12..<13 a"),
    ("----\nx\n-----\n\na\n\n----\ny\n----", "code 5..<6 x\nparagraph 14..<15 a\ncode 22..<23 y"),
    ("----\nx\n-----\n\na", "code 5..<6 x\nparagraph 14..<15 a"),
    ("----\nhue\n------\nred\n----\na", "code 5..<19 hue\n------\nred\nparagraph 25..<26 a"),
    (
      "-----\n----\nx\n----\n\ny\n-----\na",
      "code 6..<20 ----\nx\n----\n\ny\nparagraph 27..<28 a"
    ),
    ("[source]\nx = 1\n\na", "code 9..<14 x = 1\nparagraph 16..<17 a"),
    ("NOTE: Calm", "paragraph 6..<10 Calm"),
    ("|=====\n|a\n|=====\nb", "table-cell 8..<9 a\nparagraph 17..<18 b"),
    ("image::a.png[\"A, or B\"]", "caption 14..<21 A, or B"),
    ("|===\n|a |b\n2+|c\n|===", "table-cell 6..<7 a\ntable-cell 9..<10 b\ntable-cell 14..<15 c"),
    ("image::a.png[A square,1]", "caption 13..<21 A square"),
    ("////\nno\n////\nyes", "paragraph 13..<16 yes"),
    (".Title\n====\nin\n====", "caption 1..<6 Title\nparagraph 12..<14 in"),
    ("次に、`a b`で", "paragraph 0..<17 次に、a bで [code: a b]"),
    ("и`a b`", "paragraph 0..<7 и`a b`"),
    ("a *b c* _d_ `e`", "paragraph 0..<14 a b c d e [strong: b c] [emphasis: d] [code: e]"),
    ("un**bold**ed 2 * 3 * 4", "paragraph 0..<22 unbolded 2 * 3 * 4 [strong: bold]"),
    ("see <<x,the hue>> now", "paragraph 0..<21 see the hue now [link #x: the hue]"),
    (
      "btn:[OK] и menu:Файл[Новый]",
      "paragraph 5..<36 OK и Файл > Новый [strong: OK] [strong: Файл] [strong: Новый]"
    ),
    ("menu:A[B > C]", "paragraph 5..<12 A > B > C [strong: A] [strong: B > C]"),
    ("menu:A[]", "paragraph 5..<6 A [strong: A]"),
    ("a (((b))) ((c))", "paragraph 0..<13 a c"),
    ("{name} x", "paragraph 0..<8 {name} x [code: {name}]"),
    (#"\*a* b"#, "paragraph 1..<6 *a* b"),
  ])
  func readsBlocks(text: String, blocks: String) throws {
    let document = try AsciiDocFormat().parse(Array(text.utf8))
    #expect(DocumentDump.text(of: document) == blocks)
  }

  @Test func findsComments() throws {
    let comments = try AsciiDocFormat().parse(Array("// isogloss-disable\n\na".utf8)).comments
    #expect(comments == [SourceComment(text: "isogloss-disable", range: 0..<19)])
  }
}
