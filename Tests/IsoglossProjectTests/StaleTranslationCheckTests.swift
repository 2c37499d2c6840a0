import IsoglossProject
import TermChecking
import Testing

/// Git knows which passages were written before their source changed.
@Suite struct StaleTranslationCheckTests {
  private static let source = """
    # Buttons

    Press the button once.

    # Windows

    Close the window with the cross.

    """
  private static let draft = """
    # Кнопки

    Нажмите кнопку один раз.

    # Окна

    Закройте окно крестиком.

    """

  private func repository() throws -> TemporaryTree {
    let folder = try TemporaryTree()
    try folder.write(Self.source, to: "docs/en/x.md")
    try folder.write(Self.draft, to: "docs/ru/x.md")
    try folder.git("init", "-q")
    try folder.git("add", ".")
    try folder.git("commit", "-qm", "Begin", "--date", "2024-05-01T12:00:00Z")
    return folder
  }

  private func findings(in folder: TemporaryTree) async throws -> [String] {
    var configuration = Configuration(base: folder.root)
    configuration.sourceLanguage = "en"
    let run = CheckRun(
      paths: [folder.root + "/docs/ru/x.md"], sources: [folder.root + "/docs/en/x.md"],
      sourceLanguage: "en", rules: RuleSelection(only: ["stale-translation"]), allowsEmpty: true,
      configuration: configuration)
    return try await run.run().flatMap { draft in
      draft.result.findings.map { finding in
        let line = draft.document.lines.position(at: finding.range.lowerBound).line
        return "\(line) \(finding.source?.text ?? "")"
      }
    }
  }

  @Test func nothingIsStaleAtFirst() async throws {
    #expect(try await findings(in: try repository()) == [])
  }

  @Test func aChangedSentenceOpensItsPassage() async throws {
    let folder = try repository()
    let changed = Self.source.replacing("once", with: "twice, then wait for the sound")
    try folder.write(changed, to: "docs/en/x.md")
    try folder.git("commit", "-qam", "Say more")
    #expect(
      try await findings(in: folder) == ["3 Press the button twice, then wait for the sound."])
    try folder.write(
      Self.draft.replacing("один раз", with: "дважды"), to: "docs/ru/x.md")
    #expect(try await findings(in: folder) == [])
    try folder.git("commit", "-qam", "Follow")
    #expect(try await findings(in: folder) == [])
  }

  @Test func lineBreaksAndMarksAreNoChange() async throws {
    let folder = try repository()
    let changed = Self.source.replacing("the window with", with: "the **window**\nwith")
    try folder.write(changed, to: "docs/en/x.md")
    try folder.git("commit", "-qam", "Wrap")
    #expect(try await findings(in: folder) == [])
  }

  @Test func manyDraftsAreLookedUpInOneLog() async throws {
    let folder = try repository()
    for page in 0..<12 {
      try folder.write(Self.source, to: "docs/en/\(page).md")
      try folder.write(Self.draft, to: "docs/ru/\(page).md")
    }
    try folder.git("add", ".")
    try folder.git("commit", "-qm", "Add pages")
    let changed = Self.source.replacing("the cross", with: "the button")
    try folder.write(changed, to: "docs/en/3.md")
    try folder.git("commit", "-qam", "Change one")
    var configuration = Configuration(base: folder.root)
    configuration.sourceLanguage = "en"
    configuration.documents = [
      DocumentPattern(try #require(PathPattern("docs/{lang}/**/*.md")))
    ]
    let run = CheckRun(
      paths: [folder.root + "/docs/ru"], rules: RuleSelection(only: ["stale-translation"]),
      allowsEmpty: true, configuration: configuration)
    let stale = try await run.run().filter { !$0.result.findings.isEmpty }
    #expect(stale.map(\.document.path) == [folder.path("docs/ru/3.md")])
  }

  @Test func outsideOfARepositoryNothingIsKnown() async throws {
    let folder = try TemporaryTree()
    try folder.write(Self.source, to: "docs/en/x.md")
    try folder.write(Self.draft, to: "docs/ru/x.md")
    #expect(try await findings(in: folder) == [])
  }
}
