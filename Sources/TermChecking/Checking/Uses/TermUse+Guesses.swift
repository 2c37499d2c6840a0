import LanguageAssets
import LanguageText

extension TermUse {
  /// Whether a text calls a concept by a name that is only proposed, beside another of its language that
  /// somebody has decided on.
  ///
  /// Extraction puts together what is translated alike; a *builder* need not be a *constructor*, and what
  /// *depends* on something names no *dependency*.
  ///
  /// - Complexity: O(number of the concept's terms).
  func isGuessed(in glossary: Glossary) -> Bool {
    guard status == .proposed else { return false }
    let decided = glossary.concepts[concept].terms(in: term.language).filter {
      $0.status == .preferred || $0.status == .admitted
    }
    return !decided.isEmpty
      && !decided.contains {
        KindredNames.areForms($0, term)
          || $0.looksLike(term) && !VerbOfNoun.isVerb(term.text, of: $0.text, in: term.language)
      }
  }
}
