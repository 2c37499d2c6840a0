import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Labels that documents translate in different ways are told without a term of the glossary.
struct VariedLabelsTests {
  private static let sentence = "The lamp is bright when the sun has set."
  private static let translation = "Die Lampe ist hell, wenn die Sonne untergeht."

  /// What is told of documents, given by a label of each, whose source is in all of them the same.
  private func findings(
    _ labels: [String], of source: String, in frame: (String) -> String = { "## \($0)" },
    _ languages: [LanguageTag] = ["de"], concepts: [Concept] = []
  ) throws -> [[Finding]] {
    let checker = TermChecker(glossary: Glossary(concepts: concepts, language: "en"))
    let original = try CheckedDocument.markdown("\(frame(source))\n\n\(Self.sentence)", "en")
    let files = labels.indices.map {
      CheckedFile(
        path: "\($0).md", language: languages[$0 % languages.count], lines: LineTable([]))
    }
    var results = try zip(labels, files).map { label, file in
      checker.check(
        try .markdown("\(frame(label))\n\n\(Self.translation)", file.language),
        sources: [original])
    }
    DocumentSet.judge(&results, files: files)
    return results.map { $0.findings.filter { $0.rule == "inconsistent-segment" } }
  }

  private func repeated(_ label: String, _ count: Int) -> [String] {
    Array(repeating: label, count: count)
  }

  /// How many documents have the usual and another translation, and how many warnings and notes there are.
  @Test(arguments: [
    (4, 1, 1, 0), (3, 1, 0, 1), (8, 2, 2, 0), (12, 3, 3, 0), (7, 2, 0, 1), (16, 4, 1, 0),
    (4, 0, 0, 0),
  ])
  func areWarnedOfWhereOneIsUsual(usual: Int, other: Int, warnings: Int, notes: Int) throws {
    let found = try findings(
      repeated("Siehe auch", usual) + repeated("Verwandtes", other), of: "See also")
    #expect(found.prefix(usual).joined().isEmpty)
    #expect(found.joined().count { $0.severity == .warning } == warnings)
    #expect(found.joined().count { $0.severity == .note } == notes)
  }

