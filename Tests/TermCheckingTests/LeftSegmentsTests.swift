import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// A sentence that is left needs a translation, not one word of its language in it.
struct LeftSegmentsTests {
  private static let glossary = Glossary(
    concepts: [
      Concept(
        id: "drawer",
        terms: [
          Term("drawer", language: "en"), Term("tiroir", language: "fr"),
          Term("引き出し", language: "ja"), Term("ящик", language: "ru"),
        ])
    ], language: "en")

  private func mayBeWritten(
    _ language: LanguageTag, _ draft: String, _ source: String?
  ) throws -> Set<Bool> {
    let found = try ForeignPassages.findings(
      "untranslated-term", language, draft, source: source, glossary: Self.glossary)
    return Set(found.flatMap(\.suggestions).map(\.isInflected))
  }

  @Test(
    arguments: [
      ("fr", "The drawer", "The drawer"), ("fr", "## This drawer", "## The drawer of this"),
      ("fr", "Drawer from the left", "The left drawer"), ("ja", "Drawer (left)", "Drawer (left)"),
      ("ru", "- Left drawer\n- Справа", "- Left drawer\n- Right"),
    ] as [(LanguageTag, String, String)])
  func noWordIsReplacedInWhatIsLeft(
    language: LanguageTag, draft: String, source: String
  ) throws {
    #expect(try mayBeWritten(language, draft, source).subtracting([false]).isEmpty)
  }

  @Test(
    arguments: [
      ("fr", "Ouvrez drawer à gauche.", "Open the drawer on the left."),
      // The whole of it is the term.
      ("fr", "- Drawer\n- À gauche", "- Drawer\n- On the left"),
      ("ja", "drawerを開きます。", "Open the drawer."), ("ja", "drawerを開きます。", nil),
    ] as [(LanguageTag, String, String?)])
  func aWordOfATranslatedSentenceIs(
    language: LanguageTag, draft: String, source: String?
  ) throws {
    #expect(try mayBeWritten(language, draft, source) == [true])
  }

  /// A heading that may be in either language goes with the paragraph that is left below it.
  @Test(arguments: [
    ("# Drawer\n\nThe box is open and the lid is on the table.", 1),
    ("# Drawer\n\nLa boîte est ouverte et le couvercle est là.", 1),
    ("# Drawer\n\nThe box is open.\n\nThe drawer of the box is on the table now.", 1),
  ])
  func aHeadingGoesWithWhatItStandsAbove(draft: String, count: Int) throws {
    let source = "# Drawer\n\nThe box is open.\n\nThe drawer of the box is on the table now."
    let found = try ForeignPassages.findings(
      "untranslated-term", "fr", draft, source: source, glossary: Self.glossary)
    #expect(found.count == count)
  }

  /// What nobody has translated yet is no place to look for spellings of names.
  @Test(
    arguments: [
      ("de", "This will also be old in the New-Lumen.", Severity.note),
      ("de", "Das ist auch alt im New-Lumen.", .error),
      ("ru", "This will also be old in the New-Lumen.", .note), ("ru", "Это в New-Lumen.", .error),
      ("ru", "New-Lumen", .error),
    ] as [(LanguageTag, String, Severity)])
  func namesOfLeftSentencesAreNotes(
    language: LanguageTag, draft: String, severity: Severity
  ) throws {
    let name = Concept(
      id: "lumen", terms: [Term("New Lumen", language: "en", status: .doNotTranslate)])
    let found = TermChecker(glossary: Glossary(concepts: [name], language: "en")).check(
      try .markdown(draft, language), sources: [try .markdown("It is in the New Lumen.", "en")]
    ).findings.filter { $0.rule == "do-not-translate" }
    #expect(found.map(\.severity) == [severity], "\(draft)")
  }

  /// A form that a language forbids may be a word of its source.
  @Test func noForbiddenFormIsReplacedThere() throws {
    let glossary = Glossary(
      concepts: [
        Concept(
          id: "drawer",
          terms: [
            Term("drawer", language: "en"), Term("tiroir", language: "fr"),
            Term("drawer", language: "fr", status: .forbidden),
          ])
      ], language: "en")
    func written(_ draft: String) throws -> [Bool] {
      TermChecker(glossary: glossary).check(
        try .markdown(draft, "fr"), sources: [try .markdown("The drawer of the desk", "en")]
      ).findings.flatMap(\.suggestions).map(\.isInflected)
    }
    #expect(try !written("The drawer of the desk").contains(true))
    #expect(try written("Le drawer du bureau") == [true])
  }
}
