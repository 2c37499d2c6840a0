import Foundation
import IsoglossProject
import Testing

@Suite struct FileSelectionTests {
  private func files(_ tree: TemporaryTree, in folder: String = "") throws -> [String] {
    try FileSelection(extensions: ["md"], respectsIgnoreFiles: true)
      .files(in: [folder.isEmpty ? tree.root : tree.path(folder)])
      .map { RelativePath.of($0, from: tree.root) }
  }

  @Test(arguments: [
    // Deeper files override shallower ones, the last line that matches decides.
    (
      [".gitignore": "*.md\n", "docs/.gitignore": "!kept.md\n"],
      ["x.md", "docs/kept.md", "docs/y.md"], ["docs/kept.md"]
    ),
    ([".gitignore": "!a.md\n*.md\n"], ["a.md"], []),
    ([".gitignore": "*.md\n!a.md\n"], ["a.md", "b.md"], ["a.md"]),
    // What is in a folder that is left out cannot be taken in again.
    ([".gitignore": "out\n!out/a.md\n"], ["out/a.md", "b.md"], ["b.md"]),
    ([".gitignore": "out/*\n!out/a.md\n"], ["out/a.md", "out/b.md"], ["out/a.md"]),
    // Patterns of a folder say nothing about its neighbours.
    (["a/.gitignore": "/x.md\n"], ["a/x.md", "a/b/x.md", "b/x.md"], ["a/b/x.md", "b/x.md"]),
    // What git ignores, .isoglossignore takes in again, and the other way round.
    (
      [".gitignore": "build/\n", ".isoglossignore": "!build/\nold.md\n"],
      ["build/a.md", "old.md"], ["build/a.md"]
    ),
    ([".git/info/exclude": "private.md\n"], ["private.md", "a.md"], ["a.md"]),
    ([".git/info/exclude": "a.md\n", ".gitignore": "!a.md\n"], ["a.md"], ["a.md"]),
    (["wrong.md/.gitignore": "\u{0}\u{1}[\n"], ["wrong.md/a.md"], ["wrong.md/a.md"]),
  ])
  func leavesOut(rules: [String: String], files: [String], left: [String]) throws {
    let tree = try TemporaryTree(rules)
    for file in files { try tree.write("x", to: file) }
    #expect(try self.files(tree) == left)
  }

  @Test func rulesOfTheRepositoryHoldInAFolderOfIt() throws {
    let tree = try TemporaryTree([
      ".git/HEAD": "", ".gitignore": "*.draft.md\nout/\n", "docs/.isoglossignore": "/ja\n",
      "docs/a.md": "", "docs/a.draft.md": "", "docs/ja/a.md": "", "out/a.md": "",
    ])
    #expect(try files(tree, in: "docs") == ["docs/a.md"])
    #expect(try files(tree, in: "out") == ["out/a.md"], "a folder that is named is walked")
  }

  @Test func rulesAboveTheRepositoryDoNot() throws {
    let tree = try TemporaryTree([
      ".gitignore": "*.md\n", "repository/.git/HEAD": "", "repository/a.md": "",
    ])
    #expect(try files(tree, in: "repository") == ["repository/a.md"])
  }

  @Test func excludesOfAWorkTreeAreThoseOfItsRepository() throws {
    let tree = try TemporaryTree([
      "main/.git/info/exclude": "a.md\n", "main/.git/worktrees/w/commondir": "../..\n",
      "w/.git": "gitdir: ../main/.git/worktrees/w\n", "w/a.md": "", "w/b.md": "",
    ])
    #expect(try files(tree, in: "w") == ["w/b.md"])
  }

  @Test(.enabled(if: getuid() != 0, "skipped: root lists every folder"))
  func aFolderThatCannotBeListedIsAnError() throws {
    let tree = try TemporaryTree(["a.md": "", "closed/b.md": ""])
    let closed = tree.path("closed")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: closed)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: closed)
    }
    #expect(throws: RunError.self) { try self.files(tree) }
  }
}
