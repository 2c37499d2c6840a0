import Testing

@testable import DocumentFormats

/// What MDX, R Markdown and Quarto add to Markdown.
struct MarkdownDialectTests {
  /// In MDX what is indented stands inside a component.
  @Test(arguments: [("a.mdx", BlockKind.paragraph), ("a.md", .code), ("A.MDX", .paragraph)])
  func mdxHasNoIndentedCode(path: String, kind: BlockKind) throws {
    let format = try #require(FormatCatalog.format(forPath: path))
    let document = try format.parse(Array("<Card>\n\n    Open it\n\n</Card>".utf8))
    #expect(document.blocks.map(\.kind) == [kind])
  }

  /// What asks the documentation builder of Hugging Face for something is no text.
  @Test(arguments: [
    ("[[open-in-colab]]", []), ("[[autodoc]] Tool", []), ("[[autodoc]] tools.Tool", []),
    ("[[autodoc]] the tool", ["[[autodoc]] the tool"]), ("[[Open it]]", ["[[Open it]]"]),
  ])
  func directivesAreNoText(text: String, expected: [String]) throws {
    #expect(try MarkdownFormat().parse(Array(text.utf8)).blocks.map(\.text) == expected)
  }

  /// A fence that is indented like code below a paragraph is one all the same; in a list it is indented like its item.
  @Test(arguments: [
    (
      "Run:\n    ```\n    ls\n    ```\n\nThen go.",
      ["Run:", "ls", "Then go."]
    ),
    ("- Run:\n    ```\n    ls\n    ```\n\nThen go.", ["Run:", "ls", "Then go."]),
    ("Run:\n\n    ```\n    ls\n\nThen go.", ["Run:", "```\nls", "Then go."]),
  ])
  func indentedFencesEnd(text: String, expected: [String]) throws {
    #expect(try MarkdownFormat().parse(Array(text.utf8)).blocks.map(\.text) == expected)
  }

  /// Lines with dashes part the learning projects of the Raspberry Pi Foundation; what is between those of code is code.
  @Test(arguments: [
    ("--- task ---\n\nOpen it.\n\n--- /task ---", ["Open it."]),
    ("--- task --- \nOpen it.\n--- /task ---", ["Open it."]),
    (
      "Run it:\n\n--- code ---\n---\nlanguage: python\n---\n# Draw\n\ndraw()\n--- /code ---\n\nMore",
      ["Run it:", "code ---\nlanguage: python\n---\n# Draw\ndraw()", "More"]
    ),
    ("--- code ---\nOpen it", ["Open it"]),
    ("--- two words ---", ["--- two words ---"]), ("--- Task ---", ["--- Task ---"]),
    ("--- task", ["--- task"]),
    // Targets of Documenter.
    (
      "## [Open it](@id open-it)\n\nSee [boxes `a`](@ref man-boxes) (@ref x).",
      ["Open it", "See boxes a (@ref x)."]
    ),
    // Columns of VuePress.
    (
      "---:1\nOpen it.\n:--:1\n\n```py\nx = 1\n```\n\n:---\nShut it.",
      ["Open it.", "code x = 1", "Shut it."]
    ),
    ("| a |\n| :--- |\n| b |", ["a", "b"]), (":---: 1", [":---: 1"]), ("Open\n---:", ["Open ---:"]),
  ])
  func dashedTagsAreNoText(text: String, expected: [String]) throws {
    let blocks = try MarkdownFormat().parse(Array(text.utf8)).blocks
    #expect(blocks.map { ($0.kind == .code ? "code " : "") + $0.text } == expected)
  }

  /// Behind the tag of a component MDX goes on with Markdown.
  @Test(arguments: [
    "<div class=\"a\" markdown>\n1. Press `x`.\n</div>",
    "<aside markdown=\"1\" class=\"b\">\n1. Press `x`.\n</aside>",
    "<hfoptions id=\"a\">\n<hfoption id=\"b\">\n1. Press `x`.\n</hfoption>\n</hfoptions>",
    "<Steps>\n1. Press `x`.\n</Steps>", "<Steps>\n\n1. Press `x`.\n\n</Steps>",
    "1. Press `x`.\n\n   <Tabs name=\"a\">\n   ```sh\n   run\n   ```\n   </Tabs>",
    "> <Note>\n> - Press `x`.\n> </Note>", "<Icon name='a' />\n- Press `x`.",
    "<Cards\n  items={[\n    { title: 'It\\'s a > b', text: \"c {\" },\n\n    f(a => a),\n  ]}\n/>\n\n- Press `x`.",
    "<Card.Big\n  href=\"a > b\"\n  icon='b'>\n- Press `x`.\n</Card.Big>",
    "- Press `x`.\n\n<option id=\"pip\">\n```sh\nrun\n\nstop\n```\n</option>\n<option id=\"uv\">\n```sh\nrun\n```\n</option>",
    "<Code lang=\"js\" code={`\n  let a = {\n`} />\n\n- Press `x`.",
  ])
  func componentsHideNoMarkdown(text: String) throws {
    let blocks = try MarkdownFormat().parse(Array(text.utf8)).blocks.filter { $0.kind != .code }
    #expect(blocks.map(\.kind) == [.listItem])
    #expect(blocks.map(\.text) == ["Press x."])
    #expect(blocks.first?.spans == [InlineSpan(.code, 6..<7)])
  }

