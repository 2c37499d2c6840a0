import Testing

@testable import DocumentFormats

@Suite struct MarkdownTests {
  /// A Markdown text and the blocks it is read as.
  @Test(arguments: [
    ("# Warm *colours* #", "heading1 2..<15 Warm colours [emphasis: colours]"),
    ("Adds a **checkbox** here", "paragraph 0..<24 Adds a checkbox here [strong: checkbox]"),
    ("**Тёплые** цвета", "paragraph 2..<27 Тёплые цвета [strong: Тёплые]"),
    (
      "[warm]({{< ref \"a/b.md\" >}}) colours",
      "paragraph 1..<36 warm colours [link xxxxxxxxxxxxx/a/b.md: warm]"
    ),
    (
      "[warm](#a warm one) (b c)",
      "paragraph 0..<25 [warm](#a warm one) (b c) [url: #a warm one]"
    ),
    (
      "[a](b.md \"A title\") ![c](d.png 'Its title')",
      "paragraph 1..<2 a [link b.md: a]\ncaption 10..<17 A title\ncaption 22..<23 c\n"
        + "caption 32..<41 Its title"
    ),
    (
      "[a] and [a][]\n\n[a]: b.md (A title)",
      "paragraph 1..<10 a and a [link b.md: a] [link b.md: a]\ncaption 26..<33 A title"
    ),
    (
      "x <span title='A title'>y</span> <input aria-label=\"One\" placeholder=Two>",
      "paragraph 0..<25 x y\ncaption 15..<22 A title\ncaption 52..<55 One\ncaption 69..<72 Two"
    ),
    ("[warm](a.md) colours", "paragraph 1..<20 warm colours [link a.md: warm]"),
    ("see <https://a.org/b>", "paragraph 0..<20 see https://a.org/b [url: https://a.org/b]"),
    ("看https://a.org/b。好", "paragraph 0..<24 看https://a.org/b。好 [url: https://a.org/b]"),
    ("use `the code` now", "paragraph 0..<18 use the code now [code: the code]"),
    ("red&nbsp;&amp; blue", "paragraph 0..<19 red & blue"),
    ("work&shy;sheet", "paragraph 0..<14 worksheet"),
    ("soft\nbreak", "paragraph 0..<10 soft break"),
    ("hard  \nbreak", "paragraph 0..<12 hard break"),
    ("颜色\n名称", "paragraph 0..<13 颜色名称"),
    ("颜色\n**名称**", "paragraph 0..<15 颜色名称 [strong: 名称]"),
    ("颜色\nname", "paragraph 0..<11 颜色 name"),
    ("a\n**b**", "paragraph 0..<5 a b [strong: b]"),
    ("costs $5 and $10", "paragraph 0..<16 costs $5 and $10"),
    ("where $x^2$ is", "paragraph 0..<14 where $x^2$ is [code: $x^2$]"),
    ("~~old~~ new", "paragraph 2..<11 old new"),
    ("![A square](s.png)", "caption 2..<10 A square"),
    ("<img src=a alt=\"A square\">", "caption 16..<24 A square"),
    ("![A square](img/a_Square.png?w=3)", "caption 2..<10 A square [url: A square]"),
    (
      "<img src=https://img.shields.io/npm/v/a alt=\"a version\">",
      "caption 45..<54 a version [url: a version]"
    ),
    ("![it is built](https://a.b/c/badge.svg)", "caption 2..<13 it is built [url: it is built]"),
    ("![it is built](c/badge.svg)", "caption 2..<13 it is built"),
    ("x <img src='a-b.svg' alt='A b'>", "paragraph 0..<1 x\ncaption 26..<29 A b [url: A b]"),
    ("Press <kbd>Ctrl</kbd> now", "paragraph 0..<25 Press Ctrl now [code: Ctrl]"),
    ("one<br>two", "paragraph 0..<10 one two"),
    ("x <code>y</code> z", "paragraph 0..<18 x y z [code: y]"),
    ("> quoted\n> text\n>> deeper", "paragraph1 2..<15 quoted text\nparagraph2 19..<25 deeper"),
    (
      "- one\n  - two\n- [ ] three",
      "list-item1 2..<5 one\nlist-item2 10..<13 two\nlist-item1 20..<25 three"
    ),
    ("1. one\n\n   more", "list-item1 3..<6 one\nlist-item1 11..<15 more"),
    (
      "|a|b|\n|---|---|\n|c|d|",
      "table-cell 1..<2 a\ntable-cell 3..<4 b\ntable-cell 17..<18 c\ntable-cell 19..<20 d"
    ),
    (
      "|a|b|\n|--|:-|\n|c|d|",
      "table-cell 1..<2 a\ntable-cell 3..<4 b\ntable-cell 15..<16 c\ntable-cell 17..<18 d"
    ),
    ("| a | b |\n| - | - |\n| c |", "table-cell 2..<3 a\ntable-cell 6..<7 b\ntable-cell 22..<23 c"),
    (
      "|a|b|\n|-|-|\n|c|d|",
      "table-cell 1..<2 a\ntable-cell 3..<4 b\ntable-cell 13..<14 c\ntable-cell 15..<16 d"
    ),
    (
      "|a|b|c|\n|--|--|--|\n|`d`|e|f|",
      "table-cell 1..<2 a\ntable-cell 3..<4 b\ntable-cell 5..<6 c\n"
        + "table-cell 21..<22 d [code: d]\ntable-cell 24..<25 e\ntable-cell 26..<27 f"
    ),
    (
      "> |a|b|c |  \r\n> |--|-|--|\r\n> |d|e|f|",
      "table-cell 3..<4 a\ntable-cell 5..<6 b\ntable-cell 7..<8 c\n"
        + "table-cell 30..<31 d\ntable-cell 32..<33 e\ntable-cell 34..<35 f"
    ),
    (
      "- x\n\n  |a|b|\n  |-|-|\n  |c|d|",
      "list-item1 2..<3 x\ntable-cell 8..<9 a\ntable-cell 10..<11 b\n"
        + "table-cell 24..<25 c\ntable-cell 26..<27 d"
    ),
    ("|a|b|\n\n|-|-|\n|1|d|", "paragraph 0..<5 |a|b|\nparagraph 7..<18 |-|-| |1|d|"),
    ("```js\nx\ny\n```", "code 6..<9 x\ny"),
    ("```\n  a\n\n\n\tb\n```", "code 6..<12 a\nb"),
    ("```\na\u{a0}b\nc\n```", "code 4..<10 a b\nc"),
    ("- x\n\n  ```\n  a\n    b\n  ```", "list-item1 2..<3 x\ncode 13..<20 a\nb"),
    ("    x\n    {{ a }} b\n    c", "code 4..<25 x\n{{ a }} b\nc [code: {{ a }}]"),
    ("```\n\n```", ""),
    (
      "<Flow>\n\n{`\na --> b\n\nclass a start now\n`}\n\n</Flow>\n\nText", "paragraph 51..<55 Text"
    ),
    ("a\n\n{/* b\n\nc */}\n\nd", "paragraph 0..<1 a\nparagraph 17..<18 d"),
    ("{/* b\n\nc", "paragraph 0..<5 {/* b\nparagraph 7..<8 c"),
    ("{`\nnot closed", "paragraph 0..<13 {` not closed"),
    ("# Title {#an-id}", "heading1 2..<7 Title"),
    ("# 标题 %{#an-id}%", "heading1 2..<8 标题"),
    ("# Up to 5%{#an-id}", "heading1 2..<10 Up to 5%"),
    ("a %{#b}%{#c}% d", "paragraph 0..<15 a % d"),
    ("# Title [#an-id]", "heading1 2..<7 Title"),
    ("# Title[#an-id]", "heading1 2..<7 Title"),
    ("# Title [an-id]", "heading1 2..<15 Title [an-id]"),
    ("# Title {/*an-id*/}", "heading1 2..<7 Title"),
    ("# Title[[an-id]]", "heading1 2..<7 Title"),
    ("# Title :id=an-id :class=wide", "heading1 2..<7 Title"),
    ("# 标题 :id=title", "heading1 2..<8 标题"),
    ("# `{{ a }}` Title :id=b", "heading1 3..<17 {{ a }} Title [code: {{ a }}]"),
    ("# Time: 12 :id", "heading1 2..<14 Time: 12 :id"),
    ("# :id=title", "heading1 2..<11 :id=title"),
    ("!> Take care", "paragraph 3..<12 Take care"), ("?> Or not", "paragraph 3..<9 Or not"),
    ("See the scheme file:// here", "paragraph 0..<27 See the scheme file:// here [code: file://]"),
    ("See [[a page]]", "paragraph 0..<14 See [[a page]]"),
    ("See [[a page|that]]", "paragraph 0..<19 See [[a page|that]]"),
    ("Call [[a\\B::c|your part]] now", "paragraph 0..<29 Call your part now"),
    (
      "Вызов [[a\\B::go()|go()]] и всё",
      "paragraph 0..<39 Вызов [[a\\B::go()|go()]] и всё [code: [[a\\B::go()|go()]]]"
    ),
    ("see [[a\\Page|page]]", "paragraph 0..<19 see [[a\\Page|page]] [code: [[a\\Page|page]]]"),
    ("see app\\web\\Page here", "paragraph 0..<21 see app\\web\\Page here [code: app\\web\\Page]"),
    ("add @nova/parts here", "paragraph 0..<20 add @nova/parts here [code: @nova/parts]"),
    ("ask @nova or @vega", "paragraph 0..<18 ask @nova or @vega"),
    ("see Page::body here", "paragraph 0..<19 see Page::body here [code: Page::body]"),
    ("(a-name)=\n# Title", "heading1 12..<17 Title"),
    ("(a name)=\nText", "paragraph 0..<14 (a name)= Text"),
    ("<<< @/a/b.js#part{2}\n\nText", "paragraph 22..<26 Text"),
    ("- one\n  <<< ./a.js\n", "list-item1 2..<5 one"),
    ("<<< one two", "paragraph 0..<11 <<< one two"),
    ("See {doc}`a/b` now", "paragraph 0..<18 See a/b now [code: a/b]"),
    ("```{note}\n:class: x\n\nText\n```\nMore", "paragraph 21..<25 Text\nparagraph 30..<34 More"),
    ("```{note}\nText `a`\n```", "paragraph 10..<17 Text a [code: a]"),
    ("```{admonition} Be calm\nText\n```", "heading6 16..<23 Be calm\nparagraph 24..<28 Text"),
    (
      "````{exercise}\nText\n```python\nx\n```\n````\nMore",
      "paragraph 15..<19 Text\ncode 30..<31 x\nparagraph 41..<45 More"
    ),
    ("```{code-cell} ipython\nx\n```", "code 23..<24 x"),
    ("```{note}\nText", "paragraph 10..<14 Text"),
    (":::note\nText\n:::", "paragraph 8..<12 Text"),
    (":::tip Be calm\nText\n:::", "heading6 7..<14 Be calm\nparagraph 15..<19 Text"),
    (":::tip[Be calm]\nText\n:::", "heading6 7..<14 Be calm\nparagraph 16..<20 Text"),
    ("/// note\n\nText\n\n///", "paragraph 10..<14 Text"),
    ("/// tip | Be calm\nText\n///", "heading6 10..<17 Be calm\nparagraph 18..<22 Text"),
    (
      "//// tab | On `Linux`\n\nText\n\n////",
      "heading6 11..<20 On Linux [code: Linux]\nparagraph 23..<27 Text"
    ),
    (
      "/// details | More\n    type: tip\n    open: True\nText\n///",
      "heading6 14..<18 More\nparagraph 48..<52 Text"
    ),
    ("/// this is no block", "paragraph 0..<20 /// this is no block"),
    ("See\n// a comment", "paragraph 0..<16 See // a comment"),
    ("--8<-- \"a/b.md\"\n\nText", "paragraph 17..<21 Text"),
    ("{* ../a/b_c.py ln[1:7] hl[1,3] *}\n\nText", "paragraph 35..<39 Text"),
    ("{!../a/b.md!}\n\nText", "paragraph 15..<19 Text"),
    ("All {* a.b *} of it", "paragraph 0..<19 All {* a.b *} of it"),
    ("## A title { #a-title }\nText", "heading2 3..<10 A title\nparagraph 24..<28 Text"),
    ("## A title { .wide #a-title lang=en}", "heading2 3..<10 A title"),
    ("## A set { #one of }", "heading2 3..<20 A set { #one of }"),
    ("A set { .5 and 1 }", "paragraph 0..<18 A set { .5 and 1 }"),
    (
      "An <abbr title=\"a short &lt;word&gt;\">API</abbr> here",
      "paragraph 0..<53 An API here\ncaption 16..<36 a short <word>"
    ),
    (
      "!!! note \"Be calm\"\n    Text\n\n    More",
      "heading5 10..<17 Be calm\nlist-item1 23..<27 Text\nlist-item1 33..<37 More"
    ),
    ("{% note %}\n\nText\n\n{% endnote %}", "paragraph 12..<16 Text"),
    (
      "{% highlight ruby %}\nputs {{ a }}\n\n# b\n{% endhighlight %}\n",
      "code 21..<38 puts {{ a }}\n# b"
    ),
    (
      "{% code %}\na\n{% endcode %}\nb\n{% code %}\nc\n{% endcode %}",
      "code 11..<12 a\nparagraph 27..<28 b\ncode 40..<41 c"
    ),
    (
      "{{< highlight yaml \"linenos=false\" >}}\na: b\n\n# c\n{{< /highlight >}}\nText\n",
      "code 39..<48 a: b\n# c\nparagraph 68..<72 Text"
    ),
    (
      "{{< tab name=\"On Linux\" codelang=\"bash\" >}}\nls\n{{< /tab >}}\n",
      "code 44..<46 ls"
    ),
    ("{{<mermaid>}}\na[A tab] --> b\n{{</mermaid>}}\n", "code 14..<28 a[A tab] --> b"),
    (
      "<ConsoleBlock level=\"error\">\n\nIt has no `a`.\n\n</ConsoleBlock>\n\nText",
      "code 30..<44 It has no `a`.\nparagraph 63..<67 Text"
    ),
    ("<Terminal />\n\nText", "paragraph 14..<18 Text"),
    ("{{< code file=\"a.yaml\" >}}\n\nText", "paragraph 28..<32 Text"),
    ("{%- highlight sh -%}\nls\n\nText", "paragraph 21..<23 ls\nparagraph 25..<29 Text"),
    (
      "A {{< term text=\"pod\" id=\"p\" >}} runs.",
      "paragraph 0..<38 A pod runs."
    ),
    (
      "{{% tab title=\"On Linux\" %}}\nText\n{{% /tab %}}",
      "heading6 15..<23 On Linux\nparagraph 29..<33 Text"
    ),
    ("{{< card\n  url=\"a/b\"\n  image=\"c\" >}}Text{{< /card >}}", "paragraph 36..<40 Text"),
    (
      "a {\n\nHello {{ name }}!",
      "paragraph 0..<3 a {\nparagraph 5..<22 Hello {{ name }}! [code: {{ name }}]"
    ),
    ("{{< unclosed\n\nText", "paragraph 0..<12 {{< unclosed\nparagraph 14..<18 Text"),
    ("Hello {{ name }}!", "paragraph 0..<17 Hello {{ name }}! [code: {{ name }}]"),
    ("Text[^1]\n\n[^1]: Foot", "paragraph 0..<4 Text\nlist-item1 16..<20 Foot"),
    ("[^1]: Foot\n\n    more `x`", "list-item1 6..<10 Foot\nlist-item1 16..<23 more x [code: x]"),
    (
      "[^1]: Foot\n\n    more\n\nText",
      "list-item1 6..<10 Foot\nlist-item1 16..<20 more\nparagraph 22..<26 Text"
    ),
    ("[^a]: Foot[^b]\n[^b]: More", "list-item1 6..<10 Foot\nlist-item1 21..<25 More"),
    ("[^1] is a note", "paragraph 5..<14 is a note"),
    (
      "::: tabs#shell\n@tab npm\nText\n@tab:active Sea View#sea\nMore\n:::",
      "heading4 20..<23 npm\nparagraph 24..<28 Text\nheading4 41..<49 Sea View\nparagraph 54..<58 More"
    ),
    (
      "::: play#ts TS in use\n@file a.ts\nText\n:::",
      "heading6 12..<21 TS in use\nparagraph 33..<37 Text"
    ),
    ("import {\n  Alpha,\n  Beta,\n} from \"@lib\";\n\nText", "paragraph 42..<46 Text"),
    (
      "Text:\n| a | b |\n|---|---|\n| c | d |",
      "paragraph 0..<5 Text:\ntable-cell 8..<9 a\ntable-cell 12..<13 b\ntable-cell 28..<29 c\ntable-cell 32..<33 d"
    ),
    ("Text\n| a | b |\nmore", "paragraph 0..<19 Text | a | b | more"),
    ("import {\n\nText", "paragraph 0..<8 import {\nparagraph 10..<14 Text"),
    ("<Go\n  img=\"a b\"\n></Go>\n\nText", "paragraph 24..<28 Text"),
    ("## Key \\{#key}\n\nText", "heading2 3..<6 Key\nparagraph 16..<20 Text"),
    ("@tabs are wide", "paragraph 0..<14 @tabs are wide"),
    (
      "A\n\n@startuml\nA -> B: Go there\n# note\n@enduml\n\nB",
      "paragraph 0..<1 A\ncode 13..<36 A -> B: Go there\n# note\nparagraph 46..<47 B"
    ),
    ("@startuml\nA\n\nB", "paragraph 0..<11 @startuml A\nparagraph 13..<14 B"),
    ("<template #title>\n\nText\n\n</template>", "paragraph 19..<23 Text"),
    ("> [!NOTE]\n> Text", "paragraph 12..<16 Text"),
    ("import A from 'a'\n\nText", "paragraph 19..<23 Text"),
    ("import colours from a file", "paragraph 0..<26 import colours from a file"),
    ("<Tabs>\n\nText\n\n</Tabs>", "paragraph 8..<12 Text"),
    (
      "<details>\n<summary>A **b**</summary>\nText\n</details>",
      "paragraph 19..<24 A b [strong: b]\nparagraph 37..<41 Text"
    ),
    (
      "<details>\n<summary>A</summary>\n```sh\nb\n\nc\n```\n</details>\n\nText",
      "paragraph 19..<20 A\ncode 37..<41 b\nc\nparagraph 58..<62 Text"
    ),
    (
      "<details><summary>A</summary>\r\n```\r\nb\r\n```\r\n\r\nText",
      "paragraph 18..<19 A\ncode 36..<37 b\nparagraph 46..<50 Text"
    ),
    (
      "<table><tr><td>a</td><td>b &lt; c</td></tr></table>",
      "table-cell 15..<16 a\ntable-cell 25..<33 b < c"
    ),
    ("<pre>x\ny</pre>", "code 5..<8 x\ny"),
    (
      "<p>\n  <Tip>`<p>A lamp.</p>` is shown</Tip>\n</p>",
      "paragraph 12..<36 <p>A lamp.</p> is shown [code: <p>A lamp.</p>]"
    ),
    ("<p>A ``<b>`</b>`` c</p>", "paragraph 3..<19 A <b>`</b> c [code: <b>`</b>]"),
    ("<p>A ` <b>lamp</b></p>", "paragraph 3..<14 A ` lamp [strong: lamp]"),
    ("Text ![pic](p.png) more", "paragraph 0..<23 Text  more\ncaption 7..<10 pic"),
    ("---\ntitle: Цвета\n---\nText", "metadata 11..<21 Цвета\nparagraph 26..<30 Text"),
    ("---\ntitle: 'It''s'\nx: y\n---", "metadata 12..<17 It's"),
    ("---\ntitle: \"a b\"\n---", "metadata 12..<15 a b"),
    ("---\ntitle: 'a `b` ` c'\n---", "metadata 12..<21 a `b` ` c [code: b]"),
    ("---\ntitle: 'a ``b`c``'\n---", "metadata 12..<21 a ``b`c`` [code: b`c]"),
    ("---\ntitle: Use `a' and `b'\n---", "metadata 11..<26 Use `a' and `b'"),
    ("---\ntitle: Use `a('b')`\n---", "metadata 11..<23 Use `a('b')` [code: a('b')]"),
    ("---\ndescription: >\n  a\n  b\n---", "metadata 21..<26 a b"),
    ("---\nhero:\n  - tagline: Fast\n---", "metadata 23..<27 Fast"),
    (
      "---\ndescription: <p>See <code>a</code> and b.</p>\n---",
      "metadata 20..<45 See a and b. [code: a]"
    ),
    (
      "---\nsummary: |\n  <p>One\n  two</p>\n  <p>three</p>\n---",
      "metadata 20..<29 One two\nmetadata 39..<44 three"
    ),
    ("---\ntitle: a < b\n---", "metadata 11..<16 a < b"),
    (
      "---\nmore:\n- title: Wide lamps\n  url: https://a.org/b\n---",
      "metadata 19..<29 Wide lamps [link https://a.org/b: Wide lamps]"
    ),
    ("---\nmore:\n- url: /b\n  title: Wide lamps\n---", "metadata 29..<39 Wide lamps"),
    ("---\ntitle: Wide lamps\nurl: https://a.org/b\n---", "metadata 11..<21 Wide lamps"),
    ("---\ntitle: [\n---\nText", "paragraph 17..<21 Text"),
    ("---\n\nText\n\n---", "paragraph 5..<9 Text"),
    ("+++\ndate = \"x\"\n+++\nText", "paragraph 19..<23 Text"),
    (
      "+++\ntitle = \"A \\\"red\\\" lamp\" # x\n[a]\ndescription = 'B `c`'\nn = 1\n+++\nText",
      """
      metadata 13..<27 A "red" lamp
      metadata 52..<57 B `c` [code: c]
      paragraph 69..<73 Text
      """
    ),
    (
      "%{\n  title: \"Lamps\",\n  excerpt: \"\"\"\n  One\n  two\n  \"\"\"\n}\n---\n\n# T",
      "metadata 13..<18 Lamps\nmetadata 38..<47 One two\nheading1 63..<64 T"
    ),
    ("%{ a\n\nText", "paragraph 0..<4 %{ a\nparagraph 6..<10 Text"),
  ])
  func reads(text: String, blocks: String) throws {
    let found = DocumentDump.text(of: try MarkdownFormat().parse(Array(text.utf8)))
    #expect(found == blocks)
  }

