/// Whether English words and phrases are forms of each other.
package enum EnglishInflection {
  /// Whether two phrases, compared in lower case, are the same word for word but for inflection:
  /// “add” and “adding”, “nested routes” and “nesting route”.
  ///
  /// Words are the same when some verb or noun has both among its forms; what is derived with other
  /// endings, as “installation”, is another word.
  package static func isSame(_ one: String, _ other: String) -> Bool {
    let (first, second) = (words(of: one), words(of: other))
    return first.count == second.count && zip(first, second).allSatisfy(isSameWord)
  }

  private static func words(of phrase: String) -> [String] {
    phrase.lowercased().split(separator: " ").map(String.init)
  }

  private static func isSameWord(_ one: String, _ other: String) -> Bool {
    one == other
      || EnglishForms.singular(ofNoun: one) == EnglishForms.singular(ofNoun: other)
      || !bases(of: one).isDisjoint(with: bases(of: other))
  }

  /// The verbs that a word may be a form of, itself among them.
  private static func bases(of word: String) -> Set<String> {
    var stems: Set<String> = [word]
    if let verb = EnglishForms.irregularVerb(ofForm: word) { stems.insert(verb) }
    if word.hasSuffix("s") { stems.insert(EnglishForms.singular(ofNoun: word)) }
    for ending in ["ing", "ed"] where word.hasSuffix(ending) {
      let stem = String(word.dropLast(ending.count))
      stems.formUnion([stem, stem + "e"])
      if let last = stem.last, stem.dropLast().last == last {
        stems.insert(String(stem.dropLast()))
      }
      if stem.hasSuffix("i") || ending == "ing" && stem.hasSuffix("y") {
        stems.formUnion([stem.dropLast() + "y", stem.dropLast() + "ie"])
      }
    }
    return stems.filter {
      $0 == word || isVerb($0) && EnglishForms.verbForms(ofWord: $0).contains(word)
    }
  }

  /// Whether letters can be a verb: “str” is none that “string” would come from.
  private static func isVerb(_ word: String) -> Bool {
    word.utf8.count > 2 && word.contains { "aeiouy".contains($0) }
  }
}
