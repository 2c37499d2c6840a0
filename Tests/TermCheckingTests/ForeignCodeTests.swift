import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Code that no mark tells, checksums and tables of names, which nobody has to translate.
struct ForeignCodeTests {
  /// Code that no mark tells: signatures and types in tables, the names of properties, and badges.
  @Test(arguments: [
    ("function(hook, state) => void | {state}", "function(hook, state) => void | {state}"),
    ("| hook | It is called. |\n| --- | --- |\n", "| hook | 呼ばれます。 |\n| --- | --- |\n"),
    ("let hook = makeHook()", "let hook = makeHook()"),
    ("hook start \\<Name\\> \\[Place\\]", "hook start \\<Name\\> \\[Place\\]"),
    (
      "[![Come to the hook at https://a.b/c](https://a.b/c.svg)](https://a.b)",
      "[![Come to the hook at https://a.b/c](https://a.b/c.svg)](https://a.b)"
    ),
    ("case (Hook(a, b) as c): ...", "case (Hook(a, b) as c): ..."),
    ("a | hook | b | c | it is good.", "a | hook | b | c | よいです。"),
    (":   : hook :   :  : of all :", ":   : hook :   :  : すべて :"),
    ("### hook.size [String]", "### hook.size [String]"),
  ])
  func codeIsNoText(source: String, draft: String) throws {
    #expect(try ForeignPassages.findings("untranslated-term", "ja", draft, source: source) == [])
  }

  /// What is said of a name in code is text, be the name there again; a label before its own code is none.
  @Test(arguments: [
    ("* `load`: It calls `load` for each hook of ours.", "* `load`：各 hook のために `load` を呼びます。", 1),
    ("* hook: `hook` > `load`", "* hook: `hook` > `load`", 0),
  ])
  func whatDescribesCodeIsText(source: String, draft: String, count: Int) throws {
    let found = try ForeignPassages.findings("untranslated-term", "ja", draft, source: source)
    #expect(found.count == count)
  }

  /// What is copied is not translated: no term is missing there.
  @Test func nothingIsMissingInWhatIsCopied() throws {
    let text = "It runs `start` with each component of theirs, see #1"
    let found = try ForeignPassages.findings("missing-term", "es", "- \(text)", source: "- \(text)")
    #expect(found == [])
  }

  /// Two types that a word or comma joins are names.
  @Test(arguments: [
    ("Take simple types such as strings or numbers.", "请用简单的类型，如 string 或 number。", true),
    ("Take a number, a string or a list.", "请用 number、string 或列表。", true),
    ("Take simple types such as strings.", "请用简单的类型，如 string 或列表。", false),
    ("Take strings. Numbers are out.", "请用 string。number 不行。", false),
  ])
  func typesBesideEachOtherAreNames(source: String, draft: String, isDoubtful: Bool) throws {
    let glossary = Glossary(
      concepts: [.example("string", "zh-Hans", english: "string", "字符串")], language: "en")
    let found = TermChecker(glossary: glossary).check(
      try .markdown(draft, "zh-Hans"), sources: [try .markdown(source, "en")]
    ).findings.filter { $0.rule == "untranslated-term" }
    #expect(found.map(\.isDoubtful) == [isDoubtful])
  }

  /// What begins a declaration, leads to code or is listed with it.
  @Test(arguments: [
    ("ja", "Write `class` and its name.", "「class OpenBox」と書きます。", true),
    ("ja", "Write a class and its name.", "class を書きます。", false),
    ("zh-Hans", "See Config -> class -> `ROOT`.", "参见 Config -> class -> `ROOT`。", true),
    ("zh-Hans", "See the class of the Config.", "参见 Config -> class。", false),
    (
      "es", "It has loadBox, get, save and class.",
      "Tiene las funciones loadBox, get, save, class.",
      true
    ),
    ("es", "It has boxes, lids and a class.", "Tiene cajas, tapas, class.", false),
    ("ja", "The class and lid attributes of a box.", "箱のclassとlid属性です。", true),
    ("ja", "The class of a box.", "箱のclassです。", false),
    ("zh-Hans", "- Class (nova.example/v1)", "- Class(nova.example/v1)", true),
    ("zh-Hans", "- Class (nova)", "- Class（新星）", false),
    ("zh-Hans", "A native class is here.", "这里有原生 class。", true),
    (
      "zh-Hans", "---\ntitle: Class\n---\n\nIt is.", "---\nsubtitle: 类型\ntitle: Class\n---\n\n它在。",
      true
    ),
    ("zh-Hans", "# Class, Type", "# Class, Type", true),
    ("zh-Hans", "- Class: | `Menu` > `Class`", "- Class: | `菜单` > `Class`", true),
  ])
  func wordsBesideCodeAreNames(
    language: LanguageTag, source: String, draft: String, isName: Bool
  ) throws {
    let glossary = Glossary(
      concepts: [
        Concept(
          id: "class",
          terms: [
            Term("class", language: "en"), Term("クラス", language: "ja"),
            Term("类", language: "zh-Hans"), Term("clase", language: "es"),
          ])
      ], language: "en")
    let found = try ForeignPassages.findings(
      "untranslated-term", language, draft, source: source, glossary: glossary)
    #expect(found.allSatisfy { $0.confidence <= 0.5 } == isName, "\(found)")
  }