  /// A Markdown text, the comment in it and the bytes of the file that it covers.
  @Test(arguments: [
    ("a <!-- ignore --> b", "ignore", 2..<17),
    ("<!-- ignore -->\n\nb", "ignore", 0..<15),
    ("<!--\nignore\n-->\nb", "ignore", 0..<15),
    ("a <!-- ig\nnore --> b", "ig\nnore", 2..<18),
    ("> <!-- ignore", "ignore", 2..<13),
    ("a {/* ignore */} b", "ignore", 2..<16),
    ("---\ntitle: x\n---\n<!-- é -->", "é", 17..<28),
    ("a {{< comment >}}ignore{{< /comment >}} b", "ignore", 2..<39),
    ("{{% comment %}}\n\n# ignore\n\n{{% /comment %}}", "# ignore", 0..<43),
    ("{% comment %} ignore {% endcomment %} b", "ignore", 0..<37),
    ("[//]: # (ignore)\n\nb", "ignore", 0..<16), ("[//]: # \"ignore\"", "ignore", 0..<16),
    ("[comment]: <> (ignore) \n\nb", "ignore", 0..<22),
    // Markdown would show what has a bracket too many.
    ("[//]: # (see [a](b.)", "see [a](b.", 0..<20), ("[//]: # (ignore", "ignore", 0..<15),
    ("---\na: x\n# é\n---\n", "é", 9..<13),
  ])
  func findsComments(text: String, comment: String, range: Range<Int>) throws {
    let document = try MarkdownFormat().parse(Array(text.utf8))
    #expect(document.comments == [SourceComment(text: comment, range: range)])
  }

