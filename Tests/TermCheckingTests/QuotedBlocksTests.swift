import DocumentFormats
import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// What a translation may quote in the language of its source, and what it may not.
struct QuotedBlocksTests {
  private static let glossary = Glossary(
    concepts: [
      Concept(
        id: "harbour",
        terms: [
          Term("harbour", language: "en"), Term("港", language: "ja"),
          Term("гавань", language: "ru"), Term("Hafen", language: "de"),
          Term("puerto", language: "es"), Term("港口", language: "zh-Hans"),
        ]),
      .example("option", "ru", english: "option", "параметр"),
    ], language: "en")

  private func severities(
    _ language: LanguageTag, _ draft: String, source: String, path: String = "a.md"
  ) throws -> [Severity] {
    TermChecker(glossary: Self.glossary)
      .check(
        try .markdown(draft, language, path: path),
        sources: [try .markdown(source, "en", path: path)]
      )
      .findings.filter { $0.rule == "untranslated-term" }.map(\.severity)
  }

  private static let english = "Every ship that left the harbour came back with more than it took."
  private static let page = ["Read this first.", "And then that."]

  private static let own: [LanguageTag: [String]] = [
    "ja": ["まずこれを読みます。", "港を出た船はどれも、積んだものより多くを持ち帰った。", "次にあれです。"],
    "ru": [
      "Сначала прочтите это.", "Каждый корабль, покинувший гавань, вернулся с большим грузом.",
      "А затем то.",
    ],
    "de": [
      "Lesen Sie zuerst das hier.",
      "Jedes Schiff, das den Hafen verließ, kam mit mehr zurück als es mitnahm.",
      "Und dann das andere.",
    ],
    "zh-Hans": ["先读这个。", "每一艘离开港口的船带回来的都比带走的多。", "然后读那个。"],
  ]

  /// How a quotation looks in a source, and in a draft that has it in both languages.
  @Test(arguments: ["ja", "ru", "de", "zh-Hans"] as [LanguageTag])
  func originalsBesideTheirTranslationAreNotReported(_ language: LanguageTag) throws {
    let own = try #require(Self.own[language])
    let (english, credit) = (Self.english, "\n\n— Ann Example, *Leaving the harbour. And then?*")
    let shapes = [
      (english, "\(own[1])\n\n_\(english)_"), (english, "_\(english)_\n\n\(own[1])"),
      ("> \(english)", "> \(own[1])\n>\n> \(english)"),
      ("> \(english)", "> \(own[1])\n\n> \(english)"),
      (english, "\(own[1])\n\n(\(english))"), (english, "\(own[1])\n\n“\(english)”"),
      (english + credit, "\(own[1])\n\n*\(english)*" + credit),
      (english + credit, "\(own[1])\n\n\(english)" + credit),
    ]
    for (source, draft) in shapes {
      let found = try severities(
        language, "\(own[0])\n\n\(draft)\n\n\(own[2])\n",
        source: "\(Self.page[0])\n\n\(source)\n\n\(Self.page[1])\n")
      #expect(found == [], "\(draft)")
    }
  }

  /// A quotation without a translation may be meant; a paragraph that the source stresses, too, is none.
  @Test(arguments: [
    (english, "_\(english)_", Severity.note),
    ("> \(english)", "> \(english)", .note),
    // A message that begins with its name, but a note of the page is nobody's words.
    ("> **LostHarbour**: \(english)", "> **LostHarbour**: \(english)", .note),
    ("> **Harbour**: \(english)", "> **Harbour**: \(english)", .error),
    ("> Note: \(english)", "> Note: \(english)", .error),
    ("> [!NOTE]\n> \(english)", "> [!NOTE]\n> \(english)", .error),
    ("\(english)\n\n— Ann Example", "\(english)\n\n— Ann Example", .note),
    ("_\(english)_", "_\(english)_", .error),
    (english, english, .error),
    ("\(english)\n\n- One\n- Two", "\(english)\n\n- — One\n- — Two", .error),
  ])
  func quotationsMayStay(source: String, draft: String, severity: Severity) throws {
    for language in ["ja", "de"] as [LanguageTag] {
      let own = try #require(Self.own[language])
      let found = try severities(
        language, "\(own[0])\n\n\(draft)\n\n\(own[2])\n",
        source: "\(Self.page[0])\n\n\(source)\n\n\(Self.page[1])\n")
      #expect(found == [severity], "\(language): \(draft)")
    }
  }

