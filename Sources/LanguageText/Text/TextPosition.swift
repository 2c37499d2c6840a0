/// A place in a text file as people and editors name it; every number counts from 1.
package struct TextPosition: Hashable, Sendable {
  /// The line.
  package var line: Int
  /// The column in Unicode code points; a byte that is no UTF-8 counts as one.
  package var column: Int
  /// The column in UTF-16 code units, as the Language Server Protocol counts; from 1 as well.
  package var utf16Column: Int

  /// Makes a position.
  package init(line: Int, column: Int, utf16Column: Int) {
    self.line = line
    self.column = column
    self.utf16Column = utf16Column
  }
}

extension TextPosition: Comparable {
  package static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
