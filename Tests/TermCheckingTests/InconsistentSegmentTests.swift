import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

struct InconsistentSegmentTests {
  /// A wording with a forbidden term is not held against another, be it the first or in the memory.
  @Test(
    arguments: [
      ("Нажмите синий тумблер сейчас.", "Нажмите синий переключатель сейчас.", nil),
      (
        "Нажмите синий переключатель сейчас.", "Нажмите синий тумблер сейчас.",
        "Нажмите синий переключатель сейчас."
      ),
      ("Нажмите синий тумблер сейчас.", "Сейчас нажмите синий тумблер.", nil),
      (
        "Нажмите синий переключатель сейчас.", "Сейчас нажмите этот переключатель.",
        "Нажмите синий переключатель сейчас."
      ),
    ] as [(String, String, String?)])
  func noForbiddenWordingIsSuggested(first: String, second: String, expected: String?) {
    let checker = TermChecker(
      glossary: Glossary(
        concepts: [
          .example("toggle", "ru", "переключатель", forbidden: ["тумблер"]),
          Concept(
            id: "blue", terms: [Term("синий тумблер", language: "ru", status: .proposed)]),
        ]), languages: ["ru"])
    let found = checker.check(
      CheckedDocument(plainText: "\(first)\n\n\(second)", language: "ru"),
      sources: [
        CheckedDocument(
          plainText: "Press the blue switch now.\n\nPress the blue switch now.", language: "en")
      ]
    ).findings.filter { $0.rule == "inconsistent-segment" }
    #expect(found.flatMap(\.suggestions).map(\.text) == [expected].compactMap(\.self))
  }

  /// What the draft has most often is right, be it the first or not.
  @Test(arguments: [["a", "b", "b"], ["b", "a", "b"], ["b", "b", "a"]])
  func theRareWordingIsTold(order: [String]) throws {
    let wordings = ["a": "Нажмите на эту синюю кнопку сейчас.", "b": "Нажмите эту кнопку сейчас."]
    let draft = order.compactMap { wordings[$0] }
    let found = TermChecker(glossary: Glossary(concepts: [])).check(
      try .markdown(draft.joined(separator: "\n\n"), "ru"),
      sources: [
        try .markdown(
          Array(repeating: "Press the blue switch now.", count: 3).joined(separator: "\n\n"), "en")
      ]
    ).findings.filter { $0.rule == "inconsistent-segment" }
    #expect(found.map(\.match) == [wordings["a"]])
    #expect(found.flatMap(\.suggestions).map(\.text) == [wordings["b"]])
  }

  /// What one place leaves and another translates is left, whatever else it is.
  @Test func aSentenceThatIsLeftIsCalledSo() throws {
    let found = TermChecker(glossary: Glossary(concepts: [])).check(
      CheckedDocument(plainText: "Нажмите на синюю лампу.\n\nPress Blue Lamp.", language: "ru"),
      sources: [CheckedDocument(plainText: "Press Blue Lamp.\n\nPress Blue Lamp.", language: "en")]
    ).findings.filter { $0.rule == "inconsistent-segment" }
    #expect(
      found.map(\.message) == [
        "this sentence is left as it is, and translated “Нажмите на синюю лампу.” elsewhere"
      ])
  }

  /// An index is sorted by the letters of its language, and nothing in it stands beside what it translates.
  @Test(arguments: [(7, true), (8, false)])
  func entriesOfAnIndexAreNotCompared(letters: Int, areCompared: Bool) throws {
    func page(_ entries: [String], _ language: LanguageTag) throws -> CheckedDocument {
      let sections = zip("ABCDEFGH", entries).prefix(letters)
        .map { "## \($0)\n\n- \($1)\n\n" }.joined()
      return try .markdown(sections, language)
    }
    let found = TermChecker(glossary: Glossary(concepts: [])).check(
      try page(Array(repeating: "Grüne Kiste am See", count: 7) + ["Blaue Lampe am Weg"], "de"),
      sources: [
        try page(
          ["Blue lamp by the way"] + Array(repeating: "Green crate at the lake", count: 5)
            + Array(repeating: "Blue lamp by the way", count: 2), "en")
      ]
    ).findings
    #expect(found.contains { $0.rule == "inconsistent-segment" } == areCompared)
  }

  /// Number and case follow from the place, unless one translation is the rule.
  @Test(
    arguments: [
      ("ru", ["Правила для игры Go", "Правило для игры Go"], [.note]),
      ("ru", ["Набор правил игры", "Набора правил игры"], [.note]),
      ("uk", ["Правила для гри Go", "Правило для гри Go"], [.note]),
      ("de", ["Regeln für Spiele jetzt", "Regel für Spiele jetzt"], [.note]),
      ("de", ["Der Regel für Spiele", "Die Regel für Spiele"], [.note]),
      ("ru", ["Правила для игры Go", "Законы для игры Go"], [.warning]),
      ("ru", ["Правила для игры Go", "Правила для игрока Go"], [.warning]),
      (
        "ru",
        [
          "Правила для игры Go", "Правила для игры Go", "Правила для игры Go",
          "Правило для игры Go",
        ],
        [.warning]
      ),
    ] as [(LanguageTag, [String], [Severity])])
  func formsOfWords(language: LanguageTag, drafts: [String], severities: [Severity]) throws {
    let found = TermChecker(glossary: Glossary(concepts: [])).check(
      try .markdown(drafts.map { "# \($0)\n\nText." }.joined(separator: "\n\n"), language),
      sources: [
        try .markdown(
          drafts.map { _ in "# Rules for games now\n\nText." }.joined(separator: "\n\n"), "en")
      ]
    ).findings.filter { $0.rule == "inconsistent-segment" }
    #expect(found.map(\.severity) == severities, "\(found)")
  }

  /// A wording from elsewhere takes the capital and the mark of its place.
  @Test(
    arguments: [
      ("Añadir a la colección:", "Add to box", "Añadir a caja", "es", "Añadir a la colección"),
      ("Subir una foto", "Upload a photo:", "Cargar una foto:", "es", "Subir una foto:"),
      ("Суффикс файла", "file suffix", "суффикс имени", "ru", "суффикс файла"),
      ("суффикс файла", "File suffix", "Суффикс имени", "ru", "Суффикс файла"),
      ("Datei öffnen", "open file", "öffne Datei", "de", "Datei öffnen"),
      ("Save.", "Save it.", "Speichern.", "de", "Save."),
    ] as [(String, String, String, LanguageTag, String)])
  func wordings(
    other: String, source: String, draft: String, language: LanguageTag, expected: String
  ) {
    #expect(InconsistentSegment.wording(other, like: draft, of: source, language) == expected)
  }

  /// Singular and plural of one thing may have one translation.
  @Test(arguments: [
    ("The box is open", "The boxes are open", false),
    ("This copy has it", "These copies have it", false),
    ("The box is open", "The lamp is broken", true),
  ])
  func numbersMayBeTheSame(first: String, second: String, expected: Bool) {
    #expect(TranslationLikeness.differ(first, second) == expected)
  }
}
