extension CheckRun {
  /// Every file that the run reads as things stand: drafts, glossaries, memories, configuration and
  /// sources that are named.
  ///
  /// - Throws: ``RunError`` for a path that does not exist.
  package func inputFiles() throws(RunError) -> [String] {
    let drafts =
      if let listedFiles { try selection.files(listed: listedFiles) } else {
        try selection.files(in: paths)
      }
    return try drafts + sources + configuration.files + assetFiles()
  }

  /// The glossaries, memories and strings of the product, in order.
  ///
  /// - Throws: ``RunError`` for a path that does not exist.
  func assetFiles() throws(RunError) -> [String] {
    try glossaryFiles() + memoryFiles() + labelFiles()
  }

  /// The glossaries, in order; none where those that the configuration names are yet to be written.
  ///
  /// - Throws: ``RunError`` for a path that does not exist.
  package func glossaryFiles() throws(RunError) -> [String] {
    let configured = configuration.glossaryPaths
    if glossaries.isEmpty, configured.allSatisfy({ FileKind(at: $0) == nil }) { return [] }
    try configuration.require(configured, of: "glossaries")
    return try FileSelection(extensions: GlossaryLoader.fileExtensions)
      .files(in: configured + glossaries)
  }

  /// The memories, in order.
  ///
  /// - Throws: ``RunError`` for a path that does not exist.
  func memoryFiles() throws(RunError) -> [String] {
    try configuration.require(configuration.memoryPaths, of: "memories")
    return try MemoryLoader.selection.files(in: configuration.memoryPaths + memories)
  }

  /// The files with the strings of the product, in order.
  ///
  /// - Throws: ``RunError`` for a path that does not exist.
  func labelFiles() throws(RunError) -> [String] {
    try LabelLoader(configuration: configuration).files()
  }
}

extension Configuration {
  /// Makes sure that every path of a list is there.
  ///
  /// - Throws: ``RunError`` with the line that names a path which is not.
  func require(_ paths: [String], of key: String) throws(RunError) {
    for (index, path) in paths.enumerated() { try require(path, of: key, at: index) }
  }

  /// Makes sure that a path of a list is there.
  ///
  /// - Throws: ``RunError`` with the line that names it when it is not.
  func require(_ path: String, of key: String, at index: Int) throws(RunError) {
    guard FileKind(at: path) == nil else { return }
    let origin = origins["\(key)[\(index)]"]
    throw RunError(
      "\(key) names \(path), which is not there", path: origin?.path, line: origin?.line,
      hint: "make it, or take it out of \(key)")
  }
}
