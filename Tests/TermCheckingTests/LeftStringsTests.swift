import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Strings of a program that are left in English, with no term in them.
struct LeftStringsTests {
  private static let russian = (0..<8).map { "Лампа в комнате \($0) новая" }
  private static let polish = (0..<8).map { "Lampa pokoju \($0) jest nowa" }
  private static let italian = (0..<8).map { "La lampada della stanza \($0) è nuova" }

  @Test(
    arguments: [
      ("ru", "Change Owner", true), ("ru", "is not one of", true), ("ru", "You are offline", true),
      ("it", "You can import from raw data directly", true),
      ("it", "a face is found?", true), ("it", "Top of the box", true),
      ("it", "Clear all History", true), ("it", "Box fetched successfully", true),
      ("it", "Enable sound recording", true), ("pl", "Scroll to bottom", true),
      // Names, code and what may be a name in the same letters.
      ("ru", "%Y-%m-%d", false), ("ru", "- %s - %d -", false),
      ("ru", "GitHub Desktop", false), ("ru", "file_name of it", false),
      ("ru", "Zorgl Blimp", false),
      ("ru", "Owner", false), ("it", "Change Owner", false),
      ("it", "Box of Change", false), ("it", "Zorgl of the blimp", false),
      ("it", "Web application firewall", false), ("it", "Access control list", false),
      ("pl", "Clear History Now", false), ("pl", "Box to box", false),
    ] as [(LanguageTag, String, Bool)])
  func areTold(language: LanguageTag, left: String, isTold: Bool) throws {
    let english = (0..<8).map { "The lamp of room \($0) is new" } + [left]
    let texts = language == "ru" ? Self.russian : language == "pl" ? Self.polish : Self.italian
    let own = texts + [left]
    let glossary = Glossary(
      concepts: [.example("zebra", language, english: "zebra", "zebra")], language: "en")
    let found = TermChecker(glossary: glossary).check(
      try .strings(own, language), sources: [try .strings(english, "en")]
    ).findings.filter { $0.rule == "untranslated-term" }
    #expect(found.map(\.match) == (isTold ? [left] : []))
    #expect(found.allSatisfy { $0.severity > .note })
  }

