/// Why a glossary or a translation memory cannot be read or written.
package struct AssetError: Error, Hashable, Sendable {
  /// The line, from 1; nil when the whole file is meant.
  package let line: Int?
  /// The column in code points, from 1; nil when the whole line or file is meant.
  package let column: Int?
  /// What is wrong, in words, without the position.
  package let reason: String
  /// What to do about it or what was expected; nil when the reason says it all.
  package let hint: String?

  /// Makes an error.
  package init(line: Int? = nil, column: Int? = nil, _ reason: String, hint: String? = nil) {
    self.line = line
    self.column = column
    self.reason = reason
    self.hint = hint
  }
}