  /// What a component shows of its attributes is text, also where the tag is a line of its own or goes over several;
  /// expressions, addresses and the names of icons are none.
  @Test(arguments: [
    ("<Card title=\"Open it\" icon=\"star\">\n\nText\n\n</Card>", ["Open it", "Text"]),
    (
      "Text\n\n<TabItem label='Open it' value=\"open\">\nMore\n</TabItem>",
      ["Text", "Open it", "More"]
    ),
    (
      "<LinkCard\n  title=\"Open > it\"\n  href=\"/open/\"\n  description={\"All of it\"}\n/>\n- Text",
      ["Open > it", "All of it", "Text"]
    ),
    ("Press <Button label=\"Open it\" /> now.", ["Press  now.", "Open it"]),
    ("<Tab title=\"Open it\">\n```sh\nrun\n```\n</Tab>", ["Open it"]),
    ("<Card title={open.title} label={t(\"it\")} caption={`a ${b}`}>\nText\n</Card>", ["Text"]),
    ("<Code title={'Open it'} code={`\n let label=\"x\"\n`} />\nText", ["Open it", "Text"]),
    ("<Image alt=\"A panel\" src={panel} />\n\nText", ["A panel", "Text"]),
    ("</Card title=\"Open it\">\nText", ["Text"]),
    (
      "<Tips titleText=\"Open it\" linkText='More'>\n\nText\n\n</Tips>",
      ["Open it", "More", "Text"]
    ),
    ("<Frame hint=\"Open it\">\n\nText\n\n</Frame>", ["Open it", "Text"]),
    (
      "A <Tip headline=\"It\" tip=\"All of it\" cta=\"Go\">b</Tip>.",
      ["A b.", "It", "All of it", "Go"]
    ),
  ])
  func componentsShowAttributes(text: String, shown: [String]) throws {
    let blocks = try MarkdownFormat().parse(Array(text.utf8)).blocks.filter { $0.kind != .code }
    #expect(blocks.map(\.text) == shown)
  }

  /// The title of a component begins a part as a heading does, its description is a sentence, and what a picture is called
  /// describes that.
  @Test func attributesAreOfTheirKinds() throws {
    let text =
      "<Card title=\"Open it\" description=\"All of it\">\n<Image alt=\"A panel\" />\n</Card>"
    let blocks = try MarkdownFormat().parse(Array(text.utf8)).blocks
    #expect(blocks.map(\.kind) == [.heading, .paragraph, .caption])
    let inline = try MarkdownFormat().parse(Array("Press <Button label=\"Open it\" />.".utf8))
      .blocks
    #expect(inline.map(\.kind) == [.paragraph, .caption])
  }

  /// The tag of an element over several lines is none of its text, also where its bracket looks like a quote.
  @Test(arguments: [
    ("Text\n\n<video\n  controls\n  src=\"a.mp4\"\n></video>\n\nMore", ["Text", "More"]),
    ("<img\n  title=\"A panel\"\n  src=\"a.png\"\n>\n\nMore", ["A panel", "More"]),
    ("<img\n  src=\"a.png\"\n  alt=\"A panel\"\n>\n\nMore", ["A panel", "More"]),
    ("<video\nof it, of course> is asked for.", ["<video of it, of course> is asked for."]),
    ("<script\n  async\n>\nlet a = 1\n</script>\n\nMore", ["More"]),
  ])
  func tagsOfElementsAreNoText(text: String, shown: [String]) throws {
    let blocks = try MarkdownFormat().parse(Array(text.utf8)).blocks.filter { $0.kind != .code }
    #expect(blocks.map(\.text) == shown)
  }

  /// What only begins like the tag of a component is text.
  @Test(arguments: [
    "<Name\nof it, of course> is asked for.", "<Unclosed\nname",
    "<Name\n  of={it} /> goes on.",
  ])
  func textsAreNoComponents(text: String) throws {
    let blocks = try MarkdownFormat().parse(Array(text.utf8)).blocks
    #expect(blocks.count == 1, "\(blocks.map(\.text))")
  }

  /// Chunks of code, divisions, attributes and shortcodes are no text; captions are.
  @Test(arguments: ["a.Rmd", "a.qmd"])
  func chunksAreCode(path: String) throws {
    let text = """
      ---
      title: The page
      ---

      ## Heading {#sec-x .unnumbered}

      ::: {.callout-note}
      Open the panel.
      :::

      ```{r, echo=FALSE}
      plot(1)
      ```

      {{< video a.mp4 >}}

      The value is `r 1 + 1`.

      ![The picture](a.png){#fig-x width=50%}
      """
    let format = try #require(FormatCatalog.format(forPath: path))
    let blocks = try format.parse(Array(text.utf8)).blocks
    #expect(
      blocks.filter { $0.kind != .code }.map(\.text) == [
        "The page", "Heading", "Open the panel.", "The value is r 1 + 1.", "The picture",
      ])
    #expect(blocks.filter { $0.kind == .code }.map(\.text) == ["plot(1)"])
  }
}
