import LanguageAssets
package import LanguageText

/// How often one document has a name where its source names the concept, and where it does not, for
/// concepts some of whose names in the language are only proposed.
package struct NameEvidence: Hashable, Sendable {
  /// The identifier of the concept.
  package var concept: String
  /// The language of the document.
  package var language: LanguageTag
  /// The name as the glossary lists it.
  package var name: String
  /// Whether nobody has decided on the name, but on another of the concept.
  package var isGuess: Bool
  /// Whether a language that the document is translated from has the name, too.
  package var isLoan: Bool
  /// What English calls the concept.
  package var english: [String]
  /// The forms of the name that the document has, in order.
  package var forms: [String]
  /// How many times the source names the concept where the document has the name.
  package var asked: Int
  /// How many of these times the passage has no more names of the concept than its source asks for.
  package var needed: Int
  /// How many times the document has the name where its source does not name the concept.
  package var unasked: Int

  /// Makes what one document tells.
  package init(
    concept: String, language: LanguageTag, name: String, isGuess: Bool, isLoan: Bool,
    english: [String], forms: [String], asked: Int, needed: Int, unasked: Int
  ) {
    self.concept = concept
    self.language = language
    self.name = name
    self.isGuess = isGuess
    self.isLoan = isLoan
    self.english = english
    self.forms = forms
    self.asked = asked
    self.needed = needed
    self.unasked = unasked
  }
}

extension NameEvidence {
  /// What a draft tells of the names of concepts that have several, not all of them decided on.
  ///
  /// - Complexity: O(n) in the number of the terms of the draft and of its sources.
  static func all(in context: CheckContext) -> [NameEvidence] {
    guard !context.sources.isEmpty else { return [] }
    var undecided: [Int: Bool] = [:]
    func isUndecided(_ concept: Int) -> Bool {
      if let known = undecided[concept] { return known }
      let answer = context.glossary.concepts[concept].terms(in: context.language)
        .contains { $0.status == .proposed }
      undecided[concept] = answer
      return answer
    }
    let names = context.uses.filter { use in
      use.status.isApproved && use.hasSynonyms && use.spelling == .exact && !use.isPartOfWord
        && isUndecided(use.concept)
    }
    guard !names.isEmpty else { return [] }
    let named = context.conceptsBySource
    let balances = balances(of: Set(names.map(\.concept)), in: context)
    var found: [TermEntry: NameEvidence] = [:]
    for use in names {
      guard let concepts = named[use.block] else { continue }
      let isAsked = concepts.contains(use.concept)
      var evidence =
        found[use.entry]
        ?? NameEvidence(
          concept: context.identifier(of: use.concept), language: context.language,
          name: use.term.text,
          isGuess: use.status == .proposed
            && context.preferredTerm(for: use.concept)?.status == .preferred,
          isLoan: isLoan(use.term, of: use.concept, in: context),
          english: context.glossary.concepts[use.concept].terms(in: "en").map(\.text), forms: [],
          asked: 0, needed: 0, unasked: 0)
      if isAsked { evidence.asked += 1 } else { evidence.unasked += 1 }
      if isAsked, balances[use.block]?[use.concept] ?? 1 <= 0 { evidence.needed += 1 }
      if !evidence.forms.contains(use.text) { evidence.forms.append(use.text) }
      found[use.entry] = evidence
    }
    return found.sorted { $0.key.index < $1.key.index }.map(\.value)
  }

  /// Whether a source's language calls the concept by a name of the draft's, be it in the other number.
  private static func isLoan(_ name: Term, of concept: Int, in context: CheckContext) -> Bool {
    context.sources.contains { source in
      context.glossary.concepts[concept].terms(in: source.language).contains {
        EnglishInflection.isSame(name.text, $0.text)
      }
    }
  }

  /// By paragraphs of the draft, how many names of each concept their passages have more than their sources.
  private static func balances(
    of concepts: Set<Int>, in context: CheckContext
  ) -> [Int: [Int: Int]] {
    var balances: [Int: [Int: Int]] = [:]
    for passage in context.passages where !passage.sourceBlocks.isEmpty {
      var balance: [Int: Int] = [:]
      func count(_ use: TermUse, _ step: Int, nested: Bool) {
        var named: Set<Int> = []
        use.addConcepts(to: &named, withNested: nested)
        for concept in named where concepts.contains(concept) {
          balance[concept, default: 0] += step
        }
      }
      for use in passage.sourceUses { count(use, -1, nested: true) }
      for use in passage.draftUses { count(use, 1, nested: true) }
      for use in passage.foreignUses { count(use, 1, nested: false) }
      for block in passage.draftBlocks { balances[block] = balance }
    }
    return balances
  }
}
