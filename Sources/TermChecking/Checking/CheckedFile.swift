package import LanguageText

/// The file of a draft, as findings in other drafts point to it.
package struct CheckedFile: Sendable {
  /// The path as findings show it.
  package var path: String
  /// Where the lines of the file begin.
  package var lines: LineTable

  /// Makes a file.
  package init(path: String, lines: LineTable) {
    self.path = path
    self.lines = lines
  }
}
