import LanguageAssets
import LanguageText

/// The terms of a document, and those of them that somebody has decided on.
struct FoundUses {
  /// The terms in order, where the longest match wins and no proposal takes a decided term's place.
  let all: [TermUse]
  /// The decided ones alone, also those inside proposals, in order; none where all are decided or none is.
  let decided: [TermUse]

  /// Looks for the terms of a language, and for those of them that are not only proposed, if these are known; in a
  /// document that may be alone, without a source.
  ///
  /// - Complexity: O(n) in the size of the document.
  init(
    in document: CheckedDocument, of termbase: CompiledTermbase, decided: CompiledTermbase?,
    _ glossary: Glossary, isAlone: Bool = false, isSearchedOnce: Bool = false,
    repeated: RepeatedBlocks = RepeatedBlocks()
  ) {
    let found = TermUse.uses(
      in: document, of: termbase, isSearchedOnce: isSearchedOnce && decided == nil,
      repeated: repeated)
    self.decided =
      decided.map { TermUse.uses(in: document, of: $0, repeated: repeated) } ?? []
    all = found.givingWay(to: self.decided, in: glossary, isAlone: isAlone)
  }

  /// All terms, and the decided ones inside proposals, in order.
  var withCovered: [TermUse] {
    let covered = CoveredUse.all(of: decided, under: all) { _ in true }.map(\.use)
    guard !covered.isEmpty else { return all }
    return (all + covered).sorted {
      ($0.block, $0.range.lowerBound) < ($1.block, $1.range.lowerBound)
    }
  }
}

extension [TermUse] {
  /// The terms of a document with those that somebody has decided on in place of proposals that are not longer.
  ///
  /// The longest match wins among what is known, and extraction proposes whatever recurs: *open file* takes the *file
  /// dialog* apart, and a general word is written like one that is forbidden. A proposal stays only where nothing that
  /// is decided begins, ends or goes on outside it, and where no source says what is meant nothing that is
  /// forbidden stands in it, but where no spaces part words; those inside it are left out, see ``CoveredUse``. Both
  /// lists have to be in order and of the same document.
  ///
  /// - Complexity: O(n) in the number of terms, apart from the names of the concepts of proposals.
  func givingWay(
    to decided: [TermUse], in glossary: Glossary, isAlone: Bool = false
  ) -> [TermUse] {
    guard !decided.isEmpty else { return self }
    var uses: [TermUse] = []
    uses.reserveCapacity(count)
    var next = decided.startIndex
    for use in self where use.isProposal(in: glossary) {
      while next < decided.endIndex, decided[next].isBefore(use) {
        uses.append(decided[next])
        next += 1
      }
      let inner = decided[next...].prefix { !use.isBefore($0) }
      guard
        inner.allSatisfy({
          use.range.contains($0.range) && use.range.count > $0.range.count
            && (!isAlone || $0.status.isApproved || $0.term.language.isWrittenWithoutSpaces)
        })
      else { continue }
      uses.append(use)
      next = inner.endIndex
    }
    return uses + decided[next...]
  }
}

extension TermUse {
  /// Whether nobody has decided on anything that is written like the use.
  fileprivate func isProposal(in glossary: Glossary) -> Bool {
    glossary.concepts[concept].isUndecided(term)
      && (!hasAlternatives
        || alternatives.allSatisfy { glossary.concepts[$0.concept].isUndecided($0.term) })
  }

  /// Whether the term ends before another begins.
  func isBefore(_ other: TermUse) -> Bool {
    (block, range.upperBound) <= (other.block, other.range.lowerBound)
  }
}

extension Concept {
  /// Whether somebody has decided on a term, of any language.
  var isDecided: Bool { terms.contains { $0.status != .proposed } }

  /// Whether a term is only proposed, and is not all that a decided concept has in its language.
  func isUndecided(_ term: Term) -> Bool {
    guard term.status == .proposed else { return false }
    return !isDecided
      || terms.contains { $0.status != .proposed && $0.language.matches(term.language) }
  }
}

extension Glossary {
  /// Whether the glossary has terms that somebody has decided on beside others that are only proposed.
  var isDecidedInPart: Bool {
    concepts.contains(where: \.isDecided)
      && concepts.contains { concept in concept.terms.contains(where: concept.isUndecided) }
  }
}
