import LanguageText
import Testing

@testable import DocumentFormats

@Suite struct POTests {
  /// An entry, and its source and translation as dumped blocks.
  @Test(arguments: [
    ("msgid \"Warm\"\nmsgstr \"Тёплый\"\n", "paragraph 7..<11 Warm", "paragraph 21..<33 Тёплый"),
    (
      "msgid \"\"\n\"a \"\n\"b\"\nmsgstr \"\"\n\"c\"\r\n\"d\"", "paragraph 10..<16 a b",
      "paragraph 29..<35 cd"
    ),
    (
      "msgid \"a \\\"b\\\" \\\\ c\"\nmsgstr \"x\\ty\\n\\nz\\n\"", "paragraph 7..<19 a \"b\" \\ c",
      "paragraph 29..<38 x y z"
    ),
    ("msgid\"a\" \"b\"\nmsgstr\t\"\\x41\\102\"", "paragraph 6..<11 ab", "paragraph 21..<29 AB"),
    (
      "msgid \"See %s at %1$d%%\"\nmsgstr \"%(name)s: {0} <b>x</b>\"",
      "paragraph 7..<23 See %s at %1$d%% [code: %s] [code: %1$d] [code: %%]",
      "paragraph 33..<55 %(name)s: {0} <b>x</b> [code: %(name)s] [code: {0}] [code: <b>] [code: </b>]"
    ),
    (
      "msgid \"{имя} {два слова} {{ ключ | верх }}\"\nmsgstr \"{文件名} {文，字} %{ім'я} ${назва}\"",
      "paragraph 7..<61 {имя} {два слова} {{ ключ | верх }} [code: {имя}] [code: {{ ключ | верх }}]",
      "paragraph 71..<119 {文件名} {文，字} %{ім'я} ${назва} [code: {文件名}] [code: ${назва}]"
    ),
    (
      "msgid \"See :ref:`the text <a-b>`.\"\nmsgstr \"b\"",
      "paragraph 7..<33 See :ref:`the text <a-b>`. [code: :ref:] [code: `] [code:  <a-b>`]",
      "paragraph 43..<44 b"
    ),
    (
      "msgid \"See `the text <a.b/c>`__, `more`__ or `that`_.\"\nmsgstr \"b\"",
      "paragraph 7..<53 See `the text <a.b/c>`__, `more`__ or `that`_. [code: `] [link a.b/c: the text] "
        + "[code:  <a.b/c>`__] [code: `] [link : more] [code: `__] [code: `that`]",
      "paragraph 63..<64 b"
    ),
    (
      "msgid \"Use :func:`run <os.run>`, :term:`page` and `Vec <T>`.\"\nmsgstr \"b\"",
      "paragraph 7..<60 Use :func:`run <os.run>`, :term:`page` and `Vec <T>`. [code: :func:] "
        + "[code: `run <os.run>`] [code: :term:] [code: `page`] [code: `Vec <T>`]",
      "paragraph 70..<71 b"
    ),
    (
      "msgid \"In :file:`a.py` now: b\"\nmsgstr \"In :a: b\"",
      "paragraph 7..<29 In :file:`a.py` now: b [code: :file:] [code: `a.py`]",
      "paragraph 39..<47 In :a: b"
    ),
    (
      "msgid \"[A guide](Guide) (b)\"\nmsgstr \"[x] (y), [z](a b)\"",
      "paragraph 7..<27 [A guide](Guide) (b) [code: ](Guide)]",
      "paragraph 37..<54 [x] (y), [z](a b)"
    ),
    ("msgid \"&File\"\nmsgstr \"&Datei\"", "paragraph 8..<12 File", "paragraph 23..<28 Datei"),
    ("msgid \"E_xit\"\nmsgstr \"S_chluss\"", "paragraph 7..<12 Exit", "paragraph 22..<30 Schluss"),
    ("msgid \"_OK\"\nmsgstr \"_OK\"", "paragraph 8..<10 OK", "paragraph 21..<23 OK"),
    ("msgid \"~File\"\nmsgstr \"ファイル(~F)\"", "paragraph 8..<12 File", "paragraph 22..<34 ファイル"),
    ("msgid \"R&D\"\nmsgstr \"R&D\"", "paragraph 7..<10 R&D", "paragraph 20..<23 R&D"),
    (
      "msgid \"a &amp; b\"\nmsgstr \"c &amp; d\"", "paragraph 7..<16 a &amp; b",
      "paragraph 26..<35 c &amp; d"
    ),
    (
      "msgid \"```sh\\n\"\n\"run it\\n\"\n\"```\"\nmsgstr \"```sh\\n\"\n\"run\\n\"\n\"```\"",
      "paragraph 7..<31 ```sh run it ``` [code: ```sh run it ```]",
      "paragraph 41..<62 ```sh run ``` [code: ```sh run ```]"
    ),
    (
      "msgid \"in `views` and ``a`b``\"\nmsgstr \"`a ``b`\"",
      "paragraph 7..<29 in `views` and ``a`b`` [code: `views`] [code: ``a`b``]",
      "paragraph 39..<46 `a ``b` [code: `a ``b`]"
    ),
    (
      "msgid \"`foo' or `bar'\"\nmsgstr \"` or `\"", "paragraph 7..<21 `foo' or `bar'",
      "paragraph 31..<37 ` or `"
    ),
    (
      "msgid \"max_size\"\nmsgstr \"max_size\"", "paragraph 7..<15 max_size [code: max_size]",
      "paragraph 25..<33 max_size [code: max_size]"
    ),
    (
      "msgid \"{{ min_x }}\"\nmsgstr \"{{ max_x }}\"",
      "paragraph 7..<18 {{ min_x }} [code: {{ min_x }}]",
      "paragraph 28..<39 {{ max_x }} [code: {{ max_x }}]"
    ),
    (
      "msgid \"%min_x%\"\nmsgstr \"%max_x%\"", "paragraph 7..<14 %min_x% [code: %min_x%]",
      "paragraph 24..<31 %max_x% [code: %max_x%]"
    ),
  ])
  func readsAnEntry(text: String, source: String, target: String) throws {
    let document = try POFormat().pairs(in: Array(text.utf8))
    let unit = try #require(document.units.first)
    #expect(document.units.count == 1)
    #expect(dump(unit.source) == source)
    #expect(dump(unit.target) == target)
    #expect(document.targets.blocks == [unit.target])
  }

