import LanguageAssets
import LanguageText

/// Russian compounds of two nouns with a hyphen: «кнопка-переключатель» inflects both, «типаж-объект» only the second, and
/// no rule tells which does.
extension Replacement {
  /// Whether the first noun of a compound stays as it is in all its forms, as the draft has it or the compound that it
  /// takes the place of; nil where neither says so, and false for what is no such compound.
  ///
  /// - Complexity: O(n) in the number of terms in the draft.
  static func keepsFirstPart(
    of preferred: Term, insteadOf use: TermUse, in context: CheckContext
  ) -> Bool? {
    guard let parts = parts(of: preferred.text),
      RussianParadigm.inflections(ofWord: preferred.text).contains(where: {
        !$0.form.hasPrefix(parts.first + "-")
      })
    else { return false }
    let own = context.uses.lazy.filter { $0.term.text == preferred.text }
      .compactMap { keepsFirstPart($0) }
    return own.first ?? keepsFirstPart(use)
  }

  /// The first noun of a compound with the hyphen, and the second.
  static func hyphenParts(of term: Term) -> (first: String, last: String) {
    guard let hyphen = term.text.lastIndex(of: "-") else { return ("", term.text) }
    return (String(term.text[...hyphen]), String(term.text[term.text.index(after: hyphen)...]))
  }

  /// What a form of a compound says of its first noun; nil where the second is in its citation form, as that of another
  /// word may be.
  private static func keepsFirstPart(_ use: TermUse) -> Bool? {
    guard let found = parts(of: use.unstressedText), let term = parts(of: use.term.text),
      found.last != term.last
    else { return nil }
    return found.first == term.first
  }

  private static func parts(of text: String) -> (first: String, last: String)? {
    guard !text.contains(" ") else { return nil }
    let parts = RussianParadigm.fold(text).split(separator: "-").map(String.init)
    return parts.count == 2 ? (parts[0], parts[1]) : nil
  }
}
