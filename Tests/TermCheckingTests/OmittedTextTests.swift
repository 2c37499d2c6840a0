import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Drafts that have nothing for most of their source.
struct OmittedTextTests {
  private static let source = [
    "# Oven", "The lamp shows whether the oven is hot.", "Turn the knob to choose how hot it gets.",
    "A bell rings when the bread is done.", "Never open the door while it rings.",
    "The tray slides out by itself.", "## Care", "Clean the glass of the lamp once a week.",
  ]
  private static let draft = [
    "# Печь", "Лампа показывает, горяча ли печь.", "Поверните ручку, чтобы выбрать жар.",
    "Когда хлеб готов, звенит колокольчик.", "Не открывайте дверцу, пока он звенит.",
    "Противень выезжает сам.", "## Уход", "Раз в неделю мойте стекло лампы.",
  ]

  private func findings(_ draft: [String]) throws -> [Finding] {
    let concepts = [
      Concept.example("lamp", "ru", english: "lamp", "лампа"),
      .example("bell", "ru", english: "bell", "колокольчик"),
    ]
    let checker = TermChecker(glossary: Glossary(concepts: concepts, language: "en"))
    return checker.check(
      try CheckedDocument.markdown(draft.joined(separator: "\n\n"), "ru"),
      sources: [try CheckedDocument.markdown(Self.source.joined(separator: "\n\n"), "en")]
    ).findings.filter { $0.rule == "missing-term" }
  }

  @Test(arguments: [(8, 0), (5, 0), (3, 1)])
  func breaksOff(paragraphs: Int, notes: Int) throws {
    let found = try findings(Array(Self.draft.prefix(paragraphs)))
    let omissions = found.filter { $0.message.hasPrefix("the draft has nothing for ") }
    #expect(omissions.count == notes)
    #expect(omissions.allSatisfy { $0.severity == .note && $0.confidence > 0.5 })
  }

  @Test func aPageThatIsYetToComeMissesNoTerms() throws {
    let found = try findings(["Страница ещё не переведена."])
    #expect(found.map(\.severity) == [.note])
    #expect(found.first?.message.hasPrefix("the draft has hardly anything of ") == true)
  }

  /// A path, a sign and a picture need not be there, and are not told as left out.
  @Test(arguments: [
    ("✓", []), ("![The oven](oven-2.png)", []), ("https://a.b/c", []), ("The oven.", ["The oven."]),
  ])
  func whatNeedNotBeThereIsNotLeftOut(text: String, omitted: [String]) throws {
    let source = (Self.source + [text]).joined(separator: "\n\n")
    let result = TermChecker(glossary: Glossary()).check(
      try CheckedDocument.markdown(Self.draft.joined(separator: "\n\n"), "ru"),
      sources: [try CheckedDocument.markdown(source, "en")])
    #expect(result.omittedPassages.map(\.text) == omitted)
  }

  /// Two headings right above the same paragraph belong together, whatever they say.
  @Test(arguments: [
    ("## Уход", []),
    (
      "## Как сделать так, чтобы печь прослужила хозяйке долгие годы, и что для этого понадобится",
      []
    ),
    ("", ["Care"]),
  ])
  func headingsOfTheSameParagraphBelongTogether(heading: String, omitted: [String]) throws {
    let draft = Self.draft.map { $0 == "## Уход" ? heading : $0 }
    let result = TermChecker(glossary: Glossary()).check(
      try CheckedDocument.markdown(draft.joined(separator: "\n\n"), "ru"),
      sources: [try CheckedDocument.markdown(Self.source.joined(separator: "\n\n"), "en")])
    #expect(result.omittedPassages.map(\.text) == omitted)
  }

  /// Chinese and Japanese count some things by a character that says what they are.
  @Test(arguments: [
    ("10 messages", "10 通", true), ("10 messages", "10 通です", false), ("messages", "通", false),
    ("Messages.", "通。", false),
    ("10 new messages", "10 通", false),
  ])
  func countersStandForWhatTheyCount(source: String, draft: String, isExcused: Bool) throws {
    let message = Concept.example("message", "ja", english: "message", "メッセージ")
    let found = TermChecker(glossary: Glossary(concepts: [message], language: "en"))
      .check(
        try .markdown("# 箱\n\n\(draft)\n\n空は青い。\n", "ja"),
        sources: [try .markdown("# Box\n\n\(source)\n\nThe sky is blue.\n", "en")]
      ).findings.filter { $0.rule == "missing-term" }
    #expect(found.contains { $0.message.hasSuffix("“通” counts it") } == isExcused, "\(found)")
  }
}