  /// A text and what the memory behind it still holds.
  @Test(arguments: [
    ("see [red](b", ")", "paragraph 0..<11 see [red](b"),
    ("see ![red](b", ")", "paragraph 0..<12 see ![red](b"),
    ("see [red](b 'c'", ")", "paragraph 0..<15 see [red](b 'c'"),
    ("red\n\n1", ".", "paragraph 0..<3 red\nparagraph 5..<6 1"),
    ("red\n\n1", "2. blue", "paragraph 0..<3 red\nparagraph 5..<6 1"),
  ])
  func whatStandsBehindATextIsNotRead(text: String, behind: String, blocks: String) throws {
    var bytes = Array((text + behind).utf8)
    bytes.removeLast(behind.utf8.count)
    let source = try SourceText(bytes)
    let extensions = MarkdownExtensions(of: source, from: 0)
    var builder = MarkdownBlockBuilder(source, from: 0, extensions: extensions)
    try MD4CParser.read(bytes, into: &builder)
    #expect(DocumentDump.text(of: builder.finish()) == blocks)
  }

  /// A formula over several lines is none of the text.
  @Test(arguments: [
    ("$$\na + b\n$$", "code 0..<11 $$ a + b $$"), ("$$\na\n$$ b", "paragraph 0..<9 $$ a $$ b"),
  ])
  func formulasAreCode(text: String, blocks: String) throws {
    #expect(DocumentDump.text(of: try MarkdownFormat().parse(Array(text.utf8))) == blocks)
  }