  static let catalogue = """
    # isogloss-ignore-file: later
    msgid ""
    msgstr ""
    "Language: sr_RS@latin\\n"
    "X-Source-Language: en\\n"
    "Content-Type: text/plain; charset=UTF-8\\n"

    #. For painters
    #: a.c:1 b.c:2
    msgctxt "mood"
    msgid "Warm"
    msgstr "Topao"

    #, fuzzy, c-format
    #| msgid "Old"
    msgid "%d colour"
    msgid_plural "%d colours"
    msgstr[0] "%d boja"
    msgstr[1] "%d boje"

    msgid "Cold"
    msgstr ""

    #~ msgid "Gone"
    #~ msgstr "Nestalo"
    """

  /// What the header says of the language, and the language.
  @Test(
    arguments: [
      ("it", "it"), ("sr_RS@latin", "sr-Latn-RS"), ("pt_BR", "pt-BR"), ("Italian", nil), ("", nil),
    ] as [(String, LanguageTag?)])
  func readsTheLanguage(name: String, language: LanguageTag?) throws {
    let catalogue = "msgid \"\"\nmsgstr \"Language: \(name)\\n\"\n\nmsgid \"a\"\nmsgstr \"b\"\n"
    let read = try POFormat().pairs(in: Array(catalogue.utf8))
    #expect(read.sections.first?.languages.target == language)
  }

