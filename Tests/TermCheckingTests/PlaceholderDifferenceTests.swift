import DocumentFormats
import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// What the strings of programs have other placeholders than their source for.
struct PlaceholderDifferenceTests {
  private static let others = [
    ("The lamp is new", "Лампа новая"), ("The box is old", "Ящик старый"),
  ]

  @Test(
    arguments: [
      // The source, the draft, and what is told of it.
      ("Open {file} now", "Откройте {файл} сейчас", ["no placeholder “{файл}”"]),
      ("At least {{ min }} px", "Не менее {{ max }} пикселей", ["no placeholder “{{ max }}”"]),
      ("At least {{ min }} px", "Не менее {{min}} пикселей", []),
      ("Box %1 of %2", "Ящик %1 из %3", ["no placeholder “%3”"]),
      ("Box %s of %s", "Ящик %2$s из %1$s", []),
      ("Box %s is new", "Ящик новый", ["placeholder “%s” of the source is missing"]),
      ("Box %1$s of %2$d", "Ящик %1$s из %2$s", ["no placeholder “%2$s”"]),
      ("Box %ld%% full", "Ящик полон на %d%%", []),
      (
        "Wait %minutes% minutes", "Ждите %минут% минут",
        ["placeholder “%minutes%” of the source is missing"]
      ),
      ("Box %(name)s is new", "Ящик %(имя)s новый", ["no placeholder “%(имя)s”"]),
      (
        "No more than {sizeLimit} MB", "Не больше 10 МБ",
        ["placeholder “{sizeLimit}” of the source is missing"]
      ),
      (
        "From {start} to {end}", "Без границ",
        ["placeholders “{start}”, “{end}” of the source are missing"]
      ),
      ("From {start} to {end}", "До {end}", ["placeholder “{start}” of the source is missing"]),
      // A price, and what is left of a placeholder.
      ("Box for ${{price}} now", "Ящик за {{price}} $", []),
      ("No boxes found", "Найдено %{n} ящиков", ["no placeholder “%{n}”"]),
      // Those of extensions of browsers, in capitals or not.
      ("Box $COUNT$ is new", "Ящик $count$ новый", []),
      (
        "Box $COUNT$ is new", "Ящик новый", ["placeholder “$COUNT$” of the source is missing"]
      ),
      (
        "Box $COUNT$ is new", "Ящик $NUMBER$ новый",
        ["no placeholder “$NUMBER$”; “$COUNT$” stays as it is"]
      ),
      ("Box for $5 or $10", "Ящик за 5 или 10 $", []),
      // Words in brackets where some stay.
      (
        "[box] by [lamp] and [friends]", "[box] от [lamp] и [друзей]",
        ["no placeholder “[друзей]”; “[friends]” stays as it is"]
      ),
      ("[box] by [lamp]", "[lamp] для [box]", []),
      ("The box [old] is [new]", "Ящик [старый] и [новый]", []),
      ("[box](a.md) by [lamp](b.md)", "[ящик](a.md) от [lamp](b.md)", []),
      // Dates and addresses are written in many ways.
      ("%B %d, %Y", "%e %B %Y", []), ("%A, %H:%M:%S", "%A, %H:%M", []),
      ("https://en.example.org/a", "https://ru.example.org/%D1%8F", []),
      ("Box %2 is new", "%2-й ящик новый", []), ("Box %2 is new", "%2-ses box", []),
      ("The box is new", "Ящик {name} новый", ["no placeholder “{name}”"]),
      // What stands between tags is one, and a sign of percent belongs to no name in two braces.
      ("Found in <code>{{file}}</code>", "Найдено в {{file}}", []),
      ("{{name}} is {{part}}% full", "{{name}} полон на %{{part}}", []),
      // In pieces, and with an ending behind.
      ("Box %1 is new", "Ящик % 1 новый", ["no placeholder “% 1”; “%1” stays as it is"]),
      ("Box %1 is new", "Ящик 1% новый", ["no placeholder “1%”; “%1” stays as it is"]),
      ("Box %1 is new", "Ящик 11% новый", ["placeholder “%1” of the source is missing"]),
      ("Box %1 is new", "Ящик ％1 новый", ["no placeholder “％1”; “%1” stays as it is"]),
      ("Box %1 is new", "%1i ящик новый", []), ("Box %1s is new", "Ящик %1 с новый", []),
      ("Box %1y %2d is new", "Ящик %1a %2d новый", []),
      ("Box %1d is new", "Ящик %1д новый", []), ("Box %1d is new", "%1j ящик новый", []),
      ("Box %1 is new", "Ящик %& новый", ["placeholder “%1” of the source is missing"]),
      (
        "Added __card__ to __list__", "__card__ добавлена в __spisok__",
        ["no placeholder “__spisok__”; “__list__” stays as it is"]
      ),
      ("Added to __list__ now", "Добавлено в __list__", []),
      ("__Note__: it is new", "__Внимание__: он новый", []),
      // Between back-ticks, which a language may write as quotation marks.
      ("The box `__a__:__b__` is new", "Ящик `__a__:__b__` — новый: __a__", []),
      ("The box `%1` and `rm %2` is new", "Ящик «%1» и «rm %2» новый", []),
      (
        "The box `%1` is new", "Ящик `% 1` новый",
        ["no placeholder “% 1”; “%1” stays as it is"]
      ),
      ("The box “%1” is new", "Ящик `%1` новый", []),
      ("The box `%1` is new", "Ящик `x` новый", ["placeholder “%1” of the source is missing"]),
      // Braces that a text talks about are none.
      ("Found extra { or } in it", "Лишняя { или } в нём", []),
      // A name need not be said twice, nor a number in a form for one.
      (
        "{count} boxes are new", "Новые ящики",
        ["placeholder “{count}” of the source is missing"]
      ),
      ("%n boxes are new", "Один ящик %n новый", []),
      ("Box {name} is new", "Ящик {name} новый, {name}!", []),
      // A list of things to say.
      ("Open %@ Turn on %@ Go to %@ Show %@ Load %@", "Открой %@ Включи %@ Иди к %@", []),
      // What chooses between texts is not compared.
      (
        "{n, plural, one {a box} other {# boxes of {name}}}",
        "{n, plural, one {ящик} other {ящики}}", []
      ),
    ] as [(String, String, [String])])
  func areTold(source: String, draft: String, told: [String]) throws {
    let english = try CheckedDocument.strings(Self.others.map(\.0) + [source], "en")
    let own = try CheckedDocument.strings(Self.others.map(\.1) + [draft], "ru")
    let found = TermChecker(glossary: Glossary(concepts: [], language: "en"))
      .check(own, sources: [english]).findings.filter { $0.rule == "do-not-translate" }
    #expect(found.count == told.count)
    for (finding, message) in zip(found, told) {
      #expect(finding.message.contains(message))
      let keepsOne =
        source.contains("%s") || draft.contains("{") || draft.contains("__") || draft.contains("%")
      #expect(
        finding.severity
          == (message.contains("is missing") || message.contains("are missing")
            ? keepsOne ? .warning : .note : .error))
    }
  }

  /// The form for one need not have the number.
  @Test(arguments: [("one", 0), ("count", 1), ("files_one", 0)])
  func formsForANumberMayLackIt(key: String, count: Int) throws {
    func strings(_ text: String, _ language: LanguageTag) throws -> CheckedDocument {
      let parsed = try JSONStringsFormat().parse(
        Array("{\"a\": {\"\(key)\": \"\(text)\"}}".utf8))
      return CheckedDocument(
        path: "\(language).json", language: language, document: parsed,
        segments: Segmenter.segments(of: parsed, language: language))
    }
    let found = TermChecker(glossary: Glossary(concepts: [], language: "en")).check(
      try strings("Один ящик новый", "ru"), sources: [try strings("{count} box is new", "en")])
    #expect(found.findings.count { $0.rule == "do-not-translate" } == count)
  }

  /// A string that has none of several is no label that says less.
  @Test(arguments: [
    ("Box {a} of {b} is here", "Ящик один из двух тут", Severity.warning),
    ("Box {a} of {b} boxes is here", "Тут", .note), ("Box {a} is here", "Ящик тут стоит", .note),
  ])
  func allAreMissing(source: String, draft: String, severity: Severity) throws {
    let found = TermChecker(glossary: Glossary(language: "en")).check(
      try .strings(["Лампа новая", draft], "ru"),
      sources: [try .strings(["The lamp is new", source], "en")]
    ).findings.filter { $0.rule == "do-not-translate" }
    #expect(found.map(\.severity) == [severity])
  }
}
