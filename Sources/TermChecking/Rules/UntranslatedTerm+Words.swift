import DocumentFormats
import LanguageAssets
import LanguageText

/// Reports of single words that are left as they are.
extension UntranslatedTerm {
  /// A term that is left as it is.
  struct Report {
    var use: TermUse
    var source: SourceReference?
    var confidence: Double
    var others: [TermUse] = []
    /// Where the source has the term.
    var original: (use: TermUse, passage: Passage)?

    init(_ use: TermUse, _ source: SourceReference?, _ confidence: Double) {
      self.use = use
      self.source = source
      self.confidence = confidence
    }

    /// Whether the word is more than a likely slip.
    var isEvident: Bool { confidence > Finding.confidenceOfLikelyNotes }
  }

  /// A report of a single word, as a note unless everything around it speaks for a slip.
  func judged(_ report: Report, _ forgotten: inout ForgottenWords) -> Report {
    guard report.isEvident, let (original, passage) = report.original,
      !forgotten.isEvident(report.use, for: original, in: passage)
    else { return report }
    var report = report
    report.confidence = Finding.confidenceOfLikelyNotes
    return report
  }

  /// The report of a word.
  func report(
    of use: TermUse, _ word: LeftWord, in passage: Passage, _ context: CheckContext
  ) -> Report {
    let original = word.original(in: passage)
    let shown = Self.counterpart(of: use, like: original, in: passage)
    var report = Report(use, context.reference(to: shown, in: passage.document), word.confidence)
    if word.isWord { report.original = (original, passage) }
    return report
  }

  /// The place of a concept in the source that a word of the draft most likely translates: the draft's third is the
  /// source's third, or its last.
  private static func counterpart(
    of use: TermUse, like original: TermUse, in passage: Passage
  ) -> TermUse {
    let places = passage.sourceUses.filter { $0.sharesConcept(with: original) }
    let earlier = [passage.foreignUses, passage.draftUses].joined().count {
      $0.sharesConcept(with: original)
        && ($0.block, $0.range.lowerBound) < (use.block, use.range.lowerBound)
    }
    return places.isEmpty ? original : places[min(earlier, places.count - 1)]
  }

  /// The reports, with those of a concept in one where it has many.
  static func gathered(_ reports: [Report]) -> [Report] {
    struct Kind: Hashable {
      let concept: Int
      let isEvident: Bool
    }
    func kind(_ report: Report) -> Kind {
      Kind(concept: report.use.concept, isEvident: report.isEvident)
    }
    let places = Dictionary(grouping: reports.filter { $0.confidence > 0.5 }, by: kind)
      .filter { $0.value.count > mostPlaces }
    var seen: Set<Kind> = []
    return reports.compactMap { report in
      guard report.confidence > 0.5, let all = places[kind(report)] else { return report }
      guard seen.insert(kind(report)).inserted else { return nil }
      var report = report
      report.others = all.dropFirst().map(\.use)
      return report
    }
  }

  /// Whether the draft names what a word stands for as often as its source does beside the word, which then is to go.
  private static func isNamedBeside(_ use: TermUse, in context: CheckContext) -> Bool {
    guard let passage = context.passagesByBlock[use.block] else { return false }
    let count = passage.sourceUses.count { $0.mayName(use.concept) }
    return count > 0
      && passage.draftUses.count {
        $0.status.isApproved && $0.status != .proposed && $0.mayName(use.concept)
          && !$0.isOfAnotherLanguage(in: context)
      } >= count
  }

  /// Reports a word, and where else it is left, unless nobody knows what to write for it.
  func report(
    _ report: Report, _ context: CheckContext, into findings: inout FindingList
  ) {
    let use = report.use
    guard let preferred = context.preferredTerm(for: use.concept) else { return }
    let confidence = preferred.status == .proposed ? 0.5 : report.confidence
    let translation = Replacement.translation(
      of: use, by: preferred, from: report.source?.text, in: context)
    let suggestion = Self.isNamedBeside(use, in: context) ? translation.unwritten : translation
    let times = report.others.isEmpty ? "" : " in \(report.others.count + 1) places"
    findings.report(
      Self.self, at: use.fileRange, match: use.text,
      concept: context.identifier(of: use.concept), confidence: confidence,
      atMost: report.isEvident ? .error : .note,
      message: "“\(use.text)” is left untranslated\(times); write “\(suggestion.text)”",
      suggestions: [suggestion],
      source: report.source,
      related: report.others.map { RelatedPlace($0.fileRange, "also here") })
    guard preferred.status != .proposed else { return }
    findings.mention(
      Self.self, context.identifier(of: use.concept), as: use.term.text,
      count: report.others.count + 1, isReported: confidence > 0.5 && report.isEvident,
      at: use.fileRange,
      match: use.text,
      concept: context.identifier(of: use.concept), confidence: 0.7)
  }
}
