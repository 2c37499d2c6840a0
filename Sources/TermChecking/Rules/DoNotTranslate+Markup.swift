import DocumentFormats
import LanguageText

/// Marks of Markdown that a translation shows.
extension DoNotTranslate {
  /// How many places of a document are told one by one.
  private static let mostPlaces = 3

  /// Reports a link that leads to no heading of the page.
  func report(_ anchor: BrokenAnchor, _ context: CheckContext, into findings: inout FindingList) {
    let block = context.draft.document.blocks[anchor.block]
    findings.report(
      Self.self, at: block.offsets.fileRange(of: anchor.range),
      match: block.text.utf8Slice(anchor.range), confidence: Self.confidenceOfMissing,
      message: "“\(anchor.found)” leads to no heading of the page; the source links to "
        + "“\(anchor.original)”, which the page has",
      source: reference(to: anchor.passage, context))
  }

  /// Reports marks of one kind, once where a document has more than a few.
  func report(
    _ broken: [(marks: BrokenMarkup, passage: Passage)], _ context: CheckContext,
    into findings: inout FindingList
  ) {
    let isOne = broken.count > Self.mostPlaces
    let places = broken.map { place in
      context.draft.document.blocks[place.marks.block].offsets.fileRange(of: place.marks.range)
    }
    for (place, (marks, passage)) in zip(places, broken).prefix(isOne ? 1 : Self.mostPlaces) {
      let match = context.draft.document.blocks[marks.block].text.utf8Slice(marks.range)
      let message =
        switch marks.kind {
        case .link: "is no link: nothing may stand between its brackets"
        case .reference: "is no link: no definition on the page has its name"
        case .address: "leads nowhere: its address begins with no “http”"
        case .emphasis: "is shown as it is: what stands beside it makes it no emphasis"
        case .code: "is shown as it is: no other back-tick makes code of what is between them"
        }
      findings.report(
        Self.self, at: place, match: match, confidence: Self.confidenceOfMissing,
        message: "“\(match)” \(message)" + (isOne ? "; so it is in \(broken.count) places" : ""),
        source: reference(to: passage, context),
        related: isOne ? places.dropFirst().map { RelatedPlace($0, RelatedPlace.hereToo) } : [])
    }
  }
}
