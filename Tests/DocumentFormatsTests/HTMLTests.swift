import Testing

@testable import DocumentFormats

@Suite struct HTMLTests {
  /// HTML and its blocks.
  @Test(arguments: [
    ("<h2>Warm <b>colours</b></h2>", "heading2 4..<19 Warm colours [strong: colours]"),
    ("<title>Colours</title><p>Text", "metadata 7..<14 Colours\nparagraph 25..<29 Text"),
    ("---\ntitle: Warm\ntype: page\n---\n<p>Text", "metadata 11..<15 Warm\nparagraph 34..<38 Text"),
    ("---\nWarm\n---\n<p>Text", "paragraph 0..<12 --- Warm ---\nparagraph 16..<20 Text"),
    ("<meta name=Description content='A &amp; b'>", "metadata 32..<41 A & b"),
    (
      "<p title=One>x<a href=Two aria-label='A &amp; b'>y</a>",
      "caption 9..<12 One\nparagraph 13..<50 xy [link Two: y]\ncaption 38..<47 A & b"
    ),
    (
      "<link title=One><input placeholder=\"Two\" title=\"\"><svg aria-label=Three></svg>",
      "caption 36..<39 Two\ncaption 66..<71 Three"
    ),
    ("<p>One<p>Two", "paragraph 3..<6 One\nparagraph 9..<12 Two"),
    (
      "<ul><li>a<ul><li>b</ul>c<li>d</ul>e",
      "list-item1 8..<9 a\nlist-item2 17..<18 b\nlist-item1 23..<24 c\nlist-item1 28..<29 d"
        + "\nparagraph 34..<35 e"
    ),
    ("<li><p>a<p>b", "list-item1 7..<8 a\nlist-item1 11..<12 b"),
    ("<dl><dt>a<dd>b</dl>", "list-item1 8..<9 a\nlist-item1 13..<14 b"),
    (
      "<table><tr><th>a<td>b</div>c<tr><td><p>d</table>e",
      "table-cell 15..<16 a\ntable-cell 20..<21 b\ntable-cell 27..<28 c\ntable-cell 39..<40 d"
        + "\nparagraph 48..<49 e"
    ),
    (
      "<blockquote>a<blockquote>b</blockquote>c</blockquote>d",
      "paragraph1 12..<13 a\nparagraph2 25..<26 b\nparagraph1 39..<40 c\nparagraph 53..<54 d"
    ),
    ("<figure><img alt=a><figcaption>b</figure>", "caption 17..<18 a\ncaption 31..<32 b"),
    ("<img src=/i/b.png alt=b>", "caption 22..<23 b [url: b]"),
    ("x <img alt='a\n b'> y", "paragraph 0..<20 x y\ncaption 12..<16 a b"),
    (
      "<p>a {{ x | y }} {{слово}} {b} {{}}</p>",
      "paragraph 3..<40 a {{ x | y }} {{слово}} {b} {{}} [code: {{ x | y }}] [code: {{слово}}]"
    ),
    ("<pre>\na &lt; <b>b</b>\n  c</pre>", "code 6..<25 a < b\n  c [strong: b]"),
    ("Press <kbd>Ctrl</kbd>", "paragraph 0..<15 Press Ctrl [code: Ctrl]"),
    ("<var>n</var> <samp>m</samp>", "paragraph 5..<20 n m [code: n] [code: m]"),
    (
      "<a href=\"x?a=1&amp;b\">warm</a> <a name=x>y</a>",
      "paragraph 22..<42 warm y [link x?a=1&b: warm]"
    ),
    ("<a href=mailto:a@b.org>a@b.org</a>", "paragraph 23..<30 a@b.org [url: a@b.org]"),
    ("a <b> b </b> c", "paragraph 0..<14 a b c [strong: b]"),
    ("The <i translate=no>Acme</i> b", "paragraph 0..<30 The Acme b [code: Acme]"),
    (
      "<div translate=no><p>Acme <b>x</b></div>y",
      "paragraph 21..<30 Acme x [code: Acme x] [strong: x]\nparagraph 40..<41 y"
    ),
    ("<p class='a notranslate'>Acme", "paragraph 25..<29 Acme [code: Acme]"),
    // What programs put in: contents, neighbours and the mark beside a heading.
    (
      "<p>a<div class=navheader><div>b</div><p>c</div>d<div class='x toc'>e</div>",
      "paragraph 3..<4 a\nparagraph 47..<48 d"
    ),
    (
      "<h2>a<a class=headerlink title=b>c</a></h2><div class=related role=navigation>d</div>e",
      "heading2 4..<5 a\nparagraph 85..<86 e"
    ),
    ("<div class=related>a</div>", "paragraph 19..<20 a"),
    ("<p class=toc>a<p>b", "paragraph 13..<14 a\nparagraph 17..<18 b"),
    ("<span class=option>a</span> b", "paragraph 19..<29 a b"),
    ("<div class=legalnotice><p>a</div>", ""),
    ("<div class=cmdsynopsis><p>a | b</div>", "paragraph 26..<31 a | b [code: a | b]"),
    (
      "<div class=chapter title=a>b <a class=xref title=a href=c>d</a></div>",
      "paragraph 27..<59 b d [link c: d]"
    ),
    ("<p title=a class=b>c", "caption 9..<10 a\nparagraph 19..<20 c"),
    (
      "Press <span class=keycap><strong>Tab</strong></span>",
      "paragraph 0..<36 Press Tab [strong: Tab] [code: Tab]"
    ),
    (
      "<html lang=zh-Hans><p>色 <b lang=zh-Hant>顏</b></p><h1 lang=en>Hue</h1><p lang=zh-CN>形",
      "paragraph 22..<45 色 顏 [code: 顏]\nheading1 65..<68 Hue [code: Hue]\nparagraph 87..<90 形"
    ),
    ("<html lang=en><div lang=uk><p>Колір</p>", "paragraph 30..<40 Колір"),
    ("<p>色 <b lang=en>Hue</b>", "paragraph 3..<21 色 Hue [strong: Hue]"),
    ("a<br>b", "paragraph 0..<6 a b"),
    ("色<br>形", "paragraph 0..<10 色 形"),
    ("色\n  形", "paragraph 0..<9 色形"),
    ("a <script>x < y</script>b", "paragraph 0..<25 a b"),
    ("a<template><p>x</template>b<svg><title>x</title></svg>c", "paragraph 0..<55 abc"),
    ("<style>x", ""),
    ("<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>字", "paragraph 6..<51 漢字"),
    ("1 < 2 && 3 > 2", "paragraph 0..<14 1 < 2 && 3 > 2"),
    ("a <b", "paragraph 0..<4 a <b"),
    ("<a title=\"x>a</a> b", "paragraph 12..<19 a b"),
    ("<p title='it's'>a", "caption 10..<12 it\nparagraph 16..<17 a"),
    ("<p>don't <b>say \"x</b>", "paragraph 3..<18 don't say \"x [strong: say \"x]"),
    (
      "&#1046;&#x416;&#150;&nbsp;&copy 1 &amplitude &bogus;",
      "paragraph 0..<52 ЖЖ– © 1 &amplitude &bogus;"
    ),
    ("</p></div>a<!DOCTYPE x><?xml y?>b", "paragraph 10..<33 ab"),
    ("<H1 CLASS=x>A</H1 >B", "heading1 12..<13 A\nparagraph 19..<20 B"),
    ("<h1>A<p>B", "heading1 4..<5 A\nparagraph 8..<9 B"),
    ("<h1><div>A</div></h1>B", "heading1 9..<10 A\nparagraph 21..<22 B"),
    ("<p>a<!-- b -->c", "paragraph 3..<15 ac"),
    ("", ""),
  ])
  func reads(text: String, blocks: String) throws {
    let found = DocumentDump.text(of: try HTMLFormat().parse(Array(text.utf8)))
    #expect(found == blocks)
  }

