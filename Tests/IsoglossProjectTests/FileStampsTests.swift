import Foundation
import IsoglossProject
import Testing

/// Files that were written since are told from those that were not.
@Suite struct FileStampsTests {
  private let tree: TemporaryTree

  init() throws { tree = try TemporaryTree(["a.csv": "one"]) }

  @Test func tellsWhatWasWrittenMadeAndTakenAway() throws {
    try tree.write("two", to: "b.csv")
    let paths = ["a.csv", "b.csv", "c.csv"].map(tree.path)
    let before = FileStamps(paths)
    #expect(FileStamps(paths) == before)
    try tree.write("one and more", to: "a.csv")
    try FileManager.default.removeItem(atPath: tree.path("b.csv"))
    try tree.write("three", to: "c.csv")
    #expect(FileStamps(paths).changes(since: before) == paths)
  }

  @Test func looksThroughLinks() throws {
    let link = tree.path("link.csv")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.csv")
    let before = FileStamps([link])
    #expect(before.paths == [link])
    try tree.write("one and more", to: "a.csv")
    #expect(FileStamps([link]).changes(since: before) == [link])
  }

  @Test func tellsThatALinkLeadsElsewhere() throws {
    let link = tree.path("link.csv")
    let date = Date(timeIntervalSince1970: 1_000_000)
    try tree.write("two", to: "b.csv")
    for name in ["a.csv", "b.csv"] {
      try FileManager.default.setAttributes(
        [.modificationDate: date], ofItemAtPath: tree.path(name))
    }
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.csv")
    let before = FileStamps([link])
    try FileManager.default.removeItem(atPath: link)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "b.csv")
    #expect(FileStamps([link]).changes(since: before) == [link])
  }

  @Test func seesWhatALinkLeadsToAppear() throws {
    let link = tree.path("link.csv")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "none.csv")
    let before = FileStamps([link])
    try tree.write("one", to: "none.csv")
    #expect(FileStamps([link]).changes(since: before) == [link])
  }
}
