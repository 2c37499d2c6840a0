import Testing

@testable import IsoglossProject

/// git's log tells which commits changed which file.
@Suite struct ChangeLogTests {
  private static let log = ChangeLog(
    output: Array("\u{1}c3 30\0\nb.md\0\0\u{1}c2 20\0\u{1}c1 10\0\na b.md\0b.md\0".utf8))

  @Test func commitsComeTheNewestFirst() {
    #expect(Self.log.commits.map(\.id) == ["c3", "c2", "c1"])
    #expect(Self.log.commits.map(\.time) == [30, 20, 10])
  }

  @Test(arguments: [("b.md", ["c3", "c1"]), ("a b.md", ["c1"]), ("c.md", [])])
  func filesKnowTheirCommits(_ path: String, _ commits: [String]) {
    #expect(Self.log.commits(of: path).map(\.id) == commits)
  }

  @Test(arguments: [
    ("b.md", "a b.md", true), ("a b.md", "b.md", false), ("b.md", "b.md", true),
    ("b.md", "c.md", false), ("mine.md", "b.md", true), ("c.md", "b.md", false),
  ])
  func filesChangeWhenTheyAreCommittedAndBefore(_ path: String, _ other: String, _ changes: Bool) {
    let log = ChangeLog(
      output: Array("\u{1}c2 20\0\nb.md\0\0\u{1}c1 10\0\na b.md\0b.md\0".utf8),
      changed: Array("mine.md\0".utf8))
    #expect(log.hasChanged(path, sinceBeginOf: other) == changes)
  }

  @Test(arguments: ["", "\0\0\0", "x.md\0", "\u{1}\0", "\u{1}c1\0x.md\0", "\u{1}c1 soon\0\n"])
  func whatIsNoLogSaysNothing(_ output: String) {
    let log = ChangeLog(output: Array(output.utf8))
    #expect(log.commits.isEmpty)
    #expect(log.commits(of: "x.md").isEmpty)
  }

  @Test(arguments: [
    (ChangeLog.Commit(id: "0123456789abcdef", time: 1_714_564_800), "0123456 (2024-05-01)"),
    (ChangeLog.Commit(id: "0123456789abcdef", time: 0), "0123456"),
  ])
  func peopleCallACommitByItsDay(_ commit: ChangeLog.Commit, _ name: String) {
    #expect(commit.name == name)
  }
}
