import LanguageAssets

/// Tells of a proposed name what stands inside it that somebody has decided on.
///
/// Extraction proposes what recurs, as it stands in the translation: *DVP camera 接口* where *camera* is left,
/// 遮罩类名 (*mask class name*) where the mask has another name. The longest match must not make such a proposal hide what
/// the check is about. A proposal whose source does not name the inner concept hides it all the same, 参数
/// (*parameter*) in 超参数 (*hyperparameter*) is a part of a word, but where no source of the draft has the proposal, or the
/// source of the passage asks for the inner concept by itself.
struct OpenedProposals {
  private let glossary: Glossary
  /// The terms of concepts that somebody has decided on, in the language of the source.
  private let decided: CompiledTermbase
  /// What the sources of the draft name; nil where it has none.
  private let named: Set<Int>?
  /// What the source's names of a concept name that somebody has decided on, by the concept.
  private var parts: [Int: Set<Int>] = [:]

  /// Takes the terms of concepts that somebody has decided on, in the language that drafts of another are translated
  /// from, and what the sources name, if there are any.
  init(_ glossary: Glossary, from decided: CompiledTermbase, named: Set<Int>?) {
    self.glossary = glossary
    self.decided = decided
    self.named = named
  }

  /// Terms of a document with those that somebody has decided on in place of the proposals that are made of them.
  ///
  /// Both have to be in order and of the same document; the closures tell which are wanted, and which a source asks for by
  /// themselves. What takes the place of a proposal names its concept by the way.
  ///
  /// - Complexity: O(n) in the number of terms, and O(length of its names) for each proposal's concept.
  mutating func opened(
    _ uses: [TermUse], by decided: [TermUse], where isWanted: (TermUse) -> Bool = { _ in true },
    asked isAsked: (TermUse) -> Bool = { _ in false }
  ) -> [TermUse] {
    let covered = CoveredUse.all(of: decided.filter(isWanted), under: uses, isProposal: isProposal)
    guard !covered.isEmpty else { return uses }
    var inner: [Place: [TermUse]] = [:]
    for covered in covered {
      guard covered.proposals.count == 1, let proposal = covered.proposals.first,
        proposal.range.contains(covered.use.range),
        isUnused(proposal) || names(proposal, covered.use.concept) || isAsked(covered.use)
      else { continue }
      inner[Place(proposal), default: []].append(covered.use.naming(proposal))
    }
    return uses.flatMap { inner[Place($0)] ?? [$0] }
  }

  private struct Place: Hashable {
    let block: Int
    let start: Int

    init(_ use: TermUse) { (block, start) = (use.block, use.range.lowerBound) }
  }

  /// Whether nobody has decided on anything that is written like a use.
  private func isProposal(_ use: TermUse) -> Bool {
    ([use.entry] + use.alternatives).allSatisfy { !glossary.concepts[$0.concept].isDecided }
  }

  /// Whether no source of the draft has what a proposal names, so that the text can mean something else.
  private func isUnused(_ proposal: TermUse) -> Bool {
    named.map { !proposal.mayName(anyOf: $0) } ?? false
  }

  /// Whether the source's names of what a proposal names have the name of a concept as a word.
  private mutating func names(_ proposal: TermUse, _ concept: Int) -> Bool {
    if let known = parts[proposal.concept] { return known.contains(concept) }
    let names = glossary.concepts[proposal.concept].terms(in: decided.language).map(\.text)
    let found = Set(
      names.flatMap { decided.matches(in: $0) }.flatMap { [$0.entry] + $0.alternatives }
        .map { decided.entries[$0].concept })
    parts[proposal.concept] = found
    return found.contains(concept)
  }
}
