import LanguageText

/// Settles the name of a term and its variants: what a glossary prefers, each name once.
enum TermNames {
  /// The term with the preferred name, if there is one, and without variants that equal another
  /// name but for differences that no style guide cares about, are its words as code joins them, or
  /// differ by English inflection and derivation.
  static func settled(_ term: ProposedTerm, preferred: String?) -> ProposedTerm {
    var term = term
    if let preferred, preferred != term.text {
      let found = ProposedVariant(text: term.text, count: term.count)
      let same = term.variants.first { folded($0.text) == folded(preferred) }
      term.count = same?.count ?? (folded(term.text) == folded(preferred) ? term.count : 0)
      term.text = preferred
      term.variants.insert(found, at: 0)
    }
    // A form of the name is no other name.
    var seen: Set<String> = Set(term.forms.map(folded)).union([folded(term.text)])
    term.variants = term.variants.filter { seen.insert(folded($0.text)).inserted }
    let name = term.text
    term.variants.removeAll { isIdentifier($0.text, of: name) }
    if term.language.language == "en" {
      foldInflections(into: &term)
      term.variants.removeAll { EnglishDerivation.isSame($0.text, name) }
    }
    return term
  }

  /// Counts variants that are other forms of the name with it: “adding” is no other name than “add”.
  private static func foldInflections(into term: inout ProposedTerm) {
    for variant in term.variants where EnglishInflection.isSame(variant.text, term.text) {
      term.count += variant.count
      if !term.forms.contains(variant.text) { term.forms.append(variant.text) }
    }
    term.variants.removeAll { EnglishInflection.isSame($0.text, term.text) }
  }

  /// Whether a text is the words of a name joined by capitals, as code has them: `maxSize` of *max size*.
  private static func isIdentifier(_ text: String, of name: String) -> Bool {
    guard name.contains(" "), !text.contains(" "), InnerCapitals.stand(in: Array(text.utf8)) else {
      return false
    }
    return text.lowercased() == name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  private static func folded(_ text: String) -> String {
    FoldedText.fold(
      text, [.letterCase, .width, .spaces, .hanSpacing, .invisibles, .hyphens, .apostrophes])
  }
}
