import Foundation

/// What git is asked about a repository; the only place that runs it.
struct GitRepository: Sendable {
  /// The root of the work tree, absolute and without symbolic links.
  let root: String

  /// Finds the repository that holds a folder.
  ///
  /// - Throws: ``RunError`` when git is not installed or the folder is in no repository.
  init(holding folder: String) throws(RunError) {
    let result = try Self.run(["rev-parse", "--show-toplevel"], in: folder)
    guard result.status == 0 else {
      throw RunError(
        "is in no git repository", path: folder,
        hint: Self.firstLine(result.error, or: "--since needs one"))
    }
    root = String(result.output.prefix { !$0.isNewline })
  }

  /// The commit at which the current branch left a revision.
  ///
  /// - Throws: ``RunError`` when there is no such revision or the two have nothing in common.
  func mergeBase(with revision: String) throws(RunError) -> String {
    let commit = try Self.run(
      ["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"], in: root)
    guard commit.status == 0 else {
      throw RunError(
        "git knows no revision “\(revision)”",
        hint: "fetch it first; actions/checkout fetches all history with fetch-depth: 0")
    }
    let base = try Self.run(
      ["merge-base", String(commit.output.prefix { !$0.isNewline }), "HEAD"], in: root)
    guard base.status == 0 else {
      throw RunError(
        "“\(revision)” and HEAD have no commit in common",
        hint: "a shallow clone needs more history: git fetch --unshallow")
    }
    return String(base.output.prefix { !$0.isNewline })
  }

  /// How the work tree differs from a commit, as a unified diff without context.
  func diff(from commit: String) throws(RunError) -> String {
    try succeed([
      "-c", "core.quotePath=false", "diff", "--unified=0", "--no-color", "--no-ext-diff",
      "--no-textconv", "--src-prefix=a/", "--dst-prefix=b/", "-M", "--ignore-submodules", commit,
      "--",
    ])
  }

  /// The files that git neither tracks nor ignores, relative to ``root``.
  func untrackedFiles() throws(RunError) -> [String] {
    try succeed(["ls-files", "--others", "--exclude-standard", "-z"]).split(separator: "\0")
      .map(String.init)
  }

  private func succeed(_ arguments: [String]) throws(RunError) -> String {
    let result = try Self.run(arguments, in: root)
    guard result.status == 0 else {
      throw RunError("git failed: \(Self.firstLine(result.error, or: "no message"))", path: root)
    }
    return result.output
  }

  private static func firstLine(_ text: String, or other: String) -> String {
    text.split(whereSeparator: \.isNewline).first.map(String.init) ?? other
  }

  /// What git prints in a folder, given something to read; nil when it fails or is not installed.
  static func output(
    of arguments: [String], in folder: String, input: [UInt8] = []
  ) -> [UInt8]? {
    guard let result = try? runBytes(arguments, in: folder, input: input), result.status == 0
    else { return nil }
    return [UInt8](result.output)
  }

  private static func run(
    _ arguments: [String], in folder: String
  ) throws(RunError) -> (output: String, error: String, status: Int32) {
    let result = try runBytes(arguments, in: folder)
    return (
      String(decoding: result.output, as: UTF8.self),
      String(decoding: result.error, as: UTF8.self), result.status
    )
  }

  private static func runBytes(
    _ arguments: [String], in folder: String, input: [UInt8] = []
  ) throws(RunError) -> (output: Data, error: Data, status: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    var environment = ProcessInfo.processInfo.environment
    environment["LC_ALL"] = "C"
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    process.environment = environment
    let (output, error) = (Pipe(), Pipe())
    process.standardInput = try standardInput(input)
    process.standardOutput = output
    process.standardError = error
    do {
      try process.run()
      // What git says on standard error fits into the pipe, so the order of reading is safe.
      let text = try output.fileHandleForReading.readToEnd() ?? Data()
      let complaint = try error.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      guard process.terminationStatus != 127 else {
        throw RunError("git is not installed", hint: "--since asks it what has changed")
      }
      return (text, complaint, process.terminationStatus)
    } catch {
      throw (error as? RunError) ?? RunError("git cannot be run: \(error)")
    }
  }

  /// Something to read out of a file: a pipe fills up, and kills who writes into it when git ends.
  private static func standardInput(_ bytes: [UInt8]) throws(RunError) -> FileHandle {
    guard !bytes.isEmpty else { return FileHandle.nullDevice }
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("isogloss-git-" + UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    do {
      try Data(bytes).write(to: file)
      return try FileHandle(forReadingFrom: file)
    } catch {
      throw RunError("cannot be written: \(error)", path: file.path)
    }
  }
}
