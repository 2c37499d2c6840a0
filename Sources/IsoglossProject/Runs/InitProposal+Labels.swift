import DocumentFormats

extension InitRun.Proposal {
  /// Folders and files with the strings of an app that lie beside documents in prose, which may be what these quote;
  /// empty where that is not certain.
  package var labels: [String] {
    let paths = patterns.map(\.documents.versions.text)
    guard paths.contains(where: Self.isProse) else { return [] }
    var labels: [String] = []
    for path in paths where Self.holdsStrings(path) {
      let stem = path.prefix { !"{*?[".contains($0) }
      let label = stem == path ? path : stem.lastIndex(of: "/").map { String(stem[..<$0]) } ?? ""
      // A project as a whole holds more than strings.
      if !label.isEmpty, !labels.contains(label) { labels.append(label) }
    }
    return labels.filter { label in !labels.contains { label.hasPrefix($0 + "/") } }
  }

  private static func isProse(_ path: String) -> Bool {
    let formats: [any DocumentFormat.Type] = [
      MarkdownFormat.self, HTMLFormat.self, RSTFormat.self, AsciiDocFormat.self,
    ]
    return formats.contains { $0.reads(path: path) }
  }

  private static func holdsStrings(_ path: String) -> Bool {
    AppleStringsFormat.reads(path: path) || StringCatalogFormat.reads(path: path)
      || path.contains("/values-{lang}/") && path.hasSuffix(".xml")
  }
}
