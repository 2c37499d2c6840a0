/// Gathers the German, Dutch, Swedish, French, Spanish or Portuguese forms of a corpus under the words that they are
/// forms of.
///
/// A word of the corpus is the lemma of its own forms; where the corpus has a plural alone, its
/// ending tells the singular, or else it is its own lemma.
struct AttestedLemmas {
  /// The lemma of each form.
  private(set) var lemmas: [String: String] = [:]

  /// Words shorter than this are no lemmas: they would be the stems of too many others.
  private static let shortest = 3

  /// Chooses lemmas for the forms of a corpus, folded as by ``TermForms/fold(_:)``.
  ///
  /// - Complexity: O(f) in the number of forms, each with about five others.
  init(forms: some Collection<String>, language: LanguageTag) {
    let known = Set(forms)
    for word in known.sorted(by: { ($0.count, $0) < ($1.count, $1) })
    where word.count >= Self.shortest && !FunctionWords.contain(word, in: language) {
      for form in Self.inflected(word, language)
      where Self.isLater(form, than: word) && known.contains(form) && lemmas[form] == nil {
        lemmas[form] = lemmas[word] ?? word
      }
    }
    for form in known where lemmas[form] == nil {
      lemmas[form] = Self.lemma(of: form, language: language)
    }
  }

  /// The lemma of a form of which nothing else is known; the form itself where its ending tells
  /// none.
  static func lemma(of form: String, language: LanguageTag) -> String {
    let lemma: String? =
      switch language.language {
      case "de": GermanPhrase.singular(of: form)
      case "es": SpanishPlurals.singular(of: form)
      case "it": ItalianPlurals.singulars(of: form).first { $0.isLikely }?.word
      case "pt": PortuguesePlurals.singular(of: form)
      case "nl", "sv": nil
      default: FrenchPlurals.singular(of: form)
      }
    return lemma ?? form
  }

  /// Whether a form can be made from a word: it is longer, or the word has a Latin ending.
  private static func isLater(_ form: String, than word: String) -> Bool {
    form.count > word.count
      || form != word && ["us", "um"].contains(where: word.hasSuffix) && form.hasSuffix("en")
  }

  private static func inflected(_ word: String, _ language: LanguageTag) -> [String] {
    switch language.language {
    case "de": (GermanNouns.forms(of: word).union([word + "em"])).sorted()
    case "es": SpanishPlurals.forms(of: word).sorted()
    case "pt": PortuguesePlurals.forms(of: word).sorted()
    case "nl": DutchForms.forms(of: word).sorted()
    case "sv": SwedishForms.forms(of: word).sorted()
    default: FrenchPlurals.forms(of: word).sorted()
    }
  }
}
