import DocumentFormats
package import LanguageAssets
package import LanguageText
package import SentenceAlignment

/// Checks drafts against a glossary, and against the documents that they translate.
package struct TermChecker: Sendable {
  private let terms: TermSet
  private let selection: RuleSelection
  private let aligner: any VersionAligner

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

  /// Makes a checker of terms that are compiled already, and what aligns drafts with their sources.
  package init(
    _ terms: TermSet, rules: RuleSelection = RuleSelection(),
    aligner: any VersionAligner = SentenceAligner()
  ) {
    self.terms = terms
    self.aligner = aligner
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
      termbase: terms.termbase, decidedTermbase: terms.decidedTermbase,
      conceptTermbase: terms.conceptTermbase, aligner: aligner,
      kindredNames: terms.kindredNames)
    var list = FindingList(
      draft: draft, severities: selection.severities, places: context.namedPlaces)
    // What the others of a set leave untranslated is told from how each renders its source: a rule that is left out must
    // not change what another says.
    let needed = selection.contains(UntranslatedTerm.about.id) ? MissingTerm.about.id : nil
    for rule in RuleCatalog.rules
    where selection.contains(rule.about.id) || rule.about.id == needed && !sources.isEmpty {
      rule.init().check(context, into: &list)
    }
    list.withoutDoubles()
    list.leaveWordsOfLeftSentences(in: context)
    list.refuseToMoveAccelerators(of: context.draft.document)
    list.nameSources(in: context)
    list.lowerStringsWithoutSource(in: context)
    list.finish()
    if facts.isOriginal { list.lowerNotesOfOriginals() }
    return CheckResult(
      findings: list.findings,
      pairsAligned: context.passages.count { !$0.sourceBlocks.isEmpty && !$0.draftBlocks.isEmpty },
      termsLoaded: termsLoaded(for: draft, sources),
      omittedPassages: selection.contains(MissingTerm.about.id) ? context.omittedPassages : [],
      mentions: context.isCopyOfSource
        ? list.mentions.filter { $0.finding.rule == UnknownTerm.about.id } : list.mentions,
      renderings: list.renderings, sentences: list.sentences, labels: list.labels,
      labelTranslations: list.labelTranslations,
      evidence: selection.contains(InconsistentTerm.about.id) ? NameEvidence.all(in: context) : [])
  }

  /// How many terms are looked for in a draft: those in its language, and where there are none the protected names of its
  /// sources, which it has to have as well.
  private func termsLoaded(for draft: CheckedDocument, _ sources: [CheckedDocument]) -> Int {
    let own = terms.termbase(for: draft.language).entries.count
    guard own == 0 else { return own }
    return Set(sources.map(\.language)).reduce(0) { count, language in
      count + terms.termbase(for: language).entries.count { $0.term.status == .doNotTranslate }
    }
  }
}
