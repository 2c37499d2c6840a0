/// Brings Romanian noun phrases to their citation form.
enum RomanianPhrase {
  /// The noun in the singular without the article, the adjectives behind it in agreement; what follows a
  /// preposition stays: grupurile de dispozitive gives grup de dispozitive, cheile publice cheie publică.
  ///
  /// A noun with a genitive behind it keeps its article: numele utilizatorului.
  static func citationForm(of words: [String], lemmas: [String: String]) -> String {
    let folded = words.map { RomanianForms.withCommas(TermForms.fold($0)) }
    guard let first = folded.first else { return "" }
    if words.count > 1, isGenitive(folded[1]) { return words.joined(separator: " ") }
    let noun = lemmas[first] ?? RomanianLemmatizer.lemma(of: first)
    let isFeminine = ["ă", "are", "ere", "ire", "ie", "iune", "tate", "ea", "oare", "ine"]
      .contains(where: noun.hasSuffix)
    // An abbreviation is no form of a word: MIT.
    var parts = [isAbbreviation(words[0]) ? words[0] : recased(noun, like: words[0])]
    var agrees = noun != first || words.count == 1
    for index in words.indices.dropFirst() {
      if FunctionWords.contain(folded[index], in: "ro") { agrees = false }
      let lemma = masculine(
        of: lemmas[folded[index]] ?? RomanianLemmatizer.lemma(of: folded[index]), of: folded[index])
      guard agrees, isAdjective(lemma), !isAbbreviation(words[index]) else {
        agrees = false
        parts.append(words[index])
        continue
      }
      parts.append(recased(isFeminine ? feminine(of: lemma) : lemma, like: words[index]))
    }
    return parts.joined(separator: " ")
  }

  private static func isAbbreviation(_ word: String) -> Bool {
    word.count > 1 && word.allSatisfy(\.isUppercase)
  }

  private static func isGenitive(_ word: String) -> Bool {
    ["ului", "lor", "ei", "ii"].contains { word.hasSuffix($0) && word.count > $0.count + 2 }
  }

  private static func isAdjective(_ lemma: String) -> Bool {
    [
      "at", "it", "ut", "al", "iv", "ic", "os", "bil", "ent", "ant", "ar", "esc", "ern", "ată",
      "ită", "ală", "ivă", "ică", "ară", "bilă",
    ]
    .contains(where: lemma.hasSuffix)
  }

  /// An adjective of which a corpus has a plural in -e alone: publice gives public.
  private static func masculine(of lemma: String, of form: String) -> String {
    guard lemma == form, form.hasSuffix("e") else { return lemma }
    if form.hasSuffix("oase") { return form.dropLast(4) + "os" }
    let stem = String(form.dropLast())
    return ["at", "it", "ut", "ic", "iv", "al"].contains(where: stem.hasSuffix) ? stem : lemma
  }

  private static func feminine(of adjective: String) -> String {
    if adjective.hasSuffix("ă") || adjective.hasSuffix("e") { return adjective }
    return adjective.hasSuffix("esc") ? adjective.dropLast(3) + "ească" : adjective + "ă"
  }

  private static func recased(_ citation: String, like word: String) -> String {
    if RomanianForms.withCommas(TermForms.fold(word)) == citation { return word }
    guard word.first?.isUppercase == true, let first = citation.first else { return citation }
    return first.uppercased() + citation.dropFirst()
  }
}
