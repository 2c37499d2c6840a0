/// Joins layouts that differ in one folder: what each component of a library has, `src/button/{lang}/*.md` beside
/// `src/menu/{lang}/*.md`, is one to people.
enum AlikeLayouts {
  /// So many folders are alike; two may be alike by accident and are no nuisance to read.
  private static let leastAlike = 3

  /// The same layouts, of which those that differ in one folder are one with `*` in its place.
  ///
  /// Only layouts whose paths name the language of the source, too; what becomes of the others' sources would
  /// depend on each.
  ///
  /// - Complexity: O(n · c) for n layouts with c folders in their paths.
  static func joined(_ layouts: [LayoutDetection.Layout]) -> [LayoutDetection.Layout] {
    var groups: [String: [Int]] = [:]
    for (index, layout) in layouts.enumerated() where layout.pattern.source == nil {
      for text in texts(of: layout.pattern.versions.text) {
        groups[text, default: []].append(index)
      }
    }
    var isJoined: Set<Int> = []
    var result: [LayoutDetection.Layout] = []
    for (text, members) in groups.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    ) {
      let members = members.filter { !isJoined.contains($0) }
      guard members.count >= leastAlike, let pattern = PathPattern(text) else { continue }
      isJoined.formUnion(members)
      var joined = LayoutDetection.Layout(pattern: DocumentPattern(pattern), files: [:])
      for layout in members.map({ layouts[$0] }) {
        joined.files.merge(layout.files, uniquingKeysWith: +)
        joined.pairs += layout.pairs
      }
      result.append(joined)
    }
    return layouts.indices.filter { !isJoined.contains($0) }.map { layouts[$0] } + result
  }

  /// A pattern with `*` in the place of each of its folders before the language but the first, which tells what of
  /// a project is its documentation.
  private static func texts(of pattern: String) -> [String] {
    let components = pattern.split(separator: "/")
    let folders = components.prefix { !$0.contains(where: { "{*".contains($0) }) }
    return folders.indices.dropFirst().map { index in
      var components = components
      components[index] = "*"
      return components.joined(separator: "/")
    }
  }
}
