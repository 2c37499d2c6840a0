import Testing

@testable import DocumentFormats

@Suite struct PlainTextTests {
  /// Texts of Sphinx may have this extension, too; what they are made of shows it.
  @Test(arguments: [
    ("Warm\n====\n\n.. note::\n\n   Red.\n\nSee :ref:`blue` and\n:doc:`green`.", true),
    ("Warm\n====\n\n.. note::\n\nSee `red`.\n\nSee :red: and `blue`.", false),
  ])
  func tellsReStructuredText(text: String, isRead: Bool) throws {
    let blocks = try PlainTextFormat().parse(Array(text.utf8)).blocks
    #expect(blocks.contains { $0.text.contains(".. note::") } != isRead)
  }

  @Test func anArticleSavedFromTheWeb() throws {
    let text = """
      How to choose colours (part 2)

      Ada Painter
      7 min readMar 3, 2023

      --

      Follow

      Colours have names, values and moods. This part is about moods, and about the names that \
      painters give them: https://example.com/moods and `mood.json` have more.

      Warm colours

      Red is warm. It has two kinds:

        • light red
        • dark **red**

      Red paint before drying
      Red paint after drying

      Original article

      Cold colours

      1. Blue is cold.
      2. Green is cold, too.

      Next article

      --
      """
    let found = try dump(text)
    #expect(
      found == """
        heading1 0..<30 How to choose colours (part 2)
        furniture 32..<43 Ada Painter
        furniture 44..<65 7 min readMar 3, 2023
        furniture 67..<69 --
        furniture 71..<77 Follow
        paragraph 79..<240 Colours have names, values and moods. This part is about moods, and about \
        the names that painters give them: https://example.com/moods and mood.json have more. \
        [url: https://example.com/moods] [code: mood.json]
        heading2 242..<254 Warm colours
        paragraph 256..<286 Red is warm. It has two kinds:
        list-item1 294..<303 light red
        list-item1 310..<320 dark red [strong: red]
        caption 324..<347 Red paint before drying
        caption 348..<370 Red paint after drying
        furniture 372..<388 Original article
        heading2 390..<402 Cold colours
        list-item1 407..<420 Blue is cold.
        list-item1 424..<443 Green is cold, too.
        furniture 445..<457 Next article
        furniture 459..<461 --
        """, "\(found)")
  }

  @Test func chaptersAndSectionsWithNumbers() throws {
    let text = """
      颜色指南

      2 评论 310 浏览 5 收藏 8 分钟

      一、暖色

      红色和橙色是暖色，画家常用它们来表现阳光。

      （1）红色

      红色是最暖的颜色，要小心使用。

      （2）橙色

      橙色在红色和黄色之间。

      二、冷色

      蓝色是冷色
      """
    #expect(
      try dump(text).split(separator: "\n").map {
        $0.split(separator: " ")[0] + " " + $0.split(separator: " ")[2]
      }
        == [
          "heading1 颜色指南", "furniture 2", "heading2 暖色", "paragraph 红色和橙色是暖色，画家常用它们来表现阳光。",
          "heading3 红色", "paragraph 红色是最暖的颜色，要小心使用。", "heading3 橙色", "paragraph 橙色在红色和黄色之间。",
          "heading2 冷色", "paragraph 蓝色是冷色",
        ])
  }

  /// Lines that are furniture at the top or bottom of an article.
  @Test(arguments: [
    "3 comments 120 views", "5 min read", "12 分で読めます", "8 分钟阅读", "Oct 24, 2021", "2024-02-04 发布",
    "26 мая 2022", "338人在学·0条笔记", "本文由 某人 翻译发布于某网站", "题图来自网络", "Translated by Someone", "来自北京 回复",
    "12 просмотров", "© 2024 Somebody", "Автор: Кто-то",
  ])
  func furnitureAtTheEdges(line: String) throws {
    let body = (1...12).map { "This is sentence number \($0) of the article." }
    let lines = [line] + body + [line]
    let blocks = try PlainTextFormat().parse(Array(lines.joined(separator: "\n\n").utf8)).blocks
    #expect(blocks.first?.kind == .furniture)
    #expect(blocks.last?.kind == .furniture)
    #expect(blocks.dropFirst().dropLast().allSatisfy { $0.kind != .furniture })
  }

  /// Short texts and words that might be content are not furniture.
  @Test(arguments: [
    "Share", "Save", "Comments", "Share\n\nSave\n\nReply", "Next", "Сохранить", "收藏", "5 minutes",
    "The 3 comments and 120 views are shown on the page.", "Published in 2022.",
    "On May 26, 2022 the colours were mixed for the first time.",
  ])
  func contentThatLooksLikeFurniture(text: String) throws {
    let blocks = try PlainTextFormat().parse(Array(text.utf8)).blocks
    #expect(!blocks.isEmpty)
    #expect(blocks.allSatisfy { $0.kind != .furniture })
  }

  /// A text, what is visible of it, and what is masked.
  @Test(arguments: [
    ("Send it to ada@example.org.", "Send it to ada@example.org.", ["ada@example.org"]),
    ("看https://example.com/a?b=1。好", "看https://example.com/a?b=1。好", ["https://example.com/a?b=1"]),
    ("(see www.example.com/x_(y))", "(see www.example.com/x_(y))", ["www.example.com/x_(y)"]),
    ("Edit /etc/colours.conf now", "Edit /etc/colours.conf now", ["/etc/colours.conf"]),
    ("Edit ~/colours and docs/a.md", "Edit ~/colours and docs/a.md", ["~/colours", "docs/a.md"]),
    (
      "Call setColour(_:for:) or close().", "Call setColour(_:for:) or close().",
      ["setColour(_:for:)", "close()"]
    ),
    ("use `the colour` here", "use the colour here", ["the colour"]),
    ("pass --colour-space twice", "pass --colour-space twice", ["--colour-space"]),
    ("the max_colour value", "the max_colour value", ["max_colour"]),
    ("symbol paint.brush用于", "symbol paint.brush用于", ["paint.brush"]),
    (
      "iOS, iPadOS, Node.js, LibreOffice, and/or, Wi-Fi",
      "iOS, iPadOS, Node.js, LibreOffice, and/or, Wi-Fi", []
    ),
    ("A sentence.Another one e.g. this", "A sentence.Another one e.g. this", []),
    ("5*3*2 and _one_ and *two*", "5*3*2 and one and two", []),
    ("тёплый **красный** цвет", "тёплый красный цвет", []),
    ("色*¹と形*²", "色と形", []),
    ("co\u{AD}lour\u{A0}pick\u{200B}er", "colour picker", []),
  ])
  func visibleTextAndMasks(text: String, visible: String, masked: [String]) throws {
    let block = try #require(PlainTextFormat().parse(Array(text.utf8)).blocks.first)
    #expect(block.text == visible)
    let parts = block.spans.filter(\.isMasked).map {
      String(decoding: Array(block.text.utf8)[$0.range], as: UTF8.self)
    }
    #expect(parts == masked)
  }

  @Test func aSoftHyphenIsInsideWhatAMatchCovers() throws {
    let text = "A work\u{AD}sheet \u{AD}document"
    let block = try #require(PlainTextFormat().parse(Array(text.utf8)).blocks.first)
    #expect(block.text == "A worksheet document")
    #expect(block.offsets.fileRange(of: 2..<11) == 2..<13)
    #expect(block.offsets.fileRange(of: 2..<20) == 2..<24)
  }

  private func dump(_ text: String) throws -> String {
    DocumentDump.text(of: try PlainTextFormat().parse(Array(text.utf8)))
  }
}
