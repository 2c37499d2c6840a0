/// The terms in the draft of a passage that name what terms of its source name.
///
/// Of a long passage it looks at all of them once for each concept: a paragraph may have thousands of terms.
struct NamingUses {
  private let passage: Passage
  private let isShort: Bool
  /// The terms that name a concept, in the order of the draft, and those that name it by the way.
  private var known: [Int: (all: [TermUse], doubtful: [TermUse])] = [:]
  /// The terms of the source that share a concept with a term of the draft, by that concept.
  private var shared: [Int: [TermUse]] = [:]

  /// Of so few terms to look at all of them is the quickest.
  private static let mostOfShort = 24

  /// Looks at a passage.
  init(_ passage: Passage) {
    self.passage = passage
    isShort = passage.draftUses.count + passage.foreignUses.count <= Self.mostOfShort
  }

  /// Where the draft names what a term of the source does, for a sentence of a table.
  ///
  /// - Complexity: O(log n) in the terms of the passage, and O(n) when a concept is asked for first, or named by the way.
  mutating func naming(
    of use: TermUse, in sentence: Int, _ table: SentenceTable
  ) -> TermRendering.Naming {
    if isShort { return namingOfShort(use, in: sentence, table) }
    var naming = TermRendering.Naming.nowhere
    let (all, doubtful) = uses(naming: use)
    if table.holds(anyOf: all, in: sentence) { return .here }
    if !all.isEmpty { naming = .nearby }
    for other in doubtful where isNamed(use, by: other) {
      if table.holds(other, in: sentence) { return .here }
      naming = .nearby
    }
    return naming
  }

  private mutating func namingOfShort(
    _ use: TermUse, in sentence: Int, _ table: SentenceTable
  ) -> TermRendering.Naming {
    var naming = TermRendering.Naming.nowhere
    for others in [passage.draftUses, passage.foreignUses] {
      for other in others where !other.isSeam && !other.isInPhrase {
        guard
          use.sharesConcept(with: other)
            || use.sharesConcept(with: other, orNested: true) && isNamed(use, by: other)
        else { continue }
        if table.holds(other, in: sentence) { return .here }
        naming = .nearby
      }
    }
    return naming
  }

  private mutating func uses(naming use: TermUse) -> (all: [TermUse], doubtful: [TermUse]) {
    if !use.hasAlternatives, let known = known[use.concept] { return known }
    var (all, doubtful): ([TermUse], [TermUse]) = ([], [])
    for others in [passage.draftUses, passage.foreignUses] {
      for other in others where !other.isSeam && !other.isInPhrase {
        if use.sharesConcept(with: other) {
          all.append(other)
        } else if use.sharesConcept(with: other, orNested: true) {
          doubtful.append(other)
        }
      }
    }
    all.sort { ($0.block, $0.range.lowerBound) < ($1.block, $1.range.lowerBound) }
    if !use.hasAlternatives { known[use.concept] = (all, doubtful) }
    return (all, doubtful)
  }

  /// Whether a term of the draft that names a concept by the way names what a term of the source does: what the
  /// source has a word of its own for names nothing else, but where that is beside it: *toggle button*.
  private mutating func isNamed(_ use: TermUse, by other: TermUse) -> Bool {
    let own = sources(sharing: other)
    return own.isEmpty
      || own.contains {
        $0.block == use.block
          && max($0.range.lowerBound, use.range.lowerBound)
            - min($0.range.upperBound, use.range.upperBound) <= 1
      }
  }

  private mutating func sources(sharing other: TermUse) -> [TermUse] {
    guard !isShort, !other.hasAlternatives else {
      return passage.sourceUses.filter { $0.sharesConcept(with: other) }
    }
    if let known = shared[other.concept] { return known }
    let own = passage.sourceUses.filter { $0.sharesConcept(with: other) }
    shared[other.concept] = own
    return own
  }
}