  /// HTML and its comments with their places.
  @Test(arguments: [
    ("a<!-- ignore -->b", [SourceComment(text: "ignore", range: 1..<16)]),
    ("<!-->a", [SourceComment(text: "", range: 0..<5)]),
    ("<!-- a", [SourceComment(text: "a", range: 0..<6)]),
    ("<script><!-- a --></script>", []),
  ])
  func findsComments(text: String, comments: [SourceComment]) throws {
    #expect(try HTMLFormat().parse(Array(text.utf8)).comments == comments)
  }

  @Test func aPageInAnOldEncodingIsRefusedByItsName() {
    let bytes = Array("<meta charset='windows-1251'><p>".utf8) + [0xd6, 0xe2]
    #expect(
      throws: DocumentError(
        .malformed("the page is in windows-1251; save it as UTF-8"), at: bytes.count - 2)
    ) { try HTMLFormat().parse(bytes) }
  }

  /// A term that tags split is one in the visible text; a match covers the tags inside it only.
  @Test(arguments: [
    ("<p>a <b>drop</b>-down list", "drop-down", "drop</b>-down"),
    ("<p>drop&#45;down list", "drop-down", "drop&#45;down"),
    ("<p>a drop-down\n   list", "drop-down list", "drop-down\n   list"),
    ("<p>work&shy;sheet", "worksheet", "work&shy;sheet"),
  ])
  func aTermIsFoundThroughTags(text: String, term: String, covered: String) throws {
    let bytes = Array(text.utf8)
    let block = try #require(HTMLFormat().parse(bytes).blocks.first)
    let shown = Array(block.text.utf8)
    let start = try #require(shown.indices.first { shown[$0...].starts(with: term.utf8) })
    let range = block.offsets.fileRange(of: start..<start + term.utf8.count)
    #expect(String(decoding: bytes[range], as: UTF8.self) == covered)
  }
}
