import Foundation
import TestSupport
import Testing

/// Plays every session beside this file; `RECORD=1` writes what happened and fails.
@Suite struct SessionTranscriptTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Sessions")

  static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".txt") }.sorted()

  @Test func thereAreSessions() { #expect(!Self.names.isEmpty) }

  @Test(arguments: names)
  func goesAsWritten(name: String) throws {
    let file = Self.folder.appendingPathComponent(name)
    let text = try String(contentsOf: file, encoding: .utf8)
    let expected = SessionTranscript(text)
    let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("isogloss-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    let actual = try expected.played(in: root.path)
    if let recorded = try RecordedFile.record(actual.text.utf8, at: file) {
      Issue.record("\(recorded)")
      return
    }
    for (actual, expected) in zip(actual.steps, expected.steps) {
      #expect(
        actual.output == expected.output,
        "\(name): \(expected.lines[0])\n\(actual.output.joined(separator: "\n"))")
    }
  }
}
