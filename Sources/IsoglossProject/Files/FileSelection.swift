import Foundation

/// Finds the files that a run works on.
package struct FileSelection: Sendable {
  /// Names of folders that hold no documents of a project; Sphinx copies the sources beside the pages that it makes.
  private static let skippedFolders: Set<String> = ["node_modules", "vendor", "_site", "_sources"]

  /// The extensions of files to find in folders, in lower case and without the dot.
  package var extensions: Set<String>
  /// Whether `.gitignore`, `.isoglossignore` and `.git/info/exclude` leave files out of walks.
  package var respectsIgnoreFiles: Bool
  /// Which of the files of ``extensions`` that a walk finds are wanted.
  package var wants: @Sendable (String) -> Bool = { _ in true }

  /// Whether a folder that a walk comes to is entered although it is a link.
  package var follows: @Sendable (String) -> Bool = { _ in false }

  /// Makes a selection.
  package init(extensions: some Sequence<String>, respectsIgnoreFiles: Bool = false) {
    self.extensions = Set(extensions)
    self.respectsIgnoreFiles = respectsIgnoreFiles
  }

  /// The files named by paths: files as they are, folders walked for files of the extensions.
  ///
  /// Hidden files and folders, folders of dependencies, links to folders that nothing asks to follow and, if asked, what
  /// ignore files name are left out of the walk; a folder that is named itself is walked all the same.
  ///
  /// - Returns: paths in the order of the arguments, each folder's in byte order, no path twice.
  /// - Throws: ``RunError`` for a path that does not exist or a folder that can't be listed.
  package func files(in paths: [String]) throws(RunError) -> [String] {
    var seen: Set<String> = []
    var result: [String] = []
    for path in paths {
      for file in try files(in: path) where seen.insert(file).inserted { result.append(file) }
    }
    return result
  }

  private func files(in path: String) throws(RunError) -> [String] {
    guard let kind = FileKind(at: path) else {
      throw RunError("no such file or folder", path: path)
    }
    guard kind == .folder else { return [path] }
    var result: [String] = []
    try walk(
      path, RelativePath.absolute(path),
      respectsIgnoreFiles ? IgnoreRules(above: path) : IgnoreRules(), into: &result)
    return result
  }

  /// Gathers the files of a folder, given as it was named and from the root on.
  private func walk(
    _ folder: String, _ absolute: String, _ outerRules: IgnoreRules, into result: inout [String]
  ) throws(RunError) {
    var rules = outerRules
    if respectsIgnoreFiles { rules.enter(folder) }
    for name in try names(in: folder)
    where !name.hasPrefix(".") && !Self.skippedFolders.contains(name) {
      let path = folder == "." ? name : (folder.hasSuffix("/") ? folder : folder + "/") + name
      let absolute = (absolute.hasSuffix("/") ? absolute : absolute + "/") + name
      switch FileKind(at: path) {
      case .folder:
        if !FileKind.isLink(path) || follows(path),
          !rules.ignores(absolute: absolute, isFolder: true)
        {
          try walk(path, absolute, rules, into: &result)
        }
      // A link to nothing is found, too, for whoever reads it to say so.
      case .file where extensions.contains(Self.fileExtension(of: path)),
        nil where extensions.contains(Self.fileExtension(of: path)):
        if wants(path), !rules.ignores(absolute: absolute, isFolder: false) { result.append(path) }
      default: break
      }
    }
  }

  /// The sorted names in a folder; one that can't be listed would otherwise look empty.
  private func names(in folder: String) throws(RunError) -> [String] {
    do { return try FileManager.default.contentsOfDirectory(atPath: folder).sorted() } catch {
      throw RunError(
        "can't list the folder", path: folder, hint: "make it readable or leave it out")
    }
  }

  /// The extension of a path in lower case, without the dot; empty when it has none.
  package static func fileExtension(of path: String) -> String {
    let bytes = path.utf8
    let start = bytes.lastIndex(of: UInt8(ascii: "/")).map(bytes.index(after:)) ?? bytes.startIndex
    guard let dot = bytes[start...].lastIndex(of: UInt8(ascii: ".")), dot > start else { return "" }
    return path[bytes.index(after: dot)...].lowercased()
  }
}
