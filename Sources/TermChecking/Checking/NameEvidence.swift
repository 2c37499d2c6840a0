import LanguageAssets
package import LanguageText

/// How often one document has a name that nobody has decided on where its source names the concept, and
/// where it does not.
package struct NameEvidence: Hashable, Sendable {
  /// The identifier of the concept.
  package var concept: String
  /// The language of the document.
  package var language: LanguageTag
  /// The name as the glossary lists it.
  package var name: String
  /// The forms of the name that the document has, in order.
  package var forms: [String]
  /// How many times the source names the concept where the document has the name.
  package var asked: Int
  /// How many times the document has the name where its source does not name the concept.
  package var unasked: Int

  /// Makes what one document tells.
  package init(
    concept: String, language: LanguageTag, name: String, forms: [String], asked: Int, unasked: Int
  ) {
    self.concept = concept
    self.language = language
    self.name = name
    self.forms = forms
    self.asked = asked
    self.unasked = unasked
  }
}

extension NameEvidence {
  /// What a draft tells of the names that are only proposed for concepts somebody has decided on.
  ///
  /// - Complexity: O(n) in the number of the terms of the draft.
  static func all(in context: CheckContext) -> [NameEvidence] {
    guard !context.sources.isEmpty else { return [] }
    let guesses = context.uses.filter { use in
      use.status == .proposed && use.hasSynonyms && use.spelling == .exact && !use.isPartOfWord
        && context.preferredTerm(for: use.concept)?.status == .preferred
    }
    guard !guesses.isEmpty else { return [] }
    let named = context.conceptsBySource
    var found: [TermEntry: NameEvidence] = [:]
    for use in guesses {
      guard let concepts = named[use.block] else { continue }
      let isAsked = concepts.contains(use.concept)
      var evidence =
        found[use.entry]
        ?? NameEvidence(
          concept: context.identifier(of: use.concept), language: context.language,
          name: use.term.text, forms: [], asked: 0, unasked: 0)
      if isAsked { evidence.asked += 1 } else { evidence.unasked += 1 }
      if !evidence.forms.contains(use.text) { evidence.forms.append(use.text) }
      found[use.entry] = evidence
    }
    return found.sorted { $0.key.index < $1.key.index }.map(\.value)
  }
}
