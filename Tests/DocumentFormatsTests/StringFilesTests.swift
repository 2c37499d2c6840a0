import Testing

@testable import DocumentFormats

@Suite struct StringFilesTests {
  /// A string table of Apple's and its blocks.
  @Test(arguments: [
    ("\"a\" = \"Warm\";", "paragraph 7..<11 Warm"),
    ("/* note */ a.b = \"x \\\"y\\\"\\nz\"; // end", "paragraph 18..<28 x \"y\" z"),
    ("\"a\"=\"%1$@ of %d\";", "paragraph 5..<15 %1$@ of %d [code: %1$@] [code: %d]"),
    ("\"a\";\n\"b\" = \"\\U0416\\u00A0!\";", "paragraph 12..<25 Ж !"),
    ("\"a\" = \"two\nlines\";", "paragraph 7..<16 two\nlines"),
    ("", ""),
  ])
  func readsAStringTable(text: String, blocks: String) throws {
    let document = try AppleStringsFormat().parse(Array(text.utf8))
    #expect(DocumentDump.text(of: document) == blocks)
  }

  @Test func commentsOfAStringTableAreFound() throws {
    let text = "/* isogloss-ignore */\n\"a\" = \"b\"; // c"
    let comments = try AppleStringsFormat().parse(Array(text.utf8)).comments
    #expect(
      comments == [
        SourceComment(text: "isogloss-ignore", range: 0..<21),
        SourceComment(text: "c", range: 33..<37),
      ])
  }

  /// YAML and its comments.
  @Test(arguments: [
    ("# one\na: Warm\n", ["one"]),
    ("a: Warm # one\nb: Cold#two\n", ["one"]),
    ("a: \"Warm # no\" # one\n'b # no': 'it''s # no'\t# two\n", ["one", "two"]),
    ("a: \"Warm\n  # no\n  \\\" # no\" # one\n", ["one"]),
    ("a: it's # one\nb: isn't # two\n", ["one", "two"]),
    ("a: |\n  # no\n\n    # no\n# one\nb: > # two\n  x\n   # no\n", ["one", "two"]),
    ("a:\n  - |-\n    # no\n  # one\n  - b: |\n      # no\n    # two\n", ["one", "two"]),
    ("a: |1\n   x\n # no\n# one\n", ["one"]),
    ("a: say\n  \"Warm # one\nb: 'x' # two\n", ["one", "two"]),
    ("a: [\"x # no\", 'y'] # one\nb: {\"c\":\"# no\", d: it's} # two\n", ["one", "two"]),
    ("a: He said, \"Warm # one\nb: x # two\n", ["one", "two"]),
    ("--- # one\na: !t &b \"x # no\"\r\n# two\r\n", ["one", "two"]),
  ])
  func commentsOfYAMLAreFound(text: String, comments: [String]) throws {
    let document = try YAMLStringsFormat().parse(Array(text.utf8))
    #expect(document.comments.map(\.text) == comments)
    for comment in document.comments {
      #expect(Array(text.utf8)[comment.range.lowerBound] == UInt8(ascii: "#"))
    }
    let page = try MarkdownFormat().parse(Array("---\n\(text)---\n".utf8))
    #expect(text.hasPrefix("---") || page.comments.map(\.text) == comments)
  }

  @Test func commentsOfJSONThatHasSomeAreFound() throws {
    let text = "{\n  // isogloss-ignore\n  \"a\": \"x // no\" /* c */\n}"
    let comments = try JSONStringsFormat().parse(Array(text.utf8)).comments
    #expect(comments.map(\.text) == ["isogloss-ignore", "c"])
  }

  /// JSON and the blocks of its strings.
  @Test(arguments: [
    (
      "{\"@@locale\": \"de\", \"a\": \"Warm {n}\", \"@a\": {\"description\": \"no\"}}",
      "paragraph 25..<33 Warm {n} [code: {n}]"
    ),
    (
      "{\"a\": {\"b\": [\"x\", 1, true, \"\\ud83d\\ude00 y\"]}, \"c\": null}",
      "paragraph 14..<15 x\nparagraph 28..<42 😀 y"
    ),
    ("{\"a\": \"x\\n\\n y\",}", "paragraph 7..<14 x  y"),
    ("[]", ""),
  ])
  func readsJSON(text: String, blocks: String) throws {
    let document = try JSONStringsFormat().parse(Array(text.utf8))
    #expect(DocumentDump.text(of: document) == blocks)
  }

  static let resources = """
    <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2">
      <!-- isogloss-ignore -->
      <string name="a">It\\'s <b>warm</b> &amp; \\"calm\\"</string>
      <string name="b" translatable="false">id</string>
      <plurals name="c"><item quantity="one"><xliff:g id="n">%d</xliff:g> hue</item></plurals>
      <string name="d"><![CDATA[x\\ny]]></string>
    </resources>
    """

  /// What a program asks for its strings by.
  @Test(
    arguments: [
      ("x.strings", "\"a.b\" = \"Warm\";\nc = \"Cold\";", ["a.b#1", "c#1"]),
      (
        "locales/en.json", "{\"a\": {\"b\": \"Warm\"}, \"c\": [\"x\", \"y\"]}",
        ["a.b#1", "c#1", "c#2"]
      ),
      ("locales/en.json", "[\"x\", \"y\"]", ["#1", "#2"]),
      // The language around all of them is another in each file.
      (
        "locales/de.json", "{\"de\": {\"a\": {\"b\": \"Warm\"}, \"c\": \"Kalt\"}}",
        ["a.b#1", "c#1"]
      ),
      ("locales/de.json", "{\"de\": {\"a\": \"Warm\"}, \"c\": \"Kalt\"}", ["de.a#1", "c#1"]),
      ("locales/de.json", "{\"de\": \"Deutsch\"}", ["de#1"]),
      ("locales/de.yml", "a:\n  b: Warm\nc: Cold\n", ["a.b#1", "c#1"]),
      ("locales/de.yml", "de:\n  a:\n    b: Warm\n", ["a.b#1"]),
      ("values/strings.xml", resources, ["a#1", "c.one#1", "d#1"]),
      (
        "x.stringsdict", plurals,
        ["files.NSStringLocalizedFormatKey#1", "files.n.one#1", "files.n.other#1"]
      ),
      ("x.md", "# Warm\n", nil),
      ("x.md", "---\ntitle: Warm\n---\n", nil),
    ] as [(String, String, [String]?)])
  func stringsHaveKeys(path: String, text: String, keys: [String]?) throws {
    let format = try #require(FormatCatalog.format(forPath: path))
    #expect(try format.parse(Array(text.utf8)).keys == keys)
  }

  @Test func aKeyThatIsRepeatedForEachTextStaysSmall() throws {
    let key = String(repeating: "k", count: 100_000)
    let items = String(repeating: "\"x\",", count: 1000)
    let json = try JSONStringsFormat().parse(Array("{\"\(key)\": [\(items)]}".utf8))
    #expect(json.blocks.count == 1000)
    #expect(try #require(json.keys?.last).count < 300)
    let rows = String(repeating: "<item>x</item>", count: 1000)
    let xml = "<resources><string-array name=\"\(key)\">\(rows)</string-array></resources>"
    let resources = try AndroidStringsFormat().parse(Array(xml.utf8))
    #expect(resources.blocks.count == 1000)
    #expect(try #require(resources.keys?.last).count < 300)
  }

  @Test func readsResourcesOfAndroid() throws {
    let document = try AndroidStringsFormat().parse(Array(Self.resources.utf8))
    #expect(
      document.blocks.map(\.text) == ["It's warm & \"calm\"", "%d hue", "x y"])
    #expect(document.blocks[1].spans.map(\.isMasked).contains(true))
    #expect(document.comments.map(\.text) == ["isogloss-ignore"])
  }

  /// A string of Android's and its block.
  @Test(arguments: [
    (#"%1$s\n\nPlace:\n%2$s"#, "paragraph 30..<50 %1$s Place: %2$s [code: %1$s] [code: %2$s]"),
    (#"a\\ b \u0416\u2026"#, "paragraph 30..<48 a\\ b Ж…"),
    (#"\"x\"\'s"#, "paragraph 31..<38 \"x\"'s"),
  ])
  func resolvesEscapesOfAndroid(text: String, block: String) throws {
    let xml = "<resources><string name=\"abc\">\(text)</string></resources>"
    let document = try AndroidStringsFormat().parse(Array(xml.utf8))
    #expect(DocumentDump.text(of: document) == block)
  }

  /// An ICU message and what of it is visible to the checks.
  @Test(arguments: [
    ("{n, plural, one {One hue} other {{n} hues}}", "One hue| hues"),
    ("Of {n,plural, offset:1 =0{none}=1 {one} other{#}}.", "Of |none|one|#|."),
    (
      "{who, select, she {Her {n, number}} other {Their {d, date, short}}} lamp",
      "Her |Their | lamp"
    ),
    ("{a, select, x {{b, plural, other {deep}}} other {flat}}", "deep|flat"),
    ("Use {one, two} and } alone", "Use {one, two} and } alone"),
    ("On %d %b, %H:%M", "On | |, |:"), ("20 %, 5%b day %mood", "20 %, 5%b day %mood"),
    ("{n, plural, one {open", "open"),
  ])
  func masksTheSyntaxOfMessages(text: String, visible: String) throws {
    let json = try JSONStringsFormat().parse(Array("{\"a\": \"\(text)\"}".utf8))
    let block = try #require(json.blocks.first)
    var parts: [String] = []
    var start = 0
    let bytes = Array(block.text.utf8)
    for span in block.spans where span.isMasked && span.range.lowerBound >= start {
      parts.append(String(decoding: bytes[start..<span.range.lowerBound], as: UTF8.self))
      start = span.range.upperBound
    }
    parts.append(String(decoding: bytes[start...], as: UTF8.self))
    #expect(parts.filter { !$0.isEmpty }.joined(separator: "|") == visible)
  }

  static let plurals = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@ open</string>
      <key>n</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>%d file</string><key>other</key><string>OK</string>
      </dict>
    </dict></dict></plist>
    """

  @Test func readsPluralRules() throws {
    let document = try StringsDictFormat().parse(Array(Self.plurals.utf8))
    #expect(document.blocks.map(\.text) == ["%#@n@ open", "%d file", "OK"])
  }

  /// YAML and the blocks of its strings.
  @Test(arguments: [
    ("ru:\n  a: Тепло %{n}", "paragraph 9..<24 Тепло %{n} [code: %{n}]"),
    ("a:\n- x\n- 1.5\n- y z", "paragraph 5..<6 x\nparagraph 15..<18 y z"),
    ("a: 'It''s'\nb: >\n  c\n  d", "paragraph 4..<9 It's\nparagraph 18..<23 c d"),
    ("a: \"x \\\"y\\\" z\"", "paragraph 4..<13 x \"y\" z"),
    // Lines are joined, whatever escapes there are, but where a backslash stands before the end.
    ("a: 'It''s\n\n  so'", "paragraph 4..<15 It's so"),
    ("a: 'l''\n  %{a_b} c'", "paragraph 4..<18 l' %{a_b} c [code: %{a_b}]"),
    ("a: \"x \\\"y\\\"\n  z\"", "paragraph 4..<15 x \"y\" z"),
    ("a: \"\\\"x\\\" y\\\n  z\"", "paragraph 4..<16 \"x\" yz"),
    ("a: \"\\\"灯\\\"灯\n  台\"", "paragraph 4..<20 \"灯\"灯台"),
    // A placeholder is one, whatever its name would be in the text of a page.
    ("a: x %{user_name}", "paragraph 3..<17 x %{user_name} [code: %{user_name}]"),
    (
      "a: \"\\\"x\\\" {{user_name}}\"", "paragraph 4..<23 \"x\" {{user_name}} [code: {{user_name}}]"
    ),
    ("a: C&oacute;digo &amp c", "paragraph 3..<23 Código & c"),
    // A no-break space folds into nothing.
    ("a: Video:\u{a0}x\nb: y\n", "paragraph 3..<12 Video: x\nparagraph 16..<17 y"),
    // Parts of addresses have no accents.
    ("anchor:\n  a: cle-privee\nb: cle\n", "paragraph 27..<30 cle"),
    ("url:\n  a: Clé privée\n", "paragraph 10..<22 Clé privée"),
    // Symbols of Ruby are read by programs.
    ("a:\n- :day\n- ': day'\n", "paragraph 13..<18 : day"),
    // Of keys that are repeated the last counts.
    ("de:\n  a: x\n  b: y\n  a: z", "paragraph 16..<17 y\nparagraph 23..<24 z"),
    ("a:\n  b: x\n  b: y\nc:\n  b: z\na: 1", "paragraph 25..<26 z"),
    ("\"k\": x\n'k': y\n", "paragraph 12..<13 y"),
    ("", ""),
  ])
  func readsYAML(text: String, blocks: String) throws {
    let document = try YAMLStringsFormat().parse(Array(text.utf8))
    #expect(DocumentDump.text(of: document) == blocks)
  }

  /// Stars of Markdown refer to nothing; many references to what is marked are refused, wherever they stand.
  @Test(arguments: [
    ("a: |\n" + String(repeating: "  **Red**, *blue*\n", count: 20), true),
    ("x: &Red y\na:\n" + String(repeating: "- *Red\n", count: 16), true),
    ("x: &Red y\na:\n" + String(repeating: "- *Red\n", count: 17), false),
    ("x: &Red y\na: |\n" + String(repeating: "  *Red*\n", count: 17), false),
  ])
  func manyReferencesAreRefused(text: String, isRead: Bool) {
    #expect(((try? YAMLStringsFormat().parse(Array(text.utf8))) != nil) == isRead)
  }

  /// Paths of general formats and whether their strings are read.
  @Test(arguments: [
    ("src/locales/ru.json", "json-strings"), ("i18n/ru/code.json", "json-strings"),
    ("_locales/ja/messages.json", "json-strings"), ("config/locales/models.ru.yml", "yaml-strings"),
    ("app/res/values-ru/strings.xml", "android-strings"),
    ("res/values/arrays.xml", "android-strings"),
    ("i18n/ru/docs/_category_.json", nil), ("i18n/ru/docs/_category_.yml", nil),
    ("package.json", nil), ("docs/mkdocs.yml", nil), ("res/layout/main.xml", nil),
  ])
  func generalFormatsAreToldByTheirFolder(path: String, format: String?) {
    #expect(FormatCatalog.format(forPath: path).map { type(of: $0).name } == format)
  }

  @Test func aMessageIsReadWithoutWhatDescribesIt() throws {
    let text = #"{"save": {"message": "Save", "description": "A button"}, "description": "About"}"#
    let document = try JSONStringsFormat().parse(Array(text.utf8))
    #expect(document.blocks.map(\.text) == ["Save", "About"])
  }

  static let catalogue = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Warm" : {
          "comment" : "A mood",
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Warm" } },
            "ja" : { "stringUnit" : { "state" : "needs_review", "value" : "暖かい" } }
          }
        },
        "files" : {
          "localizations" : {
            "de" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "new", "value" : "%d Datei" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%d Dateien" } }
            } } },
            "en" : { "variations" : { "plural" : {
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%d files" } },
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%d file" } }
            } } }
          }
        },
        "Cold" : { }
      },
      "version" : "1.0"
    }
    """

  @Test func readsAStringCatalogue() throws {
    let document = try StringCatalogFormat().pairs(in: Array(Self.catalogue.utf8))
    let lines = document.sections.flatMap { section in
      [section.languages.target?.description ?? "-"]
        + section.units.map { unit in
          [unit.key, unit.source?.text ?? "-", unit.target?.text ?? "-", unit.state.rawValue]
            .joined(separator: "|")
        }
    }
    #expect(
      lines == [
        "de", "Warm|Warm|Warm|translated", "files|%d file|%d Datei|draft",
        "files|%d files|%d Dateien|translated", "ja", "Warm|Warm|暖かい|needs-review",
      ])
    #expect(document.units.first?.notes == ["A mood"])
    #expect(document.targets.blocks.map(\.text) == ["Warm", "暖かい", "%d Datei", "%d Dateien"])
  }

  /// A format, a broken file, the place of the fault and the words about it.
  @Test(arguments: [
    ("apple-strings", "\"a\" = \"b\"", 9, "expected ; behind a value"),
    ("apple-strings", "\"a\" = \"b", 6, "a string without its end"),
    ("apple-strings", "\"a\" = ", 6, "the file ends before a value"),
    ("apple-strings", "= 1", 0, "expected a key in quotes"),
    ("json-strings", "{\"a\" \"b\"}", 5, "expected : behind a key"),
    ("json-strings", "{\"a\": \"b", 6, "a string without its end"),
    ("json-strings", "{\"a\": 1", 7, "the document ends too early"),
    ("json-strings", "{} x", 3, "expected the end of the document"),
    ("json-strings", "{\"a\": 1 2}", 8, "expected , behind a value"),
    ("json-strings", "{1: 2}", 1, "expected a key in quotes"),
    ("xcstrings", "hello", 0, "expected { or [ of JSON"),
  ])
  func aBrokenFileIsRefusedWhereItIsBroken(
    format: String, text: String, offset: Int, words: String
  ) throws {
    let format = try #require(FormatCatalog.format(named: format))
    #expect(throws: DocumentError(.malformed(words), at: offset)) {
      try format.parse(Array(text.utf8))
    }
  }
}
