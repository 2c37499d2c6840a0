/// Reports of parts of sentences that are left in the words of their source.
extension UntranslatedTerm {
  /// How much of a part a message quotes, in characters.
  private static let mostQuoted = 60

  /// How sure it is that words in a row that only the source's sentence puts together have been left.
  private static let confidenceOfFragments = 0.75

  /// Reports parts one by one, or of many in one document the first.
  func report(_ fragments: [LeftFragments.Fragment], into findings: inout FindingList) {
    guard let first = fragments.first else { return }
    guard fragments.count > Self.mostPlaces else {
      for fragment in fragments { report(fragment, [], into: &findings) }
      return
    }
    report(first, Array(fragments.dropFirst()), into: &findings)
  }

  private func report(
    _ fragment: LeftFragments.Fragment, _ others: [LeftFragments.Fragment],
    into findings: inout FindingList
  ) {
    findings.report(
      Self.self, at: fragment.fileRange, match: fragment.text,
      confidence: Self.confidenceOfFragments,
      message: "“\(Self.quoted(fragment.text))” is left untranslated"
        + (others.isEmpty ? "" : ", and so are parts of \(others.count) more places"),
      source: fragment.original,
      related: others.map { RelatedPlace($0.fileRange, "also left untranslated") })
  }

  /// The beginning of a text, up to the end of a word.
  private static func quoted(_ text: String) -> String {
    guard text.count > mostQuoted else { return text }
    let beginning = text.prefix(mostQuoted)
    return (beginning.lastIndex(of: " ").map { String(beginning[..<$0]) } ?? String(beginning))
      + " …"
  }
}
