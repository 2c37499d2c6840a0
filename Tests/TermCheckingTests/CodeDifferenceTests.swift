import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Code that a paragraph has instead of that of its source, and tags of strings that are not closed.
struct CodeDifferenceTests {
  private static let manyTags = (0..<20_000).map { "<b\($0)></b\($0)>" }.joined()

  private static func messages(
    _ draft: CheckedDocument, of source: CheckedDocument
  ) -> [String] {
    TermChecker(glossary: Glossary(concepts: [], language: "en"))
      .check(draft, sources: [source]).findings.filter { $0.rule == "do-not-translate" }
      .map { "\($0.severity) \($0.match): \($0.message)" }
  }

  private static let used = "\n\nOpen `value` here, and `value` there."
  private static let usedHere = "\n\nAbra `value` aquí y `value` allí."

  /// In other letters a word of several with a wrong letter is no translation.
  @Test func lettersOfStatementsAreCompared() throws {
    let found = Self.messages(
      try .markdown("Вызовите `(_ govenor: Box)`.", "ru"),
      of: try .markdown("Call `(_ governor: Box)`.", "en"))
    #expect(
      found == [
        "warning (_ govenor: Box): the source has the code “(_ governor: Box)” here; it stays as it is"
      ])
  }

  @Test(arguments: [
    // A name beyond doubt, by its letters or since the source has it again; and a letter wrong.
    ("Give it the `maxWidth`.", "Dele el `anchoMáximo`.", "warning"),
    ("Give it the `box.width`.", "Dele a la caja la `caja.ancho`.", "warning"),
    ("Give it the `value`." + used, "Dele valor, el `valor`." + usedHere, "warning"),
    ("Give it the `governor`.", "Dele el `govenor`.", "warning"),
    ("Give `--organisations` to it.", "Dele `--organisation` a ello.", "warning"),
    // A word of the source makes no translation, but the code of another place.
    (
      "Give it the `lamp_open`.\n\nThe basket is here.",
      "Dele el `lamp_basket`.\n\nLa basket está aquí.", "note"
    ),
    // Capitals, a space inside a word, marks of full width and a letter, also beside other code that differs.
    ("Add it to `Lamp.toml`.", "Añádalo a `lamp.toml`.", "warning"),
    ("Add it to `lamp.toml`.", "Añádalo a `lamp .toml`.", "warning"),
    ("Add it to `lamp.json` of `a`.", "Añádalo a `lamp.j son`, `b` y `c`.", "warning"),
    ("Give it `[\"a\", \"b\"]`.", "Dele `[\"a\"， \"b\"]`.", "warning"),
    ("Call `(_ governor: Box)`.", "Llame a `(_ govenor: Box)`.", nil),
    ("Run `lamp open`.", "Ejecute `Lamp open`.", "warning"),
    ("Give it `max-len`.", "Dele `mas-len`.", "warning"),
    ("Give it `my-box`.", "Dele `mi-box`.", nil),
    ("Give it `get-len`.", "Dele `set-len`.", "note"),
    ("Give it `len-a`.", "Dele `len-b`.", "note"),
    // A matter of style, the name of something else, and what the source has elsewhere.
    ("Give it `{a:b}`.", "Dele `{ a: b }`.", nil), ("Give it `SELECT a`.", "Dele `select a`.", nil),
    ("Give it the `string`.", "Dele el `String`.", nil),
    ("Say `404 - Not found`.", "Diga `404 - Not Found`.", nil),
    ("Give it `{{.Box }}`.", "Dele `{{ .Box }}`.", nil),
    ("Give it `a(/* box */)`.", "Dele `a(/* Box */)`.", nil),
    ("Open `/{your box}/a`.", "Abra `/{yourbox}/a`.", nil),
    ("Add it to `Lamp.toml`. See `lamp.toml`.", "Añádalo a `lamp.toml`.", nil),
    // The draft sets more apart.
    ("Use the 'nova box --open' command.", "Use la orden `nova box --open`.", nil),
    ("Use --open=no to skip it.", "Use `--open=no` para omitirlo.", nil),
    ("Use the --open flag.", "Use la --open-Opción.", nil),
    ("Use the 'nova box --open' command.", "Use la orden `nova box --opens`.", "warning"),
    ("Run `box --version` now.", "Ejecute `box --versión` ahora.", "warning"),
    ("Run `box --size=big` now.", "Ejecute `box --size=grande` ahora.", nil),
    ("Run `box open` now.", "Ejecute `box abrir` ahora.", nil),
    // A word, or the code of another edition.
    ("Give it the `width`.", "Dele un ancho, el `ancho`.", "note"),
    ("Give it the `width`.", "Dele el `breadth`.", "note"),
    ("Query all with `getBoxes`.", "Query: busque con `queryMarbles`.", "note"),
    ("Give it the `maxWidth`.", "Dele el `largestBox`.", "note"),
    // The samples of the page are translated, too, but not with another letter each time.
    ("Open `boxes.json`.", "Abra `cajas.json`.\n\n```\nopen boxes/cajas.json\n```", nil),
    ("Give it the `governor`.", "Dele el `govenor`.\n\n```\ngovenor = 1\n```", "warning"),
    // The same, another of the source's, more than one, a label, an example, a key, and what is written in another way.
    ("Give it the `width`.", "Dele el `width`.", nil),
    ("Give it the `width`." + used, "Dele el `value`." + usedHere, nil),
    ("Give `width` to `box`.", "Dele `ancho` a la `caja`.", nil),
    ("Press `Save`.", "Pulse `Guardar`.", nil), ("Open `your-file`.", "Abra `su-archivo`.", nil),
    ("Press `enter`.", "Pulse `intro`.", nil), ("Call `open()`.", "Llame a `open`.", nil),
    ("Say `good morning`.", "Diga `buenos días`.", nil),
  ])
  func codeStaysAsItIs(source: String, draft: String, severity: String?) throws {
    let found = Self.messages(try .markdown(draft, "es"), of: try .markdown(source, "en"))
    #expect(found.count == (severity == nil ? 0 : 1))
    #expect(found.allSatisfy { $0.hasPrefix("\(severity ?? "") ") })
  }

  @Test(arguments: [
    (
      "<b>Open</b> it", "<b>Открой</b> это</b>",
      ["warning </b>: <b> is opened 1 time here and closed 2 times; the source closes it as often"]
    ),
    (
      "<a href='x'>Open</a> it", "<a href='x'>Открой это",
      [
        "warning <a href='x'>: <a> is opened 1 time here and closed 0 times; the source closes it as often"
      ]
    ),
    ("<b>Open</b> it", "Открой это", []), ("<b>Open</b> it", "<B>Открой</b> <br> это", []),
    // A program counts the parts of a string, and closes them where it finds them closed.
    ("See <0>here</0>", "См. <0>тут</0>", []),
    (
      "See <0>here</0>", "См. <0>тут</ 0>",
      ["warning <0>: <0> is opened 1 time here and closed 0 times; the source closes it as often"]
    ),
    ("See <0>here</0>", "См. тут", ["warning См. тут: <0>…</0> of the source is missing here"]),
    ("See <0/> here", "См. тут", []), ("It is <0 or >3", "Это <0 или >3", []),
    (
      "See <a>here</a> or <Key>there</Key>", "См. <a>тут</a>",
      ["warning См. <a>тут</a>: <Key>…</Key> of the source is missing here"]
    ),
    ("See <B>here</B>", "См. тут", []),
    // Tags without an end take no time by the square.
    (
      "<b>Open</b> " + String(repeating: "<a ", count: 20_000),
      "<b>Открой</b> " + String(repeating: "<a ", count: 20_000), []
    ),
    // Nor do many that are different.
    (manyTags, manyTags, []),
    ("<b>Open it", "<b>Открой</b> это</b>", []), ("a < b, <b>c</b>", "a < b, <b>c</b>", []),
  ])
  func tagsAreClosed(source: String, draft: String, told: [String]) throws {
    let (english, own) = (["The box is new"], ["Ящик новый"])
    let found = Self.messages(
      try .strings(own + [draft], "ru"), of: try .strings(english + [source], "en"))
    #expect(found == told)
  }

  /// Bars between the forms of a word are a program's, those between others part a title.
  @Test(arguments: [
    ("1 lamp | {n} lamps", "1 個のランプ｜{n} 個のランプ", ["|"]),
    ("1 lamp | {n} lamps", "1 個のランプ|{n} 個のランプ", []), ("1 lamp | {n} lamps", "{n} 個のランプ", []),
    ("no lamps | a lamp | {n} lamps", "なし | 1 個のランプ｜{n} 個のランプ", ["|"]),
    ("Lamps | The shop", "ランプ｜お店", []),
  ])
  func barsBetweenForms(source: String, draft: String, suggestions: [String]) throws {
    let found = TermChecker(glossary: Glossary()).check(
      try .strings(["箱は新しいです", draft], "ja"),
      sources: [try .strings(["The box is new", source], "en")]
    ).findings.filter { $0.rule == "do-not-translate" }
    #expect(found.flatMap(\.suggestions).filter(\.isSafe).map(\.text) == suggestions)
  }

  /// The names of files in strings are examples, unless marks say that they are code.
  @Test(arguments: [
    ("Open it (e.g. file.okon)", "Abra (p. ej. fichero.okon)", 0),
    ("Open `box.width` in the box", "Abra `caja.ancho` en la caja", 1),
  ])
  func fileNamesInStrings(source: String, draft: String, count: Int) throws {
    let found = Self.messages(
      try .strings(["El fichero es nuevo", draft], "es"),
      of: try .strings(["The file is new", source], "en"))
    #expect(found.count == count)
  }
}
