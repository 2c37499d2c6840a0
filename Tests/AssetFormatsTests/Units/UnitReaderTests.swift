import AssetFormats
import LanguageAssets
import LanguageText
import Testing

/// Units out of XLIFF, PO and tables.
@Suite struct UnitReaderTests {
  private func read(
    _ text: String, as format: MemoryFormat,
    _ options: MemoryReadingOptions = MemoryReadingOptions()
  ) throws -> (units: [TranslationUnit], lines: [Int], summary: MemorySummary) {
    var units: [ReadUnit] = []
    let summary = try MemoryFormatCatalog.read(
      ByteSource(Array(text.utf8)), as: format, options
    ) { units.append($0) }
    return (units.map(\.unit), units.map(\.line), summary)
  }

  private let po = """
    msgid ""
    msgstr "Language: ru\\n"

    # a remark
    #. from code
    #: main.c:12
    #, c-format
    msgctxt "menu"
    msgid "Open\\n"
    "it"
    msgstr "Откройте\\nэто"

    #, fuzzy
    msgid "Close"
    msgstr "Закрыт"

    msgid "%d file"
    msgid_plural "%d files"
    msgstr[0] "%d файл"
    msgstr[1] "%d файла"

    #~ msgid "gone"
    #~ msgstr "нет"

    msgid "empty"
    msgstr ""
    """

  /// A catalogue of the source's own language, or a source that is not the one supposed.
  @Test(arguments: [
    (
      MemoryFormat.po,
      "msgid \"\"\nmsgstr \"Language: en\\n\"\n\nmsgid \"a\"\nmsgstr \"b\"\n\nmsgid \"c\"\nmsgstr \"d\"\n",
      4
    ),
    (
      .xliff,
      "<xliff version='1.2'><file source-language='en' target-language='en'><body>\n"
        + "<trans-unit id='1'><source>a</source><target>b</target></trans-unit></body></file></xliff>",
      2
    ),
    (.table, "en,en\na,b\n", 2),
  ])
  func warnsOfALanguageThatStandsTwice(format: MemoryFormat, text: String, line: Int) throws {
    let warnings = try read(text, as: format).summary.warnings.list
    #expect(warnings.map(\.line) == [line])
    #expect(warnings.first?.message.hasPrefix("source and translation are both in en") == true)
  }

