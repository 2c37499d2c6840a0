import Foundation
import IsoglossProject
import Testing

@Suite struct AtomicFileTests {
  private let tree: TemporaryTree
  private var folder: String { tree.root }

  init() throws { tree = try TemporaryTree() }

  @Test func replacesAFileAndLeavesNothingBeside() throws {
    let path = folder + "/a.txt"
    try AtomicFile.write(Array("old".utf8), to: path)
    try AtomicFile.write(Array("new".utf8), to: path)
    #expect(try FileReading.bytes(of: path) == Array("new".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.txt"])
  }

  @Test func aFailingBodyKeepsTheOldFile() throws {
    struct Interrupted: Error {}
    let path = folder + "/a.txt"
    try AtomicFile.write(Array("old".utf8), to: path)
    #expect(throws: RunError.self) {
      try AtomicFile.write(to: path) { sink in
        try sink(Array("half".utf8)[...])
        throw Interrupted()
      }
    }
    #expect(try FileReading.bytes(of: path) == Array("old".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.txt"])
  }

  /// All names of a file, and its permissions, stay.
  @Test(arguments: ["a longer text", "new", ""], [0o644, 0o600, 0o755])
  func keepsOtherNamesAndPermissions(text: String, permissions: Int) throws {
    let (path, other) = (folder + "/a.txt", folder + "/b.txt")
    try AtomicFile.write(Array("old text".utf8), to: path)
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
    try FileManager.default.linkItem(atPath: path, toPath: other)
    try AtomicFile.write(Array(text.utf8), to: path)
    for name in [path, other] {
      #expect(try FileReading.bytes(of: name) == Array(text.utf8))
      let attributes = try FileManager.default.attributesOfItem(atPath: name)
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == permissions)
      #expect((attributes[.referenceCount] as? NSNumber)?.intValue == 2)
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["a.txt", "b.txt"])
  }

  @Test func aMissingFolderIsAnError() {
    #expect(throws: RunError.self) { try AtomicFile.write([1], to: folder + "/no/a.txt") }
  }

  @Test func readingRefusesFoldersAndMissingFiles() {
    #expect(throws: RunError("is a folder, expected a file", path: folder)) {
      try FileReading.bytes(of: folder)
    }
    #expect(throws: RunError("no such file", path: folder + "/x")) {
      try FileReading.bytes(of: folder + "/x")
    }
  }
}
