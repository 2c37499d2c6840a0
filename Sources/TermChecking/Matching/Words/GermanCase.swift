import LanguageText

/// Which words of a German term are nouns, as its capitals tell, and whether a text agrees.
///
/// „Suche“ is found in „die Suche“ and not in „ich suche“, „suchen“ in „wir suchen“ and not in „das
/// Suchen“.
struct GermanCase: Sendable {
  /// For each word between spaces, whether it begins with a capital.
  private let isNoun: [Bool]
  /// Whether the term is one verb in the infinitive.
  private let isVerb: Bool

  /// Looks at the capitals of a term.
  init(_ term: String) {
    let words = term.split(separator: " ")
    isNoun = words.map { $0.first?.isUppercase == true }
    isVerb =
      words.count == 1 && isNoun == [false]
      && GermanParadigm.isInfinitive(TermForms.fold(term)) && !term.contains("-")
  }

  /// Whether a place has a capital where the term has one, and a verb none but at the start of a
  /// sentence.
  func fits(_ text: String, beginsSentence: Bool) -> Bool {
    if isVerb {
      guard !beginsSentence, text.first?.isUppercase == true else { return true }
      return text.count > 1 && text.allSatisfy { !$0.isLowercase }
    }
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count == isNoun.count else {
      return isNoun.first != true || words.first?.first?.isLowercase != true
    }
    return zip(words, isNoun).allSatisfy { !$1 || $0.first?.isLowercase != true }
  }
}
