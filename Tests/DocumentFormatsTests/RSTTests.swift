import Testing

@testable import DocumentFormats

@Suite struct RSTTests {
  /// reStructuredText and its blocks.
  @Test(arguments: [
    ("Colours\n=======\n\nText", "heading1 0..<7 Colours\nparagraph 17..<21 Text"),
    (
      "===\nA\n===\n\nB\n---\n\nC\n---\n\nD\n===",
      "heading1 4..<5 A\nheading2 11..<12 B\nheading2 18..<19 C\nheading3 25..<26 D"
    ),
    ("色彩\n====\n\n文", "heading1 0..<6 色彩\nparagraph 13..<16 文"),
    ("a\nb\n\nc", "paragraph 0..<3 a b\nparagraph 5..<6 c"),
    ("色\n形", "paragraph 0..<7 色形"),
    (
      "- one\n  more\n- two\n\n  * inner\n\n  still\n\nout",
      "list-item1 2..<12 one more\nlist-item1 15..<18 two\nlist-item2 24..<29 inner"
        + "\nlist-item1 33..<38 still\nparagraph 40..<43 out"
    ),
    (
      "1. one\n#. two\n(3) three",
      "list-item1 3..<6 one\nlist-item1 10..<13 two\nlist-item1 18..<23 three"
    ),
    ("Hue\n  What it is called", "list-item1 0..<3 Hue\nparagraph 6..<23 What it is called"),
    (
      "See::\n\n  let x = 1\n\n    y\n\nText",
      "paragraph 0..<4 See:\ncode 9..<25 let x = 1\n\ny\nparagraph 27..<31 Text"
    ),
    ("See ::\n\n  code", "paragraph 0..<3 See\ncode 10..<14 code"),
    (
      ".. code-block:: c\n   :linenos:\n\n   int x;\n\nText",
      "code 35..<41 int x;\nparagraph 43..<47 Text"
    ),
    (
      ".. note:: Be warm\n   and calm.\n\n   More.",
      "paragraph 10..<30 Be warm and calm.\nparagraph 35..<40 More."
    ),
    // A comment may stand where the text of a note does, but not behind the first line of it.
    (
      ".. note::\n   .. Old words.\n\n   New words.",
      "paragraph 31..<41 New words."
    ),
    (
      ".. note:: Some\n   .. words.",
      "paragraph 10..<27 Some .. words."
    ),
    (
      ".. figure:: a.png\n   :alt: A square\n\n   Red.",
      "caption 27..<35 A square\nparagraph 40..<44 Red."
    ),
    (".. py:function:: f(x)\n   :no: x\n\n   Paints.", "paragraph 36..<43 Paints."),
    (".. toctree::\n   :x:\n\n   a\n   b\n\nText", "paragraph 32..<36 Text"),
    (".. _warm:\n\n.. |x| replace:: y\n\n.. [1] Foot\n   note", "paragraph 38..<50 Foot note"),
    (":Author: Ada", "metadata 9..<12 Ada"),
    ("| one\n| two", "paragraph 2..<5 one\nparagraph 8..<11 two"),
    (">>> x = 1\n1\n\nText", "code 0..<11 >>> x = 1\n1\nparagraph 13..<17 Text"),
    ("a\n\n----\n\nb", "paragraph 0..<1 a\nparagraph 9..<10 b"),
    (
      "+---+---+\n| a | b |\n| c |   |\n+===+===+\n| d | e |\n+---+---+\n",
      "table-cell 12..<23 a c\ntable-cell 16..<17 b\ntable-cell 42..<43 d\ntable-cell 46..<47 e"
    ),
    (
      "=== =====\na b  c\n=== =====\nd   e\n=== =====\n\nf",
      "table-cell 10..<13 a b\ntable-cell 15..<16 c\ntable-cell 27..<28 d\ntable-cell 31..<32 e"
        + "\nparagraph 44..<45 f"
    ),
    ("a **b c** *d* ``e`` f", "paragraph 0..<21 a b c d e f [strong: b c] [emphasis: d] [code: e]"),
    ("a\\ **b**\\ c 2 * 3 * 4", "paragraph 0..<21 abc 2 * 3 * 4 [strong: b]"),
    ("`a <b.rst>`_ and `c`__", "paragraph 1..<19 a and c [link b.rst: a] [link : c]"),
    (
      ":ref:`a <b>` :kbd:`C` :guilabel:`Ok` :term:`d`",
      "paragraph 6..<45 a C Ok d [link b: a] [code: C] [strong: Ok]"
    ),
    (
      "see `a <b>`_, Hue_ and max_size __init__",
      "paragraph 0..<40 see a, Hue and max_size __init__ [link b: a] [code: max_size] [code: __init__]"
    ),
    ("a |x| [1]_ b", "paragraph 0..<12 a x b [code: x]"),
    ("\\*a\\* n*m*", "paragraph 1..<10 *a* n*m*"),
  ])
  func reads(text: String, blocks: String) throws {
    let found = DocumentDump.text(of: try RSTFormat().parse(Array(text.utf8)))
    #expect(found == blocks)
  }

  @Test func commentsAreFound() throws {
    let text = "a\n\n.. isogloss-ignore\n   more\n\nb"
    let document = try RSTFormat().parse(Array(text.utf8))
    #expect(document.comments == [SourceComment(text: "isogloss-ignore\n   more", range: 3..<29)])
    #expect(document.blocks.map(\.text) == ["a", "b"])
  }
}
