/// Forms of Russian nouns that are another word, or part of a set phrase, in some contexts.
///
/// «рядом» is usually an adverb and not the instrumental of «ряд»; «с помощью» is a preposition and
/// says nothing of a term «помощь». Only frozen phrases that surely are not the term are listed.
package enum RussianHomographs {
  /// What a form of a term is between the words beside it.
  ///
  /// - Parameters:
  ///   - form: The form found in the text.
  ///   - previousWord: The word before it in the same clause; nil when there is none.
  ///   - nextWord: The word behind it, with a comma before it when one parts them; nil when there is
  ///     none.
  ///   - lemma: The one-word term whose form it is; longer terms are always themselves.
  /// - Returns: The noun where no phrase is known.
  package static func reading(
    form: String, previousWord: String?, nextWord: String?, lemma: String
  ) -> HomographReading {
    rules.reading(
      form: RussianParadigm.fold(form), previousWord: previousWord.map { RussianParadigm.fold($0) },
      nextWord: nextWord.map { RussianParadigm.fold($0) }, lemma: RussianParadigm.fold(lemma))
  }

  /// The folded forms that are something else somewhere, in UTF-8.
  package static var ambiguousForms: some Collection<[UInt8]> { rules.forms }

  private static let rules = HomographRules(
    otherWords: RussianHomographTable.otherWords, phrases: RussianHomographTable.phrases,
    formsOfLemma: { Set(RussianParadigm.forms(ofWord: $0)) })
}
