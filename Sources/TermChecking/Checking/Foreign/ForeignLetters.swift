import LanguageText

/// Tells paragraphs in a source's language from those of a draft by their letters, where the two languages
/// have letters of their own and those of the source are not Latin: a draft in any script may have Latin
/// names.
struct ForeignLetters {
  private let foreign: Set<ScriptClass>
  private let own: Set<ScriptClass>

  /// How much a paragraph of the source's language has at least, counted as in ``weight(_:)``.
  private static let least = 8

  /// Letters of a source in a draft; nil where letters cannot tell the languages apart.
  init?(of source: LanguageTag, in draft: LanguageTag) {
    guard let theirs = Self.letters(of: source), !theirs.contains(.latin),
      let ours = Self.letters(of: draft)
    else { return nil }
    foreign = theirs.subtracting(ours)
    own = ours.subtracting(theirs)
    // Japanese has all characters of Chinese, which is told by them.
    if foreign.isEmpty || own.isEmpty { return nil }
  }

  /// Whether a text has enough letters of the source for a sentence, and more of them than of its own.
  ///
  /// - Complexity: O(length of the text).
  func areMost(of text: String) -> Bool {
    var (theirs, ours) = (0, 0)
    for scalar in text.unicodeScalars {
      let script = ScriptClass(scalar)
      if foreign.contains(script) {
        theirs += Self.weight(script)
      } else if own.contains(script) {
        ours += Self.weight(script)
      }
    }
    return theirs >= Self.least && theirs > ours
  }

  /// A syllable or Chinese character says as much as two letters.
  private static func weight(_ script: ScriptClass) -> Int {
    script.isWrittenWithoutSpaces || script == .hangul ? 2 : 1
  }

  private static func letters(of language: LanguageTag) -> Set<ScriptClass>? {
    switch language.likelyScript {
    case "Latn": [.latin]
    case "Cyrl": [.cyrillic]
    case "Jpan": [.han, .hiragana, .katakana]
    case "Hans", "Hant": [.han]
    case "Kore": [.hangul, .han]
    default: nil
    }
  }
}
