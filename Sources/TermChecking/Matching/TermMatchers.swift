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
  /// What matches of each entry have to be looked at for.
  private let questions: [EntryGuard.Questions]

  init(words: WordMatcher, characters: CharacterMatcher, entries: [TermEntry]) {
    self.words = words
    self.characters = characters
    ranks = entries.map { Self.rank($0.term.status) }
    guards = entries.map { EntryGuard($0.term) }
    questions = guards.map(\.questions)
  }

  /// How a range of bytes that has the words of an entry's term is spelled; nil when it is not the
  /// term.
  func spelling(
    of entry: Int, in bytes: [UInt8], _ range: Range<Int>, as spelling: TermMatch.Spelling,
    folded: @autoclosure () -> [UInt8]
  ) -> TermMatch.Spelling? {
    if questions[entry].contains(.humps), EntryGuard.hasHump(in: bytes, range) { return nil }
    guard questions[entry].contains(.spelling) else { return spelling }
    return guards[entry].spelling(of: bytes[range], as: spelling, folded: folded())
  }

  private static func rank(_ status: TermStatus) -> Int {
    status == .preferred || status == .doNotTranslate ? 0 : status.isApproved ? 1 : 2
  }
}
