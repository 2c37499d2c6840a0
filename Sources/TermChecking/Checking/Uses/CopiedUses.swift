import LanguageAssets
import LanguageText

/// Tells the terms of a draft that only copy a word of the source's language: extraction has seen it where a
/// translator left it.
///
/// That is a proposed name of a concept for which somebody has decided on a translation, see ``Concept/isCopy(_:from:)``;
/// and, in a draft in letters other than Latin ones, a proposed name of whatever concept that is written like the
/// source's term of such a concept: *hook* as what Chinese calls a *type* hides no *hook* that is left. Nor does, in any
/// letters, a proposed name that has the word in it, *gestionnaire de packages*, or is it and no source asks for it: see ``hides(_:_:)``.
struct CopiedUses {
  private let source: LanguageTag
  private let glossary: Glossary
  private let language: LanguageTag
  /// What the sources of the draft name; nil where it has none.
  private let named: Set<Int>?
  /// Where the draft has the source's term of a concept whose translation somebody has decided on.
  private var places: Set<Place> = []

  private struct Place: Hashable {
    let block: Int
    let range: Range<Int>
  }

  /// Takes the terms of the source's language that stand in the draft, and what its sources name, if there are any.
  ///
  /// - Complexity: O(n) in the number of these, and O(terms of the concept) for each term.
  init(
    from source: LanguageTag, _ foreign: [TermUse], of glossary: Glossary,
    in language: LanguageTag, named: Set<Int>?
  ) {
    self.source = source
    self.named = named
    self.glossary = glossary
    self.language = language
    var decided: [TermEntry: Bool] = [:]
    for use in foreign {
      let isDecided =
        decided[use.entry]
        ?? glossary.concepts[use.concept].isTranslated(use.term, into: language)
      decided[use.entry] = isDecided
      if isDecided { places.insert(Place(block: use.block, range: use.range)) }
    }
  }

  /// Uses without those that only copy a word.
  ///
  /// - Complexity: O(n) in the number of uses, and O(terms of the concept) for each term that is used.
  func leftOut(of uses: [TermUse]) -> [TermUse] {
    var known: [TermEntry: Bool] = [:]
    func isCopy(_ entry: TermEntry) -> Bool {
      guard entry.status == .proposed else { return false }
      if let known = known[entry] { return known }
      let isCopy = glossary.concepts[entry.concept].isCopy(entry.term, from: source)
      known[entry] = isCopy
      return isCopy
    }
    return uses.filter { use in
      !(isCopy(use.entry) && use.alternatives.allSatisfy(isCopy)) && !isShared(use)
    }
  }

  /// Whether a term of the draft's language stands where one of the source's does, so that the word is not left.
  ///
  /// A name that nobody has decided on hides no term whose translation somebody has, the longest match wins only where
  /// both are known; but as a word of the draft's language one that the sources ask for, *camera* for a *room*.
  func hides(_ own: TermUse, _ foreign: TermUse) -> Bool {
    guard own.range.overlaps(foreign.range) else { return false }
    if isGuess(own), places.contains(Place(block: foreign.block, range: foreign.range)) {
      return own.range == foreign.range && named.map { own.mayName(anyOf: $0) } ?? true
    }
    return own.range == foreign.range || !foreign.range.contains(own.range)
  }

  /// Whether nobody has decided on any name that is written like a use, and one of a concept that has been is.
  private func isShared(_ use: TermUse) -> Bool {
    language.likelyScript != "Latn" && source.likelyScript == "Latn"
      && places.contains(Place(block: use.block, range: use.range)) && isGuess(use)
  }

  private func isGuess(_ use: TermUse) -> Bool {
    use.entry.status == .proposed && use.alternatives.allSatisfy { $0.status == .proposed }
  }
}

extension Concept {
  /// Whether somebody has decided on the names of the concept in a language, and none of them is a term as it stands.
  func isTranslated(_ term: Term, into language: LanguageTag) -> Bool {
    let decided = terms(in: language).filter {
      $0.status == .preferred || $0.status == .admitted
    }
    return !decided.isEmpty && !decided.contains { term.isSameWord(as: $0) }
  }
}
