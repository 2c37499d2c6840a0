/// Finds the drafts that a check works on.
package struct DraftSelection: Sendable {
  /// The configuration in force.
  package var configuration: Configuration
  /// Whether a file that is named but that the configuration excludes is left out too, as programs
  /// want it that hand over every changed file.
  package var excludesNamedFiles: Bool
  /// Whether ignore files leave files out of folders.
  package var respectsIgnoreFiles: Bool

  /// Makes a selection.
  package init(
    configuration: Configuration, excludesNamedFiles: Bool = false,
    respectsIgnoreFiles: Bool = true
  ) {
    self.configuration = configuration
    self.excludesNamedFiles = excludesNamedFiles
    self.respectsIgnoreFiles = respectsIgnoreFiles
  }

  /// The files to check, in order.
  ///
  /// A file that is named is always checked, unless ``excludesNamedFiles``. In a folder, with
  /// configured documents, only files that match one of their patterns and no exclusion are;
  /// without, every file of a known format. No path at all means the folder of the configuration.
  ///
  /// - Throws: ``RunError`` for a path that does not exist.
  package func files(in paths: [String]) throws(RunError) -> [String] {
    let selection = FileSelection.documents(
      of: configuration, respectsIgnoreFiles: respectsIgnoreFiles)
    var seen: Set<String> = []
    var result: [String] = []
    for path in paths.isEmpty ? [configuration.base] : paths {
      let isFolder = FileKind(at: path) == .folder
      for file in try selection.files(in: [path])
      where isFolder ? isDocument(file) : !excludesNamedFiles || isListed(file) {
        if seen.insert(file).inserted { result.append(file) }
      }
    }
    return result
  }

  /// The files of a list that another program made, in order: those that are documents.
  ///
  /// Files of other formats, excluded ones and those outside of the configured documents are left
  /// out, because such lists name whatever has changed.
  ///
  /// - Throws: ``RunError`` for a path that does not exist.
  package func files(listed paths: [String]) throws(RunError) -> [String] {
    var seen: Set<String> = []
    var result: [String] = []
    for path in paths where seen.insert(path).inserted {
      guard let kind = FileKind(at: path) else { throw RunError("no such file", path: path) }
      if kind != .folder, isListed(path) { result.append(path) }
    }
    return result
  }

  /// Whether a file that a program hands over is a document that is checked; the file need not be there.
  package func isListed(_ file: String) -> Bool {
    FileSelection.canBeDocument(file, of: configuration) && isDocument(file)
  }

  private func isDocument(_ file: String) -> Bool {
    if configuration.exclude.isEmpty, configuration.documents.isEmpty { return true }
    let relative = RelativePath.of(file, from: configuration.base)
    // A glossary that is a page has other names beside each other.
    if configuration.glossaries.contains(relative) { return false }
    if configuration.exclude.contains(where: { $0.match(relative) != nil }) { return false }
    return configuration.documents.isEmpty || configuration.place(of: relative) != nil
  }

  /// Whether a file is one of the configured documents.
  func isConfigured(_ file: String) -> Bool {
    configuration.place(of: RelativePath.of(file, from: configuration.base)) != nil
  }
}