  /// What is left as it is may be code by a comment, by how it is written, or ask for a picture.
  @Test(arguments: [
    ("#. (itstool) path: item/screen\nmsgid \"Nova is on\"\nmsgstr \"Nova is on\"", true),
    ("#. (itstool) path: item/p\nmsgid \"Nova is on\"\nmsgstr \"Nova is on\"", false),
    ("#. (itstool) path: item/screen\nmsgid \"Nova is on\"\nmsgstr \"Nova ist an\"", false),
    ("#. type: Fenced code block (sh)\nmsgid \"Nova is on\"\nmsgstr \"Nova is on\"", true),
    ("#. type: Content of: <p><screen>\nmsgid \"Nova is on\"\nmsgstr \"Nova is on\"", true),
    ("#. type: Content of: <p>\nmsgid \"Nova is on\"\nmsgstr \"Nova is on\"", false),
    ("msgid \"external ref='a.png' md5='0'\"\nmsgstr \"external ref='a.png' md5='0'\"", true),
    ("msgid \"nova start\\n\"\n\"lamp\\n\"\nmsgstr \"nova start\\n\"\n\"lamp\\n\"", true),
    ("msgid \"nova start\\n\"\nmsgstr \"nova starten\\n\"", false),
    ("msgid \"Nova starts\\n\"\nmsgstr \"Nova starts\\n\"", false),
    ("msgid \"it starts.\\n\"\nmsgstr \"it starts.\\n\"", false),
    ("msgid \"nova start\"\nmsgstr \"nova start\"", false),
    ("#. type: synopsis\nmsgid \"Nova <lamp>\"\nmsgstr \"Nova <Lampe>\"", true),
    ("#: a.md:3\n#, no-wrap\nmsgid \"play 60\"\nmsgstr \"spiele 60\"", true),
    ("msgid \"[comment]: # (Nova is on)\"\nmsgstr \"[comment]: # (Nova is on)\"", true),
    ("#: a.md:3\nmsgid \"play 60\"\nmsgstr \"play 60\"", false),
    ("#: a.c:3\n#, no-wrap\nmsgid \"play 60\"\nmsgstr \"play 60\"", false),
    ("#: a.md:3\n#. type: Title #\n#, no-wrap\nmsgid \"Play\"\nmsgstr \"Play\"", false),
    ("#. type: synopsis\nmsgid \"Nova <lamp>\"\nmsgstr \"Die Nova <Lampe>\"", false),
    ("#. type: Plain text\nmsgid \"Nova <lamp>\"\nmsgstr \"Nova <Lampe>\"", false),
    ("msgid \">>> Nova()\"\nmsgstr \">>> Nova()\"", true),
    ("msgid \"Nova on:\\n\"\n\"    lamp\"\nmsgstr \"Nova on:\\n\"\n\"    lamp\"", true),
    ("msgid \"Nova on:\\n\"\n\"lamp\"\nmsgstr \"Nova on:\\n\"\n\"lamp\"", false),
    ("msgid \"Nova on:\\n\"\n\"    lamp.\"\nmsgstr \"Nova on:\\n\"\n\"    lamp.\"", false),
    ("#: a.rst:1\nmsgid \"Nova on.\\n\"\n\"A lamp.\"\nmsgstr \"Nova on.\\n\"\n\"A lamp.\"", true),
    ("#: a.rst:1\nmsgid \"Nova on.\\n\"\n\"A lamp.\"\nmsgstr \"Nova an.\\n\"\n\"Lampe.\"", true),
    (
      "#: a.rst:1\nmsgid \".. image:: a\\n\"\n\"A lamp.\"\nmsgstr \".. image:: a\\n\"\n\"A lamp.\"",
      false
    ),
    ("#: a.md:1\nmsgid \"Nova on.\\n\"\n\"A lamp.\"\nmsgstr \"Nova on.\\n\"\n\"A lamp.\"", false),
    ("#: a.rst:1\nmsgid \"Nova on.\"\nmsgstr \"Nova on.\"", false),
    (
      "msgid \"on  # Nova.\\n\"\n\"off # No\\n\"\n\"lamp  # One.\"\nmsgstr \"on  # Nova.\\n\"\n\"off # No\\n\"\n\"lamp  # One.\"",
      false
    ),
    (
      "msgid \"on  # Nova.\\n\"\n\"lamp  # One.\"\nmsgstr \"on  # Nova.\\n\"\n\"lamp  # One.\"",
      true
    ),
  ])
  func codeThatIsLeftIsNoText(text: String, isCode: Bool) throws {
    let unit = try #require(try POFormat().pairs(in: Array(text.utf8)).units.first)
    for block in [try #require(unit.source), try #require(unit.target)] {
      let whole = [InlineSpan(.code, 0..<block.text.utf8.count)]
      #expect((block.spans == whole) == isCode)
    }
  }

