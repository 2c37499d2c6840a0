/// Finds the drafts that a check works on.
struct DraftSelection {
  /// The configuration in force.
  var configuration: Configuration

  /// The files to check, in order.
  ///
  /// A file that is named is always checked. In a folder, with configured documents, only files
  /// that match one of their patterns and no exclusion are; without, every file of a known format.
  /// No path at all means the folder of the configuration.
  func files(in paths: [String]) throws(RunError) -> [String] {
    let selection = FileSelection(extensions: DocumentLoader.fileExtensions)
    var result: [String] = []
    for path in paths.isEmpty ? [configuration.base] : paths {
      let isFolder = FileKind(at: path) == .folder
      for file in try selection.files(in: [path]) where !isFolder || isDocument(file) {
        if !result.contains(file) { result.append(file) }
      }
    }
    return result
  }

  private func isDocument(_ file: String) -> Bool {
    let relative = RelativePath.of(file, from: configuration.base)
    if configuration.exclude.contains(where: { $0.match(relative) != nil }) { return false }
    return configuration.documents.isEmpty
      || configuration.documents.contains { pattern in
        guard let match = pattern.match(relative) else { return false }
        return match.language.map { configuration.language(named: $0) != nil } ?? true
      }
  }
}
