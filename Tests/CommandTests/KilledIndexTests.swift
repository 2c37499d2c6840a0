import Foundation
import Testing

/// Kills the tool at random moments while it makes and changes the index of a memory.
///
/// Opt-in, since it takes minutes: `ISOGLOSS_KILLS=300 swift test --filter KilledIndexTests`.
struct KilledIndexTests {
  static let rounds = ProcessInfo.processInfo.environment["ISOGLOSS_KILLS"].flatMap { Int($0) } ?? 0

  @Test(.enabled(if: rounds > 0, "skipped: set ISOGLOSS_KILLS to a number of kills"))
  func nextRunWorks() throws {
    let folder = try BuiltTool.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let memory = folder.appendingPathComponent("m.tmx")
    let lookUp = "isogloss tm lookup 'Line 7 of many lines' $OUT/m.tmx --isolated --max 1"
    try write(memory, version: 0)
    let start = Date()
    _ = try BuiltTool.run(lookUp, output: folder)
    let whole = Date().timeIntervalSince(start) * 1.2
    for round in 1...Self.rounds {
      // A changed line, appended lines, another memory altogether, or no index at all.
      try write(memory, version: round)
      if round % 4 == 0 {
        try? FileManager.default.removeItem(
          at: folder.appendingPathComponent(".m.tmx.isogloss-index"))
      }
      let delay = String(format: "%.4f", Double.random(in: 0...whole))
      _ = try BuiltTool.run("timeout -s KILL \(delay) \(lookUp)", output: folder)
      let result = try BuiltTool.run(lookUp, output: folder)
      #expect(result.status == 0)
      #expect(result.output.contains("Строка 7, \(round)"), "round \(round): \(result)")
    }
  }

  private func write(_ file: URL, version: Int) throws {
    let count = version % 3 == 0 ? 800 : 800 + version % 50
    let units = (0..<count).map { line in
      let target = line == 7 ? "Строка 7, \(version)" : "Строка \(line)"
      return "<tu><tuv xml:lang='en'><seg>Line \(line) of many lines</seg></tuv>"
        + "<tuv xml:lang='ru'><seg>\(target)</seg></tuv></tu>"
    }
    let text =
      "<tmx version='1.4'><header/><body>\n" + units.joined(separator: "\n") + "\n</body></tmx>\n"
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