  /// Sentences that a translated paragraph quotes.
  @Test(
    arguments: [
      ("zh-Hans", "他说过：“Nobody leaves the harbour. What now is left for us to do?”"),
      ("zh-Hans", "他说过没人离开（Nobody, he said, leaves the harbour. What now is left for us?）。"),
      ("zh-Hans", "— Ann Example，Nobody leaves the harbour? What now is left for us to do."),
      ("ru", "Он сказал «Nobody leaves the harbour. What now is left for us to do?»."),
      ("ja", "彼の言葉です。*Nobody leaves the harbour. What now is left for us to do?*"),
      (
        "de",
        "Er hat damals einfach gesagt: „Nobody leaves the harbour. What now is left for us to do?“"
      ),
    ] as [(LanguageTag, String)])
  func quotedSentencesAreNoErrors(_ language: LanguageTag, draft: String) throws {
    let found = try severities(
      language, "\(Self.own[language]?[0] ?? "")\n\n\(draft)\n",
      source: "Read this.\n\nNobody, he said, leaves the harbour. What now is left for us to do?\n")
    #expect(found.allSatisfy { $0 == .note }, "\(found)")
  }

  /// What a licence says only its authors may word, and nobody reads the changes of old releases.
  @Test(arguments: [
    ("LICENSE.md", Severity.note), ("docs/CODE_OF_CONDUCT.md", .note),
    ("LICENSE-FONTS.txt", .note), ("licences.md", .warning),
    ("docs/CLA.md", .note), ("docs/class.md", .warning), ("choose-a-license.md", .warning),
    ("changelog/1.2.0.md", .note), ("releases/nova-1.2.0.md", .note),
    ("nova-1.2.0-release-notes.md", .note),
    ("prerelease-notes.md", .warning), ("releases.md", .warning), ("license/a.md", .warning),
  ])
  func licencesMayStay(path: String, severity: Severity) throws {
    let text = Array(repeating: Self.english, count: 5).joined(separator: "\n\n")
    #expect(try severities("ja", text, source: text, path: path) == [severity])
  }

  /// What a program makes nobody can mend in its document.
  @Test(arguments: [
    ("<!-- @generated by a tool -->", Severity.note),
    ("{/* Do not edit this file. */}", .note), ("<!-- It is edited. -->", .warning),
    ("Do not edit this file.", .warning),
    ("[//]: # (Do not edit this file, see [there](a.md.)", .note),
    ("---\nauto_generated: true\n---", .note), ("---\n# Do not edit.\na: b\n---", .note),
    ("---\nauto_generated: false\n---", .warning),
  ])
  func whatIsMadeByAProgramMayStay(head: String, severity: Severity) throws {
    let text =
      head + "\n\n" + Array(repeating: Self.english, count: 5).joined(separator: "\n\n")
    #expect(try severities("ja", text, source: text, path: "a.md") == [severity])
  }

  /// The remark of a program is a part of the source that nobody translates, where somebody translates the rest.
  @Test(arguments: [(2, Severity.error), (0, .note)])
  func translationsOfWhatAProgramMakes(paragraphs: Int, severity: Severity) throws {
    let head = "<!-- Do not edit this file. -->\n\n"
    let source = [
      "The sky of the day is blue over the house.", "The night is dark over the house.",
    ]
    let own = ["家の上の昼の空はとても青いです。", "家の上の夜はとても暗いです。"]
    let draft = own.prefix(paragraphs) + source.dropFirst(paragraphs) + [Self.english]
    let found = try severities(
      "ja", head + draft.joined(separator: "\n\n"),
      source: head + (source + [Self.english]).joined(separator: "\n\n"), path: "a.md")
    #expect(found == [severity])
  }

  /// What a program puts its text under is headings alone.
  @Test(arguments: [
    ("", Severity.note), ("Every window of the house shows it.", .warning),
  ])
  func outlinesMayStay(text: String, severity: Severity) throws {
    let text =
      "# nova\n\n## Open Windows\n\n## Close the Windows\n\n## Paint All Windows\n\n\(text)"
    let found = try severities("ja", text, source: text, path: "a.md")
    #expect(found.allSatisfy { $0 <= severity }, "\(found)")
    #expect(found.contains(severity) || severity == .note)
  }

  /// A program may say at the end that it made the document.
  @Test(arguments: [
    ("###### Auto generated by a tool", Severity.note), ("Auto generated by a tool", .note),
    ("Generated by a tool", .warning),
  ])
  func whatEndsAsAProgramDoesMayStay(end: String, severity: Severity) throws {
    let text =
      Array(repeating: Self.english, count: 5).joined(separator: "\n\n") + "\n\n" + end
    #expect(try severities("ja", text, source: text, path: "a.md") == [severity])
  }

  /// A name of a part of an interface is one where both languages say so.
  @Test(arguments: [
    ("Pass an options object.", "Передайте объект options.", Severity.note),
    ("Pass the options.", "Передайте объект options.", .error),
    ("Pass an options object.", "Передайте options в виде объекта.", .error),
  ])
  func membersMayStay(source: String, draft: String, severity: Severity) throws {
    #expect(try severities("ru", draft, source: source) == [severity])
  }
}
