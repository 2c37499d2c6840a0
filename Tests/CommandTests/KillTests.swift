import Foundation
import Testing

private let killCount = ProcessInfo.processInfo.environment["ISOGLOSS_KILLS"].flatMap { Int($0) }

/// Kills commands at random moments; asked for by ISOGLOSS_KILLS, a number of kills.
@Suite(.serialized, .enabled(if: killCount != nil, "ISOGLOSS_KILLS names no number of kills"))
struct KillTests {
  private static let memory = BuiltTool.root.appendingPathComponent("tmx/ui-controls.tmx").path

  /// The arguments of a command that writes the file `out.tmx` in a folder.
  private static let commands: [[String]] = [
    ["tm", "import", memory, "-o", "out.tmx"], ["tm", "merge", memory, memory, "-o", "out.tmx"],
    ["tm", "clean", memory, "-o", "out.tmx"],
  ]

  @Test func leavesTheOldFileOrTheNewOne() async throws {
    let folder = try BuiltTool.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("out.tmx")
    let old = Data("<tmx version=\"1.4\"><header/><body/></tmx>".utf8)
    var (oldCount, newCount) = (0, 0)
    for command in Self.commands {
      try old.write(to: file)
      let started = Date()
      try run(command, in: folder, killedAfter: nil)
      let duration = Date().timeIntervalSince(started)
      let new = try Data(contentsOf: file)
      #expect(new != old)
      for round in 0..<(killCount ?? 0) / Self.commands.count {
        try old.write(to: file)
        // Most of the time something is being written near the end.
        let share = Double(round * 37 % 97) / 96
        try run(command, in: folder, killedAfter: duration * 1.1 * share)
        let found = try Data(contentsOf: file)
        #expect(found == old || found == new, "\(command) after \(share)")
        if found == old { oldCount += 1 } else { newCount += 1 }
      }
      try run(command, in: folder, killedAfter: nil)
      #expect(try Data(contentsOf: file) == new)
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
