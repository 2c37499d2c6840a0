/// A name of capitals, such as *API*, *PaaS* or *mTLS*.
struct Abbreviation: Hashable, Sendable {
  /// The letters in lower case, without the *s* of an English plural.
  private let letters: [Character]

  private static let mostLetters = 8

  /// Makes an abbreviation of one word of at most eight letters, two of which at least are capitals;
  /// nil for other names.
  init?(_ name: String) {
    var letters = name[...]
    if letters.hasSuffix("s"), letters.dropLast().last?.isUppercase == true { letters.removeLast() }
    guard letters.count <= Self.mostLetters, letters.count(where: \.isUppercase) > 1,
      letters.allSatisfy({ $0.isLetter || $0.isNumber })
    else { return nil }
    self.letters = Array(letters.lowercased())
  }

  /// Whether a longer name has the letters in their order, so that each of its words gives its first
  /// letter and perhaps more; short words (*as a*, *of*) may give none, and digits stand for what is left out, *E2EE*.
  ///
  /// After Schwartz and Hearst, “A simple algorithm for identifying abbreviation definitions in
  /// biomedical text” (PSB 2003), who ask less of the words in between.
  ///
  /// - Complexity: O(length of the name · letters).
  func stands(for name: String) -> Bool {
    if stand(letters, for: name) { return true }
    let spoken = letters.filter(\.isLetter)
    return spoken.count > 1 && spoken.count < letters.count && stand(spoken, for: name)
  }

  private func stand(_ letters: [Character], for name: String) -> Bool {
    let words = name.lowercased().split { !($0.isLetter || $0.isNumber) }
    guard words.reduce(0, { $0 + $1.count }) > letters.count else { return false }
    // How many letters the words so far may have given.
    var given: Set<Int> = [0]
    for word in words {
      given = given.reduce(into: word.count <= Self.longestSkipped ? given : []) { ends, start in
        addEnds(of: word, of: letters, from: start, to: &ends)
      }
    }
    return given.contains(letters.count)
  }

  /// Adds how far a word may lead in the letters from a place on, with its first letter and any that
  /// follow in it.
  private func addEnds(
    of word: Substring, of letters: [Character], from start: Int, to ends: inout Set<Int>
  ) {
    guard start < letters.count, word.first == letters[start] else { return }
    var end = start + 1
    ends.insert(end)
    for letter in word.dropFirst() where end < letters.count && letter == letters[end] {
      end += 1
      ends.insert(end)
    }
  }

  private static let longestSkipped = 3
}
