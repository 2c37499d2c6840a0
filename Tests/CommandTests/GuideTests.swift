import Foundation
import TestSupport
import Testing

/// The guide for users: its commands are run and its tables must be complete; `RECORD=1` writes what
/// happened and fails.
struct GuideTests {
  private static let file = BuiltTool.root
    .appending(path: "Sources/isogloss/isogloss.docc/Guide.md")
  private static let fence = "```console\n"

  @Test func printsWhatItSays() throws {
    let guide = try String(contentsOf: Self.file, encoding: .utf8)
    let output = try BuiltTool.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: output) }
    let parts = guide.components(separatedBy: Self.fence)
    #expect(parts.count > 5)
    var actual = parts[0]
    for part in parts.dropFirst() {
      let end = try #require(part.range(of: "```\n"))
      var transcript = Transcript(String(part[..<end.lowerBound]))
      for index in transcript.steps.indices {
        transcript.steps[index].output = try BuiltTool.lines(
          of: transcript.steps[index].command, output: output)
      }
      actual += Self.fence + transcript.text + part[end.lowerBound...]
    }
    if let recorded = try RecordedFile.record(actual.utf8, at: Self.file) {
      Issue.record("\(recorded)")
      return
    }
    #expect(actual == guide)
  }

  @Test func namesEveryKeyOfTheConfiguration() throws {
    let guide = try String(contentsOf: Self.file, encoding: .utf8)
    let schema = try printed("isogloss config schema")
    let object = try JSONSerialization.jsonObject(with: Data(schema.utf8))
    let keys = ((object as? [String: Any])?["properties"] as? [String: Any])?.keys.sorted() ?? []
    #expect(keys.contains("glossaries"))
    for key in keys { #expect(guide.contains("`\(key)`"), "\(key)") }
  }

  @Test func namesEveryCommand() throws {
    let guide = try String(contentsOf: Self.file, encoding: .utf8)
    let list = try #require(
      printed("isogloss --help").components(separatedBy: "SUBCOMMANDS:\n").last)
    let commands = list.split(separator: "\n")
      .filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") && !$0.contains("'") }
      .compactMap { $0.split(separator: " ").first }
    #expect(commands.contains("check"))
    for command in commands { #expect(guide.contains("| `isogloss \(command)` |"), "\(command)") }
  }

  private func printed(_ command: String) throws -> String {
    let folder = try BuiltTool.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    return try BuiltTool.run(command, output: folder).output
  }
}
