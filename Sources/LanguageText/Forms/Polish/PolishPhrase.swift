/// Brings Polish noun phrases to their citation form.
enum PolishPhrase {
  /// The head noun in the nominative singular with its adjectives in agreement; what else follows the head
  /// stays: paskiem bocznym gives pasek boczny, plików konfiguracji plik konfiguracji.
  static func citationForm(of words: [String], lemmas: [String: String]) -> String {
    let folded = words.map { TermForms.fold($0) }
    let citations = folded.map { lemmas[$0] ?? PolishLemmatizer.lemma(of: $0) }
    guard let head = citations.firstIndex(where: { !PolishAdjectives.isLikely($0) }) else {
      let cited = citations.count == 1 ? [asNoun(citations[0], lemmas)] : citations
      return zip(cited, words).map { recased($0, like: $1) }.joined(separator: " ")
    }
    let gender = PolishGender(ofNoun: citations[head])
    let following = followingAdjectives(folded, citations, behind: head)
    let parts = words.indices.map { index -> String in
      if index == head { return recased(citations[index], like: words[index]) }
      guard index < head || following.contains(index) else { return words[index] }
      return recased(
        PolishAdjectives.agreeing(citations[index], with: gender), like: words[index])
    }
    return parts.joined(separator: " ")
  }

  /// The adjectives behind a noun that agree with it.
  ///
  /// They are all up to the end of the phrase, unless the noun stands in its basic form, as what follows
  /// then does, too. An adjective before another noun may belong to that.
  private static func followingAdjectives(
    _ words: [String], _ citations: [String], behind head: Int
  ) -> Range<Int> {
    guard words[head] != citations[head] else { return head..<head }
    let rest = citations[(head + 1)...]
    let isAll = rest.allSatisfy(PolishAdjectives.isLikely)
    return isAll ? head + 1..<citations.count : head..<head
  }

  /// An adjective as the noun that it is where a corpus has it in the feminine alone: zmienna.
  private static func asNoun(_ adjective: String, _ lemmas: [String: String]) -> String {
    let stem = adjective.dropLast()
    let count = { (endings: [String]) in endings.count { lemmas[stem + $0] != nil } }
    let isFeminine =
      count(["y", "ego", "emu", "ym"]) == 0 && count(["a", "ej", "ą"]) >= 2
    return isFeminine ? stem + "a" : adjective
  }

  private static func recased(_ citation: String, like word: String) -> String {
    if TermForms.fold(word) == citation { return word }
    guard word.first?.isUppercase == true, let first = citation.first else { return citation }
    return first.uppercased() + citation.dropFirst()
  }
}
