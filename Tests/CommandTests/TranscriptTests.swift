import Foundation
import TestSupport
import Testing

/// Runs every transcript beside this file; `RECORD=1` writes what happened and fails.
@Suite struct TranscriptTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Transcripts")

  static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".txt") }.sorted()

  @Test func thereAreTranscripts() {
    #expect(!Self.names.isEmpty)
  }

  @Test(arguments: names)
  func runsAsWritten(name: String) throws {
    let file = Self.folder.appendingPathComponent(name)
    let expected = Transcript(try String(contentsOf: file, encoding: .utf8))
    var actual = expected
    let output = try BuiltTool.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: output) }
    for index in actual.steps.indices {
      actual.steps[index].output = try BuiltTool.lines(
        of: actual.steps[index].command, output: output)
    }
    if let recorded = try RecordedFile.record(actual.text.utf8, at: file) {
      Issue.record("\(recorded)")
      return
    }
    for (actual, expected) in zip(actual.steps, expected.steps) {
      #expect(
        actual.output == expected.output,
        "\(name): $ \(actual.command)\n\(actual.output.joined(separator: "\n"))")
    }
  }
}
