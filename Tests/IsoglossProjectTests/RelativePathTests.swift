import IsoglossProject
import Testing

@Suite struct RelativePathTests {
  @Test(arguments: [
    ("glossaries", ".", "glossaries"), ("../../glossaries", "Tests/Samples", "glossaries"),
    ("../tmx", "/a/b", "/a/tmx"), ("./a/../b", "c", "c/b"), ("/x", "a", "/x"),
    ("../x", "..", "../../x"), ("../..", "a/b", "."),
  ])
  func resolvesAgainstAFolder(path: String, base: String, expected: String) {
    #expect(RelativePath.resolve(path, against: base) == expected)
  }

  @Test(arguments: [
    ("docs/a.md", ".", "docs/a.md"), ("./docs/a.md", ".", "docs/a.md"),
    ("docs/../a.md", ".", "a.md"), ("docs//a.md", ".", "docs/a.md"),
    ("/x/docs/a.md", "/x", "docs/a.md"),
    ("/x/a.md", "/x/", "a.md"), ("/x/./a.md", "/x", "a.md"),
    ("site/docs/a.md", "site", "docs/a.md"),
    ("sites/a.md", "sites", "a.md"), ("/xy/a.md", "/x", "/xy/a.md"), ("/x/..a", "/x", "..a"),
  ])
  func isSeenFromAFolder(path: String, base: String, expected: String) {
    #expect(RelativePath.of(path, from: base) == expected)
  }
}
