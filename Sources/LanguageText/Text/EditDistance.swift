/// How far one sequence is from another.
package enum EditDistance {
  /// How many elements have to be exchanged, left out or put in to make one sequence of another.
  ///
  /// - Returns: 0 for equal sequences, at most the length of the longer one.
  /// - Complexity: O(n · m) in the lengths.
  ///
  /// Source: Wagner and Fischer 1974, for the distance of Levenshtein 1966.
  package static func between<Element: Equatable>(_ left: [Element], _ right: [Element]) -> Int {
    distance(left, right)
  }

  /// The same of bytes.
  ///
  /// Other modules call what is generic unspecialised, and candidates are compared by the million.
  package static func between(_ left: [UInt8], _ right: [UInt8]) -> Int { distance(left, right) }

  @inline(__always)
  private static func distance<Element: Equatable>(_ left: [Element], _ right: [Element]) -> Int {
    var row = Array(0...right.count)
    for (i, a) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, b) in right.enumerated() {
        let above = row[j + 1]
        row[j + 1] = min(above + 1, row[j] + 1, diagonal + (a == b ? 0 : 1))
        diagonal = above
      }
    }
    return row[right.count]
  }
}
