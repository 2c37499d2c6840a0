import Foundation
import Testing

@testable import IsoglossProject

/// Facts that `git check-ignore` gives the same answers to.
@Suite struct IgnorePatternTests {
  @Test(arguments: [
    ("*.md", "x.md"), ("*.md", "docs/a/x.md"), ("docs", "a/docs"), ("/docs", "docs"),
    ("docs/*", "docs/x.md"), ("docs/**", "docs/a/x.md"), ("**/build", "build"),
    ("**/build", "a/b/build"), ("a/**/c", "a/c"), ("a/**/c", "a/x/y/c"), ("foo?.md", "z/foo1.md"),
    ("[a-c]x.md", "bx.md"), ("[!a-c]x.md", "dx.md"), ("[^d]x.md", "ax.md"), ("[]]x", "]x"),
    ("[a-]x", "-x"), ("x\\*.md", "x*.md"), ("\\#c", "#c"), ("\\!n", "!n"), ("trail\\ ", "trail "),
    ("trail   ", "trail"), ("**foo", "xfoo"), ("*/c", "z/c"), ("a**c", "abc"),
    ("a/***/c", "a/x/y/c"), ("*.md\r", "x.md"),
    ("日?.md", "docs/日本.md"), ("doc*/x.md", "docs/x.md"),
  ])
  func matches(pattern: String, path: String) throws {
    #expect(try #require(IgnorePattern(pattern)).matches(path, isFolder: false))
  }

  @Test(arguments: [
    ("/docs", "a/docs"), ("docs/*", "z/docs/x.md"), ("docs/*", "docs/a/x.md"), ("docs/**", "docs"),
    ("a/**/c", "ac"), ("foo?.md", "foo12.md"), ("[a-c]x.md", "dx.md"), ("x\\*.md", "xy.md"),
    ("*/c", "a/x/c"), ("x[/]y", "x/y"), ("?", "qq"),
    ("ru/*.md", "z/ru/x.md"), ("build/", "build"),
  ])
  func doesNotMatch(pattern: String, path: String) throws {
    #expect(try !#require(IgnorePattern(pattern)).matches(path, isFolder: false))
  }

  @Test func aSlashAtTheEndMeansFolders() throws {
    let pattern = try #require(IgnorePattern("build/"))
    #expect(pattern.matches("a/build", isFolder: true))
    #expect(!pattern.matches("a/build", isFolder: false))
  }

  @Test(arguments: ["", "   ", "# remark", "[a", "/", "!", "a\\"])
  func isNoPattern(line: String) {
    #expect(IgnorePattern(line) == nil)
  }

  @Test func staysQuickOnManyStars() throws {
    let pattern = try #require(IgnorePattern(String(repeating: "*a", count: 40) + "b"))
    #expect(!pattern.matches(String(repeating: "a", count: 400), isFolder: false))
  }
}
