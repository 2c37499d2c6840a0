import DocumentFormats
package import LanguageAssets
package import LanguageText

/// Checks drafts against a glossary, and against the documents that they translate.
package struct TermChecker: Sendable {
  private let terms: TermSet
  private let selection: RuleSelection

  /// Makes a checker that runs the selected rules.
  ///
  /// The terms of the given languages are compiled at once, those of other languages anew for each
  /// document.
  ///
  /// - Complexity: O(total length of the forms of all terms in the languages).
  package init(
    glossary: Glossary, languages: [LanguageTag] = [], rules: RuleSelection = RuleSelection()
  ) {
    self.init(TermSet(glossary, languages: languages), rules: rules)
  }

  /// Makes a checker of terms that are compiled already.
  package init(_ terms: TermSet, rules: RuleSelection = RuleSelection()) {
    self.terms = terms
    selection = rules
  }

  /// Checks a draft, and compares it with the documents that it translates, if any are given.
  ///
  /// - Complexity: O(n log n) in the size of the documents, as alignment needs.
  package func check(
    _ draft: CheckedDocument, sources: [CheckedDocument] = [],
    memory: SegmentMemory = SegmentMemory(), facts: CheckFacts = CheckFacts()
  ) -> CheckResult {
    let context = CheckContext(
      glossary: terms.glossary, draft: draft, sources: sources, memory: memory, facts: facts,
      termbase: terms.termbase)
    var list = FindingList(
      draft: draft, severities: selection.severities, places: context.namedPlaces)
    for rule in RuleCatalog.rules where selection.contains(rule.about.id) {
      rule.init().check(context, into: &list)
    }
    return CheckResult(
      findings: fingerprinted(list.findings, in: draft).sorted { $0.isBefore($1) },
      pairsAligned: context.passages.count { !$0.sourceBlocks.isEmpty && !$0.draftBlocks.isEmpty },
      termsLoaded: terms.termbase(for: draft.language).entries.count,
      omittedPassages: context.passages.filter(\.draftBlocks.isEmpty).compactMap { passage in
        context.reference(to: passage)
      },
      mentions: zip(list.mentions, fingerprinted(list.mentions.map(\.finding), in: draft)).map {
        var mention = $0
        mention.finding = $1
        return mention
      },
      renderings: Self.renderings(
        of: list, fingerprinted(list.renderings.compactMap(\.finding), in: draft)),
      sentences: list.sentences)
  }

  /// The renderings with their findings in order, which have fingerprints now.
  private static func renderings(
    of list: FindingList, _ findings: [Finding]
  ) -> [TermRendering] {
    var next = findings.makeIterator()
    return list.renderings.map { rendering in
      var rendering = rendering
      if rendering.finding != nil { rendering.finding = next.next() }
      return rendering
    }
  }

  /// The findings with their fingerprints; every sentence is hashed once.
  private func fingerprinted(_ findings: [Finding], in draft: CheckedDocument) -> [Finding] {
    var sentences: [Int: String] = [:]
    return findings.map { finding in
      var hash = Fingerprint()
      hash.combine(finding.rule)
      hash.combine(finding.concept ?? "")
      hash.combine(finding.match)
      if let segment = draft.segment(at: finding.range.lowerBound) {
        let start = segment.fileRange.lowerBound
        let sentence = sentences[start] ?? Fingerprint(of: segment.text).hexadecimal
        sentences[start] = sentence
        hash.combine(sentence)
      }
      var finding = finding
      finding.fingerprint = hash.hexadecimal
      return finding
    }
  }
}
