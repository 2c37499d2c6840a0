/// A fault in a file that was read all the same.
package struct AssetWarning: Hashable, Sendable {
  /// The line, from 1.
  package let line: Int
  /// The column in code points, from 1; nil when the whole line is meant.
  package let column: Int?
  /// What is wrong, in words, without the position.
  package let message: String

  /// Makes a warning.
  package init(line: Int, column: Int? = nil, _ message: String) {
    self.line = line
    self.column = column
    self.message = message
  }

  /// Line and column as they stand after a path: `12:5`, or `12`.
  package var place: String { column.map { "\(line):\($0)" } ?? "\(line)" }
}

/// Warnings in file order, each message once and not more than ``limit``, so that a large file
/// full of the same fault costs nothing.
package struct AssetWarnings: Hashable, Sendable {
  /// The most warnings that are kept.
  package static let limit = 100
  /// The warnings, in file order.
  package private(set) var list: [AssetWarning] = []
  /// How many more there were, repeated ones among them.
  package private(set) var omittedCount = 0
  private var seen: Set<String> = []

  /// Makes an empty list.
  package init() {}

  /// Adds a warning, unless its message is there already.
  package mutating func add(_ message: String, line: Int, column: Int? = nil) {
    if list.count < Self.limit, seen.insert(message).inserted {
      list.append(AssetWarning(line: line, column: column, message))
    } else {
      omittedCount += 1
    }
  }
}
