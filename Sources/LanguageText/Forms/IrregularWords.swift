/// Words whose forms no rule makes, with all of these.
struct IrregularWords: Sendable {
  /// The forms of each word, itself first.
  let forms: [String: [String]]
  /// The words that a form may be of, in alphabetical order.
  let lemmas: [String: [String]]

  /// Reads a table: a word and its other forms on each line, with spaces between them.
  ///
  /// - Complexity: O(n log n) in the number of words.
  init(_ table: String) {
    var forms: [String: [String]] = [:]
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      if let lemma = words.first { forms[lemma] = words }
    }
    var lemmas: [String: [String]] = [:]
    for lemma in forms.keys.sorted() {
      for form in forms[lemma] ?? [] { lemmas[form, default: []].append(lemma) }
    }
    self.forms = forms
    self.lemmas = lemmas
  }
}
