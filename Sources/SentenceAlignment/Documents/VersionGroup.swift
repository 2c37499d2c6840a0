/// Documents, or parts of them, that are versions of the same text.
package struct VersionGroup: Hashable, Sendable {
  /// A document or a part of one.
  package struct Member: Hashable, Sendable {
    /// The index of the document.
    package var document: Int
    /// The segments of the part.
    package var segments: Range<Int>

    /// Makes a member.
    package init(document: Int, segments: Range<Int>) {
      self.document = document
      self.segments = segments
    }
  }

  /// The members, by document; at least two, each of another language.
  package var members: [Member]

  /// Makes a group.
  package init(members: [Member]) { self.members = members }
}
