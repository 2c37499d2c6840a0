/// The forms of German words by rules, without a dictionary.
///
/// The rules over-generate: some of the forms are no words. A form that does not exist matches
/// nothing, a form that is missing loses a term.
package enum GermanParadigm {
  /// Every form of a word, folded as by ``TermForms/fold(_:)``, the word included.
  ///
  /// A word with a capital is a noun. In small letters a word that others follow is an adjective, a
  /// last one in -en, -eln or -ern a verb, which stays as it is, any other an adjective or a noun
  /// that somebody wrote small. Complexity: O(n) in the length of the word.
  ///
  /// - Parameters:
  ///   - word: The word as the term has it; its capital tells a noun.
  ///   - isFollowed: Whether another word of the same term stands behind it.
  /// - Returns: The forms; only the word itself for one that does not inflect.
  package static func forms(ofWord word: String, isFollowed: Bool) -> Set<String> {
    let folded = TermForms.fold(word)
    guard folded.count > 1, folded.allSatisfy({ $0.isLetter }),
      !FunctionWords.contain(folded, in: "de") || word.first?.isUppercase == true
    else { return [folded] }
    guard !isAcronym(word) else { return [folded, folded + "s"] }
    let isCapitalized = word.first?.isUppercase == true
    var forms: Set<String> = [folded]
    if isCapitalized || !isFollowed && !isInfinitive(folded) {
      forms.formUnion(GermanNouns.forms(of: folded))
    }
    let mayBeAdjective = isCapitalized ? isFollowed && hasEnding(folded) : !isInfinitive(word)
    if mayBeAdjective || !isCapitalized && isFollowed {
      forms.formUnion(adjectiveForms(of: folded, isFollowed: isFollowed))
    }
    return forms
  }

  /// Whether a word written small is a verb in the infinitive, as far as its ending tells.
  package static func isInfinitive(_ word: String) -> Bool {
    ["en", "ern", "eln"].contains(where: word.hasSuffix)
  }

  /// An adjective with all endings; one that others follow is given with an ending itself.
  static func adjectiveForms(of adjective: String, isFollowed: Bool) -> Set<String> {
    let stem = isFollowed ? stem(of: adjective) : adjective
    var forms = Set(endings.map { stem + $0 })
    if stem == adjective { forms.insert(adjective) }
    if stem.hasSuffix("el") { forms.formUnion(endings.map { stem.dropLast(2) + "l" + $0 }) }
    if stem == "hoch" { forms.formUnion(endings.map { "hoh" + $0 }) }
    return forms
  }

  /// An adjective without its ending.
  static func stem(of adjective: String) -> String {
    guard hasEnding(adjective), adjective.count > 3 else { return adjective }
    return String(adjective.dropLast(adjective.hasSuffix("e") ? 1 : 2))
  }

  private static func hasEnding(_ word: String) -> Bool {
    endings.contains(where: word.hasSuffix)
  }

  private static func isAcronym(_ word: String) -> Bool {
    word.count < 6 && word.allSatisfy { $0.isUppercase || $0.isNumber }
  }

  private static let endings = ["e", "em", "en", "er", "es"]
}