  /// Where no entry says its place, the marks of others say what made them all.
  @Test(arguments: [
    ("Use ``nova``.", true), ("Use `nova`.", false), ("#: a.c:1\nUse ``nova``.", false),
  ])
  func withoutPlacesMarksTellOfSphinx(other: String, isCode: Bool) throws {
    let lines = other.split(separator: "\n")
    let entry =
      (lines.dropLast().map(String.init) + ["msgid \"\(lines.last ?? "")\"", "msgstr \"\""])
      .joined(separator: "\n")
    let text =
      "msgid \"Nova on.\\n\"\n\"A lamp.\"\nmsgstr \"Nova on.\\n\"\n\"A lamp.\"\n\n\(entry)\n"
    let unit = try #require(try POFormat().pairs(in: Array(text.utf8)).units.first)
    #expect(unit.target?.spans.contains { $0.kind == .code } == isCode)
  }

  /// Elements of code hold none, those of text do.
  @Test(arguments: [
    ("run <cmd>nova on</cmd> now", ["<cmd>nova on</cmd>"]),
    ("type <input type='x'>on</input> now", ["<input type='x'>on</input>"]),
    ("press <gui>On</gui> now", ["<gui>", "</gui>"]), ("a <code> b", ["<code>"]),
    ("a <code/> b</code>", ["<code/>", "</code>"]),
    ("a <var>b <b>c</b></var>", ["<var>", "<b>", "</b>", "</var>"]),
  ])
  func elementsOfCodeHoldNoText(text: String, codes: [String]) throws {
    let file = "msgid \"\(text)\"\nmsgstr \"x\""
    let unit = try #require(try POFormat().pairs(in: Array(file.utf8)).units.first)
    let block = try #require(unit.source)
    let text = Array(block.text.utf8)
    #expect(block.spans.map { String(decoding: text[$0.range], as: UTF8.self) } == codes)
  }