  @Test func readsPO() throws {
    let (units, lines, summary) = try read(po, as: .po)
    #expect(
      units.map { $0.variants.map(\.segment.plainText) } == [
        ["Open\nit", "Откройте\nэто"], ["%d file", "%d файл"], ["%d files", "%d файла"],
      ])
    #expect(lines == [9, 17, 17])
    #expect(units[0].variants.map(\.language) == ["en", "ru"])
    #expect(units[0].metadata.property("x-context") == "menu")
    #expect(units[0].metadata.notes == ["a remark", "from code"])
    #expect(units[0].metadata.property("x-reference") == "main.c:12")
    #expect(units[2].metadata.property("x-plural-form") == "1")
    #expect(summary.draftCount == 1)
    #expect(summary.untranslatedCount == 1)
  }

  @Test func takesDraftsWhenAsked() throws {
    let units = try read(po, as: .po, MemoryReadingOptions(includesDrafts: true)).units
    #expect(units[1].metadata.property("x-state") == "fuzzy")
  }

  /// The content of a source in XLIFF and the segment in TMX.
  @Test(arguments: [
    (
      "1.2", "a<g id=\"1\" ctype=\"bold\">b</g>",
      "a<bpt i=\"1\" x=\"1\" type=\"bold\">&lt;g id=\"1\"&gt;</bpt>b<ept i=\"1\">&lt;/g&gt;</ept>"
    ),
    ("1.2", "a<x id=\"2\"/>b", "a<ph x=\"2\">&lt;x id=\"2\"/&gt;</ph>b"),
    (
      "1.2", "<bpt id=\"1\">[b]</bpt>a<ept id=\"1\">[/b]</ept>",
      "<bpt i=\"1\" x=\"1\">[b]</bpt>a<ept i=\"1\">[/b]</ept>"
    ),
    ("1.2", "<bx id=\"1\" rid=\"9\"/>a", "<it pos=\"begin\" x=\"1\">&lt;bx id=\"1\"/&gt;</it>a"),
    ("1.2", "a<mrk mtype=\"term\">b</mrk>", "a<hi type=\"term\">b</hi>"),
    ("1.2", "a<mrk mtype=\"x-other\">b</mrk>c", "abc"),
    (
      "2.0", "a<pc id=\"1\" dataRefStart=\"d1\" dataRefEnd=\"d2\">b</pc>",
      "a<bpt i=\"1\" x=\"1\">&lt;b&gt;</bpt>b<ept i=\"1\">&lt;/b&gt;</ept>"
    ),
    (
      "2.0", "<sc id=\"1\" dataRef=\"d1\"/>a<ec startRef=\"1\" dataRef=\"d2\"/>",
      "<bpt i=\"1\" x=\"1\">&lt;b&gt;</bpt>a<ept i=\"1\">&lt;/b&gt;</ept>"
    ),
    ("2.0", "a<cp hex=\"0041\"/><cp hex=\"0001\"/>", "aA"),
    ("2.0", "<ph id=\"3\" disp=\"{0}\"/>", "<ph x=\"3\">{0}</ph>"),
  ])
  func turnsInlineCodesIntoThoseOfTMX(version: String, content: String, expected: String) throws {
    let body =
      version == "1.2"
      ? """
      <file source-language="en" target-language="ru" original="f"><body><trans-unit id="u">\
      <source>\(content)</source><target>\(content)</target></trans-unit></body></file>
      """
      : """
      <file id="f"><unit id="u"><originalData><data id="d1">&lt;b&gt;</data><data id="d2">\
      &lt;/b&gt;</data></originalData><segment><source>\(content)</source>\
      <target>\(content)</target></segment></unit></file>
      """
    let units = try read(
      "<xliff version=\"\(version)\" srcLang=\"en\" trgLang=\"ru\">\(body)</xliff>", as: .xliff
    ).units
    let written = String(decoding: TMXWriter.bytes(of: units), as: UTF8.self)
    #expect(written.contains("<seg>\(expected)</seg>"), "\(written)")
  }

  @Test func cutsXLIFFAtMarkedSegments() throws {
    let document = """
      <xliff version="1.2"><file source-language="en" target-language="ru"><body>
      <trans-unit id="7"><source>A. B.</source>
      <seg-source><mrk mtype="seg" mid="1">A.</mrk> <mrk mtype="seg" mid="2">B.</mrk></seg-source>
      <target state="translated"><mrk mtype="seg" mid="1">А.</mrk> <mrk mtype="seg" mid="2"/></target>
      <alt-trans><target>no</target></alt-trans><note>n</note></trans-unit>
      <trans-unit id="8"><source>C</source><target state="new">C</target></trans-unit>
      <trans-unit id="9" translate="no"><source>D</source></trans-unit>
      </body></file></xliff>
      """
    let (units, _, summary) = try read(document, as: .xliff)
    #expect(units.map(\.id) == ["7_1"])
    #expect(units.first?.variants.map(\.segment.plainText) == ["A.", "А."])
    #expect(units.first?.metadata.notes == ["n"])
    #expect(units.first?.metadata.property("x-state") == "translated")
    #expect(summary.untranslatedCount == 1)
    #expect(summary.draftCount == 1)
    #expect(summary.lockedCount == 1)
  }

  @Test func readsTables() throws {
    let (units, lines, summary) = try read(
      "id\ten\tzh_TW\tnote\tproduct\n1\tslider\t滑桿\tn\tgtk\n2\tmenu\t\t\t\n", as: .table)
    #expect(units.count == 1)
    #expect(units.first?.id == "1")
    #expect(units.first?.variants.map(\.language) == ["en", "zh-TW"])
    #expect(units.first?.metadata.property("x-product") == "gtk")
    #expect(lines == [2])
    #expect(summary.untranslatedCount == 1)
  }

  @Test(
    arguments: [
      (.table, "what,ever\n1,2\n", "names no two languages"), (.table, "", "is empty"),
      (.po, "msgid \"a\"\nmsgstr \"b\"\n", "does not say its language"),
      (.po, "msgid \"a\nmsgstr \"b\"\n", "a string without its end"),
      (.po, "msgid \"a\"\n", "msgid without msgstr"), (.po, "hello\n", "expected msgid or msgstr"),
      (.xliff, "<tmx/>", "this is a TMX translation memory"),
      (
        .xliff,
        "<xliff><file source-language='en'><body><trans-unit><source>a</source><target>b</target>"
          + "</trans-unit></body></file></xliff>", "does not say its target language"
      ),
    ] as [(MemoryFormat, String, String)])
  func refusesWithReason(format: MemoryFormat, text: String, reason: String) {
    let error = #expect(throws: AssetError.self) { try read(text, as: format) }
    #expect(error?.reason.contains(reason) == true, "\(String(describing: error))")
  }
}
