import AssetFormats
import LanguageAssets
import LanguageText
import TestSupport
import Testing

/// What holds for every glossary format.
@Suite struct GlossaryFormatTests {
  private static let direction = GlossaryDirection(from: "en", to: "ru")

  /// Synonyms, a forbidden term, a name and text that tries every escape.
  private static let glossary = Glossary(
    concepts: [
      Concept(
        id: "1", subject: "UI", definition: "Turns \"on\"; or off.",
        terms: [
          Term("toggle, button", language: "en", partOfSpeech: "noun"),
          Term("switch", language: "en", status: .admitted),
          Term("кнопка-тогл", language: "ru", context: "Нажмите <её> & ждите."),
          Term("тогл; кнопка", language: "ru", status: .admitted),
          Term("переключатель", language: "ru", status: .forbidden),
        ]),
      Concept(
        id: "2",
        terms: [
          Term("Isogloss", language: "en", status: .doNotTranslate, isExact: true),
          Term("Изоглосса", language: "ru", status: .deprecated),
        ]),
      Concept(
        id: "3",
        terms: [
          Term("“quoted” 'menu'", language: "en"), Term("меню", language: "ru", note: "Слово."),
        ]),
    ], language: "en", title: "Sample")

  @Test(arguments: GlossaryFormat.allCases)
  func readsWhatItWrote(format: GlossaryFormat) throws {
    let bytes = try GlossaryFormatCatalog.bytes(
      of: Self.glossary, as: format, direction: Self.direction)
    let result = try GlossaryFormatCatalog.read(ByteSource(bytes), direction: Self.direction)
    let keepsForbidden = !format.dropsForbiddenTerms
    let written = Self.glossary.concepts.flatMap(\.terms).filter {
      keepsForbidden || $0.status.isApproved
    }
    var texts = Set(written.map { "\($0.language) \($0.text)" })
    if format == .phrase || format == .deepl {
      // One pair a source term, and Phrase has no synonyms.
      texts.remove("ru тогл; кнопка")
    }
    if format == .phrase { texts.remove("en switch") }
    let read = result.glossary.concepts.flatMap(\.terms).filter {
      $0.text != "Isogloss" || $0.language == "en"
    }
    #expect(Set(read.map { "\($0.language) \($0.text)" }) == texts)
    #expect(result.warnings.list == [])
  }

  @Test(arguments: [GlossaryFormat.tbx, .tbx3, .csv, .tsv, .multiterm, .crowdin, .utx])
  func keepsStatus(format: GlossaryFormat) throws {
    let bytes = try GlossaryFormatCatalog.bytes(
      of: Self.glossary, as: format, direction: Self.direction)
    let read = try GlossaryFormatCatalog.read(ByteSource(bytes), direction: Self.direction).glossary
    let statuses = read.concepts.flatMap(\.terms).filter {
      $0.language == "ru" && $0.text != "Isogloss"
    }
    .map { "\($0.text) \($0.status)" }
    let expected: Set = [
      "кнопка-тогл preferred", "тогл; кнопка admitted", "переключатель forbidden",
      "Изоглосса deprecated", "меню preferred",
    ]
    #expect(Set(statuses) == expected)
  }

  @Test func tellsEntriesWithOneIdentifierApart() throws {
    let entry =
      "<conceptGrp><concept>a</concept><languageGrp><language lang='EN'/><termGrp>"
      + "<term>x</term></termGrp></languageGrp></conceptGrp>"
    let result = try GlossaryFormatCatalog.read(
      ByteSource(Array("<mtf>\(entry)\(entry)\(entry)</mtf>".utf8)))
    #expect(result.glossary.concepts.map(\.id) == ["a", "a-2", "a-3"])
    #expect(result.warnings.list.count == 1)
  }