  @Test func readsACatalogue() throws {
    let document = try POFormat().pairs(in: Array(Self.catalogue.utf8))
    let section = try #require(document.sections.first)
    #expect(section.languages == .init(source: "en", target: "sr-Latn-RS"))
    let lines = section.units.map { unit in
      [unit.key, unit.source?.text ?? "-", unit.target?.text ?? "-", unit.state.rawValue]
        .joined(separator: "|")
    }
    #expect(
      lines == [
        "mood|Warm|Topao|translated", "|%d colour|%d boja|draft", "|%d colours|%d boje|draft",
        "|Cold|-|untranslated",
      ])
    #expect(section.units[0].notes == ["For painters"])
    #expect(section.units[0].references == ["a.c:1", "b.c:2"])
    #expect(document.targets.comments.map(\.text) == ["isogloss-ignore-file: later"])
  }

  @Test func segmentsStandSideBySide() throws {
    let document = try POFormat().pairs(in: Array(Self.catalogue.utf8))
    let section = try #require(document.sections.first)
    let (sources, targets) = section.segments()
    #expect(sources.map(\.text) == ["Warm"])
    #expect(targets.map(\.text) == ["Topao"])
    let all = section.segments(withDrafts: true)
    #expect(all.sources.map(\.text) == ["Warm", "%d colour", "%d colours"])
    #expect(all.targets.map(\.block) == [0, 1, 2])
    #expect(all.targets.map(\.text) == document.targets.blocks.map(\.text))
    let bytes = Array(Self.catalogue.utf8)
    for segment in all.sources + all.targets {
      #expect(String(decoding: bytes[segment.fileRange], as: UTF8.self) == segment.text)
    }
  }

  /// Where the texts are keys, so are they of the translations; the forms of a plural are those of English.
  @Test func textsMayBeKeys() throws {
    let entries = ["menu.open", "menu.close", "menu.hide-all", "list.empty"].map {
      "msgid \"\($0)\"\nmsgstr \"\($0.count)\"\n"
    }
    let text =
      entries.joined(separator: "\n")
      + "\n#, fuzzy\nmsgid \"a.b\"\nmsgstr \"c\"\n"
      + "\nmsgid \"list.files\"\nmsgid_plural \"list.files\"\nmsgstr[0] \"x\"\nmsgstr[1] \"y\"\n"
    let document = try POFormat().pairs(in: Array(text.utf8))
    #expect(document.hasKeys)
    #expect(
      document.strings.blockKeys == [
        "menu.open", "menu.close", "menu.hide-all", "list.empty", "list.files.one",
        "list.files.other",
      ])
    #expect(document.strings.blocks.map(\.text) == ["9", "10", "13", "10", "x", "y"])
    let words = text.replacing("menu.", with: "menu ")
    #expect(try !POFormat().pairs(in: Array(words.utf8)).hasKeys)
  }

  /// The only form of a language without plurals translates the plural.
  @Test func oneFormTranslatesThePlural() throws {
    let text = "msgid \"a file\"\nmsgid_plural \"%d files\"\nmsgstr[0] \"ファイル\""
    let unit = try #require(POFormat().pairs(in: Array(text.utf8)).units.first)
    #expect(unit.source?.text == "%d files")
  }

  /// A broken file, the place of the fault and the words about it.
  @Test(arguments: [
    ("msgid \"a\"\n\nmsgid \"b\"", 11, "msgid without msgstr"),
    ("msgid", 5, "a keyword without its string"),
    ("msgid \"a", 6, "a string without its end"),
    ("\"a\"", 0, "a string without a keyword"),
    ("msgstr \"a\"", 0, "msgstr without msgid"),
    ("msgid \"a\"\nmsgstr[x] \"b\"", 16, "expected msgstr[number]"),
    ("msgid \"a\"\nmsgstr \"b\"\nmsgstr \"c\"", 21, "a second msgstr for the same form"),
    ("msgid \"a\"b\"", 9, "expected a string in quotes; a quote inside one is \\\""),
    (
      "Hello", 0,
      "expected msgid or msgstr, found “Hello”, which is no keyword, string or comment: take it out"
    ),
    (
      "ß_", 0,
      "expected msgid or msgstr, found “ß_”, which is no keyword, string or comment: take it out"
    ),
  ])
  func aBrokenFileIsRefusedWhereItIsBroken(text: String, offset: Int, reason: String) {
    do throws(DocumentError) {
      _ = try POFormat().pairs(in: Array(text.utf8))
      Issue.record("read")
    } catch {
      #expect(error == DocumentError(.malformed(reason), at: offset))
    }
  }

  @Test func anOldEncodingIsRefusedByItsName() {
    let head = "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=CP1251\\n\"\n# "
    #expect(
      throws: DocumentError(
        .malformed("the file is in cp1251; convert it with msgconv --to-code=UTF-8"),
        at: head.utf8.count)
    ) { try POFormat().pairs(in: Array(head.utf8) + [0xd6, 0xe2]) }
    #expect(throws: Never.self) { try POFormat().pairs(in: Array((head + "é").utf8)) }
  }

  private func dump(_ block: TextBlock?) -> String {
    DocumentDump.text(of: ParsedDocument(blocks: block.map { [$0] } ?? []))
  }
}
