import LanguageAssets
import LanguageText

extension Replacement {
  /// A German term in the case and number of a use where the form and the words before it tell them; never safe, since
  /// articles show the gender.
  static func german(
    for use: TermUse, preferred: Term, in context: CheckContext
  ) -> Suggestion {
    let text =
      GermanPhrase.replacement(for: use.text, of: use.term.text, by: preferred.text)
      .map { loanPlural(of: preferred, insteadOf: $0, use, in: context) }
      ?? (fitsAsItIs(use, preferred, in: context) ? preferred.text : nil)
    return Suggestion(text ?? preferred.text, isSafe: false, isInflected: text != nil)
  }

  /// The plural in -s that German gives a word which it has taken from English as it is, where rules give it one of its
  /// own: *Scripts*, not *Scripten*.
  private static func loanPlural(
    of preferred: Term, insteadOf form: String, _ use: TermUse, in context: CheckContext
  ) -> String {
    guard ["e", "en"].contains(where: { form == preferred.text + $0 }),
      context.glossary.concepts[use.concept].terms.contains(where: {
        $0.language.language == "en" && TermForms.fold($0.text) == TermForms.fold(preferred.text)
      })
    else { return form }
    return preferred.text + "s"
  }

  /// Whether a noun in its citation form may be replaced by another in that: it is in the singular, and the other is of
  /// the same gender, or nothing shows that.
  private static func fitsAsItIs(
    _ use: TermUse, _ preferred: Term, in context: CheckContext
  ) -> Bool {
    guard isCitation(use, preferred) else { return false }
    let after = use.textAfter(in: context)
    // What goes on is a compound; a relative clause shows the gender.
    guard after.first != "-" else { return false }
    let attributes = GermanAttributes(before: use.wordsBefore(in: context, besidesCode: true).text)
    let isSingular =
      attributes.isSingular || !GermanPhrase.mayBePlural(use.term.text)
    let isGenderShown = attributes.mayShowGender || GermanAttributes.isRelative(after)
    return isSingular && (!isGenderShown || haveSameGender(use.term, preferred))
  }

  /// The article and the adjectives before a noun in its citation form that the other asks to be changed.
  static func germanWordsToMend(
    around use: TermUse, _ preferred: Term, in context: CheckContext
  ) -> [String] {
    guard isCitation(use, preferred), !haveSameGender(use.term, preferred),
      GermanPhrase.replacement(for: use.text, of: use.term.text, by: preferred.text) == nil
    else { return [] }
    return GermanAttributes(before: use.wordsBefore(in: context, besidesCode: true).text).words
  }

  private static func isCitation(_ use: TermUse, _ preferred: Term) -> Bool {
    use.text == use.term.text && !use.isPartOfWord
      && [use.term, preferred].allSatisfy {
        $0.text.first?.isUppercase == true && !$0.text.contains(" ")
      }
  }

  /// Whether two nouns are known to have the same gender, from the glossary or by their endings, or are one but for a
  /// hyphen.
  private static func haveSameGender(_ first: Term, _ second: Term) -> Bool {
    if areSameButJoints(first, second) { return true }
    func gender(_ term: Term) -> Character? {
      let known = term.gender?.lowercased().first.flatMap { "mfn".contains($0) ? $0 : nil }
      return known ?? GermanPhrase.gender(ofNoun: term.text)
    }
    guard let own = gender(first), let other = gender(second) else { return false }
    return own == other
  }
}
