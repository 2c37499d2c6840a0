import LanguageText

/// A term as a sequence of words, each in any of its forms.
struct WordPattern: Sendable {
  /// The index of the term's entry in its termbase; `-1 - index` for a blocker of the entry.
  let entry: Int
  /// The numbers of the sets of accepted forms, word by word; see ``FormSets``.
  let words: [Int32]
  /// What must stand between the words, as folded bytes.
  let gaps: [[UInt8]]
  /// What must stand right before the first word, as folded bytes, such as the dot of `.NET`.
  let prefix: [UInt8]
  /// What must stand right behind the last word, as folded bytes, such as the `++` of `C++`.
  let suffix: [UInt8]
  /// How a text that matches the pattern differs from the forms of the term.
  let spelling: TermMatch.Spelling
}
