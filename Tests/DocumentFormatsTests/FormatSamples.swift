import TestSupport

/// Documents for the contract suite.
enum FormatSamples {
  static let all =
    [
      article, extended, matter, table, html, prose, cjk, page, manual, XLIFFTests.version2,
      AsciiDocTests.manual,
    ]
    + strict.values.sorted()

  /// Samples of the formats that refuse what breaks their grammar, by name.
  static let strict = [
    "po": POTests.catalogue, "xliff": XLIFFTests.version1, "xcstrings": StringFilesTests.catalogue,
    "qt-linguist": QtLinguistTests.translations,
    "json-strings": #"{"a": ["x\n\u00e9 {y}", {"b": "\ud83d\ude00"}], "@b": "c"} // d"#,
    "android-strings": StringFilesTests.resources,
    "stringsdict": StringFilesTests.plurals,
    "yaml-strings": "ru:\n  a: \"x \\u00e9 %{y}\"\n  b: [c, 'd']\n  e: >\n    two\n    lines\n",
    "apple-strings": #"/* a */ "b" = "c \"%@\""; d = "e\U0416"; // f"#,
  ]

  static let article = """
    # Colours and *moods*

    Warm **colours** glow; see [the *palette*](palette.md "Palette") or <https://example.com/a>.
    A second line, `code here` and a \
    hard break\\
    follow &amp; end &mdash; here.

    > Quoted text
    > goes on
    >> and deeper

    - one
    - two

      more of two
      1. inner
    - [x] done

    ![A red square](red.png)

    ```swift
    let colour = "red" // <!-- no comment -->
    ```

        indented code

    Text ![icon](i.png) with a picture, ~~struck~~ and $x^2$.
    <!-- a comment -->

    Setext heading
    --------------
    """

  static let extended = """
    ---
    title: "A \\"quoted\\" title"
    description: >
      Two lines
      of text
    # a comment
    generated: true
    ---
    [//]: # (not *shown* [at](all.)
    import Tabs from '@theme/Tabs';

    ## Heading {#custom-id}

    $$
    a + b
    $$

    :::tip Keep calm
    The text of a tip with {{ variable }} in it.
    :::

    !!! note "Mind the gap"
        Indented text of a note.

    {% include "x.md" %}

    Text {{< ref "a" >}} and a footnote[^1] {/* isogloss */}.

    [^1]: The footnote.

    > [!NOTE]
    > An alert.
    """

  static let matter = """
    ---
    title: Цвета и формы
    layout: page
    hero:
      name: x
      tagline: 'It''s red'
      features:
        - title: Fast
          details: Very fast
    ---

    Текст.
    """

  static let table = """
    | Colour | Mood  |
    |--------|:-----:|
    | red    | **warm** |
    | blue\\|green | `cold` |

    After the table.
    """

  static let html = """
    <div class="box">
      <h2>A title</h2>
      <p>Some <b>bold</b> text &amp; more
      on a line.</p>
      <!-- hidden -->
      <img src="a.png" alt="A picture">
      <pre>code
      here</pre>
      <script>var x = "text";</script>
    </div>

    Press <kbd>Ctrl</kbd> and<br>go <!-- inline
    comment --> on <code>x &lt; y</code>.
    """

  static let manual = """
    =======
    Colours
    =======

    .. _moods:

    Warm *colours* and **moods**, ``code`` and :ref:`a place <moods>`; see\\ `this <a.rst>`_ [1]_.
    Second line::

        let x = 1

    - one
      more

      * inner
    #. two

    .. note:: Be calm
       and warm.

    .. figure:: a.png
       :alt: A square

       Red |x| square

    +-----+-----+
    | a   | b   |
    | c   |     |
    +=====+=====+
    | d   | e   |
    +-----+-----+

    ====  ====
    f     g
    ====  ====

    Term
      Meaning

    .. isogloss-ignore
    .. [1] A \u{8272}
       \u{5F62}
    """

