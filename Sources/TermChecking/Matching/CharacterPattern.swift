import LanguageAssets
import LanguageText

/// A term as a string of characters.
struct CharacterPattern: Sendable {
  /// The index of the term's entry in its termbase.
  let entry: Int
  /// The scalars of the term after folding what nobody cares about.
  let folded: [Unicode.Scalar]
  /// The script of ``folded``; nil when there are several.
  let script: ScriptClass?
  /// Whether the term has katakana.
  let hasKatakana: Bool
  /// What the term asks beyond its characters.
  let entryGuard: EntryGuard
  /// Longer words that contain the term and are not it; nil when there are none.
  let blockers: KnownWords?

  init(_ form: String, of term: Term, entry: Int) {
    self.entry = entry
    folded = ScalarText(form, .silent).scalars
    let scripts = Set(folded.map { ScriptClass($0) })
    script = scripts.count == 1 ? scripts.first : nil
    hasKatakana = scripts.contains(.katakana)
    blockers = term.blockers.isEmpty ? nil : KnownWords(term.blockers.map { Substring($0) })
    entryGuard = EntryGuard(term)
  }

  /// Whether a text that equals the term only after folding is a spelling of it.
  func accepts(_ written: String, as spelling: TermMatch.Spelling) -> Bool {
    let other = ScalarText(written, .silent).scalars
    guard other != folded else { return false }
    guard spelling == .variant else { return true }
    let letters = folded.count { $0 != "ー" }
    if letters >= 3 { return true }
    return letters == 2 && (folded == other + ["ー"] || folded + ["ー"] == other)
      && !folded.contains { Self.isSmall($0) }
  }

  /// Whether a kana is written small, and so never begins a word.
  static func isSmall(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "ァ", "ィ", "ゥ", "ェ", "ォ", "ャ", "ュ", "ョ", "ッ", "ヮ", "ヵ", "ヶ", "ぁ", "ぃ", "ぅ", "ぇ",
      "ぉ", "ゃ", "ゅ", "ょ", "っ":
      true
    default: false
    }
  }
}
