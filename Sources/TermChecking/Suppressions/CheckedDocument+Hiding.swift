extension CheckedDocument {
  /// Whether a comment of the document hides a finding, whose place is that in this document.
  ///
  /// Comments that say what the words mean are left out: what the document names is not looked up.
  package func hides(_ finding: Finding) -> Bool {
    var table = SuppressionTable(self)
    return table.hides(finding)
  }
}
