import LanguageAssets
import Synchronization

/// What finds the terms of a termbase; behind a reference, since every search of a text holds it.
final class TermMatchers: Sendable {
  /// Finds terms between spaces.
  let words: WordMatcher
  /// Finds terms in text without spaces.
  let characters: CharacterMatcher
  /// How welcome each entry's status is, 0 the most; 2 for what is not approved, 3 for what is only proposed.
  private let ranks: [UInt8]
  /// What matches of each entry have to be looked at for.
  let questions: [EntryGuard.Questions]
  /// The words of short stretches of the texts that were searched so far.
  let stretches = ShortStretches()
  private let entries: [TermEntry]
  /// What entries ask beyond forms, as far as matches have asked for it.
  private let guards = Mutex<[Int: EntryGuard]>([:])

  /// Makes the matchers of some entries; what these ask may be known already.
  init(
    words: WordMatcher, characters: CharacterMatcher, entries: [TermEntry],
    questions: [EntryGuard.Questions]? = nil
  ) {
    self.words = words
    self.characters = characters
    self.entries = entries
    ranks = entries.map { Self.rank($0.status) }
    self.questions = questions ?? entries.map { EntryGuard.questions(of: $0) }
  }

  /// The citation form of an entry's term.
  func lemma(of entry: Int) -> String { entries[entry].term.text }

  /// How welcome an entry is that is spelled in some way, 0 the most: four for each step of spelling, and
  /// 0 to 3 for the status.
  func rank(of entry: Int, as spelling: TermMatch.Spelling) -> UInt8 {
    spelling.rawValue * 4 + ranks[entry]
  }

  /// What an entry asks beyond forms.
  func entryGuard(of entry: Int) -> EntryGuard {
    guards.withLock { guards in
      if let known = guards[entry] { return known }
      let made = EntryGuard(entries[entry])
      guards[entry] = made
      return made
    }
  }

  /// How a range of a text that has the words of an entry's term is spelled; nil when it is not the
  /// term.
  func spelling(
    of entry: Int, in text: SearchedText, _ range: Range<Int>, as spelling: TermMatch.Spelling,
    folded: @autoclosure () -> [UInt8]
  ) -> TermMatch.Spelling? {
    let asked = questions[entry]
    if asked.contains(.humps), text.mayHaveHumps, EntryGuard.hasHump(in: text.bytes, range) {
      return nil
    }
    guard asked.contains(.spelling) else { return spelling }
    let entryGuard = entryGuard(of: entry)
    if let contested = entryGuard.contested, !contested.claims(range, of: text.bytes) { return nil }
    return entryGuard.spelling(of: text.bytes[range], as: spelling, folded: folded())
  }

  private static func rank(_ status: TermStatus) -> UInt8 {
    switch status {
    case .preferred, .doNotTranslate: 0
    case .admitted: 1
    case .forbidden, .deprecated: 2
    case .proposed: 3
    }
  }
}
