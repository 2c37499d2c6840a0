/// Finds out which documents are versions of the same text.
package enum VersionGrouping {
  /// Groups documents by their content.
  ///
  /// - Parameter documents: documents in any languages; several may share one.
  /// - Returns: the groups of two members or more, in order of their first document.
  package static func group(_ documents: [DocumentVersion]) -> [VersionGroup] {
    []
  }
}
