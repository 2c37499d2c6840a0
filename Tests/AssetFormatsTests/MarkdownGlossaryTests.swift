import LanguageAssets
import LanguageText
import Testing

@testable import AssetFormats

/// Glossaries that translators keep as tables of a Markdown page.
struct MarkdownGlossaryTests {
  private func read(
    _ text: String, _ direction: GlossaryDirection? = nil
  ) throws -> (glossary: Glossary, warnings: AssetWarnings) {
    try GlossaryFormatCatalog.read(ByteSource(Array(text.utf8)), direction: direction)
  }

  /// The concepts, a line each: terms with their language, `+` before what is admitted.
  private func dump(_ glossary: Glossary) -> [String] {
    glossary.concepts.map { concept in
      concept.terms.map { "\($0.language) \($0.status == .admitted ? "+" : "")\($0.text)" }
        .joined(separator: ", ")
    }
  }

  @Test(arguments: [
    ("| English | Japanese |\n|---|---|\n| menu | メニュー |", ["en menu, ja メニュー"]),
    ("English | 日本語\n:-- | --:\nmenu | メニュー", ["en menu, ja メニュー"]),
    ("# Words\n\nText.\n\n| en | ru |\n| - | - |\n| *menu* | `меню` |\n", ["en menu, ru меню"]),
    ("<div dir='rtl'>\n\n| en | fa |\n| - | - |\n| menu | منو |\n</div>\n", ["en menu, fa منو"]),
    ("<!-- kept by us -->\n| en | ru |\n| - | - |\n| menu | меню |\n", ["en menu, ru меню"]),
    ("| en | Note | de |\n|---|---|---|\n| menu |  | Menü |", ["en menu, de Menü"]),
    ("| en | ru |\n|--|--|\n| a\\|b | [вид](x.md) |", ["en a, en +b, ru вид"]),
    (
      "| en | ru |\n|--|--|\n| menu | меню |\n\n| a | b |\n|--|--|\n| c | d |\n\n"
        + "| en | ru |\n|--|--|\n| view | вид |",
      ["en menu, ru меню", "en view, ru вид"]
    ),
  ])
  func reads(text: String, concepts: [String]) throws {
    #expect(dump(try read(text).glossary) == concepts)
  }

  @Test func theFirstColumnsAreWhatIsSaid() throws {
    let direction = GlossaryDirection(from: "en", to: "es")
    let text = "| Original | Traducción | Nota |\n|---|---|---|\n| menu | menú | sin coma |"
    #expect(dump(try read(text, direction).glossary) == ["en menu, es menú"])
  }

  /// What stands in a cell: the terms, and a note behind `#`.
  @Test(arguments: [
    ("меню", "меню"), ("декодировщик / декодер", "декодировщик|декодер"),
    ("Checkpoint(s)", "Checkpoint"), ("Label (verb)", "Label # verb"),
    ("(lockの) acquire", "acquire # lockの"), ("フルパス（記法）", "フルパス # 記法"),
    ("long short-term memory (LSTM)", "long short-term memory|LSTM"),
    ("パース、パースする", "パース|パースする"), ("labeln (gelabelt), annotieren", "labeln|annotieren # gelabelt"),
    ("Argument, as in code", "Argument # as in code"),
    (
      "Application, as in an app and not as in apply",
      "Application # as in an app and not as in apply"
    ),
    ("Backward Pass*", "Backward Pass"), ("and/or", "and/or"), ("TCP/IP", "TCP/IP"),
    ("関連-", ""), ("発散する〜", ""), ("a (b", "a (b"), ("()", ""), ("", ""),
    ("set up; install", "set up|install"), ("call f(x)", "call f # x"),
  ])
  func cells(text: String, expected: String) {
    let notation = TermNotation(text)
    let found = notation.terms.joined(separator: "|") + (notation.note.map { " # \($0)" } ?? "")
    #expect(found == expected)
  }

