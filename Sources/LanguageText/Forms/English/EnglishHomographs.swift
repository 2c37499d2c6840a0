/// English nouns in phrases that say nothing of what they name: *due to*, *in front of*, *by means of*.
package enum EnglishHomographs {
  /// What a form of a term is between the words beside it, all in lower case.
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
    rules.reading(form: form, previousWord: previousWord, nextWord: nextWord, lemma: lemma)
  }

  /// The forms that are something else somewhere, in UTF-8.
  package static var ambiguousForms: some Collection<[UInt8]> { rules.forms }

  private static let rules = HomographRules(
    otherWords: otherWords, phrases: phrases, formsOfLemma: { EnglishForms.nounForms(ofWord: $0) })

  /// A preposition that is spelt like a noun: *via the menu* beside *the vias of a board*.
  private static let otherWords = """
    via/via//a an another any its my one our that the their these this those your
    """

  /// The prepositions, conjunctions and adverbs of several words that have a noun or an adjective in them.
  private static let phrases = """
    accordance/accordance/in/with
    account/account/into/
    account/account/on/of
    addition/addition/in/
    advance/advance/in/
    advantage/advantage/take takes took taken taking/of
    behalf/behalf/on/of
    bit/bit/a/
    case/case/in/of the a you this that it they there
    charge/charge/in/of
    conjunction/conjunction/in/with
    contrast/contrast/in by/to
    course/course/of/
    default/default/by/
    detail/detail/in/
    due/due//to
    effect/effect/in/
    event/event/the/of that
    example/example/for/
    exchange/exchange/in/for
    fact/fact/in/
    fact/fact/the/that
    favor/favor/in/of
    favour/favour/in/of
    front/front/in/of
    general/general/in/
    hand/hand/other one by/
    instance/instance/for/
    kind/kind//of
    least/least/at/
    light/light/in/of
    line/line/in/with
    lot/lot lots//of
    means/means/all any no/
    means/means/by/of
    mind/mind/in/
    number/number/a large small great limited certain/of
    order/order/in/to that for
    order/order/out/of
    particular/particular/in/
    place/place/in/of
    place/place/take takes took taking/
    regard/regard/with in/to
    respect/respect/with in/to
    response/response/in/to
    sort/sort//of
    spite/spite/in/of
    term/terms/in/of
    time/times/at/
    turn/turn/in/
    use/use/make makes making/of
    view/view/in/of
    way/way/by the/
    well/well/as/as
    """
}
