/// Gathers the Romanian forms of a corpus under the words that they are forms of.
struct RomanianLemmatizer {
  /// The lemma of each form.
  private(set) var lemmas: [String: String] = [:]

  /// Chooses lemmas for the forms of a corpus, folded as by ``TermForms/fold(_:)``.
  ///
  /// Of the words that a form may be of, the one with the most forms in the corpus is likeliest.
  /// - Complexity: O(f) in the number of forms, each with some 30 others.
  init(forms: some Collection<String>) {
    let known = Set(forms.map(RomanianForms.withCommas))
    var words: [String: [String]] = [:]
    var support: [String: Int] = [:]
    for word in known where Self.isInflected(word) && !Self.isSurelyInflected(word, known) {
      let attested = RomanianForms.forms(of: word).filter { known.contains($0) && $0 != word }
      support[word] = attested.count
      for form in attested { words[form, default: []].append(word) }
    }
    for form in forms {
      let plain = RomanianForms.withCommas(form)
      let own = support[plain] ?? -1
      let best = (words[plain] ?? []).max {
        (support[$0] ?? 0, $1.count, $1) < (support[$1] ?? 0, $0.count, $0)
      }
      if let best,
        (support[best] ?? 0) > own || (support[best] ?? 0) == own && best.count < plain.count
      {
        lemmas[form] = best
      } else {
        lemmas[form] = Self.lemma(of: plain)
      }
    }
  }

  /// The lemma of a form of which nothing else is known, where its ending tells one.
  static func lemma(of form: String) -> String {
    let plain = RomanianForms.withCommas(form)
    guard isInflected(plain) else {
      return SuffixedName.name(in: plain, language: "ro") ?? form
    }
    for (ending, lemma) in endings where plain.hasSuffix(ending) && plain.count > ending.count + 2 {
      return plain.dropLast(ending.count) + lemma
    }
    return plain
  }

  /// Whether a word has the article behind a word of the corpus, and so is no lemma itself.
  private static func isSurelyInflected(_ word: String, _ known: Set<String>) -> Bool {
    // modul is a word of its own beside mod where it has the article itself.
    if word.hasSuffix("ul"), known.contains(word + "ul") || known.contains(word + "ului") {
      return false
    }
    for (ending, rest) in articles where word.hasSuffix(ending) {
      if rest.contains(where: { known.contains(word.dropLast(ending.count) + $0) }) { return true }
    }
    return false
  }

  private static func isInflected(_ form: String) -> Bool {
    form.count > 1 && form.allSatisfy(\.isLetter) && !FunctionWords.contain(form, in: "ro")
  }

  private static let articles: [(String, [String])] = [
    ("ului", [""]), ("ul", [""]), ("urile", ["", "uri"]), ("urilor", ["", "uri"]), ("uri", [""]),
    ("elor", ["e"]), ("ele", ["e"]), ("ilor", ["i", "e"]), ("ile", ["i", "e"]), ("lui", [""]),
  ]
  private static let endings = [
    ("ului", ""), ("urilor", ""), ("urile", ""), ("ționarea", "ționare"), ("țiilor", "ție"),
    ("țiile", "ție"), ("ției", "ție"), ("ția", "ție"), ("ții", "ție"), ("iunilor", "iune"),
    ("iunile", "iune"), ("iunii", "iune"), ("iunea", "iune"), ("iuni", "iune"), ("ărilor", "are"),
    ("ările", "are"), ("ării", "are"), ("area", "are"), ("ări", "are"), ("erii", "ere"),
    ("erea", "ere"), ("irii", "ire"), ("irea", "ire"), ("tății", "tate"), ("tatea", "tate"),
    ("tăți", "tate"), ("tățile", "tate"), ("tăților", "tate"), ("torilor", "tor"), ("torii", "tor"),
    ("torului", "tor"), ("torul", "tor"), ("uri", ""), ("logiei", "logie"), ("logia", "logie"),
    ("ului", ""), ("rul", "r"), ("tul", "t"), ("mul", "m"), ("nul", "n"), ("cul", "c"),
    ("sul", "s"),
  ]
}