  @Test func reportsNameTheOtherPlaces() throws {
    let few = try findings(repeated("Siehe auch", 4) + ["Verwandtes"], of: "See also").joined()
    #expect(few.map(\.message) == ["“See also” is translated “Siehe auch” in 4 other documents"])
    #expect(few.first?.suggestions.map(\.text) == ["Siehe auch"])
    #expect(few.first?.suggestions.contains(where: \.isSafe) == false)
    #expect(few.first?.related.map(\.path) == ["0.md"])
    let many = try findings(
      repeated("Siehe auch", 20) + repeated("Verwandtes", 5), of: "See also"
    ).joined()
    #expect(
      many.map(\.message) == [
        "“See also” is translated “Siehe auch” in 20 other documents, and like this in 5"
      ])
    #expect(many.first?.related.map(\.path) == ["0.md", "21.md", "22.md", "23.md", "24.md"])
    let open = try findings(["Siehe auch", "Verwandtes", "Mehr dazu"], of: "See also").joined()
    #expect(
      open.map(\.message) == [
        "“See also” is translated in 3 ways: “Siehe auch” (1), “Verwandtes” (1), “Mehr dazu” (1)"
      ])
    #expect(open.first?.related.map(\.path) == ["0.md", "2.md"])
  }

  /// Nothing but case, marks, the number or the case of words, and what is left as it is.
  @Test(arguments: [
    ("See also", ["Siehe auch", "Siehe Auch", "siehe auch:"]),
    ("Box", ["Kasten", "Kästen", "Kastens"]), ("See also", ["Siehe auch", "See also"]),
    ("See also", ["Siehe auch", "Siehe auch"]), ("`open`", ["`öffne`", "`auf`"]),
  ])
  func areNotTold(source: String, labels: [String]) throws {
    #expect(try findings(labels, of: source).joined().isEmpty)
  }

  /// A particle or the ending of a verb makes no other name.
  @Test(arguments: [
    ("Message status", ["メッセージのステータス", "メッセージステータス"], 0),
    ("Package the box", ["箱をパッケージ化する", "箱をパッケージ"], 0),
    ("Parameter extractor", ["パラメータ抽出器", "パラメータ展開器"], 1),
  ])
  func japaneseLinksAreNone(source: String, labels: [String], count: Int) throws {
    #expect(try findings(labels, of: source, ["ja"]).joined().count == count)
  }

  @Test func areComparedWithinOneLanguage() throws {
    let labels = ["Siehe auch", "Zie ook", "Siehe auch", "Zie ook"]
    #expect(try findings(labels, of: "See also", ["de", "nl"]).joined().isEmpty)
    #expect(try findings(labels, of: "See also").joined().count == 1)
  }

  /// A heading is compared with headings, a cell with cells.
  @Test(arguments: [
    ("- %", 1), ("| 1 | 2 |\n|---|---|\n| α | % |", 0),
    ("| 1 | 2 |\n|---|---|\n| α | β % |", 1), ("---\ntitle: %\n---", 1), ("%", 0),
    ("- % is bright.", 0),
  ])
  func otherLabelsAreComparedToo(frame: String, count: Int) throws {
    let found = try findings(
      ["Vorgabe", "Standard"], of: "Default",
      in: { label in
        frame.split(separator: "%", omittingEmptySubsequences: false).joined(separator: label)
      })
    #expect(found.joined().count == count)
  }

  /// A wording that the glossary forbids is told as such.
  @Test func forbiddenWordingsAreNone() throws {
    let concept = Concept(
      id: "c",
      terms: [
        Term("default", language: "en", status: .preferred),
        Term("Vorgabe", language: "de", status: .preferred),
        Term("Standard", language: "de", status: .forbidden),
      ])
    let found = try findings(
      ["Vorgabe", "Standard"], of: "Default", concepts: [concept])
    #expect(found.joined().isEmpty)
  }

  /// Where a table has other columns than its source, the word for one of them stands beside another.
  @Test(arguments: [("Kopf", Severity.warning), ("Typ", .note)])
  func cellsThatAreTheWordForAnotherAreNotes(cell: String, severity: Severity) throws {
    let checker = TermChecker(glossary: Glossary(concepts: [], language: "en"))
    func table(_ first: String, _ second: String, _ sentence: String) -> String {
      "| \(first) | \(second) |\n|---|---|\n| α | β |\n\n\(sentence)"
    }
    let original = try CheckedDocument.markdown(table("Name", "Type", Self.sentence), "en")
    let cells = repeated("Titel", 4) + [cell]
    var results = try cells.map { cell in
      checker.check(
        try .markdown(table(cell, "Typ", Self.translation), "de"), sources: [original])
    }
    let files = cells.indices.map {
      CheckedFile(path: "\($0).md", language: "de", lines: LineTable([]))
    }
    DocumentSet.judge(&results, files: files)
    #expect(results.map { $0.findings.map(\.severity) } == [[], [], [], [], [severity]])
  }

  /// What is told of strings, each with its translation.
  private func messages(_ strings: [(String, String)]) throws -> [String] {
    let checker = TermChecker(glossary: Glossary(concepts: [], language: "en"))
    var results = [
      checker.check(
        try .strings(strings.map(\.1), "fr"), sources: [try .strings(strings.map(\.0), "en")])
    ]
    DocumentSet.judge(
      &results, files: [CheckedFile(path: "fr", language: "fr", lines: LineTable([]))])
    return results[0].findings.filter { $0.rule == "inconsistent-segment" }.map(\.message)
  }

  /// Strings of one file are compared, too, be they in other letters or with another mark behind; what is left is told where
  /// all others translate it.
  @Test(
    arguments: [
      (
        [("Cancel", "Annuler"), ("Cancel", "Annulation"), ("Close", "Fermer")],
        ["“Cancel” is translated in 2 ways: “Annuler” (1), “Annulation” (1)"]
      ),
      (
        [("Basic Details", "Détails de base"), ("Basic details:", "Informations :")],
        ["“Basic details:” is translated in 2 ways: “Détails de base :” (1), “Informations :” (1)"]
      ),
      (
        [("Site", "Page"), ("Site", "Page"), ("Site", "Page"), ("Site", "Page"), ("Site", "Site")],
        ["“Site” is left here, and translated “Page” in 4 other places"]
      ),
      ([("Site", "Page"), ("Site", "Site")], []),
      (
        [("Home page", "Accueil"), ("Home page", "Home page")],
        ["“Home page” is left here, and translated “Accueil” in 1 other place"]
      ),
      // A single word in other letters, or a verb as the label of a value, may be another.
      ([("To", "À"), ("to", "jusqu’à")], []),
      ([("Download", "Télécharger"), ("Download:", "Vitesse :")], []),
      (
        [("Category", "Catégorie"), ("Category:", "Groupe :")],
        ["“Category:” is translated in 2 ways: “Catégorie :” (1), “Groupe :” (1)"]
      ),
      // The label behind its translation, and an abbreviation.
      ([("FAQ", "Questions"), ("FAQ", "Questions FAQ")], []),
      (
        [("Site", "Web"), ("Site", "Website")],
        ["“Site” is translated in 2 ways: “Web” (1), “Website” (1)"]
      ),
      ([("Average speed", "Vitesse moyenne"), ("Average speed", "Vit. moyenne")], []),
      ([("Site", "Site"), ("Site", "Site"), ("Site", "Page")], []),
      // Three words are compared as a sentence is.
      (
        [("Close the box", "Fermer la boîte"), ("Close the box", "Ferme la boîte")],
        ["this sentence is translated “Fermer la boîte” elsewhere"]
      ),
    ] as [([(String, String)], [String])])
  func stringsAreComparedWithinAFile(strings: [(String, String)], told: [String]) throws {
    #expect(try messages(strings) == told)
  }

  /// What hardly differs is only counted.
  @Test(arguments: [
    (["Beispiele", "Proben"], false), (["Beispiele", "Beispiele dafür"], true),
    (["Beispiele", "Beispiele", "Beispiele dafür"], false),
  ])
  func nearlySameTranslationsAreDoubtful(labels: [String], isDoubtful: Bool) throws {
    let found = try findings(labels, of: "Examples").joined()
    #expect(found.map(\.isDoubtful) == [isDoubtful])
  }

  @Test func proposalsAreWrittenAsTheirPlaceIs() throws {
    let found = try findings(
      repeated("Siehe auch", 4) + ["Verwandtes:"], of: "See also:"
    ).joined()
    #expect(found.first?.suggestions.map(\.text) == ["Siehe auch:"])
  }

  /// Opposite strings that have each other's translation: one of the two has to be wrong, whichever stands there oftener.
  @Test(arguments: [
    (["放大", "缩小", "缩小", "放大"], ["缩小 warning", "放大 warning"]),
    (["放大", "缩小", "放大", "缩小"], []), (["放大", "缩小", "扩大", "缩减"], ["扩大 note", "缩减 note"]),
  ])
  func oppositesThatAreExchangedAreTold(texts: [String], told: [String]) throws {
    let english = ["Zoom in", "Zoom out", "Zoom In", "Zoom Out", "The lamp is new."]
    let checker = TermChecker(glossary: Glossary(language: "en"))
    var results = [
      checker.check(
        try .strings(texts + ["灯是新的。"], "zh-Hans"), sources: [try .strings(english, "en")])
    ]
    DocumentSet.judge(
      &results, files: [CheckedFile(path: "zh.json", language: "zh-Hans", lines: LineTable([]))])
    let found = results[0].findings.filter { $0.rule == "inconsistent-segment" }
    #expect(found.map { "\($0.match) \($0.severity)" } == told)
    #expect(
      !told.contains("缩小 warning") || found.first?.message.contains("“Zoom out” the other") == true)
  }

  /// One word may have another sense in another folder, and posts are written each by itself.
  @Test(arguments: [
    ("See also", "docs/a/x.md", Severity.warning), ("Type", "docs/b/x.md", .warning),
    ("Type", "docs/a/x.md", .note), ("See also", "blog/x/index.md", .note),
  ])
  func whatLiesApartIsANote(label: String, path: String, severity: Severity) throws {
    let checker = TermChecker(glossary: Glossary(language: "en"))
    let original = try CheckedDocument.markdown("## \(label)\n\n\(Self.sentence)", "en")
    let labels = repeated("Siehe auch", 4) + ["Verwandtes"]
    let files = labels.indices.map {
      CheckedFile(path: $0 < 4 ? "docs/b/\($0).md" : path, language: "de", lines: LineTable([]))
    }
    var results = try labels.map {
      checker.check(try .markdown("## \($0)\n\n\(Self.translation)", "de"), sources: [original])
    }
    DocumentSet.judge(&results, files: files)
    let found = results.flatMap(\.findings).filter { $0.rule == "inconsistent-segment" }
    #expect(found.map(\.severity) == [severity])
  }

  /// The number of a section that the source does not have is no other translation, and a heading that goes on behind a mark
  /// is that of another edition.
  @Test(arguments: [
    ("3.4 Siehe auch", 0, 0), ("Siehe auch – die Lampe", 0, 1), ("Siehe auch: Lampen", 0, 1),
    ("Siehe auch Lampen", 1, 0), ("4 Verwandtes", 1, 0),
  ])
  func numbersAndWhatGoesOnAreNoOthers(label: String, warnings: Int, notes: Int) throws {
    let found = try findings(repeated("Siehe auch", 5) + [label], of: "See also").joined()
    #expect(found.count { $0.severity == .warning } == warnings)
    #expect(found.count { $0.severity == .note } == notes)
  }
}
