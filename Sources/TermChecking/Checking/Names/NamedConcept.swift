import LanguageAssets
import LanguageText

/// What a name of a glossary counts as, in drafts that are translated from some languages.
struct KindredNameQuestion: Hashable, Sendable {
  let name: TermEntry
  let sources: [LanguageTag]
}

/// What a draft calls one concept: its full names, or its abbreviations, which are told apart.
struct NamedConcept {
  /// The concept, as an index into the glossary.
  let index: Int
  /// Whether the uses are abbreviations.
  let isShort: Bool
  /// The uses of its names, in the order of the draft; not empty.
  let uses: [TermUse]
  private let byBlock: [Int: [TermUse]]
  /// Whether the glossary prefers a name.
  let isDecided: Bool
  /// What each entry counts as, whatever form of the name it is.
  let names: [TermEntry: String]
  /// The preferred name if it is used, else the one that is used most, and first.
  let kept: TermEntry

  /// Whether somebody has listed a name, rather than extraction proposed it.
  var hasDecidedName: Bool {
    uses.contains { $0.entry.index >= 0 && $0.term.status != .proposed }
  }

  /// Whether somebody has listed more than one of the names.
  var haveSeveralBeenDecided: Bool {
    Set(uses.filter { $0.entry.index >= 0 && $0.term.status != .proposed }.map(\.entry)).count > 1
  }

  /// Puts the uses of names together by concept, in the order of the glossary; it prefers no name of
  /// the concepts that are undecided.
  static func all(
    in uses: [TermUse], undecided: Set<Int>, _ context: CheckContext
  ) -> [NamedConcept] {
    var short: [TermEntry: Bool] = [:]
    for use in uses where short[use.entry] == nil {
      short[use.entry] = context.glossary.concepts[use.concept].isAbbreviation(use.term)
    }
    let concepts = Dictionary(grouping: uses) { use in
      Subject(concept: use.concept, isShort: short[use.entry] == true)
    }
    return concepts.sorted { $0.key < $1.key }.map { subject, uses in
      NamedConcept(
        index: subject.concept, isShort: subject.isShort, uses: uses,
        byBlock: Dictionary(grouping: uses, by: \.block),
        isDecided: !undecided.contains(subject.concept), names: names(of: uses, context),
        kept: kept(of: uses))
    }
  }

  private struct Subject: Hashable, Comparable {
    let concept: Int
    let isShort: Bool

    static func < (left: Subject, right: Subject) -> Bool {
      (left.concept, left.isShort ? 1 : 0) < (right.concept, right.isShort ? 1 : 0)
    }
  }

  /// The uses in the block of one, and in the two on either side.
  func uses(near use: TermUse) -> [TermUse] {
    (use.block - 2...use.block + 2).flatMap { byBlock[$0] ?? [] }
  }

  /// The names that the glossary lists, in its order, with the first use of each and their number, as far as
  /// uses count.
  func listedNames(
    counting counts: (TermUse) -> Bool
  ) -> [(name: String, first: TermUse, count: Int)] {
    Dictionary(grouping: uses.filter { $0.entry.index >= 0 && counts($0) }) {
      names[$0.entry] ?? ""
    }
    .map { ($0.key, $0.value[0], $0.value.count) }
    .sorted { $0.1.entry.index < $1.1.entry.index }
  }

  private static func names(of uses: [TermUse], _ context: CheckContext) -> [TermEntry: String] {
    let sources = context.sources.map(\.language)
    return uses.reduce(into: [:]) { names, use in
      guard names[use.entry] == nil else { return }
      let isListed = use.entry.index >= 0
      names[use.entry] =
        isListed
        ? context.kindredNames.answer(to: KindredNameQuestion(name: use.entry, sources: sources)) {
          KindredNames.first(
            kinTo: use.term, among: context.glossary.concepts[use.concept],
            translatedFrom: sources
          ).text
        }
        : use.term.text
    }
  }

  private static func kept(of uses: [TermUse]) -> TermEntry {
    if let use = uses.first(where: { $0.term.status == .preferred }) { return use.entry }
    let counts = Dictionary(grouping: uses, by: \.entry).mapValues(\.count)
    var best = uses[0].entry
    for use in uses
    where use.entry.index >= 0 && counts[use.entry, default: 0] > counts[best, default: 0] {
      best = use.entry
    }
    return best
  }
}
