/// Finds the documents and memories that terms are extracted from.
struct ExtractSelection: Sendable {
  /// The configuration in force.
  var configuration: Configuration
  /// The memory that the extraction writes: what it says comes from the documents; nil when it writes
  /// none.
  var output: String?

  /// The files, sorted, no path twice.
  ///
  /// A file that is named is always read. Of a folder, the configured documents are, if it has any
  /// of them, with their sources; of any other, all documents and memories that no ignore file or
  /// exclusion names. No path at all means the folder of the configuration.
  ///
  /// - Throws: ``RunError`` for a path that does not exist.
  func files(in paths: [String]) throws(RunError) -> [String] {
    let documents = FileSelection.documents(of: configuration, respectsIgnoreFiles: true)
    var selection = documents
    selection.extensions.formUnion(MemoryLoader.fileExtensions)
    selection.wants = {
      MemoryLoader.isMemory($0)
        || documents.extensions.contains(FileSelection.fileExtension(of: $0))
          && documents.wants($0)
    }
    let drafts = DraftSelection(configuration: configuration)
    var files: Set<String> = []
    for path in paths.isEmpty ? [configuration.base] : paths {
      guard FileKind(at: path) == .folder else {
        files.formUnion(try selection.files(in: [path]))
        continue
      }
      let found = try selection.files(in: [path]).filter { !isLeftOut($0) }
      let configured = found.filter(drafts.isConfigured)
      files.formUnion(configured.isEmpty ? found : configured + ignoredSources(of: configured))
    }
    return files.sorted()
  }

  /// The sources of some drafts, be it that an ignore file names them: a check reads them, too.
  private func ignoredSources(of drafts: [String]) -> [String] {
    let catalog = SourceCatalog(configuration: configuration)
    return drafts.compactMap(catalog.path(byPatternsOfSourceOf:)).filter { !isLeftOut($0) }
  }

  private func isLeftOut(_ file: String) -> Bool {
    let relative = RelativePath.of(file, from: configuration.base)
    if configuration.exclude.contains(where: { $0.match(relative) != nil }) { return true }
    guard let output else { return false }
    return RelativePath.of(output, from: configuration.base) == relative
  }
}