  static let page = """
    <!DOCTYPE html>
    <html lang="en"><head><meta charset="utf-8"><title>Colours &amp; moods</title>
    <meta name="description" content="Warm
      colours"><style>p > b { color: red }</style></head>
    <body><nav><ul><li><a href="a.html">One</a><li><a href="b.html?x=1&amp;y">Two</a>
    <ol><li>Inner</ol>after</ul></nav>
    <h2>A <em>title</em></h2><p>Text with <b> bold </b>, <kbd>Ctrl</kbd>,
      <span translate="no">Acme Paint</span> and a < stray &lt; sign&nbsp;&mdash; &copy 2020 &#150;.
    <p>Second<br>line <img src="a.png" alt="A &quot;picture&quot;"> <svg><text>no</text></svg> end
    <blockquote><p>Quoted</blockquote>
    <table><caption>Moods</caption><tr><th>Colour<td>warm</div> red<tr><td>blue</table>
    <dl><dt>Hue<dd>What a colour is called</dl>
    <pre>let x = 1 &lt; 2
      <span>print</span>(x)</pre>
    <script>var a = "<p>no</p>";</script><!-- isogloss -->
    <ruby>\u{8272}<rt>iro</rt></ruby><p>\u{8272}\u{306E}
    \u{898B}\u{672C}</p></body></html>
    """

  static let prose = """
    A work\u{AD}sheet has\u{A0}cells.\u{200B} It is

    wide,
    and long.\tTabs too.

      • one `two`
      • **three**

    --
    """

  static let cjk = """
    色の見本
    赤は暖かい色で、青は
    冷たい色です。**赤**
    と青。

    1. 颜色
    2. 形状

    *¹ 颜色:Colour 😀👩‍👩‍👧 한국어
    """

  /// Text of pieces that mean something to some format.
  static func noise(length: Int, using generator: inout SeededGenerator) -> String {
    var text = ""
    while text.utf8.count < length {
      text += pieces[Int(generator.next() % UInt64(pieces.count))]
    }
    return text
  }

  private static let pieces = [
    "<xliff><file>", "<source>", "</source>", "<![CDATA[", "]]>", "\n", "\n\n", " ", "  ", "    ",
    "\t", "\r\n", "a", "word ", "слово", "語", "。", "한", "😀", "é",
    "*", "**", "_", "__", "`", "```", "~~~", "~~", ".. ", "::\n\n", ":a:`", "\n====\n", "\n+--+\n",
    "#", "## ", "> ", "- ", "1. ", "+ ", "[", "]",
    "(", ")", "![", "](", "](x)", "<", ">", "<!--", "-->", "<b>", "</b>", "<div>", "</div>", "<br>",
    "&amp;", "&#x41;", "&nbsp;", "&shy;", "&bogus;", "&", "|", "|---|", "\n|a|b|\n|---|---|\n",
    "---",
    "\n---\n", "===", "$", "$$", "\\", "\\*", "{{", "}}", "{%", "%}", "{#", "}", "{/*", "*/}",
    ":::",
    "\n:::note x\n", "!!! note", "[^1]", "[^1]: ", "https://example.com", "a@b.com", "www.a.com",
    "\u{AD}", "\u{A0}", "\u{200B}", "\u{200D}", "\u{FEFF}", "\u{2028}", "\u{0301}", "•", "“", "”",
    "\nmsgid \"a\"\n", "\nmsgstr \"&b\"\n", "\"", "\\n",
    "<pre>", "</pre>", "<script>", "<img alt=\"x\">", "title: x", "import x from 'y'", "export ",
  ]

