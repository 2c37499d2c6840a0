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
  /// Names the sentence of the source beside findings on terms: the one that the sentence of the draft translates, but
  /// where another of its paragraph alone names the concept.
  ///
  /// - Complexity: O(n log n) in the number of sentences where there are such findings.
  mutating func nameSources(in context: CheckContext) {
    func isOpen(_ finding: Finding) -> Bool {
      finding.source == nil && Finding.rulesBesideSources.contains(finding.rule)
    }
    guard !context.sources.isEmpty, findings.contains(where: isOpen) else { return }
    let pairs = context.sentencePairs.sorted {
      $0.draft.fileRange.lowerBound < $1.draft.fileRange.lowerBound
    }
    let passages = context.passagesByBlock
    change { finding in
      guard isOpen(finding) else { return }
      let pair = pairs.pair(at: finding.range.lowerBound)
      func takePair() { finding.source = pair.map { SourceReference(to: $0, in: context) } }
      guard let segment = context.draft.segment(at: finding.range.lowerBound),
        let passage = passages[segment.block], let concept = finding.concept
      else { return takePair() }
      var uses: [TermUse] = []
      for use in passage.sourceUses where context.identifier(of: use.concept) == concept {
        if let pair, pair.source.fileRange.contains(use.fileRange.lowerBound) { return takePair() }
        uses.append(use)
      }
      guard let first = uses.first else { return takePair() }
      let sentence = context.reference(to: first, in: passage.document)
      let areTogether = uses.allSatisfy { sentence.range.contains($0.fileRange.lowerBound) }
      if areTogether { finding.source = sentence } else { takePair() }
    }
  }
}

extension SourceReference {
  /// The sentence of a source in a pair.
  fileprivate init(to pair: SentencePair, in context: CheckContext) {
    self.init(
      document: pair.document, path: context.sources[pair.document].path,
      range: pair.source.fileRange, text: pair.source.text)
  }
}

extension [SentencePair] {
  /// The pair whose draft holds an offset into its file, of pairs in the order of the draft.
  fileprivate func pair(at offset: Int) -> SentencePair? {
    // The last sentence that begins before the offset.
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].draft.fileRange.lowerBound <= offset {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low > 0, self[low - 1].draft.fileRange.contains(offset) else { return nil }
    return self[low - 1]
  }
}
