/// The lexemes of Russian nouns that were worked out already: the same noun is in many terms.
final class LexemeMemo {
  private struct Key: Hashable {
    var stem: Int32
    var form: String
  }

  private var lexemes: [Key: RussianCitation.Lexeme] = [:]

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
