import LanguageText

/// How many characters of a Chinese paragraph only the one script has, and only the other; how many kana a Japanese one
/// has, and how many characters of Simplified Chinese alone.
struct ScriptBalance {
  /// Characters of the script of the draft.
  private(set) var own = 0
  /// Characters of the other script.
  private(set) var other = 0
  /// Whether there are characters that belong to one script in some words and to both in others.
  private(set) var hasAmbiguous = false

  /// Counts the characters of a text in one of the two Chinese scripts, `Hans` or `Hant`, or in that of Japanese,
  /// `Jpan`; none in other scripts.
  ///
  /// - Complexity: O(n) in the length of the text.
  init(_ text: String, script: String?) {
    guard script == "Hant" || script == "Hans" else {
      if script == "Jpan" { (own, other) = Self.japanese(text) }
      return
    }
    let counts = HanVariants.counts(in: text, isTraditional: script == "Hant")
    own = script == "Hant" ? counts.traditional : counts.simplified
    other = script == "Hant" ? counts.simplified : counts.traditional
    hasAmbiguous = counts.ambiguous > 0
  }

  /// How many kana a text has, and how many characters of Simplified Chinese alone; nothing where it has none of these.
  private static func japanese(_ text: String) -> (own: Int, other: Int) {
    let other = HanVariants.simplifiedNotJapanese(in: text).reduce(0) { $0 + $1.count / 3 }
    guard other > 0 else { return (0, 0) }
    let own = text.unicodeScalars.count {
      let script = ScriptClass($0)
      return script == .hiragana || script == .katakana
    }
    return (own, other)
  }

  /// Whether the paragraph is in the other script as a whole: next to nothing is in its own.
  var isOther: Bool { other > 0 && other > own * 4 }

  /// Whether most of a document is in the other script: more of its characters than of its own, in
  /// more than three paragraphs, or in two where it has none of its own.
  static func isMostlyOther(_ balances: [ScriptBalance]) -> Bool {
    let own = balances.reduce(0) { $0 + $1.own }
    let other = balances.reduce(0) { $0 + $1.other }
    let count = balances.count(where: \.isOther)
    return count > 3 && other > own || count > 1 && own == 0 && other > leastAlone
  }

  /// More characters of the other script than these are no accident in a document that has none of its own.
  private static let leastAlone = 5
}
