/// Why a run could not be carried out.
///
/// Usage, configuration, a file that cannot be read or written: the command ends with exit code 2.
package struct RunError: Error, Hashable, Sendable {
  /// The file at fault; nil when it is none.
  package var path: String?
  /// The 1-based line of the fault; nil when it is the file as a whole.
  package var line: Int?
  /// The 1-based column of the fault, in code points.
  package var column: Int?
  /// What is wrong and what was expected, as a sentence without a full stop.
  package var message: String
  /// What to do about it; nil when the message says it.
  package var hint: String?
  /// Whether a file was read, and what is in it is no document that can be worked on.
  var isOfContent = false

  /// Makes an error.
  package init(
    _ message: String, path: String? = nil, line: Int? = nil, column: Int? = nil,
    hint: String? = nil
  ) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
    self.hint = hint
  }
}

extension RunError: CustomStringConvertible {
  /// The error on one line: `path:line:column: message (hint)`.
  package var description: String {
    let place = [path, line.map(String.init), column.map(String.init)].compactMap(\.self)
    let prefix = place.isEmpty ? "" : place.joined(separator: ":") + ": "
    return prefix + message + (hint.map { " (\($0))" } ?? "")
  }
}
