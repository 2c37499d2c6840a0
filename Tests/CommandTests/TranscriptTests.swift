import Foundation
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
      let result = try BuiltTool.run(actual.steps[index].command, output: output)
      actual.steps[index].output = lines(result, output: output)
    }
    if ProcessInfo.processInfo.environment["RECORD"] != nil, actual.text != expected.text {
      try actual.text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("\(name) was recorded anew: read it and run again without RECORD")
      return
    }
    for (actual, expected) in zip(actual.steps, expected.steps) {
      #expect(
        actual.output == expected.output,
        "\(name): $ \(actual.command)\n\(actual.output.joined(separator: "\n"))")
    }
  }

  private func lines(
    _ result: (output: String, error: String, status: Int32), output: URL
  ) -> [String] {
    func lines(_ text: String) -> [String] {
      text.replacing(output.path, with: "$OUT").replacing(
        /[0-9]+\.[0-9]{2} s$/.anchorsMatchLineEndings(), with: "0.00 s"
      )
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      .droppingLastEmpty
    }
    return lines(result.output) + lines(result.error).map { "! " + $0 }
      + (result.status == 0 ? [] : ["? \(result.status)"])
  }
}

extension [String] {
  fileprivate var droppingLastEmpty: [String] {
    var lines = self
    while lines.last == "" { lines.removeLast() }
    return lines
  }
}
