import DocumentFormats

/// What findings say of the parts of a document that are left.
extension UntranslatedTerm {
  /// What a finding says of a cell of a table.
  static let cell = "the \(name(of: .tableCell)) is left untranslated"
  /// What a finding says of a heading.
  static let heading = "the \(name(of: .heading)) is left untranslated"
  /// What a finding says of the front matter.
  static let frontMatter = "the front matter is left untranslated"
  /// What findings say of captions, and of several of one document.
  static let captions = ["the caption is left untranslated", "captions are left untranslated"]

  /// What a finding says that stands for all of a document.
  static let mostOfDocument = "most of the document is left untranslated"

  /// What a finding says of a stretch, all paragraphs of which are of one kind if that is given, the first of another.
  static func message(
    _ stretch: UntranslatedBlocks.Stretch, _ kind: BlockKind?, _ first: BlockKind
  ) -> String {
    if stretch.isMostOfDocument { return "\(mostOfDocument): \(stretch.count) paragraphs" }
    // How many values it has is nothing to know.
    if kind == .metadata { return frontMatter }
    if stretch.count == 1 {
      let unit =
        stretch.isOfSentences ? "sentence" : stretch.isQuotation ? "quotation" : name(of: first)
      return "the \(unit) is left untranslated"
    }
    let units =
      stretch.isOfSentences
      ? "sentences" : kind == .caption ? "captions" : kind == .heading ? "headings" : "paragraphs"
    return "\(stretch.count) \(units) are left untranslated"
  }

  /// What a message calls a block of a kind.
  static func name(of kind: BlockKind) -> String {
    switch kind {
    case .heading: "heading"
    case .caption: "caption"
    case .listItem: "item"
    case .tableCell: "cell"
    case .metadata: "front matter"
    default: "paragraph"
    }
  }
}
