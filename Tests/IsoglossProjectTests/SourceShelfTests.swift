import Foundation
import LanguageText
import Testing

@testable import IsoglossProject

/// Sources that were read last are not read again, and no more of them are held than there is room for.
@Suite struct SourceShelfTests {
  private let tree: TemporaryTree
  private let loader = DocumentLoader(configuration: Configuration(base: "."))

  init() throws { tree = try TemporaryTree() }

  /// Writes a file of one date, so that only who reads it sees what it says.
  private func write(_ text: String, _ name: String) throws {
    try tree.write(text, to: name)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000)],
      ofItemAtPath: tree.path(name))
  }

  @Test func makesRoomForAnother() throws {
    let shelf = SourceShelf(capacity: 2)
    func text(_ name: String) throws -> String {
      String(
        decoding: try shelf.document(at: tree.path(name), language: "en", loader).bytes,
        as: UTF8.self)
    }
    for name in ["a.md", "b.md", "c.md"] { try write("old", name) }
    #expect(try ["a.md", "b.md", "a.md"].map(text) == ["old", "old", "old"])
    for name in ["a.md", "b.md", "c.md"] { try write("new", name) }
    // Of two that are there, the one goes that nobody has asked for the longest.
    #expect(try ["c.md", "a.md", "b.md"].map(text) == ["new", "old", "new"])
  }
}
