/// Finds the name that somebody probably meant.
package enum NearestName {
  /// The known name with the fewest edits from what was written, when it is close enough to
  /// suggest: about a third of its characters may differ.
  ///
  /// Complexity: O(known names × length²).
  package static func of(_ written: String, among known: [String]) -> String? {
    let ranked = known.map {
      ($0, edits(Array(written.prefix(64).lowercased()), Array($0.lowercased())))
    }
    guard let best = ranked.min(by: { ($0.1, $0.0) < ($1.1, $1.0) }),
      best.1 <= max(1, (best.0.count + 1) / 3)
    else { return nil }
    return best.0
  }

  /// The Levenshtein distance of two texts.
  private static func edits(_ left: [Character], _ right: [Character]) -> Int {
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
