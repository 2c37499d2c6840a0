/// Gathers the Turkish forms of a corpus under their nouns.
///
/// A word of the corpus is the lemma of its own forms. What also stands in the plural has no case, however
/// much it ends like one: veri is no accusative of ver where there are veriler.
struct TurkishLemmatizer {
  /// The lemma of each form.
  private(set) var lemmas: [String: String] = [:]

  /// Chooses lemmas for the forms of a corpus, folded as by ``TermForms/fold(_:)``.
  ///
  /// - Complexity: O(f) in the number of forms, each with some 130 others.
  init(forms: some Collection<String>) {
    let known = Set(forms)
    let counted = Self.counted(known)
    var stems: [String: String] = [:]
    for word in known.sorted() where Self.isInflected(word) {
      for form in TurkishForms.plain(word) where form != word && known.contains(form) {
        if Self.isForm(form, of: word, counted) {
          // Of several words the longest is the nearest: kutusunu is of kutusu before it is of kutu.
          if (stems[form]?.count ?? 0) < word.count { stems[form] = word }
        }
      }
    }
    for form in known {
      var lemma = form
      while let stem = stems[lemma] { lemma = stem }
      lemmas[form] = Self.lemma(of: lemma)
    }
  }

  /// The lemma of a form of which nothing else is known: the noun of a plural, or the form itself.
  static func lemma(of form: String) -> String {
    guard isInflected(form) else {
      return SuffixedName.name(in: form, language: "tr") ?? form
    }
    for plural in ["lar", "ler"] {
      guard let range = lastRange(of: plural, in: form) else { continue }
      let stem = String(form[..<range.lowerBound])
      let isWord = stem.count > 2 && stem.contains(where: TurkishStems.vowels.contains)
      if isWord, TurkishForms.plain(stem).contains(form) { return stem }
    }
    return form
  }

  /// Whether one word of a corpus is likely a form of another, given those that have a plural.
  private static func isForm(_ form: String, of word: String, _ counted: Set<String>) -> Bool {
    guard !counted.contains(form), !FunctionWords.contain(form, in: "tr") else { return false }
    // A single letter more is often a suffix that makes words: yazı is not of yaz.
    let least = form.count - word.count > 1 ? 3 : 5
    return word.count >= least || counted.contains(word)
  }

  /// What stands before the plural in the forms of a corpus.
  private static func counted(_ forms: Set<String>) -> Set<String> {
    var result: Set<String> = []
    for form in forms {
      for plural in ["lar", "ler"] {
        if let range = lastRange(of: plural, in: form) {
          result.insert(String(form[..<range.lowerBound]))
        }
      }
    }
    return result
  }

  private static func lastRange(of part: String, in text: String) -> Range<String.Index>? {
    var end = text.endIndex
    while end > text.startIndex {
      guard let start = text.index(end, offsetBy: -part.count, limitedBy: text.startIndex) else {
        return nil
      }
      if text[start..<end] == part { return start..<end }
      end = text.index(before: end)
    }
    return nil
  }

  private static func isInflected(_ form: String) -> Bool {
    form.count > 1 && form.allSatisfy(\.isLetter) && !FunctionWords.contain(form, in: "tr")
  }
}
