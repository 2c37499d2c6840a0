import LanguageAssets
import LanguageText

extension Replacement {
  /// A form of a name with the capitals that the glossary gives it, where it gives the term that it replaces none: forms
  /// of a word are small, and where both have one the glossary is a list that begins its entries so.
  static func named(_ form: String, as preferred: Term, insteadOf use: TermUse) -> String {
    guard use.term.text.first?.isUppercase != true else { return form }
    let (words, names) = (form.split(separator: " "), preferred.text.split(separator: " "))
    guard words.count == names.count else { return form }
    return zip(words, names).map { word, name in
      guard word.first?.isLowercase == true, name.first?.isUppercase == true else {
        return String(word)
      }
      return word.prefix(1).uppercased() + word.dropFirst()
    }.joined(separator: " ")
  }

  /// Whether no words stand around a use; the citation form of many a Polish noun is its accusative, too, and of many
  /// another it is not.
  static func isAlone(_ use: TermUse, in context: CheckContext) -> Bool {
    !use.wordsBefore(in: context).text.contains(where: \.isLetter)
      && !use.textAfter(in: context).contains(where: \.isLetter)
  }

  /// Whether a term has one form for all cases, so that its place does not tell that of another, which has several: an
  /// abbreviation, a word in Latin letters, *меню*; of the last words around it may tell the only one that fits.
  static func hidesForm(
    of preferred: Term, _ use: TermUse, isOnlyOne: Bool = false, in context: CheckContext
  ) -> Bool {
    guard isAbbreviation(use.term) || !isOnlyOne && hasOneForm(use.term), !hasOneForm(preferred)
    else { return false }
    // Alone it is in its citation form.
    return !use.wordsBefore(in: context).text.isEmpty
      || use.textAfter(in: context).contains(where: \.isLetter)
  }

  /// Whether a term is in capitals, or in Latin letters where the language has others.
  private static func isAbbreviation(_ term: Term) -> Bool {
    let letters = term.text.filter(\.isLetter)
    if letters.count > 1, letters == letters.uppercased() { return true }
    return ["ru", "uk"].contains(term.language.language)
      && letters.unicodeScalars.allSatisfy { ScriptClass($0) == .latin }
  }

  private static func hasOneForm(_ term: Term) -> Bool {
    isAbbreviation(term)
      || TermForms.surfaceForms(of: term.text, language: term.language).count == 1
  }

  /// Whether the Russian preposition before a term fits another text in its place: «об объекте» and «о файле», «в папке»
  /// and «во вкладке», «с меню» and «со списком».
  static func keepsRussianPreposition(
    _ use: TermUse, _ text: String, in context: CheckContext
  ) -> Bool {
    guard let previous = use.wordBefore(in: context) else { return true }
    let preposition = TermForms.fold(String(previous.drop { !$0.isLetter }))
    func fits(_ isAsked: (String) -> Bool, _ form: String) -> Bool {
      let (before, after) = (isAsked(TermForms.fold(use.text)), isAsked(TermForms.fold(text)))
      return before == after || after == (preposition == form)
    }
    switch preposition {
    case "о", "об", "обо": return fits(beginsWithOpenVowel, "об")
    case "в", "во": return fits({ beginsWithTwo($0, "вф") }, "во")
    case "с", "со": return fits({ beginsWithTwo($0, "сзшжщ") }, "со")
    default: return true
    }
  }

  /// Whether the Ukrainian preposition before a term fits another text in its place: «зі сховищем» and «з базою».
  static func keepsUkrainianPreposition(
    _ use: TermUse, _ text: String, in context: CheckContext
  ) -> Bool {
    guard let previous = use.wordBefore(in: context) else { return true }
    func isHissing(_ text: String) -> Bool {
      TermForms.fold(text).first.map { "зсцчшщж".contains($0) } == true
    }
    switch TermForms.fold(String(previous.drop { !$0.isLetter })) {
    case "зі", "із":
      let start = TermForms.fold(text).prefix(2)
      return isHissing(text) || start.count == 2 && !start.contains { "аеєиіїоуюяь".contains($0) }
    case "з": return !isHissing(text) || isHissing(use.text)
    default: return true
    }
  }

  private static func beginsWithOpenVowel(_ text: String) -> Bool {
    text.first.map { "аоуэи".contains($0) } == true
  }

  /// Whether a text begins with one of some consonants and another one.
  private static func beginsWithTwo(_ text: String, _ consonants: String) -> Bool {
    let (first, second) = (text.first, text.dropFirst().first)
    guard let first, consonants.contains(first), let second, second.isLetter else { return false }
    return !"аеиоуыэюя".contains(second)
  }
}
