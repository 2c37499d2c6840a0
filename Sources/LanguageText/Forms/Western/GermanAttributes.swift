/// The words before a German noun that show its gender: an article or pronoun, and adjectives.
package struct GermanAttributes {
  /// Those that surely belong to the noun, in the order of the text.
  package private(set) var words: [String] = []
  /// Whether something before the noun may show its gender.
  package private(set) var mayShowGender = false
  /// Whether the noun is in the singular, given that it stands in its citation form.
  package private(set) var isSingular = false

  /// Looks at the end of the text before a noun.
  ///
  /// - Complexity: O(1) in the number of words.
  package init(before text: String) {
    var found: [String] = []
    let pieces = text.split(separator: " ").suffix(Self.reach)
    for (index, piece) in zip(pieces.indices, pieces).reversed() {
      guard let last = piece.last, last.isLetter else { break }
      let word = String(piece.drop { !$0.isLetter })
      let folded = TermForms.fold(word)
      if Self.isDeterminer(folded) {
        mayShowGender = true
        words = [word] + found
        isSingular = !Self.mayBePlural.contains(folded)
        return
      }
      // At the beginning of a sentence an adjective has a capital.
      let isFirst =
        index == pieces.startIndex || pieces[index - 1].last.map { ".:!?".contains($0) } == true
      guard word.first?.isLowercase == true || isFirst, folded.count > 3,
        Self.endings.contains(where: folded.hasSuffix), !FunctionWords.contain(folded, in: "de")
      else { break }
      mayShowGender = true
      found.insert(word, at: 0)
      // A quotation or bracket begins.
      if piece.first?.isLetter != true { break }
    }
    // Without an article, neues and leerer are adjectives, öffnen and heute may be anything.
    words = found.filter { $0.hasSuffix("es") || $0.hasSuffix("em") }
  }

  /// Whether an article, a pronoun or an adjective of the same phrase stands at the end of a text before a noun, be there
  /// a name or code between them.
  package static func mayBelong(toNounBehind text: String) -> Bool {
    if GermanAttributes(before: text).mayShowGender { return true }
    let words = text.split(separator: " ").suffix(reach)
    let start = words.lastIndex { $0.last.map { ".,:;!?".contains($0) } == true }
    return words[(start.map { $0 + 1 } ?? words.startIndex)...].contains {
      isDeterminer(TermForms.fold(String($0.drop { !$0.isLetter })))
    }
  }

  /// Whether a text goes on with a relative clause, or a pronoun in its place: “, das …”.
  package static func isRelative(_ text: String) -> Bool {
    let rest = text.drop { $0 == " " }
    guard rest.first == "," else { return false }
    return rest.dropFirst().split(separator: " ").prefix(2).contains {
      ["der", "die", "das", "den", "dem", "dessen", "deren", "welche", "welcher", "welches"]
        .contains(TermForms.fold(String($0.filter(\.isLetter))))
    }
  }

  private static func isDeterminer(_ word: String) -> Bool {
    if articles.contains(word) { return true }
    return stems.contains { stem in
      word.hasPrefix(stem)
        && ["", "e", "em", "en", "er", "es"].contains(word.dropFirst(stem.count))
    }
  }

  /// What also stands before a plural in its citation form: die Ordner, der Ordner, keine Ordner.
  private static let mayBePlural: Set<String> = [
    "die", "der", "diese", "dieser", "jene", "jener", "keine", "keiner", "meine", "deine", "seine",
    "ihre", "ihrer", "unsere", "eure", "welche", "manche", "solche",
  ]
  private static let articles: Set<String> = [
    "der", "die", "das", "den", "dem", "des", "im", "am", "vom", "zum", "zur", "beim", "ins", "ans",
    "aufs", "fürs", "durchs", "ums",
  ]
  private static let stems = [
    "ein", "kein", "mein", "dein", "sein", "ihr", "unser", "eur", "euer", "dies", "jed", "jen",
    "welch", "manch", "solch",
  ]
  private static let endings = ["e", "em", "en", "er", "es"]
  private static let reach = 4
}
