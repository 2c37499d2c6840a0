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
}
