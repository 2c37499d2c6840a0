/// Tells the forms of German nouns from other words that are spelled alike.
///
/// Das Suchen, beim Suchen and «Suchen Sie …» have a verb and not the plural of Suche; Falls and
/// Rechts at the start of a sentence are hardly genitives.
package enum GermanHomographs {
  /// Whether a form of a noun is more likely another word between its neighbours.
  ///
  /// - Parameters:
  ///   - form: The form, folded.
  ///   - lemma: The noun, folded.
  ///   - previousWord: The folded word before it; nil at the start of a sentence or clause.
  ///   - nextWord: The folded word behind it; nil at the end of a sentence or clause.
  /// - Returns: True where the neighbours speak against the noun; false where they say nothing.
  package static func isLikelyOtherWord(
    form: String, lemma: String, previousWord: String?, nextWord: String?
  ) -> Bool {
    if previousWord == nil, prepositions.contains(form) {
      return nextWord.map { afterPrepositions.contains($0) } ?? false
    }
    guard form != lemma else { return false }
    if form == "links" {
      return previousWord == nil && nextWord.map { FunctionWords.contain($0, in: "de") } == true
    }
    if adverbs.contains(form) {
      return !(previousWord.map { ["des", "eines", "dieses", "jedes"].contains($0) } ?? false)
    }
    guard form.hasSuffix("n"), !isWeak(lemma) else { return false }
    if previousWord == nil, nextWord == "sie" { return true }
    return previousWord.map { beforeSingulars.contains($0) } ?? false
  }

  /// Whether a noun has -n or -en in the singular, too.
  private static func isWeak(_ lemma: String) -> Bool {
    weakEndings.contains(where: lemma.hasSuffix)
  }

  private static let adverbs: Set<String> = [
    "abends", "anfangs", "eingangs", "falls", "flugs", "mangels", "mittels", "namens", "rechts",
    "rings", "seitens", "teils", "zwecks",
  ]
  /// Prepositions that have a capital at the start of a sentence only.
  private static let prepositions: Set<String> = ["dank", "laut", "trotz", "statt", "zeit"]
  private static let afterPrepositions: Set<String> = [
    "der", "des", "dem", "den", "einer", "eines", "einem", "ihrer", "ihrem", "ihres", "seiner",
    "seinem", "dieser", "diesem", "dieses", "unserer", "unserem",
  ]
  private static let beforeSingulars: Set<String> = [
    "das", "beim", "zum", "vom", "im", "am", "ins", "durchs", "fürs", "übers",
  ]
  private static let weakEndings = [
    "name", "buchstabe", "gedanke", "kunde", "experte", "bote", "ent", "ant", "ist", "or", "at",
    "et", "nom", "graf", "loge", "mensch", "herr", "nachbar", "bauer", "wille",
  ]
}
