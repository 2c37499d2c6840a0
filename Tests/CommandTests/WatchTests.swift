import Foundation
import Testing

/// `check --watch` checks again when a file changes, and ends with 130 when it is interrupted.
@Suite struct WatchTests {
  @Test(.timeLimit(.minutes(20)))
  func checksAgainAndEndsWhenInterrupted() async throws {
    let folder = try BuiltTool.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let draft = folder.appendingPathComponent("a.md")
    try "Откройте панель.\n".write(to: draft, atomically: true, encoding: .utf8)
    try "concept,lang,term,status\np,ru,панель,preferred\np,ru,тулбар,forbidden\n".write(
      to: folder.appendingPathComponent("g.csv"), atomically: true, encoding: .utf8)
    let log = folder.appendingPathComponent("log")
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)

    let process = try watch(["--glossary", "g.csv", "--isolated"], in: folder, log)
    defer { if process.isRunning { process.terminate() } }

    try await wait(for: "0 errors", in: log)
    try "Откройте тулбар.\n".write(to: draft, atomically: true, encoding: .utf8)
    try await wait(for: "1 error,", in: log)
    // A file that is half written is waited over.
    try Data([0xD0]).write(to: draft)
    try await wait(for: "isogloss: error:", in: log)
    try "Откройте панель снова.\n".write(to: draft, atomically: true, encoding: .utf8)
    try await wait(for: "0 errors", times: 2, in: log)
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 130)
  }

  /// While the configuration cannot be read, the documents have not changed.
  @Test(.timeLimit(.minutes(20)))
  func namesOnlyWhatHasChangedWhileTheConfigurationIsBroken() async throws {
    let folder = try BuiltTool.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let settings = folder.appendingPathComponent("isogloss.yml")
    for (name, text) in [
      ("isogloss.yml", "glossaries: [g.csv]\n"), ("a.md", "Откройте панель.\n"),
      ("g.csv", "concept,lang,term,status\np,ru,панель,preferred\n"), ("log", ""),
    ] {
      try text.write(
        to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    let log = folder.appendingPathComponent("log")

    let process = try watch(["--lang", "ru"], in: folder, log)
    defer { if process.isRunning { process.terminate() } }

    try await wait(for: "0 errors", in: log)
    try "glossaries: [\n".write(to: settings, atomically: true, encoding: .utf8)
    try await wait(for: "isogloss: error:", in: log)
    try "glossaries: [g.csv] # mended\n".write(to: settings, atomically: true, encoding: .utf8)
    try await wait(for: "0 errors", times: 2, in: log)
    let changes = try String(contentsOf: log, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("changed: ") }
    #expect(changes == ["changed: isogloss.yml", "changed: isogloss.yml"])
  }

  /// Starts a check of `a.md` that goes on, with more options.
  private func watch(_ options: [String], in folder: URL, _ log: URL) throws -> Process {
    let process = Process()
    process.executableURL = BuiltTool.folder.appendingPathComponent("isogloss")
    process.arguments = ["check", "a.md"] + options + ["--watch", "--no-cache"]
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: log)
    process.standardError = process.standardOutput
    try process.run()
    return process
  }

  private func wait(for text: String, times: Int = 1, in log: URL) async throws {
    while try String(contentsOf: log, encoding: .utf8).ranges(of: text).count < times {
      try await Task.sleep(nanoseconds: 50_000_000)
    }
  }
}
