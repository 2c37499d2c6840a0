import Foundation
import Testing

private let killCount = ProcessInfo.processInfo.environment["ISOGLOSS_KILLS"].flatMap { Int($0) }

/// Kills commands at random moments; asked for by ISOGLOSS_KILLS, a number of kills.
@Suite(.serialized, .enabled(if: killCount != nil, "ISOGLOSS_KILLS names no number of kills"))
struct KillTests {
  private static let memory = BuiltTool.root.appendingPathComponent("tmx/ui-controls.tmx").path
  private static let glossary =
    BuiltTool.root.appendingPathComponent("glossaries/ui-controls.tbx").path

  /// A command, and the files that it writes in a folder.
  private struct Scenario {
    var arguments: [String]
    var files = ["out.tmx"]
  }

  private static let scenarios = [
    Scenario(arguments: ["tm", "import", memory, "-o", "out.tmx"]),
    Scenario(arguments: ["tm", "merge", memory, memory, "-o", "out.tmx"]),
    Scenario(
      arguments: ["tm", "clean", memory, "-o", "out.tmx"], files: ["out.tmx", "out.removed.tmx"]),
    Scenario(
      arguments: ["tm", "split", memory, "--by", "200", "-o", "."],
      files: ["ui-controls-0001.tmx", "ui-controls-0002.tmx", "ui-controls-0003.tmx"]),
    Scenario(
      arguments: [
        "glossary", "set", "button", "definition", "Another one.", "--glossary", "g.tbx",
      ], files: ["g.tbx"]),
    Scenario(
      arguments: ["glossary", "merge", "g.tbx", "h.csv", "-o", "g.tbx"], files: ["g.tbx"]),
  ]

  @Test func leavesTheOldFileOrTheNewOne() async throws {
    let folder = try BuiltTool.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("concept,lang,term,status\nnew,en,novelty,preferred\n".utf8).write(
      to: folder.appendingPathComponent("h.csv"))
    var (oldCount, newCount) = (0, 0)
    for scenario in Self.scenarios {
      let files = scenario.files.map { folder.appendingPathComponent($0) }
      let old = try files.map { file in
        file.pathExtension == "tbx"
          ? try Data(contentsOf: URL(fileURLWithPath: Self.glossary))
          : Data("<tmx version=\"1.4\"><header/><body/></tmx>".utf8)
      }
      func reset() throws { for (file, data) in zip(files, old) { try data.write(to: file) } }
      try reset()
      let started = Date()
      try run(scenario.arguments, in: folder, killedAfter: nil)
      let duration = Date().timeIntervalSince(started)
      let new = try files.map { try Data(contentsOf: $0) }
      #expect(new != old)
      for round in 0..<(killCount ?? 0) / Self.scenarios.count {
        try reset()
        // Most of the time something is being written near the end.
        let share = Double(round * 37 % 97) / 96
        try run(scenario.arguments, in: folder, killedAfter: duration * 1.1 * share)
        for (index, file) in files.enumerated() {
          let found = try Data(contentsOf: file)
          let isWhole = found == old[index] || found == new[index]
          #expect(isWhole, "\(scenario.arguments) after \(share): \(file.lastPathComponent)")
          if found == old[index] { oldCount += 1 } else { newCount += 1 }
        }
      }
      try reset()
      try run(scenario.arguments, in: folder, killedAfter: nil)
      #expect(try files.map { try Data(contentsOf: $0) } == new)
    }
    print("kills that left the old file: \(oldCount), the new one: \(newCount)")
  }

  private func run(_ arguments: [String], in folder: URL, killedAfter delay: Double?) throws {
    let process = Process()
    process.executableURL = BuiltTool.folder.appendingPathComponent("isogloss")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardError = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    if let delay {
      Thread.sleep(forTimeInterval: delay)
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }
    process.waitUntilExit()
  }
}
