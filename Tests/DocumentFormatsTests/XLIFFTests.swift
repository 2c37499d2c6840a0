import Testing

@testable import DocumentFormats

@Suite struct XLIFFTests {
  /// The content of a target in XLIFF 1.2, and its block.
  @Test(arguments: [
    ("Warm", "paragraph 0..<4 Warm"),
    ("a &lt;b&gt; &amp; &#x416;", "paragraph 0..<25 a <b> & Ж [code: <b>]"),
    ("<g id='1'>drop</g>-down", "paragraph 10..<23 drop-down"),
    ("a<x id='1'/>b<bx id='2'/>c<ex id='2'/>", "paragraph 0..<26 abc"),
    ("one<x id='1' ctype='lb'/>two", "paragraph 0..<28 one two"),
    ("a <bpt id='1'>&lt;b&gt;</bpt>b<ept id='1'>&lt;/b&gt;</ept>", "paragraph 0..<30 a b"),
    ("a<ph id='1'>x<sub>y</sub></ph>b<it id='2' pos='open'>z</it>", "paragraph 0..<31 ab"),
    // What a program puts a value for is shown, half a link is not.
    ("<x id='N' equiv-text='{{ n }}'/> auf", "paragraph 0..<36 {N} auf [code: {N}]"),
    ("zu <x id='L' equiv-text='&lt;a&gt;'/>uns", "paragraph 0..<40 zu uns"),
    (
      "<mrk mtype='seg' mid='1'>a.</mrk> <mrk mtype='seg' mid='2'>b.</mrk>",
      "paragraph 25..<61 a. b."
    ),
    ("by <mrk mtype='protected'>Acme</mrk>", "paragraph 0..<30 by Acme [code: Acme]"),
    ("a <g id='1' ctype='bold'>b <g id='2'>c</g></g>", "paragraph 0..<38 a b c [strong: b c]"),
    ("a <mq:ch xmlns:mq='x' val='y'>no</mq:ch>b", "paragraph 0..<41 a b"),
    ("<![CDATA[a &amp; <b>]]>", "paragraph 9..<20 a &amp; <b> [code: <b>]"),
    ("\n   a\n   b\n ", "paragraph 4..<10 a b"),
    ("色\n  形", "paragraph 0..<9 色形"),
    ("%1$@ of {count}", "paragraph 0..<15 %1$@ of {count} [code: %1$@] [code: {count}]"),
    ("&amp;Datei", "paragraph 5..<10 Datei"),
    ("a<!-- b -->c", "paragraph 0..<12 ac"),
    (" ", ""), ("", ""),
  ])
  func readsATarget(content: String, block: String) throws {
    let head =
      "<xliff version='1.2'><file source-language='en' target-language='de'><body>"
      + "<trans-unit id='1'><source>&amp;File</source><target>"
    let text = head + content + "</target></trans-unit></body></file></xliff>"
    let unit = try #require(XLIFFFormat().pairs(in: Array(text.utf8)).units.first)
    let moved = unit.target.map { target in
      var target = target
      target.offsets = OffsetMap()
      for run in unit.target?.offsets.runs ?? [] {
        let file = run.file.lowerBound - head.utf8.count..<run.file.upperBound - head.utf8.count
        target.offsets.append(textLength: run.text.count, file: file)
      }
      return target
    }
    #expect(DocumentDump.text(of: ParsedDocument(blocks: moved.map { [$0] } ?? [])) == block)
  }

  /// Parts of the addresses of pages are code in both languages.
  @Test(arguments: [
    ("privacy-policy", "politica-de-privacidad", true), ("drop-down", "Klappliste", false),
    ("drop-down list", "klapp-liste", false), ("file", "datei", false),
  ])
  func partsOfAddressesAreCode(source: String, target: String, isCode: Bool) throws {
    let text =
      "<xliff version='1.2'><file source-language='en' target-language='de'><body>"
      + "<trans-unit id='1'><source>\(source)</source><target>\(target)</target></trans-unit>"
      + "</body></file></xliff>"
    let unit = try #require(XLIFFFormat().pairs(in: Array(text.utf8)).units.first)
    #expect([unit.source, unit.target].allSatisfy { $0?.spans.map(\.kind) == [.code] } == isCode)
  }

