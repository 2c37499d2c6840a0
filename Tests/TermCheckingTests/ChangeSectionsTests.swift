import Testing

@testable import TermChecking

/// Lists of changes, which are taken from commits as they are.
@Suite struct ChangeSectionsTests {
  @Test(arguments: [
    ("[#1117] feat(retry): support a limit of retries", true), ("#7 Close the stream", true),
    ("fix: close the stream", true), ("feat(api)!: drop the old names", true),
    ("Close the stream by @somebody in #12", true),
    ("Close the stream #12", true), ("Close the stream 12", false), ("Close stream #1", false),
    ("fix(linkage rules) : close the stream", true), ("fix the stream: close it", false),
    ("Fixes: the stream", false), ("docs/en: where pages are", false),
    ("Written by @somebody", false), ("# of streams", false), ("test", false), ("", false),
  ])
  func tellsTitlesOfCommits(text: String, isTitle: Bool) {
    #expect(ChangeSections.isTitleOfCommit(text) == isTitle)
  }

  @Test(arguments: [
    ("fix(stream): close the stream", 4, true), ("fix(stream): close the stream", 23, false),
    ("fix (stream): close it", 5, false), ("see(stream): close it", 4, false), ("stream", 0, false),
  ])
  func tellsScopesOfCommits(text: String, start: Int, isScope: Bool) {
    #expect(ChangeSections.isScope(start..<start + 6, of: text) == isScope)
  }
}
