/// The forms of Polish words by rules, without a dictionary.
///
/// The rules over-generate: some of the forms are no words. A form that does not exist matches
/// nothing, a form that is missing loses a term.
enum PolishParadigm {
  /// Every form of a word given in its nominative, folded as by ``TermForms/fold(_:)``, the word included.
  ///
  /// A word may be an adjective in any gender: pasek boczny, karta graficzna, konto bankowe. A word with
  /// other characters than letters has one form. Complexity: O(1), about 30 forms.
  static func forms(ofWord word: String) -> Set<String> {
    guard word.count > 2, word.allSatisfy(\.isLetter), !FunctionWords.contain(word, in: "pl"),
      !PolishIrregulars.indeclinable.contains(word)
    else { return [word] }
    if let irregular = PolishIrregulars.words.forms[word] { return Set(irregular) }
    let others = PolishIrregulars.others[word] ?? []
    let forms = PolishNouns.forms(of: word) + PolishAdjectives.forms(of: word)
    return Set(forms.filter { !others.contains($0) && !FunctionWords.contain($0, in: "pl") })
      .union([word])
  }
}
