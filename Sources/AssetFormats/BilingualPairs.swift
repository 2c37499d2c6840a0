internal import LanguageAssets
internal import LanguageText

/// The pairs of terms that a bilingual glossary lists for a concept, the best first.
struct BilingualPairs {
  /// A source term with one of its translations.
  struct Pair {
    /// The source term.
    var source: Term
    /// The target term; nil for a name that stays as it is.
    var target: Term?

    /// The text of the translation.
    var targetText: String { target?.text ?? source.text }
    /// What the glossary says about the translation.
    var status: TermStatus { target?.status ?? .doNotTranslate }
  }

  /// The pairs: preferred source terms first, each with its preferred translations first.
  let pairs: [Pair]

  /// Pairs the terms of a concept.
  ///
  /// - Parameters:
  ///   - concept: the concept.
  ///   - direction: the languages; terms of the exact languages are taken before matching ones.
  ///   - keepsForbidden: whether terms that must not be used are listed too, last, and only with
  ///     the first source term.
  init(_ concept: Concept, _ direction: GlossaryDirection, keepsForbidden: Bool = false) {
    let sources = Self.usable(concept.terms, in: direction.source)
    let targets = Self.usable(concept.terms, in: direction.target)
    var pairs: [Pair] = []
    for source in sources {
      if targets.isEmpty, source.status == .doNotTranslate {
        pairs.append(Pair(source: source, target: nil))
      }
      pairs += targets.map { Pair(source: source, target: $0) }
    }
    if keepsForbidden, let source = sources.first {
      let forbidden = concept.terms.filter {
        $0.language.matches(direction.target) && !$0.status.isApproved && !$0.text.isEmpty
      }
      pairs += forbidden.map { Pair(source: source, target: $0) }
    }
    self.pairs = pairs
  }

  private static func usable(_ terms: [Term], in language: LanguageTag) -> [Term] {
    let approved = terms.filter { $0.status.isApproved && !$0.text.isEmpty }
    let exact = approved.filter { $0.language == language }
    let matching = exact.isEmpty ? approved.filter { $0.language.matches(language) } : exact
    return matching.filter { $0.status == .preferred }
      + matching.filter { $0.status != .preferred }
  }
}
