import Testing

@testable import IsoglossProject

/// The versions of a file tell when its lines were written.
@Suite struct LineCommitsTests {
  private struct History: CustomTestStringConvertible {
    var testDescription: String
    /// The file as it is.
    var now: String
    /// Its versions, the newest first; they are named with letters from a on.
    var versions: [String]
    /// The version of each line; a point for lines of which nothing is known.
    var expected: String
  }

  private static let histories = [
    History(
      testDescription: "one version", now: "one\ntwo", versions: ["one\ntwo"], expected: "aa"),
    History(
      testDescription: "a line was added", now: "one\nnew\ntwo",
      versions: ["one\nnew\ntwo", "one\ntwo"], expected: "bab"),
    History(
      testDescription: "a line moved and was indented", now: "two\n  one",
      versions: ["two\n  one", "one\ntwo"], expected: "bb"),
    History(
      testDescription: "a line is not committed", now: "one\nmine", versions: ["one"],
      expected: "a."),
    History(
      testDescription: "a line was taken out and came back", now: "one",
      versions: ["one", "two", "one"], expected: "a"),
    History(
      testDescription: "the newest change stands on another branch", now: "one\ntwo",
      versions: ["one", "one\ntwo", "one"], expected: "cb"),
    History(
      testDescription: "a line that was copied", now: "Options\none\nOptions\ntwo",
      versions: ["Options\none\nOptions\ntwo", "Options\none"], expected: "abaa"),
    History(
      testDescription: "lines that say nothing go with what is above", now: "one\n\n```\ntwo",
      versions: ["one\n\n```\ntwo", "one"], expected: "bbba"),
    History(
      testDescription: "letters of any script", now: "鍵\nключ", versions: ["鍵\nключ", "鍵"],
      expected: "ba"),
    History(testDescription: "no version", now: "one", versions: [], expected: "."),
    History(testDescription: "an empty file", now: "", versions: ["one"], expected: "."),
  ]

  @Test(arguments: histories)
  private func linesAreAsOldAsTheTextThatHasThem(_ history: History) {
    let names = ["a", "b", "c"]
    let commits = LineCommits(
      of: Array(history.now.utf8),
      versions: zip(names, history.versions).map { name, text in
        LineCommits.Version(commit: .init(id: name, time: 0), bytes: Array(text.utf8))
      })
    #expect(commits.ofLine.map { $0.map { names[$0] } ?? "." }.joined() == history.expected)
  }

  @Test(
    arguments: [
      ("---\nsourceCommit: 1234567\n---\n", "1234567"),
      ("---\ntitle: x\nsource_commit: \"abcdef0123\"\n---\n", "abcdef0123"),
      ("---\nsourceCommit: main\n---\n", nil),
      ("---\n---\nsourceCommit: 1234567\n", nil),
      ("sourceCommit: 1234567\n", nil),
    ] as [(String, String?)])
  func frontMatterNamesTheCommit(_ text: String, _ commit: String?) {
    #expect(LineCommits.named(inFrontMatterOf: Array(text.utf8)) == commit)
  }
}
