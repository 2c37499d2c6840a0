import LanguageAssets

/// What finds the terms of a termbase; behind a reference, since every search of a text holds it.
final class TermMatchers: Sendable {
  /// Finds terms between spaces.
  let words: WordMatcher
  /// Finds terms in text without spaces.
  let characters: CharacterMatcher
  /// How welcome each entry's status is, 0 the most; 2 for what is not approved.
  let ranks: [Int]
  /// What each entry asks beyond forms.
  let guards: [EntryGuard]

  init(words: WordMatcher, characters: CharacterMatcher, entries: [TermEntry]) {
    self.words = words
    self.characters = characters
    ranks = entries.map { Self.rank($0.term.status) }
    guards = entries.map { EntryGuard($0.term) }
  }

  private static func rank(_ status: TermStatus) -> Int {
    status == .preferred || status == .doNotTranslate ? 0 : status.isApproved ? 1 : 2
  }
}