  static let version1 = """
    <?xml version="1.0" encoding="utf-8"?>
    <!DOCTYPE xliff [ <!-- > --> <!ENTITY a "]>"> ]>
    <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:s="urn:s">
    <file original="a" source-language="en-US" target-language="ru"><header><note>no</note></header>
    <body><group><note>no</note><trans-unit id="1"><source>Warm</source>
    <seg-source><mrk mtype="seg">Warm</mrk></seg-source>
    <target state="needs-review-translation">Тёплый</target><note>A mood</note>
    <alt-trans><source>x</source><target>y</target></alt-trans></trans-unit>
    <trans-unit id="2" approved="yes"><source>Cold</source><target>Холодный</target></trans-unit>
    <trans-unit id="3" translate="no"><source>no</source><target>no</target></trans-unit>
    <trans-unit id="4"><source>Late</source></trans-unit>
    <trans-unit id="5"><source>New</source><target state="new">New</target></trans-unit></group>
    <!-- isogloss-ignore -->
    <group translate="no"><trans-unit id="6"><source>no</source></trans-unit>
    <trans-unit id="7" translate="yes"><source>Yes</source><target/></trans-unit></group></body>
    </file>
    <file original="b" source-language="en-US" target-language="ja"><body><trans-unit id="1">
    <source>Warm</source><target>暖かい</target></trans-unit></body></file>
    <file original="c" source-language="en-US" target-language="ru"><body><trans-unit id="8">
    <source>Hue</source><target>Тон</target></trans-unit></body></file>
    </xliff>
    """

  @Test func readsVersion1() throws {
    let document = try XLIFFFormat().pairs(in: Array(Self.version1.utf8))
    #expect(
      lines(of: document) == [
        "en-US>ru", "1|Warm|Тёплый|needs-review", "2|Cold|Холодный|final",
        "4|Late|-|untranslated", "5|New|New|draft", "7|Yes|-|untranslated",
        "8|Hue|Тон|translated", "en-US>ja", "1|Warm|暖かい|translated",
      ])
    #expect(document.units.first?.notes == ["A mood"])
    #expect(document.targets.comments.map(\.text) == [">", "isogloss-ignore"].suffix(1))
    #expect(document.targets.blocks.map(\.text) == ["Тёплый", "Холодный", "New", "暖かい", "Тон"])
    let segments = document.sections[0].segments()
    #expect(segments.sources.map(\.text) == ["Warm", "Cold", "Hue"])
    #expect(segments.targets.map(\.block) == [0, 1, 4])
  }

  static let version2 = """
    <x:xliff xmlns:x="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de"
      xmlns:m="urn:oasis:names:tc:xliff:matches:2.0">
    <x:file id="f"><x:skeleton>no</x:skeleton><x:unit id="u1"><m:matches><m:match ref="#1">
    <x:source>no</x:source><x:target>no</x:target></m:match></m:matches>
    <x:notes><x:note>A > mood</x:note></x:notes><x:originalData><x:data id="d">no</x:data>
    </x:originalData>
    <x:segment id="s1" state="reviewed"><x:source>The <x:pc id="1" subType="xlf:b">warm</x:pc>
      <x:ph id="2"/>red</x:source><x:target>Das <x:sc id="1"/>warme<x:ec startRef="1"/> Rot
      <x:mrk id="m" translate="no">Acme</x:mrk><x:cp hex="0001"/></x:target></x:segment>
    <x:ignorable><x:source> </x:source></x:ignorable>
    <x:segment><x:source>Cold</x:source><x:target>Kalt</x:target></x:segment></x:unit>
    <x:unit id="u2" translate="no"><x:segment><x:source>no</x:source></x:segment></x:unit></x:file>
    </x:xliff>
    """

  @Test func readsVersion2() throws {
    let document = try XLIFFFormat().pairs(in: Array(Self.version2.utf8))
    #expect(
      lines(of: document) == [
        "en>de", "s1|The warm red|Das warme Rot Acme|final", "u1|Cold|Kalt|translated",
      ])
    let unit = try #require(document.units.first)
    #expect(unit.notes == ["A > mood"])
    #expect(unit.source?.spans == [InlineSpan(.strong, 4..<8)])
    #expect(unit.target?.spans == [InlineSpan(.code, 14..<18)])
  }

  /// A broken file, the place of the fault, and some of the words about it.
  @Test(arguments: [
    ("<xliff><file></xliff>", 21, "file"),
    ("<tmx/>", 0, "the root element is <tmx>, not <xliff>"),
    ("<xliff>\n  &no;</xliff>", 14, "no"),
    ("<?xml version='1.0' encoding='windows-1251'?><xliff>é</xliff>", 52, "save it as UTF-8"),
    ("Hello", 0, ""), ("", 0, ""),
  ])
  func aBrokenFileIsRefusedWhereItIsBroken(text: String, offset: Int, words: String) {
    do throws(DocumentError) {
      _ = try XLIFFFormat().pairs(in: Array(text.utf8))
      Issue.record("read")
    } catch {
      guard case .malformed(let reason) = error.reason else {
        Issue.record("\(error)")
        return
      }
      #expect(reason.contains(words) || words.isEmpty)
      #expect(error.offset == offset, "\(reason)")
    }
  }

  private func lines(of document: BilingualDocument) -> [String] {
    document.sections.flatMap { section in
      [
        "\(section.languages.source?.description ?? "-")>\(section.languages.target?.description ?? "-")"
      ]
        + section.units.map { unit in
          [unit.key, unit.source?.text ?? "-", unit.target?.text ?? "-", unit.state.rawValue]
            .joined(separator: "|")
        }
    }
  }
}
