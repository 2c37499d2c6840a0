/// The terms in the draft of a passage that name what terms of its source name.
///
/// Looks at all of them once for each concept: a paragraph may have thousands of terms.
struct NamingUses {
  private let passage: Passage
  /// The terms that name a concept, in the order of the draft, and those that name it by the way.
  private var known: [Int: (all: [TermUse], doubtful: [TermUse])] = [:]
  /// The terms of the source that share a concept with a term of the draft, by that concept.
  private var shared: [Int: [TermUse]] = [:]

  /// Looks at a passage.
  init(_ passage: Passage) { self.passage = passage }

  /// The terms of the draft that name what a term of the source names, in the order of the draft, and those that
  /// only name it by the way: see ``isNamed(_:by:)``.
  mutating func naming(_ use: TermUse) -> (all: [TermUse], doubtful: [TermUse]) {
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
  mutating func isNamed(_ use: TermUse, by other: TermUse) -> Bool {
    let own = sources(sharing: other)
    return own.isEmpty
      || own.contains {
        $0.block == use.block
          && max($0.range.lowerBound, use.range.lowerBound)
            - min($0.range.upperBound, use.range.upperBound) <= 1
      }
  }

  private mutating func sources(sharing other: TermUse) -> [TermUse] {
    if !other.hasAlternatives, let known = shared[other.concept] { return known }
    let own = passage.sourceUses.filter { $0.sharesConcept(with: other) }
    if !other.hasAlternatives { shared[other.concept] = own }
    return own
  }
}
