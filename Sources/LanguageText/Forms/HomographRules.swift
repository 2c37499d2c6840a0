/// What a form of a noun is between the words beside it.
package enum HomographReading: Hashable, Sendable {
  /// The noun.
  case term
  /// The noun in a phrase that says nothing of what it names: «по причине», *due to*.
  case phrase
  /// Another word.
  case otherWord
}

/// Rules about the contexts in which forms of nouns are another word, or part of a set phrase.
///
/// One rule a line: lemma / forms / word before / word after. A neighbour is given as words or `-endings`,
/// any of which will do; `!` refuses one, and a comma stands before what a comma parts from the form. An
/// empty field asks for nothing.
struct HomographRules: Sendable {
  /// The forms that are something else somewhere.
  var forms: some Collection<String> { linesByForm.keys }

  /// The rules for each form as they are written: most are never asked for.
  private var linesByForm: [String: [(line: Substring, reading: HomographReading)]] = [:]
  private let formsOfLemma: @Sendable (String) -> Set<String>

  /// Reads rules; the closure gives the forms of a lemma, as which a term in the plural is listed.
  init(
    otherWords: String, phrases: String, formsOfLemma: @escaping @Sendable (String) -> Set<String>
  ) {
    self.formsOfLemma = formsOfLemma
    for (lines, reading) in [(otherWords, HomographReading.otherWord), (phrases, .phrase)] {
      for line in lines.split(separator: "\n") {
        let fields = line.split(separator: "/", maxSplits: 2)
        guard fields.count > 1 else { continue }
        for form in fields[1].split(separator: " ") {
          linesByForm[String(form), default: []].append((line, reading))
        }
      }
    }
  }

  /// What a folded form of a folded term of one word is between two folded words.
  func reading(
    form: String, previousWord: String?, nextWord: String?, lemma: String
  ) -> HomographReading {
    guard let lines = linesByForm[form] else { return .term }
    let rule = lines.lazy.compactMap { Rule($0.line, $0.reading) }.first {
      $0.previous.holds(of: previousWord) && $0.next.holds(of: nextWord)
        && ($0.lemma == lemma || formsOfLemma($0.lemma).contains(lemma))
    }
    return rule?.reading ?? .term
  }

  private struct Rule: Sendable {
    let lemma: String
    let previous: NeighbourCondition
    let next: NeighbourCondition
    let reading: HomographReading

    init?(_ line: Substring, _ reading: HomographReading) {
      let fields = line.split(separator: "/", omittingEmptySubsequences: false)
      guard fields.count == 4 else { return nil }
      lemma = fields[0].split(separator: " ").joined()
      previous = NeighbourCondition(fields[2])
      next = NeighbourCondition(fields[3])
      self.reading = reading
    }
  }
}

/// What a word beside a form must be or must not be.
private struct NeighbourCondition: Sendable {
  private var words: Set<String> = []
  private var endings: [String] = []
  private var refusedWords: Set<String> = []
  private var refusedEndings: [String] = []

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
    word.count > 3 && !word.hasPrefix(",") && endings.contains(where: word.hasSuffix)
  }
}
