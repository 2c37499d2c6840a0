/// Tells English names that no glossary lists, as they do, say or only point at something:
/// “rendered”, “depends on”, “try it in the playground”, “following page”.
struct EnglishVerbForms {
  private let vocabulary: Vocabulary

  /// Prepares telling them by the words of a corpus.
  init(_ vocabulary: Vocabulary) { self.vocabulary = vocabulary }

  /// Whether the folded words of a name are the form of a verb, a sentence, or a word that points at
  /// one of some things, and what they are.
  func contain(_ words: [String]) -> Bool {
    guard let last = words.last else { return false }
    if words.count == 1 { return EnglishWords.verbs.contains(last) || isParticiple(last) }
    return EnglishWords.function.contains(last) || Self.pointers.contains(words[0])
      || words.contains { EnglishWords.function.contains($0) && !Self.joints.contains($0) }
  }

  /// Whether a word ends like a past form of which the corpus has another form of the verb, too.
  private func isParticiple(_ word: String) -> Bool {
    guard word.hasSuffix("ed"), word.utf8.count >= Self.shortest else { return false }
    let stem = String(word.dropLast(2))
    var bases = [stem, stem + "e"]
    if let last = stem.last, stem.dropLast().last == last { bases.append(String(stem.dropLast())) }
    if stem.hasSuffix("i") { bases.append(stem.dropLast() + "y") }
    return bases.contains { base in
      let form = base.hasSuffix("e") ? base.dropLast() + "ing" : base + "ing"
      return [base, base + "s", form].contains { vocabulary.existingNumber(of: $0) != nil }
    }
  }

  private static let shortest = 5
  /// Words that say of which thing a text speaks, not what kind of thing it is.
  private static let pointers = WordList(
    """
    aforementioned appropriate certain corresponding desired different entire following given
    necessary other particular respective resulting same various
    """)
  /// What stands inside names.
  private static let joints = WordList(
    "a and as at by for from in of off on or out over per to up with")
}
