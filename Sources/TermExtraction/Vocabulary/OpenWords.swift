import LanguageText

/// Words that want a word behind them: articles, conjunctions, prepositions.
///
/// A label that ends with one was cut off before code or a value: “Dependencies with `yield`”.
/// English particles that end a label in their own right (“Sign in”, “Turn off”) are left out.
enum OpenWords {
  /// Whether a folded word of a language written with spaces leaves a phrase open.
  static func contain(_ word: String, in language: LanguageTag) -> Bool {
    switch language.language {
    case "en": english.contains(word)
    case "ru": russian.contains(word)
    default: FunctionWords.contain(word, in: language)
    }
  }

  private static let english = WordList(
    """
    a an and as at because between but by for from if into its nor of onto or our per than that the
    their these this those to toward towards unless until upon using via when whether which while
    with within without your
    """)

  private static let russian = WordList(
    """
    без в во для до если за и из или как ко между на над но о об обо от перед по под при про ради с
    со среди у чем через чтобы что
    """)
}
