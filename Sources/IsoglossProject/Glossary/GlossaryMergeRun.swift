package import LanguageAssets

/// Merges glossaries: what `isogloss glossary merge` does.
package struct GlossaryMergeRun: Sendable {
  /// The glossaries, files or folders; with a base, ours and theirs.
  package var paths: [String]
  /// The glossary that ours and theirs both began with; nil to merge without.
  package var base: String?

  /// Makes a run.
  package init(paths: [String], base: String? = nil) {
    self.paths = paths
    self.base = base
  }

  /// Merges.
  ///
  /// - Returns: the merged glossary, and where the glossaries contradict each other.
  /// - Throws: ``RunError`` when a file cannot be read, or there are not two files beside a base.
  package func run() throws(RunError) -> (glossary: Glossary, conflicts: [GlossaryConflict]) {
    if let base {
      guard paths.count == 2 else {
        throw RunError(
          "--base merges two glossaries, not \(paths.count)", hint: "name ours, then theirs")
      }
      let merge = GlossaryThreeWayMerge(
        base: try loadOrEmpty(base), ours: try loadOrEmpty(paths[0]),
        theirs: try loadOrEmpty(paths[1]))
      return (merge.glossary, merge.conflicts)
    }
    let files = try FileSelection(extensions: GlossaryLoader.fileExtensions).files(in: paths)
    guard let first = files.first else {
      throw RunError("no glossary to merge", hint: "name files, or a folder that holds some")
    }
    var merge = GlossaryMerge(try GlossaryLoader.load(first).glossary)
    for file in files.dropFirst() { merge.add(try GlossaryLoader.load(file).glossary) }
    return (merge.glossary, merge.conflicts)
  }

  /// A glossary; an empty file, as git hands over where a side has none, is an empty one.
  private func loadOrEmpty(_ path: String) throws(RunError) -> Glossary {
    if case .file(0) = FileKind(at: path) { return Glossary() }
    return try GlossaryLoader.load(path).glossary
  }
}
