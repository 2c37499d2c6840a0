import LanguageText

/// What was worked out of Russian words already: the same noun is in many terms.
final class LexemeMemo {
  private struct Key: Hashable {
    var stem: Int32
    var form: String
  }

  private var lexemes: [Key: RussianCitation.Lexeme] = [:]

  private var inflections: [String: [RussianInflection]] = [:]

  private var lemmas: [String: String] = [:]

  /// The nominative that rules alone give a form, worked out the first time.
  func lemma(of form: String) -> String {
    if let known = lemmas[form] { return known }
    let result = CitationForm.word(form, language: "ru")
    lemmas[form] = result
    return result
  }

  /// The inflections of a word, worked out the first time.
  func inflections(ofWord word: String) -> [RussianInflection] {
    if let known = inflections[word] { return known }
    let result = RussianParadigm.inflections(ofTerm: word)
    inflections[word] = result
    return result
  }

  /// The lexeme of a form, worked out the first time.
  func lexeme(
    ofStem stem: Int32, form: String, _ make: () -> RussianCitation.Lexeme
  ) -> RussianCitation.Lexeme {
    let key = Key(stem: stem, form: form)
    if let known = lexemes[key] { return known }
    let lexeme = make()
    lexemes[key] = lexeme
    return lexeme
  }
}
