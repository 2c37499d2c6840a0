import LanguageAssets
import LanguageText

extension Glossary {
  /// The glossary with its protected names in force in the languages for which nobody has decided anything: a proposal of
  /// the same text is the name, and any other is left out, since the name stays as it is.
  ///
  /// Extraction proposes whatever the translations have.
  ///
  /// - Complexity: O(number of terms).
  var withNamesProtected: Glossary {
    var glossary = self
    for index in concepts.indices {
      let terms = concepts[index].terms
      guard terms.contains(where: { $0.status == .doNotTranslate }),
        terms.contains(where: { $0.status == .proposed })
      else { continue }
      let names = Set(terms.filter { $0.status == .doNotTranslate }.map(\.text))
      let decided = terms.filter { $0.status.isApproved && $0.status != .proposed }.map(\.language)
      glossary.concepts[index].terms = terms.compactMap { term in
        guard term.status == .proposed, !decided.contains(where: { $0.matches(term.language) })
        else { return term }
        guard names.contains(term.text) else { return nil }
        var name = term
        name.status = .doNotTranslate
        return name
      }
    }
    return glossary
  }
}
