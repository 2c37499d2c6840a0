/// What finds the terms of a termbase; behind a reference, since every search of a text holds it.
final class TermMatchers: Sendable {
  /// Finds terms between spaces.
  let words: WordMatcher
  /// Finds terms in text without spaces.
  let characters: CharacterMatcher
  /// How welcome each entry's status is, 0 the most; 2 for what is not approved.
  let ranks: [Int]

  init(words: WordMatcher, characters: CharacterMatcher, ranks: [Int]) {
    self.words = words
    self.characters = characters
    self.ranks = ranks
  }
}
