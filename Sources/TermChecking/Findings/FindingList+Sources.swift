import DocumentFormats

extension Finding {
  /// Whether a finding is about words of the draft whatever its source says, which is told with it for translators to
  /// weigh.
  package var isAboutWords: Bool {
    source == nil || Self.rulesOfWords.contains(rule)
  }

  /// The rules of such findings that a translator weighs against the source.
  fileprivate static let rulesOfWords: Set<String> = [
    ForbiddenTerm.about.id, InconsistentTerm.about.id, SpellingVariant.about.id,
  ]

  /// The rules whose findings are told beside the source's sentence.
  fileprivate static let rulesBesideSources = rulesOfWords.union([DoNotTranslate.about.id])
}

extension FindingList {
  /// Names the sentence of the source beside findings on terms, where one sentence translates it.
  ///
  /// - Complexity: O(n log n) in the number of sentences where there are such findings.
  mutating func nameSources(in context: CheckContext) {
    func isOpen(_ finding: Finding) -> Bool {
      finding.source == nil && Finding.rulesBesideSources.contains(finding.rule)
    }
    guard !context.sentencePairs.isEmpty, findings.contains(where: isOpen) else { return }
    let pairs = context.sentencePairs.sorted {
      $0.draft.fileRange.lowerBound < $1.draft.fileRange.lowerBound
    }
    change { finding in
      guard isOpen(finding) else { return }
      // The last sentence that begins before the finding.
      var (low, high) = (0, pairs.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[middle].draft.fileRange.lowerBound <= finding.range.lowerBound {
          low = middle + 1
        } else {
          high = middle
        }
      }
      guard low > 0, pairs[low - 1].draft.fileRange.contains(finding.range.lowerBound) else {
        return
      }
      let pair = pairs[low - 1]
      finding.source = SourceReference(
        document: pair.document, path: context.sources[pair.document].path,
        range: pair.source.fileRange, text: pair.source.text)
    }
  }
}
