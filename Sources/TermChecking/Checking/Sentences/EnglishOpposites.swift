import LanguageText

/// Tells English sentences that say opposite things in the same words but for one: *Failed to create the box*, *Failed to
/// delete the box*.
enum EnglishOpposites {
  /// Whether two sentences are the same but for one word, and that of one is the opposite of that of the other, or but for
  /// a negation.
  ///
  /// Shorter texts than three words are labels, which a program may have for both: *On*. Who knows better may ask for fewer.
  ///
  /// - Complexity: O(n) in the number of words.
  static func areSaid(
    by first: String, _ second: String, leastWords: Int = EnglishOpposites.leastWords
  ) -> Bool {
    let (one, other) = (words(of: first), words(of: second))
    if isDenied(one, other) || isDenied(other, one) { return true }
    guard one.count == other.count, one.count >= leastWords else { return false }
    let differing = zip(one, other).filter { $0 != $1 }
    guard differing.count == 1, let (left, right) = differing.first else { return false }
    return areOpposite(left, right) || areOpposite(right, left)
  }

  /// Whether a sentence is another with a negation.
  private static func isDenied(_ denied: [String], _ other: [String]) -> Bool {
    guard denied.count > other.count, other.count >= leastWords else { return false }
    let start = zip(denied, other).prefix { $0 == $1 }.count
    return negations.contains { negation in
      denied.count == other.count + negation.count
        && denied[start...].starts(with: negation)
        && denied[(start + negation.count)...].elementsEqual(other[start...])
    }
  }

  /// What denies a verb, as words.
  private static let negations = [
    ["not"], ["never"], ["don", "t"], ["doesn", "t"], ["do", "not"], ["does", "not"], ["won", "t"],
  ]

  static let leastWords = 3

  private static func words(of text: String) -> [String] {
    TermForms.fold(text).split { !($0.isLetter || $0.isNumber) }.map(String.init)
  }

  private static func areOpposite(_ word: String, _ other: String) -> Bool {
    if word.count > leastOfRoot, ["un", "dis", "in", "non"].contains(where: { other == $0 + word })
    {
      return true
    }
    if particles.contains(where: { $0 == (word, other) }) { return true }
    return pairs.contains { stem, opposite in
      isForm(word, of: stem) && isForm(other, of: opposite)
    }
  }

  /// Whether a word is a stem with an ending: *added* and *adding* of *add*, and not *address*.
  private static func isForm(_ word: String, of stem: String) -> Bool {
    word.hasPrefix(stem) && word.count - stem.count <= min(stem.count, longestEnding)
  }

  private static let (leastOfRoot, longestEnding) = (3, 4)

  /// Words that have no endings.
  private static let particles = [("in", "out"), ("up", "down"), ("on", "off")]

  /// What verbs, adjectives and adverbs begin with, and what their opposites do, in both orders of which one is given.
  private static let pairs: [(String, String)] = """
    creat delet creat remov creat destroy add remov add delet insert delet open clos start stop \
    begin end show hid enabl disabl increas decreas lock unlock import export upload download \
    encrypt decrypt minim maxim next previous left right allow den allow block accept reject \
    accept declin grant den grant revok read writ send receiv load unload push pull before after \
    first last top bottom older newer oldest newest online offline success fail valid expir \
    public private expand collaps mount unmount attach detach join leav input output \
    ascend descend
    """.split(separator: " ").map(String.init).paired
}

extension [String] {
  /// Two after two of the texts.
  fileprivate var paired: [(String, String)] {
    stride(from: 0, to: count - 1, by: 2).map { (self[$0], self[$0 + 1]) }
  }
}
