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
  /// Longer words that contain the term and are not it; nil when there are none.
  let blockers: KnownWords?
  /// Whether the pattern is the term with less kana or more, as 取消し for 取り消し.
  let hasOtherKana: Bool
  /// Whether it has more kana, as 取り消し for 取消.
  let hasMoreKana: Bool
  /// Whether it has lost the kana that end the term, as 取消.
  let isBare: Bool
  /// How the Japanese verb is conjugated of which the pattern is the stem; nil for other patterns.
  let conjugation: JapaneseVerb.Conjugation?

  init(_ form: String, of term: Term, entry: Int) {
    self.init(folded: ScalarText(form, .silent).scalars, of: term, entry: entry)
  }

  /// Makes a pattern of scalars that are folded already; `okurigana` says what kana they have less
  /// or more than the term, `conjugation` that they are the stem of a verb.
  init(
    folded: [Unicode.Scalar], of term: Term, entry: Int, okurigana: OkuriganaChange = .none,
    conjugation: JapaneseVerb.Conjugation? = nil
  ) {
    self.entry = entry
    self.conjugation = conjugation
    hasOtherKana = okurigana != .none
    hasMoreKana = okurigana == .more
    isBare = okurigana == .bare
    self.folded = folded
    let scripts = folded.map { ScriptClass($0) }
    script = scripts.allSatisfy { $0 == scripts[0] } ? scripts.first : nil
    hasKatakana = scripts.contains(.katakana)
    blockers = term.blockers.isEmpty ? nil : KnownWords(term.blockers)
  }

  /// How the kana of a pattern differ from its term's: not, some are lost, also those that end it, or there
  /// are more.
  enum OkuriganaChange: UInt8, Sendable {
    case none, some, bare, more
  }

  /// How the kana of the pattern differ from its term's.
  var okurigana: OkuriganaChange {
    isBare ? .bare : hasMoreKana ? .more : hasOtherKana ? .some : .none
  }

  /// Whether a text that equals the term only after folding is a spelling of it.
  func accepts(_ written: ArraySlice<UInt8>, as spelling: TermMatch.Spelling) -> Bool {
    // Folding changes nothing that is folded already.
    guard !isFolded(written) else { return false }
    let other = ScalarText(FoldedText(utf8: Array(written), .silent)).scalars
    guard other != folded else { return false }
    guard spelling == .variant else { return true }
    let letters = folded.count { $0 != "ー" }
    if letters >= 3 { return true }
    // Of two syllables the mark stays: タブー is no タブ (JIS Z 8301).
    guard min(folded.count, other.count) >= 3 else { return false }
    return letters == 2 && (folded == other + ["ー"] || folded + ["ー"] == other)
      && !folded.contains { Self.isSmall($0) }
  }

  /// Whether bytes are those of ``folded``.
  private func isFolded(_ written: ArraySlice<UInt8>) -> Bool {
    var position = written.startIndex
    for scalar in folded {
      guard let encoded = UTF8.encode(scalar) else { return false }
      for byte in encoded {
        guard position < written.endIndex, written[position] == byte else { return false }
        position += 1
      }
    }
    return position == written.endIndex
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
