import LanguageAssets
import LanguageText

/// What a document tells the others of the names it has for a concept.
extension InconsistentTerm {
  /// Tells the other documents how this one names the concept.
  func mention(
    _ concept: NamedConcept, _ introduced: Set<Range<Int>>, isReported: Bool,
    _ context: CheckContext, into findings: inout FindingList
  ) {
    let terms = context.glossary.concepts[concept.index].terms(in: context.language)
    guard terms.count(where: \.status.isApproved) > 1 else { return }
    let preferred = context.preferredTerm(for: concept.index)
    let identifier = context.identifier(of: concept.index)
    let passages = concept.isDecided ? context.passagesByBlock : [:]
    let guesses = concept.isDecided ? lone(concept.uses, of: concept) : []
    let names = concept.listedNames { use in
      !introduced.contains(use.fileRange)
        && (use.term.status == .preferred || use.range.count > 4 || use.text.count > 1
          || !use.isInCompound(context))
    }
    for (name, use, count) in names {
      let term = use.entry.term
      if let preferred,
        term.isShortened(from: preferred) || preferred.isShortened(from: term)
          || term.isGuessAround(preferred)
          || KindredNames.haveStems(
            TermForms.fold(term.text), TermForms.fold(preferred.text), context.language)
          || term.isClipped(orClips: preferred) || isGuessWithoutSource(term, preferred, context)
          || term.status == .proposed
            && VerbOfNoun.isVerb(term.text, of: preferred.text, in: context.language)
      {
        continue
      }
      let isMisspelt = isMisspelt(term, of: preferred, concept, context)
      findings.mention(
        Self.self, identifier + (concept.isShort ? "\u{0}short" : ""), as: name,
        isPreferred: term.status == .preferred,
        isAdmitted: term.status == .admitted, count: count, isReported: isReported,
        isGuess: guesses.contains(use.entry)
          && !mayBeMeant(use, besides: concept.kept.term, passages[use.block], context),
        at: use.fileRange, match: use.text,
        concept: identifier, confidence: isMisspelt ? 0.9 : confidence(concept, context),
        atMost: isMisspelt ? .error : most(concept, context),
        suggestions: preferred.flatMap { $0 == term ? nil : $0 }.map {
          [suggestion(for: use, $0, context)]
        } ?? [])
    }
  }

  /// Whether a name that nobody has decided on is the preferred one with a wrong letter.
  private func isMisspelt(
    _ term: Term, of preferred: Term?, _ concept: NamedConcept, _ context: CheckContext
  ) -> Bool {
    guard let preferred, term.status == .proposed, preferred.status == .preferred else {
      return false
    }
    let names = context.glossary.concepts[concept.index]
    return Misspelling.isInside(term.text, preferred.text) && !context.facts.isOriginal
      && !context.sources.contains { names.isCopy(term, from: $0.language) }
  }

  /// Whether nobody has decided on a name, in a document which the others translate, and it is no misspelling of
  /// the one that is kept; or in one whose source is not there, and it does not look like that.
  func isGuessWithoutSource(_ name: Term, _ kept: Term, _ context: CheckContext) -> Bool {
    guard name.status == .proposed else { return false }
    // In the text that the others translate two words are two things, which a translation has one word for.
    if context.facts.isOriginal { return !Misspelling.isBetween(name.text, kept.text) }
    return context.facts.lacksSource && !name.looksLike(kept)
  }
}