  /// A string that nearly all languages translate is told where one leaves it, unless its words are those of that
  /// language.
  @Test(arguments: [
    (
      "Album Gain", "Die Lampe",
      ["the string “Album Gain” is left untranslated here; 8 other languages translate it"]
    ),
    ("Album Gain", "Album öffnen, Gain setzen", []),
    // A string of which nearly all is left has no words of the language, either.
    (
      "Album Gain", "The other lamp is Album Gain",
      ["the string “Album Gain” is left untranslated here; 8 other languages translate it"]
    ),
    ("Box – Zebra", "Die Box", []),
    // Beside placeholders, too, but for a word alone.
    (
      "{count} boxes opened", "Die Lampe",
      [
        "the string “{count} boxes opened” is left untranslated here; 8 other languages translate it"
      ]
    ),
    ("{count} boxes", "Die Lampe", []), ("{count} of {total}", "Die Lampe", []),
    ("Album (A-Z)", "Die Lampe", []), ("Album (m)", "Die Lampe", []),
  ])
  func areToldWhereOthersTranslateThem(left: String, other: String, told: [String]) throws {
    let languages: [LanguageTag] = ["de", "cs", "da", "es", "fr", "hu", "it", "pl", "pt"]
    let checker = TermChecker(
      glossary: Glossary(
        concepts: [.example("zebra", "de", english: "zebra", "Zebra")], language: "en"))
    let english = try CheckedDocument.strings(["The other lamp is new", left], "en")
    var results = try languages.map { language in
      checker.check(
        try .strings(
          language == "de" ? [other, left] : ["Xylo brunk", "Sporvag trunten"], language),
        sources: [english])
    }
    let files = languages.map {
      CheckedFile(path: "\($0).json", language: $0, lines: LineTable(Array("".utf8)))
    }
    DocumentSet.judge(&results, files: files)
    #expect(
      results[0].findings.filter { $0.rule == "untranslated-term" }.map(\.message) == told)
  }

  /// A name that most other languages leave is none that somebody forgot.
  @Test(arguments: [
    ("Lamp Browser", 4, true), ("Lamp Browser", 1, false), ("Press it", 4, false),
  ])
  func namesThatOthersLeaveAreNone(left: String, leaving: Int, isName: Bool) throws {
    let languages: [LanguageTag] = ["ru", "cs", "da", "de", "es"]
    let checker = TermChecker(glossary: Glossary(language: "en"))
    let english = try CheckedDocument.strings(["The lamp is new.", left], "en")
    var results = try languages.enumerated().map { index, language in
      checker.check(
        try .strings(
          [
            language == "ru" ? "Эта лампа новая." : "Xylo brunk.",
            index <= leaving ? left : "Sporvag trunten",
          ], language), sources: [english])
    }
    let files = languages.map {
      CheckedFile(path: "\($0).json", language: $0, lines: LineTable(Array("".utf8)))
    }
    DocumentSet.judge(&results, files: files)
    let found = results[0].findings.filter { $0.rule == "untranslated-term" }
    #expect(found.map(\.isDoubtful) == [isName])
  }

  /// A string of several sentences is as long as all of them, whatever others leave.
  @Test(arguments: [
    ("This box is not open. Press it to go on now.", Severity.warning), ("Not open.", .note),
  ])
  func whatIsProseIsToldAllTheSame(left: String, severity: Severity) throws {
    let languages: [LanguageTag] = ["ru", "ja", "ko"]
    let own = ["ru": "Лампа", "ja": "ランプを開きます", "ko": "램프를 엽니다"]
    let checker = TermChecker(glossary: Glossary(language: "en"))
    let numbers = 0..<30
    let english = try CheckedDocument.strings(numbers.map { "Open lamp \($0)." } + [left], "en")
    var results = try languages.map { language in
      checker.check(
        try .strings(
          numbers.map { "\(own[language.language] ?? "") \($0)." } + [left], language),
        sources: [english])
    }
    let files = languages.map {
      CheckedFile(path: "\($0).json", language: $0, lines: LineTable(Array("".utf8)))
    }
    DocumentSet.judge(&results, files: files)
    let found = results[0].findings.filter { $0.rule == "untranslated-term" }
    #expect(found.map(\.severity) == [severity], "\(found)")
  }

  /// A heading that a language in other letters leaves and three others translate is told, whatever it says; in Latin
  /// letters languages share words, and what others leave may be a name.
  @Test(
    arguments: [
      ("Testing", ["Prüfung", "Pruebas", "テスト"], ["ru"]),
      ("Testing", ["Prüfung", "Pruebas", "Testing"], []),
      ("Testing", ["Prüfung", "Testing", "テスト", "Testy", "Test"], []),
      ("API", ["Schnittstelle", "Interfaz", "インターフェース"], []),
      // A word that is no English one may be a name; and a card may have the title of another page.
      ("Zorgl", ["Lampe", "Lámpara", "ランプ"], []),
      ("<Card title=\"Testing\" />", ["Prüfung", "Pruebas", "テスト"], []),
    ])
  func headingsAreToldWhereOthersTranslateThem(
    heading: String, others: [String], told: [String]
  ) throws {
    func shown(_ text: String) -> String {
      heading.hasPrefix("<")
        ? heading.replacing("Testing", with: text.hasPrefix("<") ? "Testing" : text) : "## \(text)"
    }
    let texts: [(LanguageTag, String)] = [
      ("ru", "Лампа горит, когда солнце зашло."), ("de", "Die Lampe ist hell, wenn es dunkel ist."),
      ("es", "La lámpara brilla cuando se pone el sol."), ("ja", "日が沈むとランプは明るくなります。"),
      ("pl", "Lampa świeci, gdy słońce zajdzie."), ("it", "La lampada brilla quando fa buio."),
    ]
    let source = try CheckedDocument.markdown(
      "\(shown(heading))\n\nThe lamp is bright when the sun has set.", "en")
    let checker = TermChecker(glossary: Glossary(concepts: [], language: "en"))
    let languages = texts.prefix(others.count + 1)
    var results = try zip(languages, [heading] + others).map { text, heading in
      checker.check(
        try .markdown("\(shown(heading))\n\n\(text.1)", text.0), sources: [source])
    }
    let files = languages.map {
      CheckedFile(path: "\($0.0).md", language: $0.0, lines: LineTable(Array("".utf8)))
    }
    DocumentSet.judge(&results, files: files)
    let found = zip(languages, results).filter {
      $0.1.findings.contains { $0.rule == "untranslated-term" && $0.severity == .warning }
    }
    #expect(found.map(\.0.0.canonical) == told)
  }

  /// What may be a name needs five languages, and is one where the language has it in sentences that it translates.
  @Test(arguments: [(5, false, true), (4, false, false), (5, true, false)])
  func headingsThatMayBeNamesAreAskedAbout(others: Int, isUsed: Bool, isTold: Bool) throws {
    let name = "Zorgl Lamp"
    let source = try CheckedDocument.markdown(
      "## \(name)\n\nThe \(name) is bright.\n\nTurn the \(name) off.", "en")
    let used = isUsed ? name : "лампа"
    let texts: [(LanguageTag, String)] =
      [("ru", "## \(name)\n\nЭта \(used) горит ярко.\n\nВыключите \(used) вечером.")]
      + ["de", "es", "pl", "it", "fr"].prefix(others).map { (language: LanguageTag) in
        (language, "## Xylo brunk\n\nSporvag trunten melk.\n\nTrunten sporvag melk.")
      }
    let checker = TermChecker(glossary: Glossary(concepts: [], language: "en"))
    var results = try texts.map { language, text in
      checker.check(try .markdown(text, language), sources: [source])
    }
    let files = texts.map {
      CheckedFile(path: "\($0.0).md", language: $0.0, lines: LineTable(Array("".utf8)))
    }
    DocumentSet.judge(&results, files: files)
    let found = results[0].findings.filter {
      $0.rule == "untranslated-term" && $0.severity == .warning
    }
    #expect(found.count == (isTold ? 1 : 0))
  }
}
