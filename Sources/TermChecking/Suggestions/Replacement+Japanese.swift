import DocumentFormats
import LanguageAssets
import LanguageText

extension Replacement {
  /// The preferred term in the form of a Japanese verb that is used; nil where the form is not certain or the
  /// preferred term is no verb.
  static func japanese(for use: TermUse, preferred: Term) -> String? {
    let (text, term) = (scalars(use.text), scalars(use.term.text))
    guard text != term, use.term.partOfSpeech == nil || use.term.partOfSpeech == "verb",
      let verb = JapaneseVerb(term)
    else { return preferred.text }
    let stems = [verb.stem] + Okurigana.shorter(term).compactMap { JapaneseVerb($0.scalars)?.stem }
    guard let stem = stems.first(where: { text.starts(with: $0) }) else { return preferred.text }
    let ending = Array(text.dropFirst(stem.count))
    return JapaneseVerb(scalars(preferred.text))?.form(
      likeEnding: ending, of: verb.conjugation)
  }

  /// Whether a verb goes on behind a noun, which another noun need not be followed by: 遅延した.
  static func isMadeAVerb(_ use: TermUse, in context: CheckContext) -> Bool {
    let text = context.draft.document.blocks[use.block].text
    return ["する", "した", "して", "しま", "しな", "しよ", "しつつ", "され", "させ", "でき", "可能"]
      .contains { text.holdsBytes(of: $0, at: use.range.upperBound) }
  }

  /// Whether a name would run into katakana beside it where the other does not, or the reverse: many put a space between
  /// such words, サードパーティ スクリプト for 第三者スクリプト, and part of a name may be another, state マシン.
  static func joinsKatakana(_ use: TermUse, _ preferred: Term, in context: CheckContext) -> Bool {
    let text = context.draft.document.blocks[use.block].text
    func isKatakana(_ character: Character?) -> Bool {
      character?.unicodeScalars.first.map { ScriptClass($0) == .katakana } ?? false
    }
    return isKatakana(preferred.text.last) != isKatakana(use.text.last)
      && isKatakana(text.character(at: use.range.upperBound))
      || isKatakana(preferred.text.first) != isKatakana(use.text.first)
        && isKatakana(text.character(before: use.range.lowerBound))
  }

  private static func scalars(_ text: String) -> [Unicode.Scalar] {
    Array(TermForms.fold(text).unicodeScalars)
  }
}
