import LanguageAssets
import LanguageText

extension Replacement {
  /// The end of a message about a use: which words around it have to agree with the preferred term, which is of another
  /// gender, or of one that nothing tells; empty where none has to change.
  static func agreement(
    around use: TermUse, preferred: Term, in context: CheckContext
  ) -> String {
    let words: [String] =
      switch preferred.language.language {
      case "uk": ukrainianForms(for: use, preferred, in: context).first?.disagreeing ?? []
      case "ru": russianWordsToMend(around: use, preferred, in: context)
      case "de": germanWordsToMend(around: use, preferred, in: context)
      case "es", "fr", "it", "pt": romanceWordsToMend(around: use, preferred, in: context)
      default: []
      }
    guard let last = words.last else { return "" }
    let quoted = words.map { "“\($0)”" }
    let list =
      quoted.count == 1
      ? quoted[0] : quoted.dropLast().joined(separator: ", ") + " and “\(last)”"
    return "; \(list) \(quoted.count == 1 ? "has" : "have") to agree with it"
  }

  /// The words around a Russian term that would no longer agree with another.
  static func russianWordsToMend(
    around use: TermUse, _ preferred: Term, in context: CheckContext
  ) -> [String] {
    let disagreement = context.disagreements.answer(
      to: Array("\(use.term.text)\u{0}\(preferred.text)".utf8)
    ) { RussianDisagreement(of: use.term.text, by: preferred.text) }
    return disagreement?.words(
      around: use.unstressedText, before: use.wordsBefore(in: context).text,
      after: use.textAfter(in: context)) ?? []
  }

  /// A Ukrainian term in the number and case of a use; never safe, and named only where words around it would
  /// no longer agree.
  static func ukrainian(
    for use: TermUse, preferred: Term, in context: CheckContext
  ) -> Suggestion {
    guard let best = ukrainianForms(for: use, preferred, in: context).first else {
      let isBasic =
        TermForms.fold(use.text) == TermForms.fold(use.term.text)
        && !UkrainianReplacement.mayShowGender(before: use.wordsBefore(in: context).text)
      return Suggestion(
        capitalized(preferred.text, like: use), isSafe: false, isInflected: isBasic)
    }
    return Suggestion(
      capitalized(best.text, like: use), isSafe: false,
      isInflected: best.disagreeing.isEmpty)
  }

  private static func ukrainianForms(
    for use: TermUse, _ preferred: Term, in context: CheckContext
  ) -> [UkrainianReplacement.Candidate] {
    UkrainianReplacement.candidates(
      for: use.unstressedText, of: use.term.text, by: preferred.text,
      before: use.wordsBefore(in: context).text, after: use.textAfter(in: context))
  }
}
