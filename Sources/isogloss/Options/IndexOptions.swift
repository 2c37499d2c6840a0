import ArgumentParser
import IsoglossProject

/// How a command that searches memories gets at their indexes.
struct IndexOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Index in memory.",
      discussion: """
        Without it, an index is kept in a hidden file beside each memory, or in the user's cache \
        where that folder may not be written. It is made anew when it does not fit the memory.
        """))
  var noIndex = false

  /// The memories that are named, or else those of the configuration, files or folders.
  func open(
    _ paths: [String], _ project: ProjectOptions, _ terminal: TerminalOptions
  ) throws -> [MemoryIndex] {
    let configuration = try project.configuration(for: nil)
    let paths = paths.isEmpty ? configuration.memoryPaths : paths
    guard !paths.isEmpty else {
      // What extract made of the documents is no decision, so init does not configure it.
      let extracted = configuration.memoriesBesideGlossaries.first
      throw RunError(
        "no memory to look in",
        hint: "name one behind the text\(extracted.map { ", such as \($0)," } ?? "") "
          + "or in the configuration")
    }
    let files = try MemoryLoader.selection.files(in: paths)
    guard !files.isEmpty else {
      throw RunError(
        "no memory to look in: \(paths.joined(separator: ", ")) has none",
        hint:
          "memories are .tmx, .tmx.gz and .tmx.zip; “isogloss tm import” makes one of other files")
    }
    return try files.map { path in
      if noIndex { return try MemoryIndex.inMemory(path) }
      return try MemoryIndex.open(path, tell: { terminal.tell($0) }) { terminal.detail($0) }
    }
  }
}
