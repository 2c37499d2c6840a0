/// Forms of Russian nouns that are another word, or part of a set phrase, in some contexts.
///
/// «рядом» is usually an adverb and not the instrumental of «ряд»; «с помощью» is a preposition and
/// says nothing of a term «помощь». Only frozen phrases that surely are not the term are listed.
package enum RussianHomographs {
  /// Whether a form of a term is likelier another word here than the term.
  ///
  /// - Parameters:
  ///   - form: The form found in the text.
  ///   - previousWord: The word before it in the same sentence; nil when there is none.
  ///   - nextWord: The word after it in the same sentence; nil when there is none.
  ///   - lemma: The one-word term whose form it is; for longer terms the answer is always false.
  /// - Returns: Whether the hit should be dropped.
  package static func isLikelyOtherWord(
    form: String, previousWord: String?, nextWord: String?, lemma: String
  ) -> Bool {
    let form = RussianParadigm.fold(form)
    guard let rules = rulesByForm[form] else { return false }
    let lemma = RussianParadigm.fold(lemma)
    let previous = previousWord.map { RussianParadigm.fold($0) }
    let next = nextWord.map { RussianParadigm.fold($0) }
    return rules.contains {
      $0.previous.holds(of: previous) && $0.next.holds(of: next) && $0.concerns(lemma)
    }
  }

  /// The folded forms that are another word somewhere.
  package static var ambiguousForms: some Collection<String> { rulesByForm.keys }

  private struct Rule: Sendable {
    let lemma: String
    let forms: [String]
    let previous: NeighbourCondition
    let next: NeighbourCondition

    init?(_ line: Substring) {
      let fields = line.split(separator: "/", omittingEmptySubsequences: false)
      guard fields.count == 4 else { return nil }
      lemma = fields[0].split(separator: " ").joined()
      forms = fields[1].split(separator: " ").map(String.init)
      previous = NeighbourCondition(fields[2])
      next = NeighbourCondition(fields[3])
    }

    /// Whether a term is the lemma, also when it is given in the plural.
    func concerns(_ term: String) -> Bool {
      term == lemma || RussianParadigm.forms(ofWord: lemma).contains(term)
    }
  }

  private static let rulesByForm: [String: [Rule]] = {
    var result: [String: [Rule]] = [:]
    for rule in RussianHomographTable.lines.split(separator: "\n").compactMap(Rule.init) {
      for form in rule.forms { result[form, default: []].append(rule) }
    }
    return result
  }()
}

/// What a word beside a form must be or must not be.
private struct NeighbourCondition: Sendable {
  private var words: Set<String> = []
  private var endings: [String] = []
  private var refusedWords: Set<String> = []
  private var refusedEndings: [String] = []

  /// Reads words, `-endings`, and either with `!` before them for what must not be there.
  init(_ text: Substring) {
    for token in text.split(separator: " ") {
      switch (token.hasPrefix("!"), token.drop { $0 == "!" }) {
      case (false, let word) where word.hasPrefix("-"): endings.append(String(word.dropFirst()))
      case (false, let word): words.insert(String(word))
      case (true, let word) where word.hasPrefix("-"):
        refusedEndings.append(String(word.dropFirst()))
      case (true, let word): refusedWords.insert(String(word))
      }
    }
  }

  func holds(of word: String?) -> Bool {
    guard let word else { return words.isEmpty && endings.isEmpty }
    if refusedWords.contains(word) || Self.ends(word, in: refusedEndings) { return false }
    return words.isEmpty && endings.isEmpty || words.contains(word) || Self.ends(word, in: endings)
  }

  /// Whether an inflected word ends so; shorter words are particles and prepositions.
  private static func ends(_ word: String, in endings: [String]) -> Bool {
    word.count > 3 && endings.contains(where: word.hasSuffix)
  }
}
