import LanguageAssets
import LanguageText

/// What the rules may look at: one draft, and all that is known about it.
package struct CheckContext: Sendable {
  /// What the termbase says.
  let glossary: Glossary
  /// The draft.
  let draft: CheckedDocument
  /// The terms in the draft, in order.
  let uses: [TermUse]

  /// The language of the draft.
  var language: LanguageTag { draft.language }

  /// The term to write for a concept in the language of the draft; nil when there is none.
  func preferredTerm(for concept: Int) -> Term? {
    glossary.concepts[concept].preferredTerm(in: language)
  }
}
