/// Tells which folders of a site hold the documents of releases that are out, which nobody translates any more.
///
/// Docusaurus keeps a copy of all documents for each release beside those of the next one. The next and the newest
/// release are what is worked on.
struct EarlierVersions {
  /// The files of a site in one version.
  private struct Copy {
    let index: Int
    /// The numbers of the version; nil for the next one.
    let version: [Int]?
  }

  private let earlier: Set<Int>

  /// Looks at the patterns of a project, in their order.
  ///
  /// - Complexity: O(n log n) in the number of patterns.
  init(_ patterns: [DocumentPattern]) {
    var copies: [String: [Copy]] = [:]
    for (index, pattern) in patterns.enumerated() {
      guard let (site, version) = Self.version(of: pattern) else { continue }
      copies[site, default: []].append(Copy(index: index, version: version))
    }
    earlier = copies.values.reduce(into: []) { earlier, copies in
      let released = copies.filter { $0.version != nil }.sorted {
        ($1.version ?? []).lexicographicallyPrecedes($0.version ?? [])
      }
      earlier.formUnion(released.dropFirst().map(\.index))
    }
  }

  /// Whether the pattern of an index, from 0, is of a release before the newest.
  func hold(_ index: Int) -> Bool { earlier.contains(index) }

  /// What a pattern is without its version, and the version; nil for no pattern of Docusaurus’ documents.
  private static func version(of pattern: DocumentPattern) -> (site: String, version: [Int]?)? {
    let parts = pattern.versions.text.split(separator: "/")
    let sources = pattern.source?.text.split(separator: "/") ?? []
    let folders = parts + sources
    guard
      let folder = folders.first(where: { $0.hasPrefix(Self.released) })
        ?? folders.first(where: { $0 == next }),
      folders.contains(where: { $0.hasPrefix("docusaurus-plugin-content-docs") })
    else { return nil }
    func isOfVersion(_ part: Substring) -> Bool {
      part.hasPrefix(released) || part == next || part == "docs" || part.hasSuffix("versioned_docs")
    }
    let site = folders.filter { !isOfVersion($0) }.joined(separator: "/")
    guard folder != next else { return (site, nil) }
    let numbers = folder.dropFirst(released.count).split { !$0.isNumber }.compactMap { Int($0) }
    return (site, numbers)
  }

  private static let released = "version-"
  private static let next = "current"
}
