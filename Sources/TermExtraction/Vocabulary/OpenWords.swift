import LanguageText

/// Words that want a word behind them: articles, conjunctions, prepositions.
///
/// A label that ends with one was cut off before code or a value: “Dependencies with `yield`”.
/// English particles that end a label in their own right (“Sign in”, “Turn off”) are left out.
enum OpenWords {
  /// Whether a folded word leaves the phrase before it open.
  static func contain(_ word: String, in language: LanguageTag) -> Bool {
    switch language.language {
    case "en": english.contains(word)
    case "ru": russian.contains(word)
    case "ja": japanese.contains(word)
    default: FunctionWords.contain(word, in: language)
    }
  }

  /// Whether two Han characters begin a remark on what follows, in Chinese: 例如 Docker.
  static func beginRemark(_ word: String) -> Bool { chinese.contains(word) }

  /// Whether a folded word, or the hiragana at the end, ends a remark: “see below”, …してください.
  static func endRemark(_ word: String) -> Bool {
    pointers.contains(word) || predicates.contains { word.hasSuffix($0) }
  }

  private static let pointers = WordList("above below earlier here later выше ниже далее")
  private static let predicates = ["ください", "ます", "ました", "ません", "です", "でした", "である"]

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

  private static let japanese = WordList(
    "が から こと つつ で という とか として と など に による ので の へ まで も や より を は")

  private static let chinese = WordList(
    """
    例如 比如 譬如 諸如 诸如 包括 如果 因為 因为 或者 或是 以及 此外 另外 除了 對於 对于 關於 关于 根據 根据
    為了 为了 通過 通过 透過 但是 然而 不過 不过 而且 並且 并且 以便 就是 就像 不是 而非
    參見 参见 參閱 参阅 詳見 详见 請參 请参
    """)
}
