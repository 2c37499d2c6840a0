import DocumentFormats
import LanguageAssets
import LanguageText

/// Paragraphs that are left as a whole.
extension UntranslatedTerm {
  /// Reports the terms of paragraphs that are left in the source language, the given stretches of them, at the first
  /// paragraph or, of a single one, at its first term; the places of the others are told with it.
  ///
  /// Of several no concept is named: whichever the glossary has, they are the same paragraphs.
  func report(
    _ reports: [Report], _ stretch: UntranslatedBlocks.Stretch, of indices: [Int],
    _ context: CheckContext, into findings: inout FindingList
  ) {
    let untranslated = context.untranslatedBlocks
    let copied = indices.lazy.compactMap {
      untranslated.copiedPlace(of: $0, context.copiedProse)
    }.first
    guard let index = reports.first?.use.block ?? copied?.block else { return }
    let text = context.draft.document.blocks[index].text
    if stretch.count < 2, reports.count == 1, !Self.isSentence(text) {
      var forgotten = ForgottenWords(context)
      var word = judged(reports[0], &forgotten)
      let isBesideMost = untranslated.stretches.contains(where: \.isMostOfDocument)
      // Beside most of the document one word says nothing.
      if isBesideMost {
        word.confidence = min(word.confidence, Finding.confidenceOfDoubtfulNotes)
      }
      // A heading that is left is told without the word, too, which may be a name.
      guard copied?.original != nil, !isBesideMost, !word.isEvident else {
        report(word, context, into: &findings)
        return
      }
    }
    // What may be a name among words that are none says nothing of a whole paragraph.
    let isCopied = copied.map { $0.original != nil } ?? false
    let confidence =
      isCopied ? 1 : reports.map(\.confidence).max() ?? Finding.confidenceOfLikelyNotes
    // What nobody has decided on need not be named where there is more to tell.
    let isNamed =
      !isCopied || reports.contains { $0.confidence > 0.5 && isDecided($0, context) }
    let whole = indices.flatMap(untranslated.paragraphs)
    func isTitle(_ block: TextBlock) -> Bool {
      block.kind == .metadata && !Self.isSentence(block.text)
    }
    // A title above a paragraph weighs less than that.
    let isTitled =
      whole.count == 1 && whole.first != index
      && isTitle(context.draft.document.blocks[index])
    let focus = isTitled ? whole.first ?? index : index
    // Of the paragraph's terms one that somebody has decided on says most.
    let best =
      reports.first { $0.use.block == focus && isDecided($0, context) }
      ?? (isTitled ? nil : reports.first)
    let named = isNamed ? best : nil
    let texts =
      stretch.isMostOfDocument
      ? whole : whole.filter { !isTitle(context.draft.document.blocks[$0]) }
    let beginning = whole.count > 1 ? texts.min() ?? whole.min() : nil
    guard
      let first = beginning ?? named?.use.block ?? (isTitled ? focus : nil) ?? copied?.block
    else { return }
    let block = context.draft.document.blocks[first]
    var places: [Int: Range<Int>] = [:]
    for index in whole {
      let block = context.draft.document.blocks[index]
      places[index] = block.offsets.fileRange(of: 0..<block.text.utf8.count)
    }
    // What is not counted is not listed, either.
    for report in reports.reversed()
    where whole.count < 2 || places[report.use.block] != nil
      || untranslated.isLeftInPart(report.use.block)
    {
      places[report.use.block] = report.use.fileRange
    }
    places[first] = nil
    let copy = copied?.block == first ? copied : nil
    let place = copy?.range ?? 0..<block.text.utf8.count
    // What is the source's as a whole stands where it stands whether or not the glossary knows a word of it.
    let told = beginning == nil && !(isCopied && copied?.block == first) ? named : nil
    let source =
      beginning == nil
      ? nil
      : copy?.original ?? reports.first { $0.use.block == first }?.source
        ?? Self.source(ofBlock: first, context)
    let kinds = Set(whole.map { context.draft.document.blocks[$0].kind })
    findings.report(
      Self.self, at: told?.use.fileRange ?? block.offsets.fileRange(of: place),
      match: told?.use.text ?? block.text.utf8Slice(place),
      concept: told.map { context.identifier(of: $0.use.concept) },
      confidence: min(confidence, Self.confidence(in: stretch, context)),
      atMost: reports.isEmpty && !isCopied
        || context.sources.isEmpty && block.kind == .caption && !stretch.isMostOfDocument
        ? .note : .error,
      message: Self.message(stretch, kinds.count == 1 ? kinds.first : nil, block.kind)
        + (named.map {
          Self.terms($0, more: Set(reports.map(\.use.concept)).count - 1, in: stretch)
        } ?? ""),
      source: source ?? named?.source ?? copied?.original,
      related: places.sorted { $0.key < $1.key }
        .map { RelatedPlace($0.value, RelatedPlace.alsoLeft) })
  }

  /// The first sentence of what a paragraph translates; nil where it is paired with nothing.
  private static func source(ofBlock block: Int, _ context: CheckContext) -> SourceReference? {
    guard let passage = context.passagesByBlock[block], let first = passage.sourceBlocks.first
    else { return nil }
    let source = context.sources[passage.document]
    let start = source.document.blocks[first].offsets.fileRange(of: 0..<1).lowerBound
    return source.segment(at: start).map {
      SourceReference(
        document: passage.document, path: source.path, range: $0.fileRange, text: $0.text)
    }
  }

  /// The terms that a stretch is told with: the first, and how many others there are.
  private static func terms(
    _ first: Report, more: Int, in stretch: UntranslatedBlocks.Stretch
  ) -> String {
    if stretch.isMostOfDocument { return ", first with “\(first.use.text)”" }
    return ", with “\(first.use.text)”"
      + (more == 0 ? "" : " and \(more.counted("more term"))")
  }

  private static func confidence(
    in stretch: UntranslatedBlocks.Stretch, _ context: CheckContext
  ) -> Double {
    if stretch.isQuotation || stretch.isOfNames || stretch.isOfChanges { return 0.5 }
    // What others translate translates nothing.
    if context.mayStay || context.draft.isOutline || context.facts.isOriginal { return 0.5 }
    // A page that has nothing but its front matter is yet to be written, which another rule tells.
    if context.proseBlocks.allSatisfy({ $0.block.kind == .metadata }),
      context.sources.contains(where: { $0.document.blocks.contains { $0.kind == .paragraph } })
    {
      return Finding.confidenceOfDoubtfulNotes
    }
    return stretch.isMostOfDocument || stretch.isOfLabels || context.isCopyOfSource
      ? confidenceOfCopies : 0.95
  }

  /// Whether somebody has decided on the translation of what is left.
  private func isDecided(_ report: Report, _ context: CheckContext) -> Bool {
    context.preferredTerm(for: report.use.concept).map { $0.status != .proposed } ?? false
  }

  /// Whether a text has so many words that nobody thinks of a single one.
  private static func isSentence(_ text: String) -> Bool { text.split(separator: " ").count > 4 }
}
