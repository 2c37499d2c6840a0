import Testing

@testable import IsoglossProject

/// In which order drafts are checked, which is not the order in which they are reported.
@Suite struct DraftOrderTests {
  private func draft(_ path: String, of source: String?) -> PreparedDraft {
    .waiting(
      WaitingDraft(path: path, bytes: [], language: "ja", sourceLanguages: ["en"], source: source))
  }

  @Test func translationsOfADocumentComeTogether() {
    let drafts = [
      draft("ja/a.md", of: "en/a.md"), draft("ja/b.md", of: "en/b.md"), .unchanged(path: "x.md"),
      draft("ja/own.md", of: nil), draft("ru/a.md", of: "en/a.md"),
      draft("ru/b.md", of: "en/b.md"), draft("ru/own.md", of: nil),
    ]
    #expect(
      PreparedDraft.bySource(drafts).map { drafts[$0].path } == [
        "ja/a.md", "ru/a.md", "ja/b.md", "ru/b.md", "x.md", "ja/own.md", "ru/own.md",
      ])
  }

  @Test func otherDraftsStayInTheirOrder() {
    let drafts = ["b", "a", "c"].map { draft($0, of: nil) }
    #expect(PreparedDraft.bySource(drafts) == [0, 1, 2])
    #expect(PreparedDraft.bySource([]).isEmpty)
  }
}
