import Foundation

/// A line on a terminal's standard error that says what is being done, once it has taken a second.
struct ProgressLine {
  private let start = Date()
  private let isShown: Bool
  private var hasWritten = false
  private var last = Date.distantPast

  /// Makes a line that stays empty unless somebody watches.
  init(isQuiet: Bool) { isShown = !isQuiet && Terminal.standard.isErrorInteractive }

  /// The seconds since the line was made.
  var seconds: Double { Date().timeIntervalSince(start) }

  /// Shows what is being done now.
  mutating func show(_ text: String) {
    let now = Date()
    guard isShown, now.timeIntervalSince(start) > 1, now.timeIntervalSince(last) > 0.1 else {
      return
    }
    last = now
    hasWritten = true
    write("\r\u{1b}[2K\(text.prefix(100))")
  }

  /// Does something that tells what it is doing, and removes the line afterwards.
  mutating func during<Result>(_ body: ((String) -> Void) throws -> Result) rethrows -> Result {
    var line = self
    defer {
      line.clear()
      self = line
    }
    return try body { line.show($0) }
  }

  /// Does something that waits and tells what it is doing, and removes the line afterwards.
  mutating func during<Result>(
    _ body: ((String) -> Void) async throws -> Result
  ) async rethrows -> Result {
    var line = self
    defer {
      line.clear()
      self = line
    }
    return try await body { line.show($0) }
  }

  /// Removes the line.
  mutating func clear() {
    if hasWritten { write("\r\u{1b}[2K") }
    hasWritten = false
  }

  private func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
