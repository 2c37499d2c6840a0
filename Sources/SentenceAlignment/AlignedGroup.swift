/// Segments of several versions of a document that say the same.
package struct AlignedGroup: Hashable, Sendable {
  /// For each version, in the order given to the aligner, ascending indices into its segments;
  /// empty where that version has nothing.
  package var members: [[Int]]
  /// How sure the aligner is, 0…1, higher is likelier; 0 for a group of one version only.
  package var score: Double

  /// Makes a group.
  package init(members: [[Int]], score: Double) {
    self.members = members
    self.score = score
  }
}