  @Test func keepsIdentifiersInMultiTerm() throws {
    let bytes = try GlossaryFormatCatalog.bytes(of: Samples.glossary, as: .multiterm)
    let read = try GlossaryFormatCatalog.read(ByteSource(bytes)).glossary
    #expect(read.concepts.map(\.id) == Samples.glossary.concepts.map(\.id))
  }

  @Test func marksForbiddenTermsForMemoQ() throws {
    let bytes = try GlossaryFormatCatalog.bytes(of: Self.glossary, as: .memoq)
    let read = try GlossaryFormatCatalog.read(ByteSource(bytes)).glossary
    let forbidden = read.concepts.flatMap(\.terms).filter { $0.status == .forbidden }.map(\.text)
    #expect(forbidden == ["переключатель", "Изоглосса"])
    #expect(read.concepts.map(\.id) == ["1", "2", "3"])
    #expect(read.concepts[0].terms.first?.text == "toggle, button")
    #expect(read.concepts[1].terms.first?.isExact == true)
  }

  @Test(
    arguments: GlossaryFormat.allCases, 0..<30)
  func survivesMutation(format: GlossaryFormat, seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    var bytes = try GlossaryFormatCatalog.bytes(
      of: Self.glossary, as: format, direction: Self.direction)
    Mutation.apply(to: &bytes, using: &generator)
    do {
      let read = try GlossaryFormatCatalog.read(
        ByteSource(bytes), as: seed.isMultiple(of: 2) ? format : nil, direction: Self.direction)
      #expect(read.glossary.concepts.count <= 20)
    } catch let error as AssetError {
      #expect(!error.reason.isEmpty)
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test(arguments: [GlossaryFormat.omegat, .deepl, .utx, .xliff])
  func asksForTheLanguagesOfAPair(format: GlossaryFormat) {
    let error = #expect(throws: AssetError.self) {
      try GlossaryFormatCatalog.bytes(of: Self.glossary, as: format)
    }
    #expect(error?.hint == "name them with --source and --target")
  }

  @Test func asksForTheLanguagesOfAList() {
    let error = #expect(throws: AssetError.self) {
      try GlossaryFormatCatalog.read(ByteSource(Array("menu\tменю\n".utf8)))
    }
    #expect(error?.reason == "the table has no header, so its languages are not known")
  }

  @Test(arguments: [
    ("#UTX 1.20; en/ja\n#src\ttgt\nmenu\tメニュー", ["en menu preferred", "ja メニュー preferred"]),
    (
      "#UTX 1.20; en/ja; x\r\n# A remark.\r\n#src\ttgt\tterm status\r\nmenu\tメニュ\tnon-standard\r\n",
      ["en menu preferred", "ja メニュ admitted"]
    ),
    (
      "#UTX 1.20; multi;\n#English,Japanese\n#term:en,term:ja\nmenu,メニュー",
      ["en menu preferred", "ja メニュー preferred"]
    ),
    ("en,ja,Note (ja)\nmenu,メニュー,Word.", ["en menu preferred", "ja メニュー preferred"]),
    (
      "Concept ID,Term [en],Status [en],Term [zh-TW]\n7,menu,obsolete,選單|功能表",
      ["en menu deprecated", "zh-TW 選單 preferred", "zh-TW 功能表 admitted"]
    ),
    (
      "Entry_ID;Entry_Note;English_Def;English;Term_Info;Chinese_PRC_Def;Chinese_PRC;Term_Info\n"
        + "1;N;D;menu;\"CasePermissive;HalfPrefix\";;菜单;\"Exact;Forbidden\"",
      ["en menu preferred", "zh-CN 菜单 forbidden"]
    ),
    (
      "term,case sensitive,translatable,description,ja\nIsogloss,true,false,A name,",
      ["en Isogloss doNotTranslate"]
    ),
    (
      "<mtf><conceptGrp><concept>4</concept><languageGrp><language type='English' lang='EN-US'/>"
        + "<termGrp><term>menu</term><descripGrp><descrip type='Status'>Forbidden</descrip>"
        + "</descripGrp></termGrp></languageGrp></conceptGrp></mtf>", ["en-US menu forbidden"]
    ),
    (
      "<xliff srcLang='en' trgLang='de' xmlns:g='urn:oasis:names:tc:xliff:glossary:2.0'><g:glossary>"
        + "<g:glossEntry><g:term>snow</g:term><g:translation source='x'>Schnee</g:translation>"
        + "</g:glossEntry></g:glossary></xliff>", ["en snow preferred", "de Schnee preferred"]
    ),
  ])
  func findsOutTheFormat(file: String, terms: [String]) throws {
    let direction = file.hasPrefix("term,") ? GlossaryDirection(from: "en", to: "ja") : nil
    let result = try GlossaryFormatCatalog.read(
      ByteSource(Array(file.utf8)), direction: direction)
    let read = result.glossary.concepts.flatMap(\.terms)
    #expect(read.map { "\($0.language) \($0.text) \($0.status)" } == terms)
    #expect(result.warnings.list == [])
  }