  /// Input that is made to bring a parser down, long or 10 000 levels deep.
  static let hostile: [String: [UInt8]] = [
    "deep quotes": repeated("> ", 10_000) + Array("x".utf8),
    "deep lists": repeated("* ", 10_000) + Array("x".utf8),
    "deep indents": (0..<300).flatMap { repeated(" ", $0 * 2) + Array("- x\n".utf8) },
    "deep brackets": repeated("[", 10_000) + Array("x".utf8) + repeated("]", 10_000),
    "deep emphasis": repeated("*a **b ", 3_000),
    "deep HTML lists": repeated("<ul><li>", 3_000) + Array("x".utf8),
    "deep HTML tables": repeated("<table><td>", 3_000) + repeated("</div></p>", 3_000),
    "stray end tags": repeated("<div>", 3_000) + repeated("</p></li></ul>x", 3_000),
    "deep bold": repeated("<b>x", 3_000) + repeated("</i>", 3_000),
    "open quotes": repeated("<a b=\"x>'y ", 2_000),
    "mixed quotes": repeated("<a b='>", 2_001) + repeated("<a c=\">", 2_001),
    "open script": repeated("<script></scrip", 2_000),
    "ruby": repeated("<rt>x<rp>", 3_000),
    "many units": Array("<xliff><file>".utf8)
      + repeated("<trans-unit><source>a<x/></source><target>&lt;b</target></trans-unit>", 500)
      + Array("</file></xliff>".utf8),
    "deep groups": Array("<xliff><file>".utf8) + repeated("<group>", 10_000),
    "long target": Array("<xliff><file><trans-unit><target>".utf8)
      + repeated("<g>a&amp;</g>", 2_000)
      + Array("</target></trans-unit></file></xliff>".utf8),
    "deep target": Array("<xliff><file><trans-unit><target>".utf8) + repeated("<g>", 200)
      + repeated("</g>", 200) + Array("</target></trans-unit></file></xliff>".utf8),
    "laughs": Array(
      "<!DOCTYPE xliff [<!ENTITY a 'aaaaaaaaaa'><!ENTITY b '\(String(repeating: "&a;", count: 99))'><!ENTITY c '\(String(repeating: "&b;", count: 99))'>]><xliff><file><trans-unit><source>&c;</source></trans-unit></file></xliff>"
        .utf8),
    "deep items": (0..<300).flatMap { repeated(" ", $0) + Array("- x\n\n".utf8) },
    "open expressions": repeated("{/* a ", 5_000),
    "long expression": repeated("{/* a ", 5_000) + Array("*/}".utf8),
    "second lines": repeated("|-|-|\n", 3_000),
    "narrow tables": repeated("|a|b|\n|-|-|\n|c|d|\n\n", 1_000),
    "open roles": repeated(":a:`b <c", 3_000),
    "directives": repeated(".. note:: a\n\n   b::\n\n", 1_000),
    "grid": repeated("+--+\n|a |\n", 1_000),
    "deep JSON": repeated("[", 10_000) + repeated("{\"a\":", 10_000),
    "long JSON": Array("[".utf8) + repeated("\"\\u0041{a\", ", 2_000) + Array("1]".utf8),
    "open comments": repeated("/* ", 5_000) + repeated("// ", 5_000),
    "long catalogue": repeated("#, c-format\nmsgid \"%s a\"\nmsgstr \"&b %d\"\n\n", 600),
    "long string": Array("msgid \"a\"\nmsgstr \"".utf8) + repeated("%{<&\\n", 4_000)
      + Array("\"".utf8),
    "many forms": Array("msgid \"a\"\n".utf8) + repeated("msgstr[0] \"\"\n", 1_000),
    "deep HTML": repeated("<div>", 10_000) + Array("x".utf8),
    "open comment": Array("<!--".utf8) + repeated("x <!-- ", 5_000),
    "open tags": Array("<div>\n".utf8) + repeated("<a ", 20_000),
    "open braces": repeated("{{", 50_000),
    "backticks": (1..<200).flatMap { repeated("`", $0) + [0x20] },
    "backticks in a tag": Array("<p>".utf8) + (1..<600).flatMap { repeated("`", $0) + [0x20] },
    "asterisks": repeated("*", 100_000),
    "underscored": repeated("_a", 50_000),
    "brackets": repeated(")", 20_000) + Array("https://".utf8) + repeated(")", 20_000),
    "one line": repeated("слово ", 20_000),
    "one word": repeated("a", 200_000),
    "one CJK line": repeated("語", 50_000),
    "short lines": repeated("a\n", 5_000),
    "label lines": repeated("Some label\n", 4_000),
    "address lines": repeated("https://example.com/\n", 2_000),
    "entities": repeated("&amp;", 20_000),
    "cells": Array("|a|\n|---|\n".utf8) + repeated("|x|\n", 3_000),
    "front matter": Array("---\n".utf8) + repeated("a: [", 5_000) + Array("\n---\n".utf8),
    "nested front matter": Array("---\n".utf8) + repeated("- ", 5_000) + Array("x\n---\nx".utf8),
    "aliases": Array(
      ("---\na: &a [x, x]\n"
        + (0..<9).map {
          "b\($0): &b\($0) [\(Array(repeating: $0 == 0 ? "*a" : "*b\($0 - 1)", count: 9).joined(separator: ", "))]"
        }
        .joined(separator: "\n") + "\n---\n").utf8),
  ]

  private static func repeated(_ text: String, _ count: Int) -> [UInt8] {
    Array(String(repeating: text, count: count).utf8)
  }
}
