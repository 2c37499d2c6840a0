import DocumentFormats
import LanguageText

/// Reports of parts of sentences that are left in the words of their source.
extension UntranslatedTerm {
  /// How much of a part a message quotes, in characters.
  private static let mostQuoted = 60

  /// How sure it is that words in a row that only the source's sentence puts together have been left.
  static let confidenceOfFragments = 0.75

  /// Reports parts one by one, or of many in one document the first; each has its confidence, 0…1.
  func report(
    _ fragments: [LeftFragments.Fragment], _ confidences: [Double], _ context: CheckContext,
    into findings: inout FindingList
  ) {
    let isGathered = fragments.count > Self.mostPlaces
    for (fragment, confidence) in zip(fragments, confidences).prefix(isGathered ? 1 : .max) {
      let others = isGathered ? fragments.dropFirst() : []
      let blocks = context.draft.document.blocks
      let text = blocks[fragment.block].text.utf8Slice(fragment.range)
      findings.report(
        Self.self, at: blocks[fragment.block].offsets.fileRange(of: fragment.range), match: text,
        confidence: isGathered ? confidences.max() ?? confidence : confidence,
        message: "“\(Self.quoted(text))” is left untranslated"
          + (others.isEmpty ? "" : ", and so are parts of \(others.count.counted("more place"))"),
        source: fragment.original,
        related: others.map {
          RelatedPlace(
            blocks[$0.block].offsets.fileRange(of: $0.range), RelatedPlace.alsoLeft)
        })
    }
  }

  /// The beginning of a text, up to the end of a word.
  private static func quoted(_ text: String) -> String {
    guard text.count > mostQuoted else { return text }
    let beginning = text.prefix(mostQuoted)
    return (beginning.lastIndex(of: " ").map { String(beginning[..<$0]) } ?? String(beginning))
      + " …"
  }
}