  /// What begins as such a comment and ends with the line is none.
  @Test(arguments: [
    "[//]: \n\n# (Red)", "[comment]:", "[//]: #", "[//]: # ", "[comment]: <>\n(red)",
  ])
  func unfinishedCommentsAreText(text: String) throws {
    let document = try MarkdownFormat().parse(Array(text.utf8))
    #expect(document.comments.isEmpty)
  }

  @Test func commentsInCodeAreNone() throws {
    let text = "```\n<!-- a -->\n{/* b */}\n```\n\n`<!-- c -->` and `{/* d */}`"
    #expect(try MarkdownFormat().parse(Array(text.utf8)).comments.isEmpty)
  }

  /// A row begins with its first cell, not with the first that has a text.
  @Test func cellsKnowWhetherTheyBeginARow() throws {
    let text = "| a | b |\n| --- | --- |\n| c `d` | e |\n| | f |\n| ![g](h.png) | i |\n\nj"
    let blocks = try MarkdownFormat().parse(Array(text.utf8)).blocks
    #expect(blocks.filter { $0.level == 1 }.map(\.text) == ["a", "c d"])
    let segments = Segmenter.segments(of: ParsedDocument(blocks: blocks), language: "en")
    #expect(segments.filter { $0.level == 1 }.map(\.text) == ["a", "c d"])
  }
}
