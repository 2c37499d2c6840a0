import Foundation
import LanguageText

/// Finds versions of the documents of a project that walks leave out, in a language folder beside others: sources that
/// are copied there before a site is built, which an ignore file names, or linked.
struct IgnoredVersions {
  /// The language folders with such files, relative to the project, in order.
  private(set) var folders: [String] = []
  /// The files, relative to the project, in order.
  private(set) var files: [String] = []

  /// Looks beside the language folders that some files of a project, relative to it, lie in; a file there counts if
  /// another language has one of its name.
  ///
  /// - Complexity: O(n) in the number of files; lists each folder that has a language folder.
  /// - Throws: ``RunError`` for a folder that can't be listed.
  init(beside known: [String], in project: String) throws(RunError) {
    var versions: [String: (names: Set<String>, files: Set<Substring>)] = [:]
    for file in known {
      guard let path = LayoutPath(file), case .folder = path.form, path.ending.isEmpty,
        path.root.isEmpty || path.root.hasSuffix("/")
      else { continue }
      versions[path.root, default: ([], [])].names.insert(path.name)
      versions[path.root, default: ([], [])].files
        .insert(file.dropFirst(path.root.count + path.name.count))
    }
    for (root, version) in versions.sorted(by: { $0.key < $1.key }) {
      for name in Self.languages(in: "\(project)/\(root)") where !version.names.contains(name) {
        let folder = root + name
        let extensions = Set(version.files.map { FileSelection.fileExtension(of: String($0)) })
        let found = try FileSelection(extensions: extensions).files(in: ["\(project)/\(folder)"])
          .map { folder + $0.dropFirst(project.count + 1 + folder.count) }
          .filter { version.files.contains($0.dropFirst(folder.count)) }
        guard !found.isEmpty else { continue }
        folders.append(folder)
        files += found
      }
    }
  }

  /// The folders in a folder that are called by a language, in order.
  private static func languages(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { name in
      LanguageResolution.language(named: name) != nil
        && FileKind(at: "\(folder)/\(name)") == .folder
    }
  }
}
