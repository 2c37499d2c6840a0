/// A name of capitals, such as *API*, *PaaS* or *mTLS*.
struct Abbreviation: Hashable, Sendable {
  /// The letters in lower case, without the *s* of an English plural.
  private let letters: [Character]

  private static let mostLetters = 8

  /// Makes an abbreviation of a word with at least two capitals; nil for other names.
  init?(_ name: String) {
    var letters = name[...]
    if letters.hasSuffix("s"), letters.dropLast().last?.isUppercase == true { letters.removeLast() }
    guard letters.count <= Self.mostLetters, letters.count(where: \.isUppercase) > 1,
      letters.allSatisfy({ $0.isLetter || $0.isNumber })
    else { return nil }
    self.letters = Array(letters.lowercased())
  }

  /// Whether a longer name has the letters in their order, so that each of its words gives its first
  /// letter and perhaps more; short words (*as a*, *of*) may give none.
  ///
  /// After Schwartz and Hearst, “A simple algorithm for identifying abbreviation definitions in
  /// biomedical text” (PSB 2003), who ask less of the words in between.
  ///
  /// - Complexity: O(length of the name) for names as people write them.
  func stands(for name: String) -> Bool {
    let words = name.lowercased().split { !($0.isLetter || $0.isNumber) }
    guard words.reduce(0, { $0 + $1.count }) > letters.count else { return false }
    return Self.match(letters[...], words[...])
  }

  private static func match(_ letters: ArraySlice<Character>, _ words: ArraySlice<Substring>)
    -> Bool
  {
    guard let word = words.first else { return letters.isEmpty }
    let others = words.dropFirst()
    if word.count <= longestSkipped, match(letters, others) { return true }
    guard let first = letters.first, word.first == first else { return false }
    var rest = letters.dropFirst()
    var behind = word.dropFirst()
    while !match(rest, others) {
      guard let next = rest.first, let place = behind.firstIndex(of: next) else { return false }
      behind = behind[behind.index(after: place)...]
      rest.removeFirst()
    }
    return true
  }

  private static let longestSkipped = 3
}
