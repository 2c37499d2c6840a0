/// Forms of Ukrainian nouns that are another word, or part of a set phrase, in some contexts.
///
/// «тому» behind a comma is a conjunction and no «том»; «за допомогою» says nothing of a term «допомога». Only what
/// surely is not the term is listed.
package enum UkrainianHomographs {
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
      form: UkrainianParadigm.fold(form),
      previousWord: previousWord.map { UkrainianParadigm.fold($0) },
      nextWord: nextWord.map { UkrainianParadigm.fold($0) }, lemma: UkrainianParadigm.fold(lemma))
  }

  /// The folded forms that are something else somewhere, in UTF-8.
  package static var ambiguousForms: some Collection<[UInt8]> { rules.forms }

  private static let rules = HomographRules(
    otherWords: otherWords, phrases: phrases,
    formsOfLemma: { UkrainianParadigm.forms(ofWord: $0) })

  /// Where a form is of another word; see ``HomographRules``.
  private static let otherWords = """
    том/тому/^ і й та а але/
    том/тому//що ,що ж ,як ,хто ,кому ,чий
    док/доки/!ці !всі !усі !-ні !-ові !-кі/
    право/права//кнопка панель клавіша частина сторона межа рука стрілка дужка
    право/праву//кнопку панель клавішу частину сторону межу стрілку дужку
    ціль/цілі//числа числові
    стан/стане//
    слід/слід/не також/
    слід/слід//-ти -тись -тися
    шлях/шляхом/!-им !-ім !з !зі !із !за !над !під !перед !між !цим !є !стане/!до !на !у !в !з !від !через !і !й !та
    ряд/рядом/!-им !-ім !над !під !перед !між !за !є/
    чин/чином/таким яким певним подібним іншим аналогічним схожим належним відповідним певним жодним \
    будь-яким неабияким особливим звичайним наступним наведеним вищеописаним тим цим самим рівним/
    час/часом/^/
    час/часами/^/
    раз/разом//з зі із ,з
    місце/місцями/мінятися міняти поміняти поміняйте міняє міняють/
    коло/коло//-ого -ої -их
    право/право/в у/
    """

  /// Where a form stands in a phrase that says nothing of what the noun names.
  private static let phrases = """
    допомога/допомогою/за/
    рамки/рамках/в у/
    рамка/рамках/в у/
    вигляд/вигляді/в у/
    вид/виду/на/
    хід/ходу/на/
    хід/ході/в у/
    рахунок/рахунок/за/
    мета/метою/з/
    час/час/під/
    час/часом/з зі із/
    раз/разі/в у/
    раз/раз/ще як/
    випадок/випадку/в у цьому такому протилежному будь-якому іншому загальному найгіршому кожному/
    основа/основі/на/
    умова/умови/за/
    якість/якості/в у/
    відповідність/відповідності/в у/
    залежність/залежності/в у/
    зв'язок/зв'язку/в у/
    приклад/приклад/на/
    число/числі/тому/
    порівняння/порівнянні порівняно/в у/
    відміна/відміну/на/
    виняток/винятком/за/
    точка/точки точка точку/з/зору
    точка/точка точки точку точкою//зору
    мірка/мірою/якоюсь/
    міра/мірою/якоюсь певною значною повною достатньою більшою меншою/
    черга/чергу/в у першу свою/
    кінець/кінці/в у/кінців
    кінець/кінцем/перед/
    слово/словами/іншими/
    слово/словом/одним/
    увага/увагу/зверніть звернути звертайте звертати/
    необхідність/необхідності/за в у/
    потреба/потреби/за/
    бажання/бажанням/за/
    правило/правило/як/
    замовчування/замовчуванням/за/
    """
}
