import Foundation

/// The `isogloss` that was built with these tests.
enum BuiltTool {
  /// The root of the repository.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of the built products: that of the test bundle.
  static var folder: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent()
  }

  /// Runs a shell command in the root of the repository.
  ///
  /// - Returns: its output, its standard error and its exit status.
  static func run(
    _ command: String, output folder: URL
  ) throws -> (output: String, error: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = root
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = Self.folder.path + ":" + (environment["PATH"] ?? "/usr/bin:/bin")
    environment["OUT"] = folder.path
    environment["ISOGLOSS_CACHE_DIR"] = folder.path + "/.cache"
    for name in ["NO_COLOR", "FORCE_COLOR"] { environment[name] = nil }
    process.environment = environment
    // Files rather than pipes: a pipe that nobody empties stops the process.
    let outputFile = folder.appendingPathComponent(".stdout")
    let errorFile = folder.appendingPathComponent(".stderr")
    for file in [outputFile, errorFile] {
      _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try process.run()
    process.waitUntilExit()
    return (
      try String(contentsOf: outputFile, encoding: .utf8),
      try String(contentsOf: errorFile, encoding: .utf8), process.terminationStatus
    )
  }

  /// An empty folder of its own.
  static func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("isogloss-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
