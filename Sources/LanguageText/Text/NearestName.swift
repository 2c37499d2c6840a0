/// Finds the name that somebody probably meant.
package enum NearestName {
  /// The known name with the fewest edits from what was written, when it is close enough to
  /// suggest: about a third of its characters may differ.
  ///
  /// Complexity: O(known names × length²).
  package static func of(_ written: String, among known: [String]) -> String? {
    let ranked = known.map {
      ($0, EditDistance.between(Array(written.prefix(64).lowercased()), Array($0.lowercased())))
    }
    guard let best = ranked.min(by: { ($0.1, $0.0) < ($1.1, $1.0) }),
      best.1 <= max(1, (best.0.count + 1) / 3)
    else { return nil }
    return best.0
  }
}