  /// A heading may be called after the value that its section shows, or what it has as code.
  @Test(arguments: [
    ("```yaml\naction: delay\n```", true), ("```json\n{ \"action\": \"delay\", }\n```", false),
    ("```json\n\"action\": \"delay\",\n```", true), ("See `delay`.", true),
    ("See `LAMP_DELAY`.", true), ("See `DELAYED`.", false),
    ("```yaml\ndelay: 5\n```", false),
    ("See it.", false),
  ])
  func aHeadingMayNameAValue(section: String, isDoubtful: Bool) throws {
    let glossary = Glossary(
      concepts: [.example("delay", "zh-Hans", english: "delay", "延迟")], language: "en")
    let found = TermChecker(glossary: glossary).check(
      try .markdown("## Delay 示例\n\n\(section)\n\n这会限制延迟。", "zh-Hans"),
      sources: [try .markdown("## Delay example\n\n\(section)\n\nIt limits the delay.", "en")]
    ).findings.filter { $0.rule == "untranslated-term" }
    #expect(found.map(\.isDoubtful) == [isDoubtful])
  }

  /// A word behind an article is a noun, whatever the draft has as code.
  @Test(arguments: [
    ("El password se guarda.", false), ("Sin password no se guarda.", true),
    ("Revisa el resto del password.", false),
  ])
  func aNounMayBeCodeElsewhere(draft: String, isDoubtful: Bool) throws {
    let glossary = Glossary(
      concepts: [.example("password", "es", english: "password", "contraseña")], language: "en")
    let found = TermChecker(glossary: glossary).check(
      try .markdown("La contraseña es larga.\n\nEs `password`.\n\n" + draft, "es"),
      sources: [
        try .markdown("The password is long.\n\nIt is `password`.\n\nThe password is kept.", "en")
      ]
    ).findings.filter { $0.rule == "untranslated-term" }
    #expect(found.map(\.isDoubtful) == [isDoubtful], "\(found)")
  }

  /// Korean joins nouns to code without a space.
  @Test func aNounMayStandRightBehindCode() throws {
    let glossary = Glossary(
      concepts: [.example("tag", "ko", english: "tag", "태그")], language: "en")
    let found = TermChecker(glossary: glossary).check(
      try .markdown("`first`태그를 붙입니다.", "ko"),
      sources: [try .markdown("Put the tag `first` on it.", "en")])
    #expect(found.findings == [])
  }

  /// Tables that tell what other programs call a thing have little to translate.
  @Test func namesInTablesMayStay() throws {
    let table = """
      | Nova | Vega | Lyra |
      | --- | --- | --- |
      | Hook functions | hook, with, bind | Deep hook |
      | Small parts | hook, cut | Part hook |

      """
    let found = try ForeignPassages.findings(
      "untranslated-term", "ja", "名前の一覧です。\n\n\(table)", source: "All of the names.\n\n\(table)")
    #expect(found.allSatisfy { $0.severity == .note }, "\(found)")
  }

  /// Checksums are no words, so that a list of them is no paragraph that somebody forgot.
  @Test func checksumsAreNoText() throws {
    let text = """
      The hook is called twice in this page.

      SHA256: 0ab1 MD5: 12ab SHA1: 9f9f

      - <https://files.hook.example.org/pub/a.tar.gz>

      """
    let found = try ForeignPassages.findings(
      "untranslated-term", "ja", "ページを開きます。\n\n\(text)\n終わりです。\n\n以上です。\n",
      source: "Open the page.\n\n\(text)\nThe end.\n\nThat is all.\n")
    #expect(found.map(\.message) == ["the paragraph is left untranslated, with “hook”"])
  }
}
