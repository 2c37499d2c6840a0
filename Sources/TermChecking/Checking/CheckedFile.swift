package import LanguageText

/// The file of a draft, as findings in other drafts point to it.
package struct CheckedFile: Sendable {
  /// The path as findings show it.
  package var path: String
  /// The language that the draft is written in.
  package var language: LanguageTag
  /// Where the lines of the file begin.
  package var lines: LineTable

  /// Makes a file.
  package init(path: String, language: LanguageTag, lines: LineTable) {
    self.path = path
    self.language = language
    self.lines = lines
  }
}
