import LanguageAssets
import LanguageText

extension Replacement {
  /// Whether a Russian or Ukrainian text has apart what a term joins with a hyphen, and a word directly before may share its
  /// end: «query и path параметров», where the first would need a hyphen, too.
  ///
  /// A word that is no form of another may be one, of the same alphabet as the beginning of the term.
  static func sharesItsEnd(_ use: TermUse, in context: CheckContext) -> Bool {
    guard let conjunctions = conjunctions[use.term.language.language],
      hyphens(of: use.term.text) > hyphens(of: use.text), let start = use.text.first
    else { return false }
    let before = use.wordsBefore(in: context).text
    let words = before.split(separator: " ").map { TermForms.fold(String($0)) }
    guard let last = words.last else { return false }
    if let mark = before.last(where: { $0 != " " }), ",/".contains(mark) {
      // Clauses end with a comma, too.
      return isMember(last, beginningLike: start, mark == "," ? nil : use.term.language)
    }
    guard conjunctions.contains(last), let word = words.dropLast().last else { return false }
    return isMember(word, beginningLike: start, use.term.language)
  }

  /// Whether a word, perhaps behind others and a slash, may be the beginning of a compound; one in Cyrillic letters only
  /// in a language that is given.
  private static func isMember(
    _ word: String, beginningLike start: Character, _ language: LanguageTag?
  ) -> Bool {
    let parts = word.split { ",/`*_«»\"()".contains($0) }
    guard let word = parts.last.map(String.init), word.last?.isLetter == true else { return false }
    let scripts = [start, word[word.startIndex]].map {
      $0.unicodeScalars.first.map(ScriptClass.init)
    }
    guard scripts[0] == scripts[1] else { return false }
    guard scripts[0] == .cyrillic else { return true }
    guard let language else { return false }
    return !FunctionWords.contain(word, in: language)
      && CitationForm.lemmaCandidates(ofWord: word, language: language).contains(word)
  }

  private static func hyphens(of text: String) -> Int { text.count { "-‐‑".contains($0) } }

  private static let conjunctions: [String: Set<String>] = [
    "ru": ["и", "или", "и/или", "либо"], "uk": ["і", "й", "та", "або", "чи", "і/або", "та/або"],
  ]
}