  @Test func notesStayWithTheirTerm() throws {
    let read = try read("| en | ru |\n|--|--|\n| Label (verb) | размечать |")
    #expect(read.glossary.concepts.first?.terms.map(\.note) == ["verb", nil])
  }

  @Test func whatNamesNoWordIsTold() throws {
    let read = try read("| en | ja |\n|--|--|\n| associated - | 関連- |\n| menu | メニュー |")
    #expect(dump(read.glossary) == ["en menu, ja メニュー"])
    #expect(read.warnings.list.map(\.line) == [3, 3])
    #expect(read.warnings.list.map(\.column) == [3, 18])
    // Columns are counted in code points.
    let other = try self.read("| ja | en |\n|--|--|\n| メニュー | menu - |")
    #expect(other.warnings.list.map(\.column) == [10])
  }

  @Test func aTableWithoutLanguagesIsAnError() {
    #expect(throws: AssetError.self) { try read("x\n\n| a | b |\n|--|--|\n| c | d |") }
  }

  /// A name may have all that separates names, brackets, and marks of affixes and footnotes.
  @Test(arguments: [
    "Auf / Zu", "read/write, access", "tab, page", "Wert (neu)", "(neu) Wert", "-Strich (kurz)",
    "Strich-", "Save as…", "a;b", "a|b", "C*", "†x", "~home~", "~~x~~", "1、2", "Wert（neu）", "a／b",
    "put the file into a new folder", "as is", "e.g. this", "a\\b", "<b>Tab</b> & Co.", "&amp;",
    "[x](y)", "`code`", "a_b_c", "file (1), or / so, and more of it", "plain", "(", "a (b", "#x",
    "long short-term memory (LSTM)", "a  b", "x - y", "\\/", "a \\/ b",
  ])
  func keepsEveryName(name: String) throws {
    let terms = [
      Term(name, language: "de"), Term("other", language: "de", status: .admitted),
      Term("\(name) II", language: "de", status: .admitted),
      Term("x", language: "en"), Term(name, language: "en", status: .admitted),
    ]
    let written = try GlossaryFormatCatalog.bytes(
      of: Glossary(concepts: [Concept(id: "x", terms: terms)], language: "en"), as: .markdown)
    let read = try GlossaryFormatCatalog.read(ByteSource(written))
    let expected = terms.map { "\($0.language) \($0.text.replacing("  ", with: " "))" }
    #expect(
      Set(read.glossary.concepts.flatMap(\.terms).map { "\($0.language) \($0.text)" })
        == Set(expected), "\(String(decoding: written, as: UTF8.self))")
    #expect(read.glossary.concepts.flatMap(\.terms).allSatisfy { $0.note == nil })
    #expect(read.warnings.list == [])
  }

  /// A backslash that Markdown itself asks for says nothing about names.
  @Test(arguments: [
    ("menu \\/ view", "menu / view"), ("menu / view", "menu, view"), ("Menu\\*", "Menu"),
    ("a\\|b", "a, b"), ("a&#124;b", "a|b"), ("Wert \\(neu)", "Wert (neu)"), ("a\\\\ / b", "a\\, b"),
  ])
  func aBackslashMakesAMarkALetter(cell: String, terms: String) throws {
    let read = try read("| en | ru |\n|--|--|\n| \(cell) | x |")
    let texts = read.glossary.concepts.flatMap(\.terms).filter { $0.language == "en" }.map(\.text)
    #expect(texts.joined(separator: ", ") == terms)
  }

  @Test func writesWhatItReads() throws {
    let text = "| English | Russian |\n| --- | --- |\n| menu | меню |\n| a\\_b | вид / окно |\n"
    let glossary = try read(text).glossary
    let written = try GlossaryFormatCatalog.bytes(of: glossary, as: .markdown)
    #expect(String(decoding: written, as: UTF8.self) == text)
  }
}
