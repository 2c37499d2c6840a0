/// The plurals of English words in languages that took them over.
enum LoanPlurals {
  /// The English plural of a word in -y behind a consonant, as in *stories*; nil for other words, as the
  /// language's own hardly end so.
  static func inIes(of word: String) -> String? {
    guard word.count > 2, word.last == "y", let before = word.dropLast().last,
      before.isLetter, !"aeiouáéíóúâêôãõàèùûï".contains(before)
    else { return nil }
    return word.dropLast() + "ies"
  }

  /// Whether a word is spelt as no word of a Romance language is: *router*, *browser*.
  static func looksEnglish(_ word: String) -> Bool {
    ["k", "w", "ou", "oo", "ee", "sh", "th", "ff", "tt", "pp"].contains(where: word.contains)
  }
}
