/// Finds the folders in which a site keeps the documents of releases beside those that are worked on, one for each
/// language: `content/en/v0.18/…` beside `content/en/docs/…`, as sites of Hugo do.
struct ArchivedVersions {
  /// What leaves the documents of these folders out, in order: `content/*/v0.18/**`.
  private(set) var patterns: [PathPattern] = []

  /// Looks at the files of layouts, relative to the project.
  ///
  /// A folder counts whose name is a number of two parts at least and most of whose documents are there without it, too.
  ///
  /// - Complexity: O(n) in the number of files.
  init(in layouts: [LayoutDetection.Layout]) {
    var found: Set<String> = []
    for layout in layouts {
      let text = layout.pattern.versions.text
      guard let folder = text.firstRange(of: "{lang}/") else { continue }
      let root = text[..<folder.lowerBound]
      for (name, files) in layout.files {
        let paths = files.compactMap { file in
          file.hasPrefix("\(root)\(name)/") ? file.dropFirst(root.count + name.count + 1) : nil
        }
        for version in Self.versions(of: paths) { found.insert("\(root)*/\(version)/**") }
      }
    }
    patterns = found.sorted().compactMap { PathPattern($0) }
  }

  /// Whether a file lies in one of these folders.
  func hold(_ file: String) -> Bool { patterns.contains { $0.match(file) != nil } }

  private static func versions(of paths: [Substring]) -> [Substring] {
    var released: [Substring: [Substring]] = [:]
    var current: Set<Substring> = []
    for path in paths {
      guard let slash = path.firstIndex(of: "/"), isVersion(path[..<slash]) else {
        current.insert(path)
        continue
      }
      released[path[..<slash], default: []].append(path[path.index(after: slash)...])
    }
    return released.filter { _, copies in 2 * copies.count(where: current.contains) > copies.count }
      .map(\.key)
  }

  /// Whether a folder is called by a version: `v0.18`, `1.2.x`.
  private static func isVersion(_ name: Substring) -> Bool {
    let parts = (name.first == "v" ? name.dropFirst() : name)
      .split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 && parts[0].first?.isNumber == true
      && parts.allSatisfy { $0 == "x" || !$0.isEmpty && $0.allSatisfy(\.isNumber) }
  }
}
