/// Files of HTML that are templates of components, the code of examples rather than pages.
struct ComponentTemplates {
  /// Larger files are pages.
  private static let mostBytes = 100_000
  private static let partsOfPages = ["<!doctype", "<html", "<body", "<head>"]
  /// What Vue and Angular have in tags.
  private static let directives = [
    " v-if=", " v-for=", " v-model", " v-on:", " v-bind:", " v-slot", " @click", " :key=",
    " :class=", " *ngif=", " *ngfor=", " (click)=", " [(ngmodel)]=",
  ]

  private let templates: Set<String>

  /// Looks at the files of a project, whose paths are relative to its folder.
  ///
  /// Templates are fragments whose tags have directives, and all fragments where most of them have.
  ///
  /// - Complexity: O(n) in the size of the files of HTML.
  init(_ files: [String], in folder: String) {
    var fragments: Set<String> = []
    var templates: Set<String> = []
    for path in files where path.hasSuffix(".html") {
      guard let bytes = try? FileReading.bytes(of: "\(folder)/\(path)"),
        bytes.count <= Self.mostBytes
      else { continue }
      let text = String(decoding: bytes, as: UTF8.self).lowercased()
      guard !text.hasPrefix("---"), !Self.partsOfPages.contains(where: text.contains) else {
        continue
      }
      fragments.insert(path)
      if Self.directives.contains(where: text.contains) { templates.insert(path) }
    }
    self.templates = templates.count * 2 > fragments.count ? fragments : templates
  }

  /// Whether a file is such a template.
  func hold(_ file: String) -> Bool { templates.contains(file) }
}
