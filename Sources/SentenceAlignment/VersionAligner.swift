/// What aligns the versions of a document: ``SentenceAligner``, or one that remembers its answers.
package protocol VersionAligner: Sendable {
  /// Aligns the versions of one document.
  ///
  /// - Parameter versions: one per language, in any order.
  /// - Returns: groups in the order of the text; every segment of every version is in exactly one.
  func align(_ versions: [DocumentVersion]) -> [AlignedGroup]
}

extension SentenceAligner: VersionAligner {}