  @Test func writesRowsThatWeblateTellsApart() throws {
    let bytes = try GlossaryFormatCatalog.bytes(
      of: Self.glossary, as: .weblate, direction: Self.direction)
    #expect(
      String(decoding: bytes, as: UTF8.self) == #"""
        source,target,context,translator_comments,developer_comments
        "toggle, button",кнопка-тогл,1,,"Turns ""on""; or off."
        "toggle, button",тогл; кнопка,1: тогл; кнопка,,"Turns ""on""; or off."
        switch,кнопка-тогл,1,,"Turns ""on""; or off."
        switch,тогл; кнопка,1: тогл; кнопка,,"Turns ""on""; or off."
        Isogloss,Isogloss,2,,
        “quoted” 'menu',меню,3,Слово.,

        """#)
  }

  @Test func saysThatALineBeforeTheColumnsIsLeftOut() throws {
    let file = "#UTX 1.20; multi;\nEnglish,Japanese\n#term:en,term:ja\nmenu,メニュー"
    let warnings = try GlossaryFormatCatalog.read(ByteSource(Array(file.utf8))).warnings
    #expect(warnings.list.map(\.line) == [2])
  }

  @Test(arguments: [
    ("<mtf><conceptGrp>", "the file ends inside <conceptGrp>", 1),
    ("<xliff version='1.2'/>", "<xliff> has no srcLang, so this is not XLIFF 2", 1),
    ("#UTX 1.20\n#src\ttgt\n", "the first line does not name two languages", 1),
    ("#UTX 1.20; en/ja\nmenu\tx\n", "no line names the columns", 2),
    ("en,ja\na,b,c\n", "the row has more cells than the header, 2", 2),
    ("en,ja\na,\"b\n", "the quote that opens here is never closed", 2),
  ])
  func namesTheFault(file: String, reason: String, line: Int) {
    let error = #expect(throws: AssetError.self) {
      try GlossaryFormatCatalog.read(ByteSource(Array(file.utf8)))
    }
    #expect(error?.reason.hasPrefix(reason) == true, "\(String(describing: error))")
    #expect(error?.line == line)
    #expect(error?.column != nil)
  }

  @Test(arguments: [
    ("Chinese (PRC)", "zh-CN"), ("chinese_taiwan", "zh-TW"), ("Chinese (Traditional)", "zh-Hant"),
    ("English_United_States", "en-US"), ("Russian", "ru"), ("ja", "ja"), ("zh_Hant", "zh-Hant"),
    ("term", nil), ("note", nil), ("status", nil), ("Latin", "la"),
    ("brazilian-portuguese", "pt-BR"), ("Simplified Chinese", "zh-Hans"), ("new english", nil),
  ])
  func knowsNamesOfLanguages(name: String, tag: LanguageTag?) {
    #expect(LanguageName.tag(name) == tag)
  }
}
