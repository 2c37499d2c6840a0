/// Brings Turkish noun phrases to their citation form.
enum TurkishPhrase {
  /// The last word without its suffixes; as the head of a compound with that of the third person: arama
  /// kutularının gives arama kutusu, yeni düğmelere gives yeni düğme.
  static func citationForm(of words: [String], lemmas: [String: String]) -> String {
    guard let word = words.last else { return "" }
    let last = SuffixedName.bare(word, "tr")
    if last != word { return (words.dropLast() + [last]).joined(separator: " ") }
    // Names that are joined stay as they are: sınıflar ve nesneler.
    if words.contains(where: { ["ve", "veya"].contains(TermForms.fold($0)) }) {
      return words.joined(separator: " ")
    }
    let folded = TermForms.fold(last)
    let lemma = lemmas[folded] ?? TurkishLemmatizer.lemma(of: folded)
    guard lemma != folded else { return words.joined(separator: " ") }
    let before = words.dropLast().last.map { TermForms.fold($0) }
    var citation = lemma
    if let before, !isModifier(before) { citation = head(folded, of: lemma) ?? lemma }
    return (words.dropLast() + [recased(citation, like: last)]).joined(separator: " ")
  }

  /// The head of a compound that a form is of; nil where it can have no suffix of the third person.
  private static func head(_ form: String, of lemma: String) -> String? {
    let heads = TurkishStems.harmonies(of: lemma).flatMap {
      TurkishForms.possessive(of: lemma, $0)
    }
    return heads.first { TurkishForms.possessed($0).contains(form) && isThird(form, of: lemma, $0) }
  }

  /// Whether a form has the suffix of the third person: adını and adları, unlike ada and adlar.
  private static func isThird(_ form: String, of lemma: String, _ head: String) -> Bool {
    if form.hasPrefix(head) { return true }
    return ["ları", "leri"].contains { form.hasPrefix(lemma + $0) }
  }

  /// Whether a word is an adjective, as far as its ending tells, which makes no compound with a noun.
  private static func isModifier(_ word: String) -> Bool {
    word.count > 3
      && [
        "lı", "li", "lu", "lü", "sız", "siz", "suz", "süz", "an", "en", "mış", "miş", "muş", "müş",
        "sal", "sel", "ki", "yeni", "bir", "tüm",
      ].contains(where: word.hasSuffix)
  }

  private static func recased(_ citation: String, like word: String) -> String {
    guard let initial = word.first, initial.isUppercase, let first = citation.first else {
      return citation
    }
    return (initial == "İ" && first == "i" ? "İ" : first.uppercased()) + citation.dropFirst()
  }
}
